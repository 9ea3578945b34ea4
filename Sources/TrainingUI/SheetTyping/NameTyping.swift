import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// The suggestions below a name that is being typed.
extension CellTyping {
    /// Reads the suggestions once for the cell that was just opened.
    mutating func readNames(for client: Identifier<Client>?, _ context: inout Context) {
        let withLibrary = context.services.usesExerciseLibrary
        guard let opened = editor, opened.place.field == .exercise,
            let names = context.read({ try $0.exercises.names(for: client, withLibrary: withLibrary) })
        else { return }
        editor?.names = NameSuggestions(
            names, original: opened.original, typed: opened.line.text, today: context.today)
    }

    /// Moves the mark below the cell; false if the key means something else.
    mutating func markName(_ key: Key) -> Bool {
        guard key == .down || key == .up, let names = editor?.names, names.lineCount > 0 else { return false }
        editor?.names?.mark(key == .down ? 1 : -1)
        return true
    }

    /// Puts the marked name into the cell.
    ///
    /// - Parameter next: the move of the cursor afterwards.
    mutating func takeMarkedName(then next: SheetCursor.Next? = nil) {
        guard var names = editor?.names, names.lineCount > 0 else { return }
        names.next = next
        if let name = names.take() {
            editor?.line.replace(with: name)
            editor?.isSelected = false
        }
        editor?.names = names
    }
}

/// The name of an exercise that is typed into a row.
extension SheetView {
    /// Puts the exercise of a name into a row, or into a new row at the end, as one change. False if it could not be
    /// written or similar names are offered: the cell then stays open.
    mutating func writeName(
        _ text: String, into row: Identifier<PhaseRow>?, replacing shown: Identifier<Exercise>? = nil,
        _ context: inout Context
    ) -> Bool {
        let name = text.trimmingBlanks
        // A new row has a name: nothing is written of blanks.
        guard row != nil || !name.isEmpty else { return true }
        guard let choice = choice(of: name, &context) else { return false }
        var edit = SheetEdit()
        var message = message(choice, name)
        if let row {
            let old = grid.sheet.line(.phase(row)).flatMap { $0.leaves(for: choice) ? $0 : nil }
            guard let isRenamed = isRenamed(old, choice, name, &context) else { return false }
            edit.put(choice, row: row, replacing: shown, everywhere: isRenamed)
            if let old { message = replaced(old, by: name, everywhere: isRenamed) }
        } else {
            edit.newRows = [SheetEdit.NewRow(prescription: Prescription(label: grid.nextLabel), exercise: choice)]
        }
        let (phase, facts) = (grid.sheet.phase?.id, facts(choice, name))
        let added = context.write(message) { diary in
            try diary.cells.write(edit, to: phase, as: facts)
        }
        guard let added else { return false }
        if let new = added.first { grid.cursor = SheetCursor(line: .row(.phase(new)), field: .exercise) }
        let exercise = context.read { diary in try diary.exercises.named(name)?.id }
        if choice != .none, let exercise = exercise ?? nil { grid.warnOfHealth(exercise, &context) }
        return true
    }

    /// The exercise chosen or found for a name; nil while asking.
    private mutating func choice(of name: String, _ context: inout Context) -> SheetEdit.Choice? {
        if let taken = typing.editor?.names?.choice { return taken }
        let (client, withLibrary) = (grid.sheet.client, context.services.usesExerciseLibrary)
        let reading = context.read { diary in
            try ExerciseEntry.read(name, for: client, withLibrary: withLibrary, in: diary)
        }
        switch reading {
        case nil: return nil
        case .none?: return SheetEdit.Choice.none
        case .known(let choice)?: return choice
        case .new?: return .named(name)
        case .near(let near)?:
            ask(name, near, &context)
            return nil
        }
    }

