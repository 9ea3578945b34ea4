import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let exercise = KeyScope("exercise", "One exercise")
}

extension ExerciseView {
    private static let needsFigure: Command<ExerciseView>.DisabledReason = { view, _ in
        view.part == .chart ? nil : "no chart is shown: C shows it"
    }

    private static func showing(_ part: Part, _ name: CommandID, _ title: String, key: KeySequence) -> Command<Self> {
        Command(name, title, in: .exercise, keys: [key]) { view, context, _ in view.show(part.rawValue, &context) }
    }

    static let commands: CommandSet<ExerciseView> = [
        Command(
            "exercise.open-session", "Open the session under the cursor", hint: "session", in: .exercise,
            keys: ["Enter"],
            unless: { view, context in view.session(context) == nil ? "the cursor is on no session" : nil }
        ) { view, context, _ in view.openSession(&context) },
        Command("exercise.next-view", "Show the next view (also ← →)", hint: "view", in: .exercise, keys: ["v"]) {
            view, context, count in view.show(view.part.rawValue + count, &context)
        },
        Command(
            "exercise.figure", "Chart another figure", hint: "figure", in: .exercise, keys: ["x"], unless: needsFigure
        ) { view, _, count in view.stepFigure(by: count) },
        Command(
            "exercise.table", "Show the chart as a table, and back", hint: "table", in: .exercise, keys: ["t"],
            unless: needsFigure
        ) { view, _, _ in
            view.isTable.toggle()
            view.table.select(view.points.count - 1 - view.shownStop, count: view.points.count)
        },
        Command(
            "exercise.export", "Write the chart's figures to a CSV file", in: .exercise, keys: ["E"],
            unless: needsFigure
        ) { view, context, _ in context.present(ChartExport.form(view, context)) },
        showing(.history, "exercise.history", "Show every set, newest first", key: "H"),
        showing(.records, "exercise.records", "Show the records", key: "R"),
        showing(.chart, "exercise.chart", "Show the chart", key: "C"),
        showing(.about, "exercise.about", "Show what the exercise is", key: "A"),
        Command("exercise.edit", "Edit the exercise", hint: "edit", in: .exercise, keys: ["e"]) { view, context, _ in
            if let exercise = view.exercise { context.present(ExerciseForm.edit(exercise, context)) }
        },
        Command(
            "exercise.video", "Watch the video", in: .exercise, keys: ["w"],
            unless: { view, _ in
                view.exercise?.videoURL.isEmpty == false ? nil : "the exercise has no video link: e adds one"
            }
        ) { view, context, _ in
            if let exercise = view.exercise { VideoLink.open(exercise.videoURL, &context) }
        },
        Command("exercise.merge", "Join the exercise to another one", in: .exercise, keys: ["J"]) { view, context, _ in
            if let exercise = view.exercise { ExerciseMerge.choose(exercise, &context) }
        },
    ]

    /// Moves in the part on screen; left and right read values on the chart, and go through the parts elsewhere.
    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        let content = Self.content(ownArea(of: context.body))
        let height = Self.rows(content).height
        let isSideways = motion == .left || motion == .right
        if part == .chart, !isTable {
            moveStop(motion, count: count)
        } else if isSideways {
            show(part.rawValue + (motion == .left ? -count : count), &context)
        } else {
            switch part {
            case .history:
                history.move(motion, count: count, height: height)
                context.isStale = true
            case .records: records.move(motion, count: count, height: content.height)
            case .chart: moveTable(motion, count: count, height: height)
            case .about: return false
            }
        }
        return true
    }

    private mutating func moveStop(_ motion: Motion, count: Int) {
        let along: Motion = motion == .left ? .up : motion == .right ? .down : motion
        stop = motion == .last ? nil : along.target(from: shownStop, count: points.count, times: count, page: 11)
    }

    private mutating func moveTable(_ motion: Motion, count: Int, height: Int) {
        let total = points.count
        guard let row = motion.target(from: table.selected, count: total, times: count, page: height) else { return }
        table.select(row, count: total)
        table.reveal(height: height, count: total)
        stop = total - 1 - table.selected
    }

    private mutating func show(_ number: Int, _ context: inout Context) {
        let count = Part.allCases.count
        part = Part(rawValue: ((number % count) + count) % count) ?? .history
        context.isStale = true
    }

    private mutating func stepFigure(by offset: Int) {
        let all = progress.figures
        guard let now = shownFigure.flatMap({ all.firstIndex(of: $0) }) else { return }
        figure = all[(now + offset) % all.count]
        (stop, table) = (nil, ScrollList())
    }

    private func openSession(_ context: inout Context) {
        if let session = session(context) { context.go(to: .session(session)) }
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        let content = Self.content(body)
        switch part {
        case .history:
            if history.mouse(mouse, rows: Self.rows(content)) { openSession(&context) }
            context.isStale = true
        case .records: if records.mouse(mouse, area: content) { openSession(&context) }
        case .chart, .about: break
        }
    }
}
