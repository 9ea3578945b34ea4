import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension SheetView {
    /// On a bar the panel shows the plates from now on; elsewhere the calculator opens with the load.
    mutating func showPlates(_ context: inout Context) {
        guard gym.calculator(for: line?.exercise) == nil else {
            gym.showsPlates.toggle()
            reveal(context)
            return
        }
        context.present(PlateCalculatorPanel(&context, load: line.flatMap { shownLoad($0) }))
    }

    /// Puts the suggested warm-ups in front of what stands in the cell, as one change.
    mutating func writeWarmUps(_ context: inout Context) {
        guard let cell = logCell else { return }
        let warmUps = LoadCell.render(warmUps(cell.line, column: cell.column), unit: cell.session.unit)
        guard !warmUps.isEmpty else { return }
        cursor.field = .load(cell.column)
        let text = [warmUps, cell.line.cells[cell.column]?.text ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        guard write(text, at: cursor, context: &context) else { return }
        context.message = .success("Warm-ups written; they count in no statistic. u: undo.")
        readSheet(&context)
        cursorMoved(&context)
    }

    /// The warm-ups before the first work set of a cell; none where they stand there, or where no load is known.
    func warmUps(_ line: SheetContent.Line, column: Int) -> [PerformedSet] {
        guard !sheet.cell(line, column: column).sets.contains(where: \.isWarmUp),
            let load = workLoad(line, column: column)
        else { return [] }
        return WarmUpPlan.sets(
            before: load, loads: gym.loads(for: line.exercise), step: line.step, unit: sheet.unit(inColumn: column))
    }

    /// The load of the first work set of the row under the cursor: done, else the ghost's, else the suggested one.
    func workLoad(_ line: SheetContent.Line, column: Int) -> Mass? {
        let done = sheet.cell(line, column: column).sets
        if let first = done.first(where: { !$0.isWarmUp }) { return first.load }
        if let ghost = ghost(line, column: column), let first = ghost.work.first { return first.load }
        return advice?.suggestion?.resistance.load
    }

    /// The load that the panel counts plates for: the one being typed, the next of the ghost, the last one done.
    func shownLoad(_ line: SheetContent.Line) -> Mass? {
        guard let column = cursor.field.column ?? nextGhostColumn else { return nil }
        if let editor, let typed = sheet.reading(editor.line.text, line, column: column).sets.last?.load {
            return typed
        }
        if let next = ghost(line, column: column)?.next?.load { return next }
        if let done = sheet.cell(line, column: column).sets.last?.load { return done }
        return advice?.suggestion?.resistance.load
    }

    /// The plates for the load under the cursor, as a line of the panel.
    func plateLine(_ line: SheetContent.Line, separator: String) -> String {
        guard let calculator = gym.calculator(for: line.exercise) else { return "plates: this exercise is on no bar" }
        guard let load = shownLoad(line) else { return "plates: no load is known here yet" }
        let unit = cursor.field.column.map { sheet.unit(inColumn: $0) } ?? adviceUnit
        return "plates " + PlateWording.text(load, on: calculator, unit: unit, separator: separator)
    }
}

extension PerformedSet {
    /// The weight of the first part; nil for the body and where nothing is moved.
    var load: Mass? { parts.first?.resistance.load }
}

extension PerformedSet.Resistance {
    var load: Mass? { if case .load(let mass) = self { mass } else { nil } }
}