    /// Asks which exercise is meant; the answer is handled like a marked name, Esc leaves the cell open.
    private func ask(_ name: String, _ near: [ExerciseCandidate], _ context: inout Context) {
        let next = typing.editor?.names?.next ?? .enter
        let names: [(String, Phrase)] = near.map {
            ($0.name, $0.entry == nil ? ExerciseEntry.ownDetail : $0.detail(today: context.today))
        }
        context.present(
            ExerciseEntry.question(name, names) { chosen, context in
                let chosen = chosen.map { near[$0] }
                context.update(SheetView.self) { view, context in
                    if let chosen { view.typing.editor?.line.replace(with: chosen.name) }
                    view.answer(name, chosen?.choice ?? .named(name), then: next, &context)
                }
            })
    }

    private mutating func answer(
        _ name: String, _ choice: SheetEdit.Choice, everywhere isRenamed: Bool? = nil, then next: SheetCursor.Next,
        _ context: inout Context
    ) {
        guard let original = typing.editor?.original else { return }
        var names =
            typing.editor?.names ?? NameSuggestions(.none, original: original, typed: name, today: context.today)
        (names.choice, names.isRenamed) = (choice, isRenamed)
        typing.editor?.names = names
        accept(&context, then: next)
    }

    /// Whether what was done in a row gets its new exercise, too; nil while asking.
    ///
    /// - Parameter old: the row; nil if nothing was done in it, or its exercise stays.
    private mutating func isRenamed(
        _ old: SheetContent.Line?, _ choice: SheetEdit.Choice, _ name: String, _ context: inout Context
    ) -> Bool? {
        guard let old, choice != .none else { return false }
        if let answer = typing.editor?.names?.isRenamed { return answer }
        let (count, next) = (old.doneCount, typing.editor?.names?.next ?? .enter)
        context.present(
            Picker(
                "\(name) in place of \(old.name)", of: [false, true],
                title: { $0 ? "on the whole sheet" : "from now on" },
                detail: { isRenamed in
                    isRenamed
                        ? "\(count, one: "session gets", other: "sessions get") \(name)"
                        : "\(count, one: "session keeps", other: "sessions keep") \(old.name)"
                }
            ) { isRenamed, context in
                context.update(SheetView.self) { view, context in
                    view.answer(name, choice, everywhere: isRenamed, then: next, &context)
                }
            })
        return nil
    }

    /// The message that a row with sets has another exercise, or none.
    private func replaced(_ old: SheetContent.Line, by name: String, everywhere isRenamed: Bool) -> Phrase {
        if isRenamed { return "\(name) on the whole sheet, in place of \(old.name). u: undo." }
        return name.isEmpty
            ? "What was done as \(old.name) is below the rows. u: undo."
            : "\(name) from now on. What was done as \(old.name) is below the rows. u: undo."
    }

    private func facts(_ choice: SheetEdit.Choice, _ name: String) -> ChangeFacts {
        var details: ChangeDetails = [.source: name, .to: grid.name]
        if case .named = choice { details[.isNew] = .flag(true) }
        return ChangeFacts(choice == .none ? .clear : .add, .phaseRow, of: grid.sheet.client, details)
    }

    /// The message; it names the exercise if it differs from the typed name.
    private func message(_ choice: SheetEdit.Choice, _ name: String) -> Phrase {
        if case .named = choice { return "New exercise \(name)." }
        guard choice != .none, let typed = typing.editor?.names?.typed, SearchKey.fold(typed) != SearchKey.fold(name)
        else {
            return "Saved."
        }
        return "\(name) it is."
    }
}

extension SheetContent.Line {
    /// The number of sessions in which sets were done in it.
    fileprivate var doneCount: Int { cells.values.count { !$0.text.isEmpty } }

    /// Whether it has sets of another exercise than this one.
    fileprivate func leaves(for choice: SheetEdit.Choice) -> Bool {
        doneCount > 0 && choice != SheetEdit.Choice(exercise)
    }
}

