import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The estimated one-repetition maximum of the exercises trained most, session by session.
struct StrengthContent: ProgressContent {
    /// So many exercises can be chosen.
    private static let most = 12

    /// The exercises that can be chosen, those with the most sets first.
    private let ranked: [(id: Identifier<Exercise>, name: String)]
    private let chosen: Int
    private let points: [StrengthPoint]
    private let days: ClosedRange<Day>
    private let unit: MassUnit
    private let formula: StrengthFormula

    init(_ source: ProgressSource, item: Int) throws(StoreError) {
        var sets: [Identifier<Exercise>: Int] = [:]
        for entry in try source.work() where entry.volume.grams > 0 { sets[entry.exercise, default: 0] += entry.sets }
        let ranked = sets.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.most).map(\.key)
        let names = try source.diary.exerciseNames(ranked)
        try self.init(ranked.map { ($0, names[$0] ?? "") }, source, item: item)
    }

    private init(
        _ ranked: [(id: Identifier<Exercise>, name: String)], _ source: ProgressSource, item: Int
    ) throws(StoreError) {
        self.ranked = ranked
        chosen = min(max(0, item), max(0, ranked.count - 1))
        days = source.days
        unit = source.unit
        formula = source.formula
        if ranked.isEmpty {
            points = []
        } else {
            points = try source.diary.strengthTrend(
                client: source.client.id, exercise: ranked[chosen].id, days: source.days, formula: source.formula)
        }
    }

    func choosing(_ item: Int, _ source: ProgressSource) throws(StoreError) -> any ProgressContent {
        try StrengthContent(ranked, source, item: item)
    }

    private var exercise: Identifier<Exercise>? { ranked.indices.contains(chosen) ? ranked[chosen].id : nil }
    var items: [String] { ranked.map(\.name) }
    var stops: Int { Set(points.map(\.day)).count }

    var summary: String {
        guard let first = points.first, let last = points.last else { return "" }
        let best = points.map(\.estimate).max() ?? last.estimate
        let change = Mass(grams: last.estimate.grams - first.estimate.grams)
        let sign = change.grams > 0 ? "+" : ""
        let word = change.grams > 0 ? "up" : change.grams < 0 ? "down" : "unchanged"
        return
            "\(text(last.estimate)) at last, best \(text(best)); \(sign)\(text(change)) (\(word)) since \(first.day.short)."
            + " By RPE, else \(formula.name)."
    }

    var empty: String? {
        if exercise == nil { return "No set with a load in this period. p shows another period, s starts a session." }
        return points.isEmpty
            ? "\(ranked[chosen].name) has no set of 1 to 12 reps here. } shows the next exercise." : nil
    }

    func route(at stop: Int) -> Route? { exercise.map { .exercise($0) } }

    private func text(_ mass: Mass) -> String { "\(ChartNumber.short(mass.value(in: unit))) \(unit.rawValue)" }

    var table: ProgressTable {
        let name = ranked.indices.contains(chosen) ? ranked[chosen].name : ""
        return ProgressTable(
            "Strength (\(formula.name))",
            ["exercise", "day", "e1RM (\(unit.rawValue))", "from load (\(unit.rawValue))", "from reps"],
            points.map {
                [
                    .text(name), .text($0.day.iso), .number($0.estimate.value(in: unit), decimals: 1),
                    .number($0.load.value(in: unit), decimals: 2), .whole($0.reps),
                ]
            })
    }

    func draw(into screen: inout Screen, area: Rect, cursor: Int) {
        let estimates = points.map { ChartPoint(x: DayAxis.place($0.day), y: $0.estimate.value(in: unit)) }
        let loads = points.map { ChartPoint(x: DayAxis.place($0.day), y: $0.load.value(in: unit)) }
        var chart = LineChart(
            [ChartSeries("e1RM", estimates), ChartSeries("its load", loads)], unit: unit.rawValue, over: days)
        chart.cursor = cursor
        screen.draw(chart, in: area)
    }
}
