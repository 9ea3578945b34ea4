import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

/// A cell being typed: its text before and now.
struct CellEditor: TypedCell, Sendable {
    let place: SheetCursor
    let original: String
    /// The sheet when the cell was opened: the typed text replaces what was there then, whatever another window writes
    /// meanwhile.
    let seen: SheetContent
    var line: LineEditor
    /// The text that the draft holds; nil if there is no draft.
    var kept: String?
    /// Whether the whole text is selected, as in a spreadsheet: the first typed character replaces it, other keys edit
    /// it.
    var isSelected = false
    /// The confirmation asked for a text, which may have changed since.
    var asked: CellQuestion?
    /// Suggestions while a name is typed.
    var names: NameSuggestions?

    /// Opens a cell with its text, or another one, and the cursor behind it.
    init(_ place: SheetCursor, on sheet: SheetContent, text: String? = nil) {
        self.place = place
        seen = sheet
        let text = text ?? sheet.text(at: place)
        // Notes written in an editor or imported have several lines: they must survive an Enter.
        line = LineEditor(text, isMultiline: place.line == .notes || place.field.column != nil)
        original = line.text
    }

    /// Takes a key into the text.
    mutating func type(_ key: Key) {
        take(key)
        names?.search(line.text)
    }

    /// Takes pasted text.
    mutating func paste(_ text: String) {
        take(pasted: text)
        names?.search(line.text)
    }

    /// Appends typed text: the next set, or a note, after a blank.
    mutating func append(_ typed: String) {
        let text = line.text
        line.replace(with: text.isEmpty || text.hasSuffix(" ") ? text + typed : "\(text) \(typed)")
    }
}

extension SheetView {
    var typingHints: [KeyHint] {
        guard let editor else { return [] }
        if let question = editor.question {
            let correction = question.instead.map { [KeyHint("Ctrl-G", "make it \($0)")] } ?? []
            return [KeyHint("Enter", "keep it")] + correction + [KeyHint("Esc", "restore")]
        }
        if let hints = editor.names?.hints { return hints }
        if editor.place.field.column != nil {
            return grid.session?.state == .live
                ? [KeyHint("Enter", "accept, next"), KeyHint("Tab", "next set"), KeyHint("Esc", "restore")]
                : [KeyHint("Enter", "accept, down"), KeyHint("Tab", "right"), KeyHint("Esc", "restore")]
        }
        return [KeyHint("Enter", "accept, down"), KeyHint("Tab", "next cell"), KeyHint("S-Tab", "back")]
            + (grid.typedOver(by: editor) == nil ? [] : [KeyHint("Ctrl-G", "take grey")]) + [KeyHint("Esc", "restore")]
    }

    /// Opens the cell under the cursor.
    mutating func edit(_ context: inout Context) {
        if let disabledReason = editObstacle(context) {
            context.message = .warning(disabledReason)
            return
        }
        open { editor in
            if let column = editor.place.field.column, !editor.seen.isAhead(column) {
                editor.append("")
            } else {
                editor.isSelected = editor.place.line != .notes && !editor.line.text.isEmpty
            }
        }
        readNames(&context)
    }

    /// Opens the cell under the cursor and fills it.
    private mutating func open(_ fill: (inout CellEditor) -> Void) {
        var opened = CellEditor(grid.cursor, on: grid.sheet)
        fill(&opened)
        editor = opened
        grid.anchor = nil
        grid.isMoving = false
    }

    /// Opens the name of a sheet that was just created.
    package mutating func editName() {
        grid.cursor = .start
        proposedName = grid.sheet.phase?.name
        // Empty, so that typing puts a name in the place of "P1"; accepted empty, it stays.
        open { $0.line.clear() }
    }

    /// Deletes a new sheet that was left as proposed: no empty "P4" remains.
    mutating func back(_ context: inout Context) -> Bool {
        guard let name = proposedName, case .phase(let id) = grid.source, grid.sheet.lines.isEmpty,
            grid.sheet.sessions.isEmpty,
            let phase = grid.sheet.phase, phase.isAsProposed(name)
        else { return false }
        context.write("Nothing was begun.") { diary in try diary.phases.delete(id) }
        return false
    }

