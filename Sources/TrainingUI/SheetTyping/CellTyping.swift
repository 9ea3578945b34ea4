import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// A cell being typed: its text before and now.
struct CellEditor: TypedCell, Sendable {
    let place: SheetCursor
    let original: String
    /// The sheet when the cell was opened: the typed text replaces what was there then, even if another window
    /// writes.
    let seen: SheetContent
    var line: LineEditor
    /// The text that the draft holds; nil if there is no draft.
    var draftText: String?
    /// Whether the whole text is selected, as in a spreadsheet: the first typed character replaces it, other keys edit
    /// it.
    var isSelected = false
    /// The confirmation asked for a text, which may have changed since.
    var pendingQuestion: CellQuestion?
    /// Suggestions while a name is typed.
    var names: NameSuggestions?

    /// Opens a cell with its text, or another one, and the cursor at its end.
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

/// The typing state of a sheet: the open cell, the text that Esc discarded, and the name suggested for a new sheet. It
/// reads the sheet through the given grid, and writes only drafts.
package struct CellTyping: Sendable {
    /// The cell being typed.
    var editor: CellEditor?
    /// The text that Esc dropped, until another one is dropped.
    private var dropped: (place: SheetCursor, session: Identifier<TrainingSession>?, text: String)?
    /// The proposed name of a sheet that was just created; nil after any change.
    var proposedName: String?

    /// What a key asks for beyond the text of the cell.
    enum Request {
        case accept(then: SheetCursor.Next)
        /// Restore the cell.
        case drop
        /// The list of exercises, or the notes in the person's editor.
        case elsewhere
    }

    /// Takes a key into the text; returns what else it asks for.
    mutating func type(_ key: Key, on grid: SheetGrid) -> Request? {
        if markName(key) { return nil }
        switch key {
        case .escape: return .drop
        case .ctrl("o"): return .elsewhere
        case .enter: return .accept(then: .enter)
        case .tab: return .accept(then: .tab)
        case .backTab: return .accept(then: .backTab)
        case .up: return .accept(then: .up)
        case .down: return .accept(then: .down)
        case .ctrl("g"): correct(on: grid)
        default: editor?.type(key)
        }
        return nil
    }

    /// Takes the correction of a question, else last time's target, shown in grey.
    private mutating func correct(on grid: SheetGrid) {
        if let corrected = editor?.question?.instead {
            editor?.line.replace(with: corrected)
        } else if let text = grid.typedOver(by: editor) {
            editor?.line.replace(with: text)
            editor?.isSelected = false
        }
    }

    func hints(on grid: SheetGrid) -> [KeyHint] {
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

    /// Exercises typed one below the other: the next row opens by itself, so that a name is not taken for commands.
    static func isListing(_ accepted: CellEditor, on grid: SheetGrid) -> Bool {
        accepted.place.field == .exercise && accepted.original.isEmpty && grid.cursor.line == .newRow
            && !accepted.line.text.trimmingBlanks.isEmpty
    }
}

// MARK: Opening a cell

extension CellTyping {
    /// Opens the cell under the cursor and fills it.
    private mutating func open(_ grid: inout SheetGrid, _ fill: (inout CellEditor) -> Void) {
        var opened = CellEditor(grid.cursor, on: grid.sheet)
        fill(&opened)
        editor = opened
        grid.anchor = nil
        grid.isMoving = false
    }

    /// Opens the cell under the cursor with its text.
    mutating func edit(_ grid: inout SheetGrid, _ context: inout Context) {
        guard grid.isEditable(&context) else { return }
        open(&grid) { editor in
            if let column = editor.place.field.column, !editor.seen.isAhead(column) {
                editor.append("")
            } else {
                editor.isSelected = editor.place.line != .notes && !editor.line.text.isEmpty
            }
        }
        readNames(for: grid.sheet.client, &context)
    }

    /// Opens the cell with the first characters: after the sets of a session and after notes, in place of anything
    /// else.
    mutating func begin(with text: String, _ grid: inout SheetGrid, _ context: inout Context) {
        open(&grid) { editor in
            let isPlan = editor.place.field.column.map { editor.seen.isAhead($0) } ?? (editor.place.line != .notes)
            if isPlan { editor.line.replace(with: text) } else { editor.append(text) }
        }
        readNames(for: grid.sheet.client, &context)
    }

    /// Opens the name of a sheet that was just created.
    mutating func editName(_ grid: inout SheetGrid) {
        grid.cursor = .start
        proposedName = grid.sheet.phase?.name
        // Empty, so that typing puts a name in the place of "P1"; accepted empty, it stays.
        open(&grid) { $0.line.clear() }
    }

    /// Opens a cell of a session with the cursor at its end, for the next set.
    mutating func `continue`(_ text: String, on grid: SheetGrid) {
        var again = CellEditor(grid.cursor, on: grid.sheet, text: text)
        again.append("")
        editor = again
    }
}

// MARK: Leaving a cell

extension CellTyping {
    /// Esc restores the cell; Ctrl-G brings the dropped text back.
    mutating func drop(_ grid: SheetGrid, _ context: inout Context) {
        guard let dropping = editor else { return }
        close(grid.source, &context)
        guard dropping.line.text != dropping.original, !dropping.line.text.trimmingBlanks.isEmpty else { return }
        dropped = (dropping.place, grid.session?.id, dropping.line.text)
        let text = dropping.line.text.trimmingBlanks.prefix(30)
        context.message = .plain("Restored. Ctrl-G on this cell brings back \"\(text)\".")
    }

    /// Whether the dropped text belongs to the cell under the cursor; its column may have another session by now.
    func canTakeDropped(on grid: SheetGrid) -> Bool {
        dropped.map { $0.place == grid.cursor && $0.session == grid.session?.id } ?? false
    }

    /// Opens the cell with what Esc dropped there.
    mutating func takeDropped(_ grid: inout SheetGrid, _ context: inout Context) {
        guard let dropped, canTakeDropped(on: grid), grid.isEditable(&context) else { return }
        open(&grid) { $0.line.replace(with: dropped.text) }
        readNames(for: grid.sheet.client, &context)
    }

    /// The text to write: appended to the load cell as it is now, if another window has written to it.
    static func merged(_ accepted: CellEditor, on grid: SheetGrid) -> String {
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
}

// MARK: What a cell takes

extension SheetGrid {
    /// The input that the cell under the cursor takes (`decisions/0005`): during a session only its column takes text.
    ///
    /// - Parameter isFirstTime: whether the client never did the exercise of the row before.
    func typingPlace(isFirstTime: Bool, _ context: Context) -> TypingPlace {
        guard let column = cursor.field.column else {
            if isLogging, !sheet.lines.isEmpty {
                return .refused("Space goes to the set that is due. Enter edits this cell.")
            }
            return obstacle(context).map { .refused($0) } ?? placeOfWords
        }
        if let session, session.state == .done {
            return .refused("The session of \(session.day.short) is finished: Enter edits the cell.")
        }
        if isLogging, session == nil {
            return .refused("Session \(column) has not started: Enter plans it, Space goes to the next set.")
        }
        if let obstacle = obstacle(context) { return .refused(obstacle) }
        return session == nil ? .planned : .logged(takesBodyWeight: takesBodyWeight(isFirstTime))
    }

    /// Whether `bw+10x8` is possible in a load cell: for an exercise that counts body weight, or one that is new to the
    /// client.
    private func takesBodyWeight(_ isFirstTime: Bool) -> Bool {
        guard let session, let line, line.exercise != nil else { return false }
        return line.unitKind == .bodyWeight || session.state == .live && isFirstTime
    }

    /// The kind of a cell beside the columns of the sessions.
    private var placeOfWords: TypingPlace {
        switch cursor.line {
        case .notes: .notes
        case .header: cursor.field == .name ? .name : .prescription
        case .newRow, .row: cursor.field == .exercise ? .name : .prescription
        }
    }

    /// Whether the cell under the cursor can be edited; if not, a warning says why.
    fileprivate func isEditable(_ context: inout Context) -> Bool {
        guard let reason = obstacle(context) else { return true }
        context.message = .warning(reason)
        return false
    }

    /// Why the cell under the cursor cannot be edited; nil when it can.
    private func obstacle(_ context: Context) -> Phrase? {
        if context.isReadOnly { return "The diary is read-only." }
        switch cursor.line {
        case .header, .notes, .newRow: return sheet.isPlan ? nil : "There is no exercise here yet: a adds one."
        case .row:
            guard let column = cursor.field.column else { return nil }
            if let line, sheet.isOtherDay(line, column: column) { return sheet.otherDay(line, column: column) }
            if line?.exercise == nil { return "Name the exercise of this row first." }
            if case .row(.session) = cursor.line, line?.cells[column] == nil {
                return "This exercise is not in session \(column): B adds it there."
            }
            return nil
        }
    }
}
