import BodyUI
import DiaryStore
package import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// One exercise: the current client's sets, records, a chart, and its details.
package struct ExerciseView: ChoosingView, BesideList {
    /// The part on screen.
    package enum Part: CaseIterable, Sendable {
        case history, records, chart, about

        /// The title of its tab.
        var title: Phrase {
            switch self {
            case .history: "History"
            case .records: "Records"
            case .chart: "Chart"
            case .about: "About"
            }
        }
    }

    let id: Identifier<Exercise>
    private(set) var exercise: Exercise?
    var part = Part.history
    /// The cells of the client, from the newest.
    var history = RecordList<HistoryCell>()
    private(set) var progress = ExerciseProgress()
    /// The names of clients who did the exercise, read if the current one did not.
    private(set) var doers: [String] = []
    /// The record that keys act on.
    var records = LineCursor<Int>()
    /// The figure that is drawn; nil for the most important one.
    var figure: ExerciseProgress.Figure?
    /// The index of the day under the chart's cursor; nil for the last one.
    var stop: Int?
    /// The chart is shown as a table.
    var isTable = false
    var table = ScrollList()
    var isAlone = false
    private(set) var machine: String?
    private(set) var categories: [Category] = []
    /// The exercise, client and state that the progress was read for.
    private var known: Subject?

    private struct Subject: Hashable {
        let client: Identifier<Client>
        let revision: Int
        let formula: StrengthFormula
    }

    package init(_ id: Identifier<Exercise>, part: Part = .history) {
        self.id = id
        self.part = part
    }

    func chosen(_ context: Context) -> Exercise? { exercise }
    var noneChosen: Phrase? { "the exercise could not be read" }
    func title(_ context: Context) -> Phrase { "\(exercise?.name ?? "")" }
    func caption(_ context: Context) -> Phrase { "" }
    static func listWidth(in body: Rect) -> Int? { body.width >= 100 ? body.width * 2 / 5 : nil }

    /// The figure that is drawn.
    var shownFigure: ExerciseProgress.Figure? {
        figure.flatMap { progress.figures.contains($0) ? $0 : nil } ?? progress.figures.first
    }
    /// The days of the figure that is drawn, from the first.
    var points: [ExerciseProgress.Point] { shownFigure.map(progress.points) ?? [] }
    /// The position of the chart's cursor.
    var shownStop: Int { min(max(stop ?? .max, 0), max(points.count - 1, 0)) }
    /// The session under the cursor.
    func session(_ context: Context) -> Identifier<TrainingSession>? {
        switch part {
        case .history: return history.selected?.session
        case .records:
            let lines = recordLines(context)
            return records.key.flatMap { lines.indices.contains($0) ? lines[$0].session : nil }
        case .chart:
            guard !points.isEmpty else { return nil }
            return isTable ? points[points.count - 1 - table.selected].session : points[shownStop].session
        case .about: return nil
        }
    }
}

// MARK: Reading

extension ExerciseView {
    func exists(_ context: Context) -> Bool {
        context.exists { diary in try diary.exercises.get(id) }
    }

    mutating func reload(_ context: inout Context) {
        exercise = context.read { diary in try diary.exercises.get(id) } ?? exercise
        let content = Self.content(ownArea(of: context.body))
        switch part {
        case .history: readHistory(&context, content)
        case .records, .chart: readProgress(&context)
        case .about: readAbout(&context)
        }
        if part == .history ? history.total == 0 : progress.sets == 0 {
            doers = context.read { diary in try diary.figures.clients(whoDid: id) } ?? []
        }
        let lines = recordLines(context)
        records.update(to: lines.indices.map { lines[$0].session == nil ? nil : $0 })
        records.reveal(height: content.height)
        table.reveal(height: Self.rows(content).height, count: points.count)
    }

    private mutating func readHistory(_ context: inout Context, _ area: Rect) {
        guard let client = context.client?.id else { return history = RecordList() }
        let id = id
        history.load(height: Self.rows(area).height, &context) { diary in
            try diary.figures.exerciseHistoryCount(client: client, exercise: id)
        } fetch: { diary, offset, limit in
            try diary.figures.exerciseHistory(client: client, exercise: id, offset: offset, limit: limit)
        }
    }

    private mutating func readProgress(_ context: inout Context) {
        guard let client = context.client?.id else { return progress = ExerciseProgress() }
        let subject = Subject(client: client, revision: context.revisions.all, formula: context.shared.formula)
        guard subject != known else { return }
        let found = context.read { diary in
            try diary.figures.exerciseProgress(client: client, exercise: id, by: subject.formula)
        }
        guard let found else { return }
        if known?.client != client { (stop, table) = (nil, ScrollList()) }
        (progress, known) = (found, subject)
    }

    private mutating func readAbout(_ context: inout Context) {
        readProgress(&context)
        categories = context.read { diary in try diary.categories.of(id) } ?? []
        machine = nil
        guard let wanted = exercise?.machine else { return }
        let known = context.read { diary in try diary.machines.choices(with: wanted) } ?? []
        machine = zip(known, Machine.placedNames(known, context)).first { $0.0.id == wanted }?.1
    }
}

extension ExerciseView {
    /// The figure over days, with the cursor on one of them.
    func chart(_ context: Context) -> LineChart? {
        guard let figure = shownFigure, let first = points.first, let last = points.last else { return nil }
        let unit = context.client?.unit ?? .kg
        let series = ChartSeries(
            chartTitle(figure, context),
            points.map { ChartPoint(x: DayAxis.place($0.day), y: figure.value($0.value, unit)) })
        var chart = LineChart([series], unit: figure.unit(unit), over: first.day...last.day)
        chart.cursor = shownStop
        chart.isWhole = figure == .reps
        chart.valueText = { "\(NumberFormat.shown($0, decimals: 1))" }
        return chart
    }

    private func chartTitle(_ figure: ExerciseProgress.Figure, _ context: Context) -> Phrase {
        figure == .e1RM ? "e1RM by \(context.shared.formula.name), RPE table where known" : figure.title
    }

    func drawChart(into screen: inout Screen, _ content: Rect, _ isFocused: Bool, _ context: Context) {
        guard let figure = shownFigure, let chart = chart(context) else {
            screen.paragraph(emptyText(context), in: content.inset(columns: 2), style: .muted)
            return
        }
        if isTable || points.count == 1 {
            drawTable(figure, into: &screen, content, isFocused, context)
        } else {
            screen.draw(chart, in: content.inset(columns: 1))
        }
    }

    private func drawTable(
        _ figure: ExerciseProgress.Figure, into screen: inout Screen, _ content: Rect, _ isFocused: Bool,
        _ context: Context
    ) {
        let unit = context.client?.unit ?? .kg
        let columns = [
            TableColumn(whole: "Day", .fixed(12)),
            TableColumn(number: "\(figure.title) (\(figure.unit(unit)))", .fixed(20)),
            TableColumn(number: "Change", .fixed(9)),
        ]
        let points = points
        screen.table(
            table, count: points.count, columns: columns, in: content, rows: Self.rows(content), isFocused: isFocused
        ) { index in
            let number = points.count - 1 - index
            let change = number > 0 ? points[number].value - points[number - 1].value : nil
            return [
                points[number].day.dated, "\(figure.text(points[number].value, unit))",
                "\(change.map { ($0 > 0 ? "+" : "") + figure.text($0, unit) } ?? "")",
            ]
        }
    }
}