extension SheetPainter {
    /// The names below the cell, or above it where too few lines are below: as many as have room, the marked one among
    /// them.
    func drawNames(
        _ editor: CellEditor, below typed: Rect, in table: Rect, into screen: inout Screen
    ) {
        guard let names = editor.names, names.lineCount > 0, editor.question == nil else { return }
        let lines = names.lines
        let (below, above) = (table.endRow - typed.endRow, typed.row - table.row)
        let isBelow = below >= min(lines.count, 2) || below >= above
        let height = min(lines.count, isBelow ? below : above)
        guard height > 0 else { return }
        let widest = lines.map { TextWidth.of($0.name) + TextWidth.of($0.detail) + 6 }.max() ?? 0
        let width = min(max(widest, typed.width), table.width - 1)
        let column = min(max(typed.column - 2, table.column), table.endColumn - width)
        let first = min(max(names.marked - height + 1, 0), lines.count - height)
        for (offset, line) in lines[first..<first + height].enumerated() {
            let row = isBelow ? typed.endRow + offset : typed.row - height + offset
            let area = Rect(column: column, row: row, width: width, height: 1)
            screen.fill(area, style: .text)
            screen.listLine(area, isSelected: first + offset == names.marked, left: line.name, right: line.detail)
        }
    }
}

extension NameSuggestions {
    /// The lines as shown: the name and its details.
    fileprivate var lines: [(name: Phrase, detail: Phrase)] {
        names.map { ("\($0.name)", $0.detail(today: today)) } + (offersNew ? [("+ new exercise: \(typed)", "")] : [])
    }
}

extension ExerciseCandidate {
    /// "12 times, 3 d ago"; of one that is not the trainer's own yet "library, back".
    func detail(today: Day) -> Phrase {
        if let entry {
            let direct = entry.muscles.filter { $0.value == .direct }.keys.min()
            return "library, \(direct?.word ?? "\(entry.category.lowercased())")"
        }
        guard uses > 0, let lastDone else { return "" }
        return "\(uses, one: "time", other: "times"), \(RelativeDay.text(lastDone, today: today))"
    }
}

/// Suggested exercises for the typed name, and below them the line that creates a new one.
struct NameSuggestions: Sendable {
    /// The number of names listed.
    static let most = 6

    private let known: ExerciseNames
    /// The original text of the cell; unchanged, it suggests nothing.
    private let original: String
    /// Today, for the days shown.
    let today: Day
    /// The typed text.
    private(set) var typed = ""
    /// The names that are shown, the best first.
    private(set) var names: [ExerciseCandidate] = []
    /// Whether the last line makes a new exercise: not of a name that is there already, nor of a load.
    private(set) var offersNew = false
    /// The line that Enter and Tab take: the best name, or the new one if no name starts with the text.
    private(set) var marked = 0
    /// The chosen or answered exercise; nil before, and after any further typing.
    var choice: SheetEdit.Choice?
    /// Whether what was done in the row gets the exercise, too; nil before that is answered, and after any further
    /// typing.
    var isRenamed: Bool?
    /// The move of the cursor after a question about the name.
    var next: SheetCursor.Next?

    init(_ known: ExerciseNames, original: String, typed: String, today: Day) {
        self.known = known
        self.original = original
        self.today = today
        search(typed)
    }

    var lineCount: Int { names.count + (offersNew ? 1 : 0) }

    var hints: [KeyHint]? {
        guard lineCount > 0 else { return nil }
        return [
            KeyHint("Enter", "take, next row"), KeyHint("Tab", "take, right"), KeyHint("↑ ↓", "choose"),
            KeyHint("Esc", "restore"),
        ]
    }

    /// Searches for the text of the cell.
    mutating func search(_ text: String) {
        typed = text.trimmingBlanks
        (choice, isRenamed, marked) = (nil, nil, 0)
        let isOpen = text != original && !typed.isEmpty
        names = isOpen ? known.matches(typed, limit: Self.most) : []
        offersNew = isOpen && known.exact(typed) == nil && LoadText(typed) == nil
    }

    /// Moves the mark; it stays at the ends.
    mutating func mark(_ offset: Int) {
        marked = min(max(marked + offset, 0), lineCount - 1)
        choice = nil
    }

    /// Takes the marked line and returns the name for the cell. Nil for the new one: similar names are still offered,
    /// unless the cursor moved past them.
    mutating func take() -> String? {
        guard choice == nil else { return nil }
        if names.indices.contains(marked) {
            let candidate = names[marked]
            choice = candidate.choice
            return candidate.name
        }
        if !names.isEmpty { choice = .named(typed) }
        return nil
    }
}