    /// The input that the cell under the cursor takes (`decisions/0005`): during a session only its column takes text.
    func typingPlace(_ context: Context) -> TypingPlace {
        guard let column = grid.cursor.field.column else {
            if grid.isLogging, !grid.sheet.lines.isEmpty {
                return .refused("Space goes to the set that is due; Enter edits what is marked.")
            }
            return editObstacle(context).map { .refused($0) } ?? placeOfWords
        }
        if let session = grid.session, session.state == .done {
            return .refused("The session of \(session.day.short) is finished: Enter edits the cell.")
        }
        if grid.isLogging, grid.session == nil {
            return .refused("Session \(column) has not begun: Enter plans it, Space goes to the next set.")
        }
        if let obstacle = editObstacle(context) { return .refused(obstacle) }
        return grid.session == nil ? .planned : .logged(takesBodyWeight: isOnBodyWeightCell)
    }

    /// Whether `bw+10x8` is possible in a load cell: for an exercise that counts body weight, or one that is new to the
    /// client.
    private var isOnBodyWeightCell: Bool {
        guard let session = grid.session, let line = grid.line, line.exercise != nil else { return false }
        return line.unitKind == .bodyWeight
            || session.state == .live && help.advice(on: grid).map { $0.last == nil } == true
    }

    /// The kind of a cell beside the columns of the sessions.
    private var placeOfWords: TypingPlace {
        switch grid.cursor.line {
        case .notes: .notes
        case .header: grid.cursor.field == .name ? .name : .prescription
        case .newRow, .row: grid.cursor.field == .exercise ? .name : .prescription
        }
    }

    /// Opens the cell with the first characters: after the sets of a session and after notes, in place of anything
    /// else.
    mutating func begin(with text: String, context: inout Context) {
        if case .refused(let reason) = typingPlace(context) {
            context.message = .warning(reason)
            return
        }
        open { editor in
            let isPlan = editor.place.field.column.map { editor.seen.isAhead($0) } ?? (editor.place.line != .notes)
            if isPlan { editor.line.replace(with: text) } else { editor.append(text) }
        }
        readNames(&context)
    }

    /// Why the cell cannot be edited; nil when it can.
    private func editObstacle(_ context: Context) -> String? {
        if context.isReadOnly { return "The diary is open for reading only." }
        switch grid.cursor.line {
        case .header, .notes, .newRow: return grid.sheet.isPlan ? nil : "There is no exercise here yet: a adds one."
        case .row:
            guard let column = grid.cursor.field.column else { return nil }
            if let line = grid.line, grid.sheet.isOtherDay(line, column: column) {
                return grid.sheet.otherDay(line, column: column)
            }
            if grid.line?.exercise == nil { return "Name the exercise of this row first." }
            if case .row(.session) = grid.cursor.line, grid.line?.cells[column] == nil {
                return "This exercise is not in session \(column): B adds it there."
            }
            return nil
        }
    }

    mutating func type(_ key: Key, context: inout Context) {
        guard editor != nil else { return }
        context.message = nil
        if markName(key) { return }
        switch key {
        case .escape: drop(&context)
        case .ctrl("g"):
            if let corrected = editor?.question?.instead {
                editor?.line.replace(with: corrected)
            } else {
                _ = typeLastTarget()
            }
        case .ctrl("o"): typeControlO(&context)
        case .enter: accept(&context, then: .enter)
        case .tab: accept(&context, then: .tab)
        case .backTab: accept(&context, then: .backTab)
        case .up: accept(&context, then: .up)
        case .down: accept(&context, then: .down)
        default: editor?.type(key)
        }
    }

    mutating func paste(_ text: String, context: inout Context) { editor?.paste(text) }

    /// Esc restores the cell; Ctrl-G brings the dropped text back.
    private mutating func drop(_ context: inout Context) {
        guard let dropping = editor else { return }
        closeEditor(&context)
        guard dropping.line.text != dropping.original, !dropping.line.text.trimmingBlanks.isEmpty else { return }
        dropped = (dropping.place, grid.session?.id, dropping.line.text)
        let text = dropping.line.text.trimmingBlanks.prefix(30)
        context.message = .plain("Put back. Ctrl-G on this cell brings \"\(text)\" again.")
    }

