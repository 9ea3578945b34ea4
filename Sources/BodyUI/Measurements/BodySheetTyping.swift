import DiaryStore
import FitnessModel
import Foundation
package import SpotterShell
package import TerminalKit
package import ViewKit

extension BodySheetView {
    package func typingPlace(_ context: Context) -> TypingPlace {
        guard row != nil else { return .list }
        if context.isReadOnly { return .refused("The diary is read-only.") }
        guard column.isTyped else { return .refused(whyComputed) }
        return column == .day ? .prescription : .number
    }

    package mutating func begin(with text: String, context: inout Context) {
        guard open(&context) else { return }
        for character in text { take(.char(character), &context) }
    }

    /// Types a key into the cell unless its value cannot contain the character.
    private mutating func take(_ key: Key, _ context: inout Context) {
        if case .char(let character) = key, let column = cell?.column, !column.takes(character) {
            context.message = .plain("\(column.name) cannot contain \(character). Enter accepts, Esc restores.")
            return
        }
        cell?.take(key)
    }

    private var whyComputed: Phrase { "\(column.name) is calculated: Left and Right move to other cells." }

    /// Opens the cell under the cursor; false if nothing can be typed.
    mutating func open(_ context: inout Context) -> Bool {
        guard let row, let client, context.mayWrite() else { return false }
        guard column.isTyped else {
            context.message = .plain(whyComputed)
            return false
        }
        cell = BodySheetCell(row, column, unit: client.unit)
        return true
    }

    package mutating func type(_ key: Key, context: inout Context) {
        context.message = nil
        switch key {
        case .escape: close(&context)
        case .ctrl("g"):
            if let meant = cell?.question?.instead { cell?.line.replace(with: meant) }
        case .tab: leave(1, &context)
        case .backTab: leave(-1, &context)
        case .enter:
            // After a confirmation typing continues along the row.
            let step = cell?.question == nil ? nil : cell?.step
            accept(&context) { view, context in if let step { view.goOn(step, &context) } }
        case .up: accept(&context) { _ = $0.move(.up, count: 1, context: &$1) }
        case .down: accept(&context) { _ = $0.move(.down, count: 1, context: &$1) }
        default: take(key, &context)
        }
    }

    package mutating func paste(_ text: String, context: inout Context) { cell?.take(pasted: text) }

    package mutating func acceptTyped(_ context: inout Context) -> Bool {
        accept(&context) { _, _ in }
        return cell == nil
    }

    /// Moves to the next cell, but never past a confirmation, which fast typing would accept unread.
    private mutating func leave(_ step: Int, _ context: inout Context) {
        if let question = cell?.question {
            context.message = .warning("\(question.wording) Enter keeps it.")
            return
        }
        cell?.step = step
        accept(&context) { $0.goOn(step, &$1) }
    }

    /// Tab moves along the row and continues typing; at its end a message confirms the row.
    private mutating func goOn(_ offset: Int, _ context: inout Context) {
        guard stepTyped(offset) else {
            if offset > 0 { context.message = .success("The row is saved. a starts the next one.") }
            return
        }
        _ = open(&context)
        reveal(context)
    }

    /// Writes the typed cell once it is confirmed, and moves on.
    private mutating func accept(
        _ context: inout Context, then next: (inout BodySheetView, inout Context) -> Void
    ) {
        guard let typed = cell, let client else { return }
        if typed.isChanged {
            guard isAccepted(typed, &context), save(typed, unit: client.unit, &context) else { return }
        }
        close(&context)
        reload(&context)
        next(&self, &context)
    }

    /// Whether the text of the cell may be written. If not, the message gives the error or asks for a confirmation, and
    /// the next typed character replaces the text.
    private mutating func isAccepted(_ typed: BodySheetCell, _ context: inout Context) -> Bool {
        if let mistake = mistake(typed.line.text.trimmingBlanks, typed.column, context) {
            context.message = .warning(mistake)
        } else if typed.question == nil, let question = question(typed, context) {
            cell?.pendingQuestion = question
            context.message = .warning("\(question.wording) Enter again keeps it.")
        } else {
            return true
        }
        cell?.isSelected = true
        return false
    }

