import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let nextRunView: Self = "run.next-view"
    static let runFigure: Self = "run.figure"
    static let runTable: Self = "run.table"
    static let exportRun: Self = "run.export"
    static let editRun: Self = "run.edit"
    static let deleteRun: Self = "run.delete"
    static let dayOfRun: Self = "run.day"
}

extension RunView {
    private static func needsFigure(_ state: AppState) -> String? {
        state.diary.runs.room.figures.isEmpty ? "the run has no recorded track" : nil
    }
    private static func needsRows(_ state: AppState) -> String? {
        let content = state.diary.runs.room.content
        return content?.hasTrack == true || content?.laps.isEmpty == false
            ? nil : "the run has neither a recorded track nor laps"
    }

    static let commands: [Command] = [
        Command(
            .nextRunView, "Show the next view: overview, laps, chart", hint: "view", in: .run, keys: ["v", "Enter"]),
        Command(.runFigure, "Chart another figure", hint: "figure", in: .run, keys: ["f"], unless: needsFigure),
        Command(
            .runTable, "Show the chart as a table, and back", hint: "table", in: .run, keys: ["t"], unless: needsFigure),
        Command(.editRun, "Edit the run", hint: "edit", in: .run, keys: ["e"]),
        Command(
            .exportRun, "Write points or laps to a CSV file", hint: "export", in: .run, keys: ["x"], unless: needsRows),
        Command(.deleteRun, "Delete the run (undo brings it back)", in: .run, keys: ["d"]),
        Command(.dayOfRun, "Show the day of the run", in: .run, keys: ["."]),
    ]

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        guard let content else { return false }
        let body = Frame(context.size).body
        if move(command, count: count, height: Self.rows(Self.content(body)).height) { return true }
        switch command {
        case .nextRunView: show((view.rawValue + count) % View.allCases.count)
        case .right where view == .overview || view == .laps: show((view.rawValue + 1) % View.allCases.count)
        case .left where view == .laps || view == .overview:
            show((view.rawValue + View.allCases.count - 1) % View.allCases.count)
        case .runFigure: nextFigure(count)
        case .runTable:
            if view != .chart { show(View.chart.rawValue) }
            isTable.toggle()
            table.select(shownStop, count: points.count)
        case .editRun: RunForm.edit(content.run, &context)
        case .deleteRun: RunActions.delete(content.run, &context)
        case .dayOfRun: context.route = .day(content.run.day)
        case .exportRun: context.present(RunExport.form(content, context))
        default: return false
        }
        return true
    }

    private mutating func show(_ number: Int) {
        view = View(rawValue: number) ?? .overview
    }

    /// Where no chart is shown it is shown first.
    private mutating func nextFigure(_ count: Int) {
        let all = figures
        guard view == .chart, let now = all.firstIndex(of: figure) else {
            view = .chart
            return
        }
        // The cursor stays at its place along the run.
        let place = points.indices.contains(shownStop) ? points[shownStop].sample.place : nil
        figure = all[(now + count) % all.count]
        stop = place.flatMap { place in points.firstIndex { $0.sample.place >= place } }
    }

    private mutating func move(_ command: Command.ID, count: Int, height: Int) -> Bool {
        switch view {
        case .overview: return false
        case .laps: return Self.move(&lapList, command, count, height, content?.laps.count ?? 0)
        case .chart where isTable:
            guard Self.move(&table, command, count, height, points.count) else { return false }
            stop = table.selected
            return true
        case .chart: return moveStop(command, count)
        }
    }

    private mutating func moveStop(_ command: Command.ID, _ count: Int) -> Bool {
        let last = max(points.count - 1, 0)
        switch command {
        case .left, .up: stop = max(shownStop - count, 0)
        case .right, .down: stop = min(shownStop + count, last)
        case .pageUp: stop = max(shownStop - 20 * count, 0)
        case .pageDown: stop = min(shownStop + 20 * count, last)
        case .first: stop = 0
        case .last: stop = nil
        default: return false
        }
        return true
    }

    private static func move(
        _ list: inout ScrollList, _ command: Command.ID, _ count: Int, _ height: Int, _ total: Int
    ) -> Bool {
        switch command {
        case .up: list.move(by: -count, count: total)
        case .down: list.move(by: count, count: total)
        case .pageUp: list.page(by: -count, height: height, count: total)
        case .pageDown: list.page(by: count, height: height, count: total)
        case .first: list.home()
        case .last: list.end(count: total)
        default: return false
        }
        list.reveal(height: height, count: total)
        return true
    }

    mutating func mouse(_ mouse: Mouse, body: Rect) {
        let height = Self.rows(Self.content(body)).height
        switch mouse.kind {
        case .wheelUp: _ = move(.up, count: 3, height: height)
        case .wheelDown: _ = move(.down, count: 3, height: height)
        case .press, .doubleClick: break
        }
    }
}