    /// Whether the dropped text belongs to this cell; its column may have another session by now.
    var isDroppedHere: Bool { dropped.map { $0.place == grid.cursor && $0.session == grid.session?.id } ?? false }

    /// Opens the cell with what Esc dropped there.
    mutating func takeDropped(_ context: inout Context) {
        guard let dropped, isDroppedHere else { return }
        if let disabledReason = editObstacle(context) {
            context.message = .warning(disabledReason)
            return
        }
        open { $0.line.replace(with: dropped.text) }
        readNames(&context)
    }

    /// The move of the cursor after a cell was accepted.
    enum Next { case enter, tab, backTab, up, down }

    /// Writes the typed text and moves on. An unchanged cell writes nothing.
    mutating func accept(_ context: inout Context, then next: Next) {
        takeMarkedName(then: next)
        guard let accepted = editor else { return }
        let text = merged(accepted)
        guard isSettled(text, in: accepted, &context) else { return }
        let isNameLeft = accepted.place == .start && text.isEmpty
        if !isNameLeft, text != accepted.original, !write(text, at: accepted.place, context: &context) { return }
        closeEditor(&context)
        readSheet(&context)
        if grid.cursor.field.column != nil, grid.isLogging, grid.session?.state == .live {
            goOnLogging(after: accepted.original, text: text, next: next, context: &context)
        } else {
            goOn(next, from: accepted, context: &context)
        }
        if accepted.question?.isNote == true { context.message = .plain("Kept as a note.") }
        cursorMoved(&context)
    }

    /// The text to write: appended to the load cell as it is now, if another window wrote to it meanwhile.
    private func merged(_ accepted: CellEditor) -> String {
        guard accepted.place.field.column != nil else { return accepted.line.text }
        var typed = accepted.line.text
        while let last = typed.last, last.isWhitespace { typed.removeLast() }
        let now = grid.sheet.text(at: accepted.place)
        guard now != accepted.original, typed != accepted.original, typed.hasPrefix(accepted.original) else {
            return typed
        }
        let added = String(typed.dropFirst(accepted.original.count)).trimmingBlanks
        return now.isEmpty ? added : "\(now) \(added)"
    }

    /// A click elsewhere accepts what is typed first, as in a spreadsheet; the wheel waits until then. False while the
    /// cell stays open.
    mutating func acceptTyped(before mouse: Mouse, _ context: inout Context) -> Bool {
        guard editor != nil else { return true }
        guard mouse.kind == .press || mouse.kind == .doubleClick else { return false }
        return acceptTyped(&context)
    }

    mutating func acceptTyped(_ context: inout Context) -> Bool {
        takeMarkedName()
        guard let accepted = editor else { return true }
        let text = merged(accepted)
        guard isSettled(text, in: accepted, &context) else { return false }
        if text != accepted.original, !write(text, at: accepted.place, context: &context) { return false }
        closeEditor(&context)
        readSheet(&context)
        if accepted.question?.isNote == true { context.message = .plain("Kept as a note.") }
        return true
    }

    /// Enter moves down, Tab moves right and continues typing, as in a spreadsheet.
    private mutating func goOn(_ next: Next, from accepted: CellEditor, context: inout Context) {
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
            || (next == .enter && (isListing(accepted) || isAhead && grid.cursor.field == before.field))
        if isBuilding, grid.cursor != before, grid.cursor.line != .notes, context.navigation.overlays.isEmpty {
            edit(&context)
        }
    }

    /// Exercises typed one below the other: the next row opens by itself, so that no name is taken for commands.
    private func isListing(_ accepted: CellEditor) -> Bool {
        accepted.place.field == .exercise && accepted.original.isEmpty && grid.cursor.line == .newRow
            && !accepted.line.text.trimmingBlanks.isEmpty
    }
}

extension Phase {
    /// Nothing was written into its head.
    fileprivate func isAsProposed(_ proposed: String) -> Bool {
        name == proposed && [periodization, goal, notes].allSatisfy(\.isEmpty) && start == nil
    }
}