    /// Writes the text of the cell; false if it was not written.
    private func save(_ typed: BodySheetCell, unit: MassUnit, _ context: inout Context) -> Bool {
        // Other cells may have been changed by another window.
        let now = rows.first { $0.id == typed.seen.id }
        let isSame = now?.text(in: typed.column, unit: unit) == typed.original
        let base = isSame ? now ?? typed.seen : typed.seen
        let text = typed.line.text.trimmingBlanks
        // A text that a cell cannot have is a `mistake` and does not come here.
        guard let changed = base.with(text, in: typed.column, unit: unit, today: context.today) else { return false }
        return context.save("Saved.") { try $0.measurements.update(from: base, to: changed) }
    }

    private mutating func close(_ context: inout Context) {
        if cell?.draftText != nil, let key = draftKey { context.saveDraft(nil, for: key) }
        cell = nil
    }
}

// MARK: Draft

extension BodySheetView {
    /// Stored in the diary with the draft: the words are not shown and never change.
    private var draftKey: String? { client.map { "\(sheet == .folds ? "skinfolds" : "girths") of \($0.id.rawValue)" } }

    package var isHalfTyped: Bool { cell?.isChanged ?? false }

    package var needsAutosave: Bool { cell?.needsKeeping ?? false }

    package mutating func autosave(_ context: inout Context) {
        guard let key = draftKey, let cell, cell.needsKeeping, !context.isReadOnly else { return }
        self.cell?.draftText = cell.line.text
        context.saveDraft(BodySheetDraft(cell).stored, for: key)
    }

    /// Stores the half-typed text if another client was chosen; it is restored on the way back.
    mutating func leaveCell(_ context: inout Context) {
        autosave(&context)
        cell = nil
    }

    /// Opens the cell that was half typed when the program ended, or another client was chosen.
    mutating func restoreDraft(_ context: inout Context) {
        guard cell == nil, !context.isReadOnly, let client, let key = draftKey, let text = context.draft(key),
            let draft = BodySheetDraft(text)
        else { return }
        guard let row = rows.first(where: { $0.id.rawValue == draft.row }),
            let column = columns.first(where: { $0.key == draft.column })
        else {
            context.saveDraft(nil, for: key)
            context.message = BodySheetCell.lostMessage(draft.text)
            return
        }
        var opened = BodySheetCell(row, column, unit: client.unit)
        guard opened.original != draft.text else { return context.saveDraft(nil, for: key) }
        select(row.id, column)
        opened.line.replace(with: draft.text)
        (opened.draftText, opened.isSelected) = (draft.text, false)
        cell = opened
        context.message = opened.restoredMessage(before: draft.original)
    }
}

/// The cell of a measurement that is being typed.
struct BodySheetCell: TypedCell, Sendable {
    let column: BodySheetColumn
    /// The measurement when the cell was opened: the typed text replaces what was there then, even if another window
    /// writes.
    let seen: BodyMeasurement
    let original: String
    var line: LineEditor
    var draftText: String?
    var isSelected: Bool
    var pendingQuestion: CellQuestion?
    /// Which way along the row it was to be left.
    var step: Int?

    init(_ seen: BodyMeasurement, _ column: BodySheetColumn, unit: MassUnit) {
        (self.seen, self.column) = (seen, column)
        original = seen.text(in: column, unit: unit)
        line = LineEditor(original)
        isSelected = !original.isEmpty
    }
}

/// A half-typed cell as stored in case of a crash.
struct BodySheetDraft: Codable {
    let row: Int64
    let column: String
    let text: String
    /// The text of the cell when it was opened.
    let original: String

    init(_ cell: BodySheetCell) {
        (row, column) = (cell.seen.id.rawValue, cell.column.key)
        (text, original) = (cell.line.text, cell.original)
    }

    init?(_ text: String) {
        guard let draft = try? JSONDecoder().decode(BodySheetDraft.self, from: Data(text.utf8)) else { return nil }
        self = draft
    }

    /// The encoded draft; nil if encoding fails.
    var stored: String? { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } }
}
