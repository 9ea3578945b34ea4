import DiaryStore
import FitnessModel
import TerminalKit

/// Picks exercises for a session, one after the other: those the client does most often first. What is in the session
/// already can be taken out again, as long as nothing was done in it.
struct ExerciseChooser: Overlay {
    /// How an exercise stands to the session.
    private enum Standing {
        case absent
        case open(Identifier<SessionRow>)
        case done(sets: Int)
    }

    private let session: TrainingSession
    private let choices: [ExerciseChoice]
    private var rows: [SessionSheetRow]
    private var typed = TypedList()
    private var matches: [Int]
    /// The rows that were added, in order.
    private var added: [Identifier<SessionRow>] = []

    /// Reads the exercises and what is in the session.
    static func open(_ session: TrainingSession, _ context: inout Context) -> ExerciseChooser? {
        let choices = context.read { diary throws(StoreError) in try diary.exerciseChoices(for: session.client) }
        guard let choices, !context.isReadOnly else { return nil }
        var chooser = ExerciseChooser(session: session, choices: choices)
        chooser.readRows(&context)
        return chooser
    }

    private init(session: TrainingSession, choices: [ExerciseChoice]) {
        self.session = session
        self.choices = choices
        rows = []
        matches = Array(choices.indices)
    }

    private mutating func readRows(_ context: inout Context) {
        let id = session.id
        rows = context.read { diary throws(StoreError) in try diary.sessionSheet(id) }?.rows ?? []
    }

    var hints: [KeyHint] {
        [
            KeyHint("Enter", "ADD or REMOVE"), KeyHint("↑ ↓", "move"), KeyHint("type", "narrow, or a new name"),
            KeyHint("Esc", "done"),
        ]
    }

    private var offersCreation: Bool {
        !typed.text.isEmpty && !choices.contains { SearchKey.fold($0.name) == SearchKey.fold(typed.text) }
    }
    private var lineCount: Int { matches.count + (offersCreation ? 1 : 0) }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        // With nothing typed a blank can only mean "this one".
        let isToggle = key == .char(" ") && typed.editor.text.isEmpty
        let height = rows(Frame(context.size).body).height
        return follow(typed.handle(isToggle ? .enter : key, count: lineCount, height: height), &context)
    }

    mutating func paste(_ text: String, context: inout Context) {
        typed.paste(text)
        narrow()
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        follow(typed.mouse(mouse, rows: rows(Frame(context.size).body), count: lineCount), &context)
    }

    private mutating func follow(_ reaction: TypedList.Reaction, _ context: inout Context) -> OverlayOutcome {
        switch reaction {
        case .stay: return .stay
        case .typed: narrow()
        case .choose: toggle(&context)
        case .close:
            // The sheet goes to the first of what was added: that is what comes next.
            guard let first = added.first(where: { id in rows.contains { $0.id == id } }) else { return .close }
            return .finish { state in
                guard var sheet = state.sheet else { return }
                sheet.goToRow(first)
                sheet.cursorMoved(&state.context)
                state.sheet = sheet
            }
        }
        return .stay
    }

    private mutating func narrow() {
        let text = typed.text
        guard !text.isEmpty else {
            matches = Array(choices.indices)
            return
        }
        let scored = choices.enumerated().compactMap { index, choice in
            FuzzyMatch.score(text, choice.name).map { (index: index, score: $0) }
        }
        // Of equally good names the one that is done more often comes first.
        matches = scored.sorted { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index }.map(\.index)
    }

    private func standing(_ exercise: Identifier<Exercise>) -> Standing {
        let own = rows.filter { $0.row.exercise == exercise }
        if let open = own.last(where: { $0.row.text.isEmpty }) { return .open(open.id) }
        guard !own.isEmpty else { return .absent }
        return .done(
            sets: own.reduce(0) { $0 + LoadCell($1.row.text, unit: session.unit, kind: $1.unitKind).sets.count })
    }

    private mutating func toggle(_ context: inout Context) {
        let id = session.id
        guard matches.indices.contains(typed.list.selected) else {
            let name = typed.text
            guard offersCreation else { return }
            let row = context.write("Added the new exercise \(name).") { diary throws(StoreError) in
                try diary.addNewExercise(named: name, to: id)
            }
            if let row { settle(&context, adding: row) }
            return
        }
        let choice = choices[matches[typed.list.selected]]
        switch standing(choice.id) {
        case .open(let row):
            let isGone = context.save("Removed \(choice.name).") { diary throws(StoreError) in
                try diary.removeSessionRow(row)
            }
            if isGone { settle(&context) }
        case .done(let sets):
            context.message = .warning(
                "\(choice.name) has \(Count.text(sets, "set")): Esc, then d on its row takes it out.")
        case .absent:
            let row = context.write("Added \(choice.name). Enter takes it out again, Esc is done.") {
                diary throws(StoreError) in
                try diary.addExercise(choice.id, to: id)
            }
            if let row { settle(&context, adding: row) }
        }
    }

    /// After a change: the next name can be typed at once, the marked line stays where it is.
    private mutating func settle(_ context: inout Context, adding row: Identifier<SessionRow>? = nil) {
        if let row { added.append(row) }
        readRows(&context)
        guard !typed.text.isEmpty else { return }
        typed = TypedList()
        narrow()
    }
}

extension ExerciseChooser {
    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 76), rows: min(body.height, max(choices.count, 4) + 5)))
    }
    private func rows(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1).droppingTop(2) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        screen.popup(box(body), title: "Exercises of this session: \(rows.count)")
        let entry = box(body).inset(by: 1).inset(columns: 1).top(1)
        typed.drawEntry("/", count: "\(matches.count) of \(choices.count)", in: entry, into: &screen)
        let empty = "No exercise yet: type the name of a new one."
        typed.drawLines(count: lineCount, in: rows(body), into: &screen, empty: empty) {
            screen, line, row, isSelected in
            guard line < matches.count else {
                screen.listLine(row, isSelected: isSelected, left: "+ new exercise: \(typed.text)", right: "ADD")
                return
            }
            let choice = choices[matches[line]]
            let (word, style) = word(choice, today: context.today)
            screen.listLine(row, isSelected: isSelected, left: choice.name, right: word, style: style)
        }
    }

    private func word(_ choice: ExerciseChoice, today: Day) -> (String, Style) {
        switch standing(choice.id) {
        case .open: return ("in the session  REMOVE", Style(.handsFree))
        case .done(let sets): return ("done \(sets)", Style(.live, .bold))
        case .absent:
            guard choice.uses > 0, let last = choice.lastDone else { return ("ADD", .text) }
            return ("\(Count.text(choice.uses, "time")), \(RelativeDay.text(last, today: today))  ADD", .text)
        }
    }
}

extension SheetView {
    /// Puts the cursor on the row of a session, once it is read.
    mutating func goToRow(_ id: Identifier<SessionRow>) {
        for line in sheet.lines {
            if let column = line.cells.first(where: { $0.value.id == id })?.key {
                cursor = SheetCursor(line: .row(line.id), field: .load(column))
            }
        }
    }
}
