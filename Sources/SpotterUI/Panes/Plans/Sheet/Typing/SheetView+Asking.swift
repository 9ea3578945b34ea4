import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension SheetView {
    /// Whether a cell may be written: asks where the text is hardly meant, once for each text. False while it is asked.
    mutating func isSettled(_ text: String, in accepted: CellEditor, _ context: inout Context) -> Bool {
        guard text != accepted.original, accepted.question == nil else { return true }
        updateHelp(&context)
        guard let question = question(about: text, in: accepted) else { return true }
        editor?.asked = question
        editor?.isSelected = false
        // Beside the head is no room for a question.
        if accepted.place.line == .header { context.message = .warning("\(question.words).") }
        return false
    }

    private func question(about text: String, in accepted: CellEditor) -> CellQuestion? {
        let typed = accepted.line.text
        if let words = nameDoubt(text, in: accepted) {
            return CellQuestion(text: typed, words: "\(words) Enter again keeps it")
        }
        guard case .row(let id) = accepted.place.line, let line = sheet.line(id) else { return nil }
        guard let column = accepted.place.field.column else {
            guard let path = accepted.place.field.asked else { return nil }
            var prescription = line.prescription
            prescription[keyPath: path] = text
            return prescription.doubt(of: path).map { CellQuestion(text: typed, words: "\($0) Enter again keeps it") }
        }
        let (cell, before) = (sheet.reading(text, line, column: column), sheet.written(line, column: column))
        // A target, or a wave of them, is what a session to come may ask for.
        if sheet.isAhead(column), LoadTarget(text) != nil { return nil }
        if cell.isUnread(before: before) {
            return CellQuestion(text: typed, words: "Not a set: Enter again keeps it as a note", isNote: true)
        }
        guard let doubt = LoadDoubt(cell, before: before, history: history(line)) else { return nil }
        let correction = doubt.instead.map { " Ctrl-G makes it \($0)." } ?? ""
        return CellQuestion(
            text: typed, words: "\(doubt.words)\(correction) Enter again keeps it", instead: doubt.instead)
    }

    /// A set in the place of a name was meant for another cell; a name in the place of one that is being done, for
    /// another row.
    private func nameDoubt(_ text: String, in accepted: CellEditor) -> String? {
        guard accepted.place.field == .exercise || accepted.place == .start else { return nil }
        let cell = LoadCell(text, unit: .kg)
        let isSets = cell.tokens.allSatisfy { if case .set = $0.item { true } else { false } }
        if !cell.sets.isEmpty, isSets { return "\(text.trimmingBlanks) is a set, and this is a name." }
        guard accepted.place.field == .exercise, case .row(let id) = accepted.place.line, let line = sheet.line(id),
            !accepted.original.isEmpty, SearchKey.fold(text) != SearchKey.fold(accepted.original)
        else { return nil }
        // What was done long ago stays what it was done in.
        let count = live.map { sheet.cell(line, column: $0.column).sets.count } ?? 0
        return count > 0 ? "\(accepted.original) has \(Count.text(count, "set")) today." : nil
    }

    /// What the client did before in the exercise of a row, as far as it was read.
    private func history(_ line: SheetContent.Line) -> LoadHistory {
        let known = line.id == self.line?.id ? advice : nil
        return LoadHistory(
            last: known?.work ?? [], sessions: known?.sessions ?? 0, maximum: known?.best.strongest?.e1RM,
            formula: known?.formula ?? .epley, asked: line.prescription.reps, askedSets: line.prescription.sets)
    }
}
