import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let openExerciseSession: Self = "exercise.open-session"
    static let nextExerciseView: Self = "exercise.next-view"
    static let exerciseHistory: Self = "exercise.history"
    static let exerciseRecords: Self = "exercise.records"
    static let exerciseChart: Self = "exercise.chart"
    static let exerciseAbout: Self = "exercise.about"
    static let chartFigure: Self = "exercise.figure"
    static let chartTable: Self = "exercise.table"
    static let chartExport: Self = "exercise.export"
    static let editOpenExercise: Self = "exercise.edit"
    static let watchOpenExercise: Self = "exercise.video"
    static let mergeOpenExercise: Self = "exercise.merge"
}

extension ExerciseView {
    private static func needsSession(_ state: AppState) -> String? {
        state.plans.exercises.room?.session(state.context) == nil ? "the cursor is on no session" : nil
    }
    private static func needsFigure(_ state: AppState) -> String? {
        state.plans.exercises.room?.view == .chart ? nil : "no chart is shown: C shows it"
    }
    private static func needsVideo(_ state: AppState) -> String? {
        state.plans.exercises.room?.exercise?.videoURL.isEmpty == false
            ? nil : "the exercise has no video link: e adds one"
    }

    static let commands: [Command] = [
        Command(
            .openExerciseSession, "Open the session under the cursor", hint: "session", in: .exercise, keys: ["Enter"],
            unless: needsSession),
        Command(.nextExerciseView, "Show the next view (also ← →)", hint: "view", in: .exercise, keys: ["v"]),
        Command(.chartFigure, "Chart another figure", hint: "figure", in: .exercise, keys: ["x"], unless: needsFigure),
        Command(
            .chartTable, "Show the chart as a table, and back", hint: "table", in: .exercise, keys: ["t"],
            unless: needsFigure),
        Command(
            .chartExport, "Write the chart's figures to a CSV file", in: .exercise, keys: ["E"], unless: needsFigure),
        Command(.exerciseHistory, "Show every set, newest first", in: .exercise, keys: ["H"]),
        Command(.exerciseRecords, "Show the records", in: .exercise, keys: ["R"]),
        Command(.exerciseChart, "Show the chart", in: .exercise, keys: ["C"]),
        Command(.exerciseAbout, "Show what the exercise is", in: .exercise, keys: ["A"]),
        Command(.editOpenExercise, "Edit the exercise", hint: "edit", in: .exercise, keys: ["e"]),
        Command(.watchOpenExercise, "Watch the video", in: .exercise, keys: ["w"], unless: needsVideo),
        Command(.mergeOpenExercise, "Join the exercise to another one", in: .exercise, keys: ["J"]),
    ]

    mutating func perform(_ command: Command.ID, count: Int, area: Rect, context: inout Context) -> Bool {
        if move(command, count: count, area: Self.content(area), context: &context) { return true }
        switch command {
        case .openExerciseSession: if let session = session(context) { context.route = .session(session) }
        case .nextExerciseView, .right: show(view.rawValue + count, &context)
        case .left: show(view.rawValue - count, &context)
        case .exerciseHistory: show(View.history.rawValue, &context)
        case .exerciseRecords: show(View.records.rawValue, &context)
        case .exerciseChart: show(View.chart.rawValue, &context)
        case .exerciseAbout: show(View.about.rawValue, &context)
        case .chartFigure: stepFigure(by: count)
        case .chartTable:
            isTable.toggle()
            table.select(points.count - 1 - shownStop, count: points.count)
        default:
            guard let exercise else { return false }
            return perform(command, on: exercise, &context)
        }
        return true
    }

    private func perform(_ command: Command.ID, on exercise: Exercise, _ context: inout Context) -> Bool {
        switch command {
        case .chartExport: context.present(ChartExport.form(self, context))
        case .editOpenExercise: context.present(ExerciseForm.edit(exercise, context))
        case .watchOpenExercise: VideoLink.open(exercise.videoURL, &context)
        case .mergeOpenExercise: ExerciseMerge.choose(exercise, &context)
        default: return false
        }
        return true
    }

    /// Moves in the view; on the chart left and right read values.
    private mutating func move(_ command: Command.ID, count: Int, area: Rect, context: inout Context) -> Bool {
        let height = Self.rows(area).height
        switch view {
        case .history:
            guard history.perform(command, count: count, height: height) else { return false }
            context.isStale = true
        case .records: return records.perform(command, count: count, height: area.height)
        case .chart where isTable: return moveTable(command, count: count, height: height)
        case .chart: return moveStop(command, count: count)
        case .about: return false
        }
        return true
    }

    private mutating func moveStop(_ command: Command.ID, count: Int) -> Bool {
        let last = max(points.count - 1, 0)
        switch command {
        case .left, .up: stop = max(shownStop - count, 0)
        case .right, .down: stop = min(shownStop + count, last)
        case .pageUp: stop = max(shownStop - 10 * count, 0)
        case .pageDown: stop = min(shownStop + 10 * count, last)
        case .first: stop = 0
        case .last: stop = nil
        default: return false
        }
        return true
    }

    private mutating func moveTable(_ command: Command.ID, count: Int, height: Int) -> Bool {
        let total = points.count
        switch command {
        case .up: table.move(by: -count, count: total)
        case .down: table.move(by: count, count: total)
        case .pageUp: table.page(by: -count, height: height, count: total)
        case .pageDown: table.page(by: count, height: height, count: total)
        case .first: table.home()
        case .last: table.end(count: total)
        default: return false
        }
        table.reveal(height: height, count: total)
        stop = total - 1 - table.selected
        return true
    }

    private mutating func show(_ number: Int, _ context: inout Context) {
        let count = View.allCases.count
        view = View(rawValue: ((number % count) + count) % count) ?? .history
        context.isStale = true
    }

    private mutating func stepFigure(by offset: Int) {
        let all = progress.figures
        guard let now = shownFigure.flatMap({ all.firstIndex(of: $0) }) else { return }
        figure = all[(now + offset) % all.count]
        (stop, table) = (nil, ScrollList())
    }

    /// Takes a click or the wheel; true when what is under the cursor should be opened.
    mutating func mouse(_ mouse: Mouse, area: Rect, context: inout Context) -> Bool {
        let content = Self.content(area)
        switch view {
        case .history:
            defer { context.isStale = true }
            return history.mouse(mouse, rows: Self.rows(content))
        case .records: return records.mouse(mouse, area: content)
        case .chart, .about: return false
        }
    }
}
