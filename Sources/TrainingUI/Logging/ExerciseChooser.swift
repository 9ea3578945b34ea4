import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
import ViewKit

/// Picks exercises for a session, those the client does most often first: Enter takes one, Space one after the other,
/// and takes out again what is in the session, as long as nothing was done in it.
package struct ExerciseChooser: Chooser {
    package typealias Context = SpotterShell.Context

    /// The state of an exercise in the session.
    private enum Status {
        case absent
        case open(Identifier<SessionRow>)
        case done(sets: Int)
    }

    var typed = TypedList()
    private let session: TrainingSession
    private var choices: [ExerciseChoice]
    /// The exercises in the session.
    private var chosen: [SessionSheetRow] = []
    private var matches: [Int]
    /// The rows that were added, in order.
    private var added: [Identifier<SessionRow>] = []

    /// Reads the exercises and what is in the session.
    static func open(_ session: TrainingSession, _ context: inout Context) -> ExerciseChooser? {
        guard let choices = choices(for: session, &context), !context.isReadOnly else { return nil }
        var chooser = ExerciseChooser(session: session, choices: choices, matches: Array(choices.indices))
        chooser.readRows(&context)
        return chooser
    }

    private static func choices(for session: TrainingSession, _ context: inout Context) -> [ExerciseChoice]? {
        context.read { diary in try diary.exercises.choices(for: session.client) }
    }

    private mutating func readRows(_ context: inout Context) {
        let id = session.id
        chosen = context.read { diary in try diary.sessions.sheet(id) }?.rows ?? []
    }

    var hints: [KeyHint] {
        [
            KeyHint("Enter", "add it"), KeyHint("Space", "add several"), KeyHint("↑ ↓", "move"),
            KeyHint.typing("filter, or a new name"), KeyHint("Esc", "done"),
        ]
    }
    var heading: Phrase { "Exercises of this session: \(chosen.count)" }
    var countText: Phrase { "\(matches.count) of \(choices.count)" }
    var emptyText: Phrase { "No exercise yet: type the name of a new one." }
    var lineCount: Int { matches.count + (offersCreation ? 1 : 0) }
    func boxSize(_ body: Rect) -> Size {
        Size(columns: min(body.width - 2, 76), rows: min(body.height, max(choices.count, 4) + 5))
    }

    private var offersCreation: Bool {
        !typed.text.isEmpty && !choices.contains { SearchKey.fold($0.name) == SearchKey.fold(typed.text) }
    }

    mutating func special(_ key: Key, context: inout Context) -> OverlayOutcome? {
        guard case .char(let character) = key, typed.editor.text.isEmpty else { return nil }
        // With nothing typed a blank can only mean "this one, too", and a digit the load of what was picked.
        if character == " " { return toggle(typed.list.selected, &context) }
        guard character.isASCII, character.isNumber, let row = firstAdded else { return nil }
        return leave(for: row, typing: String(character))
    }

    mutating func cancel(_ context: inout Context) -> OverlayOutcome {
        firstAdded.map { leave(for: $0) } ?? .close
    }

    /// The first of what was added and is there still: that is what comes next.
    private var firstAdded: Identifier<SessionRow>? { added.first { id in chosen.contains { $0.id == id } } }

    /// Goes to a row of the sheet and starts typing its load.
    private func leave(for row: Identifier<SessionRow>?, typing text: String? = nil) -> OverlayOutcome {
        .finish { context in
            context.update(SheetView.self) { view, context in
                view.readSheet(&context)
                // Another window may have ended the session: the text is for no other one.
                guard row.map({ view.grid.goToRow($0) }) ?? true, let text else { return }
                view.begin(with: text, context: &context)
            }
            context.isStale = true
        }
    }

    mutating func search(_ context: inout Context) {
        // The most frequent of equally good names stays first.
        matches = Matching.indices(of: typed.text, in: choices, text: \.name)
    }

    private func status(_ exercise: Identifier<Exercise>) -> Status {
        let own = chosen.filter { $0.row.exercise == exercise }
        if let open = own.last(where: { $0.row.text.isEmpty }) { return .open(open.id) }
        guard !own.isEmpty else { return .absent }
        return .done(
            sets: own.reduce(0) { $0 + LoadCell($1.row.text, unit: session.unit, kind: $1.unitKind).sets.count })
    }

    /// Takes the exercise and closes; of one that is in the session already it shows the row.
    mutating func choose(_ index: Int, context: inout Context) -> OverlayOutcome {
        guard matches.indices.contains(index) else { return create(&context) }
        let choice = choices[matches[index]]
        if let own = chosen.last(where: { $0.row.exercise == choice.id }) { return leave(for: own.id) }
        let isAdded = add(choice, "Added \(choice.name).", &context)
        return isAdded ? leave(for: firstAdded) : .stay
    }

    /// Adds the exercise or takes it out again, and goes to the next one; the list stays open.
    private mutating func toggle(_ index: Int, _ context: inout Context) -> OverlayOutcome {
        guard matches.indices.contains(index) else { return .stay }
        let choice = choices[matches[index]]
        var isChanged = false
        switch status(choice.id) {
        case .open(let row):
            isChanged = context.save("Removed \(choice.name).") { diary in try diary.cells.remove(row) }
            if isChanged { readAgain(&context) }
        case .done(let sets):
            context.message = .warning(
                "\(choice.name) has \(sets, one: "set", other: "sets"): Esc, then d on its row removes it.")
        case .absent: isChanged = add(choice, "Added \(choice.name). Space on it removes it, Esc closes.", &context)
        }
        if isChanged {
            typed.list.move(by: 1, count: lineCount)
            typed.list.reveal(height: rows(context.body).height, count: lineCount)
        }
        return .stay
    }

    /// Makes the exercise that was typed, unless it is a load.
    private mutating func create(_ context: inout Context) -> OverlayOutcome {
        let (id, name) = (session.id, typed.text)
        guard offersCreation else { return .stay }
        if let load = LoadText(name) {
            context.message = .warning("\(load.refusal(of: name)) Esc, then type it.")
            return .stay
        }
        let isAdded = add("Added the new exercise \(name).", isNew: true, &context) { diary in
            try diary.cells.addNew(named: name, to: id)
        }
        return isAdded ? leave(for: firstAdded) : .stay
    }

    private mutating func add(_ choice: ExerciseChoice, _ saying: Phrase, _ context: inout Context) -> Bool {
        let id = session.id
        return add(saying, &context) { diary in try diary.cells.add(choice.id, to: id) }
    }

    private mutating func add(
        _ saying: Phrase, isNew: Bool = false, _ context: inout Context,
        _ write: (Diary) throws -> Identifier<SessionRow>
    ) -> Bool {
        guard let row = context.write(saying, write) else { return false }
        added.append(row)
        if isNew { choices = Self.choices(for: session, &context) ?? choices }
        readAgain(&context)
        if let exercise = chosen.first(where: { $0.id == row })?.row.exercise {
            context.warnOfHealth(exercise, of: session.client)
        }
        return true
    }

    /// After a change: the next name can be typed at once, the marked line stays where it is.
    private mutating func readAgain(_ context: inout Context) {
        readRows(&context)
        guard !typed.text.isEmpty else { return }
        typed = TypedList()
        search(&context)
    }

    func drawLine(_ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context) {
        guard index < matches.count else {
            screen.listLine(row, isSelected: isSelected, left: "+ new exercise: \(typed.text)", right: "ADD")
            return
        }
        let choice = choices[matches[index]]
        let (word, style) = word(choice, today: context.today)
        screen.listLine(row, isSelected: isSelected, left: "\(choice.name)", right: word, style: style)
    }

    private func word(_ choice: ExerciseChoice, today: Day) -> (Phrase, Style) {
        switch status(choice.id) {
        case .open: return ("in the session", .warning)
        case .done(let sets): return ("done \(sets)", Style(.clock, .bold))
        case .absent:
            guard choice.uses > 0, let last = choice.lastDone else { return ("ADD", .text) }
            return ("\(choice.uses, one: "time", other: "times"), \(RelativeDay.text(last, today: today))  ADD", .text)
        }
    }
}
