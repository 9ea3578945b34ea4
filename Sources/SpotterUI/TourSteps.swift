import DiaryStore
import DiaryUI
import FitnessModel
import PeopleUI
import SpotterShell
import TrainingUI
import ViewKit

extension Tour {
    /// A step of the tour.
    struct Step: Sendable {
        /// What to press; short enough for the narrowest window.
        let text: @Sendable (AppState) -> Phrase
        /// Whether it is done, by the state and by what the tour has seen since the previous step.
        let isDone: @Sendable (AppState, Tour) -> Bool

        init(_ text: @escaping @Sendable (AppState) -> Phrase, isDone: @escaping @Sendable (AppState, Tour) -> Bool) {
            self.text = text
            self.isDone = isDone
        }
        init(_ text: Phrase, isDone: @escaping @Sendable (AppState, Tour) -> Bool) {
            self.init({ _ in text }, isDone: isDone)
        }
    }

    private var step: Step? { Self.steps.indices.contains(done) ? Self.steps[done] : nil }

    /// "TOUR 4 of 12: Type 80x5 and Enter".
    func line(_ state: AppState) -> Phrase {
        guard let step else { return "TOUR done: look around as you like, q leaves." }
        return "TOUR \(done + 1) of \(Self.steps.count): \(step.text(state))"
    }

    /// Moves to the next step, done or not.
    mutating func goOn() {
        done = min(done + 1, Self.steps.count)
        (commands, actions) = ([], [])
    }

    /// Checks whether the last event completed steps.
    mutating func follow(_ state: AppState) {
        let newest = try? state.context.diary.journal.entries(limit: 1).first
        if let newest, newest.state == .done, newest.id != seen {
            if case .facts(let facts) = newest.content { actions.insert(facts.kind.action) }
            seen = newest.id
        }
        while let step, step.isDone(state, self) { goOn() }
    }

    static let steps: [Step] = [
        Step("2 shows your clients.") { state, _ in state.navigator.pane == .clients },
        Step("Enter opens the client under the cursor.") { state, _ in state.navigator.shown(ProfileView.self) != nil },
        Step("s starts the next session of the sheet.") { state, _ in state.sheet?.grid.live != nil },
        Step({ "Type \(lastSet($0)) and Enter: it is logged." }) { _, tour in tour.changed(.log) },
        Step("f logs the next set as it was last time.") { _, tour in
            tour.changed(.log) && tour.ran("log.fill-set")
        },
        Step("u undoes the last change, whatever it was.") { _, tour in tour.ran(.undo) },
        Step("w w ends the session.") { _, tour in tour.ran("log.finish") },
        Step("Ctrl-S saves; note and RPE may be empty.") { _, tour in tour.changed(.finish) },
        Step({
            $0.context.navigation.overlays.isEmpty
                ? "\(key(of: 4, $0)) shows the day: food, activity."
                : "Esc, then \(key(of: 4, $0)) shows the day: food, activity."
        }) {
            state, _ in
            state.navigator.pane == .diary
        },
        Step(food) { _, tour in tour.changed(.add) },
        Step("5 shows the progress in numbers and charts.") { state, _ in state.navigator.pane == .measurements },
        Step("? lists the keys of every view: press it.") { _, tour in tour.ran("help") },
    ]

    /// The key of a pane: on a sheet a digit is text.
    private static func key(of pane: Int, _ state: AppState) -> String {
        state.typingPlace.isGrid ? "F\(pane)" : "\(pane)"
    }

    /// Last time's set in the cell, which this client can lift.
    private static func lastSet(_ state: AppState) -> String {
        let ghost = state.sheet.flatMap { sheet in
            sheet.grid.logCell.flatMap { sheet.help.ghost($0.line, column: $0.column) }
        }
        return ghost?.sets.first { $0.first?.isNumber == true } ?? "80x5"
    }

    private static func food(_ state: AppState) -> Phrase {
        switch state.context.navigation.overlays.last {
        case is FoodChooser: "Type banana and Enter."
        case is PortionPanel: "Enter adds one to this meal, at this hour."
        default:
            state.navigator.shown(DayView.self) == nil
                ? "\(key(of: 4, state)) shows the day, where a f adds something eaten." : "a f adds something eaten."
        }
    }
}
