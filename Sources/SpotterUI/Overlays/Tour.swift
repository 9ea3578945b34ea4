import DiaryStore
import FitnessModel
import ViewKit

/// A walk through a trainer's day on sample clients, in a diary of which nothing is kept: a line over the keys says what to
/// press, and a step is done once that did what it is for.
struct Tour: Sendable {
    /// One thing to do.
    struct Step: Sendable {
        /// What to press now; short enough for the narrowest window.
        let text: @Sendable (AppState) -> String
        /// Whether it is done, as far as the state and what the tour saw since the step before say.
        let isDone: @Sendable (AppState, Tour) -> Bool

        init(_ text: @escaping @Sendable (AppState) -> String, isDone: @escaping @Sendable (AppState, Tour) -> Bool) {
            self.text = text
            self.isDone = isDone
        }
        init(_ text: String, isDone: @escaping @Sendable (AppState, Tour) -> Bool) {
            self.init({ _ in text }, isDone: isDone)
        }
    }

    /// What leaving leads back to; nil where the program began with the tour and ends with it.
    let home: Services?
    /// How many steps are done.
    private(set) var done = 0
    /// The commands that ran since the last step was done.
    private var commands: Set<CommandID> = []
    /// What was changed since then.
    private var labels: [String] = []
    /// The newest change that was seen.
    private var seen: Identifier<JournalEntry>?

    init(home: Services? = nil) { self.home = home }

    private var step: Step? { Self.steps.indices.contains(done) ? Self.steps[done] : nil }

    /// "TOUR 4 of 12: Type 80x5 and Enter".
    func line(_ state: AppState) -> String {
        guard let step else { return "TOUR done: look around as you like, q leaves." }
        return "TOUR \(done + 1) of \(Self.steps.count): \(step.text(state))"
    }

    /// Whether a command ran in this step.
    func ran(_ command: CommandID) -> Bool { commands.contains(command) }
    /// Whether a change of which the label begins so was made in this step.
    func changed(_ beginning: String) -> Bool { labels.contains { $0.hasPrefix(beginning) } }

    /// A command runs.
    mutating func note(_ command: CommandID) { commands.insert(command) }

    /// Goes on to the next step, done or not.
    mutating func goOn() {
        done = min(done + 1, Self.steps.count)
        (commands, labels) = ([], [])
    }

    /// Looks whether steps were done by what happened last.
    mutating func follow(_ state: AppState) {
        let newest = try? state.context.diary.history(limit: 1).first
        if let newest, newest.state == .done, newest.id != seen {
            labels.append(newest.label)
            seen = newest.id
        }
        while let step, step.isDone(state, self) { goOn() }
    }

    /// Makes the sample diary off the loop; the tour begins when it is there.
    static func prepare(_ context: inout Context) {
        let (today, clock) = (context.today, context.diary.clock)
        context.work("Preparing the tour") { _ in
            try Diary.tour(today: today, clock: clock)
        } failed: { error, context in
            context.report(error)
        } then: { diary, context in
            context.pending.append(.startTour(diary))
        }
    }
}

extension Tour {
    static let steps: [Step] = [
        Step("2 shows your clients.") { state, _ in state.navigator.pane == .clients },
        Step("Enter opens the client under the cursor.") { state, _ in state.navigator.shown(ProfileView.self) != nil },
        Step("s starts the next session of the sheet.") { state, _ in state.sheet?.live != nil },
        Step({ "Type \(lastSet($0)) and Enter: it is logged." }) { _, tour in tour.changed("Log ") },
        Step("f logs the next set as it was last time.") { _, tour in tour.changed("Log ") },
        Step("u undoes the last change, whatever it was.") { _, tour in tour.ran(.undo) },
        Step("w w ends the session.") { _, tour in tour.ran("log.finish") },
        Step("Ctrl-S saves; note and RPE may be empty.") { _, tour in tour.changed("Finish ") },
        Step({ "\($0.context.overlays.isEmpty ? "" : "Esc, then ")4 shows the day: food, activity." }) { state, _ in
            state.navigator.pane == .diary
        },
        Step(food) { _, tour in tour.changed("Add ") },
        Step("5 shows the progress in figures and charts.") { state, _ in state.navigator.pane == .measurements },
        Step("? lists the keys of every view: press it.") { _, tour in tour.ran("help") },
    ]

    /// The set that stands in the cell as last time's, so that it is one that this client can lift.
    private static func lastSet(_ state: AppState) -> String {
        let ghost = state.sheet.flatMap { sheet in sheet.logCell.flatMap { sheet.ghost($0.line, column: $0.column) } }
        return ghost?.sets.first { $0.first?.isNumber == true } ?? "80x5"
    }

    private static func food(_ state: AppState) -> String {
        switch state.context.overlays.last {
        case is FoodChooser: "Type banana and Enter."
        case is PortionPanel: "Enter takes one, for this meal and hour."
        default: "a f adds something eaten."
        }
    }
}
