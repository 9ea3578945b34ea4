import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

/// How a typed cell is accepted, and where the cursor goes next.
extension SheetView {
    var isTyping: Bool { typing.editor != nil }
    var typingHints: [KeyHint] { typing.hints(on: grid) }
    var isHalfTyped: Bool { typing.editor?.isChanged ?? false }
    var needsAutosave: Bool { typing.needsAutosave }

    func typingPlace(_ context: Context) -> TypingPlace {
        grid.typingPlace(isFirstTime: help.advice(on: grid).map { $0.last == nil } ?? false, context)
    }
    mutating func autosave(_ context: inout Context) { typing.autosave(grid.source, &context) }
    mutating func paste(_ text: String, context: inout Context) { typing.editor?.paste(text) }
    mutating func pasteGrid(_ text: String, context: inout Context) -> Bool { grid.pasteGrid(text, context: &context) }
    package mutating func editName() { typing.editName(&grid) }
    package mutating func restoreDraft(_ context: inout Context) { typing.restoreDraft(&grid, &context) }

    /// Opens the cell under the cursor.
    mutating func edit(_ context: inout Context) { typing.edit(&grid, &context) }

    mutating func begin(with text: String, context: inout Context) {
        if case .refused(let reason) = typingPlace(context) {
            context.message = .warning(reason)
            return
        }
        typing.begin(with: text, &grid, &context)
    }

    mutating func type(_ key: Key, context: inout Context) {
        guard isTyping else { return }
        context.message = nil
        switch typing.type(key, on: grid) {
        case .accept(let next)?: accept(&context, then: next)
        case .drop?: typing.drop(grid, &context)
        case .elsewhere?: typeElsewhere(&context)
        case nil: break
        }
    }

    /// While a name is typed the list opens on it; while the notes are, they are accepted and go to the editor.
    private mutating func typeElsewhere(_ context: inout Context) {
        guard let editor = typing.editor else { return }
        if editor.place.line == .notes {
            if acceptTyped(&context) { grid.writeNotes(&context) }
        } else if editor.place.field == .exercise {
            let typed = editor.line.text == editor.original ? "" : editor.line.text
            typing.close(grid.source, &context)
            chooseExercises(typed: typed.trimmingBlanks, &context)
        }
    }

    /// Deletes a new sheet that was left as proposed: no empty "P4" remains.
    mutating func back(_ context: inout Context) -> Bool {
        guard let name = typing.proposedName, case .phase(let id) = grid.source, grid.sheet.lines.isEmpty,
            grid.sheet.sessions.isEmpty,
            let phase = grid.sheet.phase, phase.isAsProposed(name)
        else { return false }
        context.write("The empty sheet was not kept.") { diary in try diary.phases.delete(id) }
        return false
    }

    /// Writes the typed text and moves on. An unchanged cell writes nothing. Enter and Tab keep an unlikely text; the
    /// arrows do not answer the question.
    mutating func accept(_ context: inout Context, then next: SheetCursor.Next) {
        if next == .up || next == .down, typing.editor?.question != nil { return }
        typing.takeMarkedName(then: next)
        guard let accepted = typing.editor, let text = writeTyped(accepted, keepsName: true, &context) else { return }
        if grid.cursor.field.column != nil, grid.isLogging, grid.session?.state == .live {
            continueLogging(after: accepted.original, text: text, next: next, context: &context)
        } else {
            move(next, after: accepted, &context)
        }
        if accepted.question?.isNote == true { context.message = .plain("Saved as a note.") }
        cursorMoved(&context)
    }

    /// A click elsewhere accepts what is typed first, as in a spreadsheet; the wheel waits until then. The mouse also
    /// ends a range and the moving of a row. False while the cell stays open.
    mutating func acceptTyped(before mouse: Mouse, _ context: inout Context) -> Bool {
        if isTyping {
            guard mouse.kind == .press || mouse.kind == .doubleClick, acceptTyped(&context) else { return false }
        }
        grid.isMoving = false
        grid.anchor = nil
        return true
    }

    /// Accepts the typed text and leaves the cursor; false if the cell stays open, as with a question that is not
    /// answered.
    mutating func acceptTyped(_ context: inout Context) -> Bool {
        typing.takeMarkedName()
        guard let accepted = typing.editor else { return true }
        return accepted.question == nil && writeTyped(accepted, &context) != nil
    }

    /// Writes a typed cell, closes it and reads the sheet again; returns the text that the cell has now, nil while it
    /// stays open.
    ///
    /// - Parameter keepsName: whether a sheet whose name was left empty keeps its own.
    private mutating func writeTyped(
        _ accepted: CellEditor, keepsName: Bool = false, _ context: inout Context
    ) -> String? {
        let text = CellTyping.merged(accepted, on: grid)
        guard isSettled(text, in: accepted, &context) else { return nil }
        let isUnchanged = text == accepted.original || keepsName && accepted.place == .start && text.isEmpty
        guard isUnchanged || write(text, at: accepted.place, context: &context) else { return nil }
        typing.close(grid.source, &context)
        readSheet(&context)
        return text
    }

    /// Enter moves down, Tab moves right and continues typing, as in a spreadsheet.
    private mutating func move(_ next: SheetCursor.Next, after accepted: CellEditor, _ context: inout Context) {
        let before = grid.cursor
        let isAhead = grid.columnAhead != nil
        switch next {
        case .up: grid.cursor = grid.sheet.moved(grid.cursor, lines: -1)
        // An empty row that Enter leaves open stays where it is: the list ends here.
        case .enter where accepted.place.line == .newRow && accepted.line.text.trimmingBlanks.isEmpty: break
        case .down, .enter: grid.cursor = grid.sheet.moved(grid.cursor, lines: 1, withinDay: true)
        case .backTab: grid.cursor = grid.sheet.moved(grid.cursor, fields: -1)
        case .tab:
            grid.cursor = grid.sheet.moved(grid.cursor, fields: 1, withinDay: true)
            if grid.cursor == before || grid.cursor.field.column != nil, !isAhead {
                grid.cursor = grid.sheet.cursor(grid.sheet.moved(before, lines: 1).line, preferring: .exercise)
            }
        }
        // Building a sheet is one stream of typing: the next cell of the plan, or of a session to come, opens by
        // itself.
        let isBuilding =
            next == .tab || next == .backTab || (next == .enter && before.line == .header)
            || (next == .enter
                && (CellTyping.isListing(accepted, on: grid) || isAhead && grid.cursor.field == before.field))
        if isBuilding, grid.cursor != before, grid.cursor.line != .notes, context.navigation.overlays.isEmpty {
            edit(&context)
        }
    }
}

extension Phase {
    /// Nothing was written into its head.
    fileprivate func isAsProposed(_ proposed: String) -> Bool {
        name == proposed && [periodization, goal, notes].allSatisfy(\.isEmpty) && start == nil
    }
}
