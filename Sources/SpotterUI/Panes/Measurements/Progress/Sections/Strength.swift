import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ProgressContent {
    /// So many exercises can be chosen.
    private static let mostExercises = 12

    /// The estimated one-repetition maximum of the exercises trained most, session by session.
    static func strength(_ source: ProgressSource, item: Int) throws(StoreError) -> ProgressContent {
        var sets: [Identifier<Exercise>: Int] = [:]
        for entry in try source.work() where entry.volume.grams > 0 { sets[entry.exercise, default: 0] += entry.sets }
        // Those with the most sets first.
        let ranked = sets.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(mostExercises).map(\.key)
        let names = try source.diary.exerciseNames(ranked)
        return try strength(ranked.map { ($0, names[$0] ?? "") }, source, item: item)
    }

    private static func strength(
        _ ranked: [(id: Identifier<Exercise>, name: String)], _ source: ProgressSource, item: Int
    ) throws(StoreError) -> ProgressContent {
        guard let chosen = ranked.dropFirst(max(0, item)).first ?? ranked.last else {
            return strength(of: "", [], source, empty: none("set with a load"))
        }
        let points = try source.diary.strengthTrend(
            client: source.client.id, exercise: chosen.id, days: source.days, formula: source.formula)
        let nothing = "\(chosen.name) has no set of 1 to 12 reps here. } shows the next exercise."
        var content = strength(of: chosen.name, points, source, empty: points.isEmpty ? nothing : nil)
        content.items = ranked.map(\.name)
        content.routes = Array(repeating: .exercise(chosen.id), count: max(1, content.stops))
        content.choosing = { item, source throws(StoreError) in try strength(ranked, source, item: item) }
        return content
    }

    private static func strength(
        of name: String, _ points: [StrengthPoint], _ source: ProgressSource, empty: String?
    ) -> ProgressContent {
        let (unit, formula, days) = (source.unit, source.formula, source.days)
        return ProgressContent(
            summary: trend(points, unit).map { "\($0) By RPE, else \(formula.name)." } ?? "", empty: empty,
            stops: Set(points.map(\.day)).count,
            table: ProgressTable(
                "Strength (\(formula.name))",
                ["exercise", "day", "e1RM (\(unit.rawValue))", "from load (\(unit.rawValue))", "from reps"],
                points.map {
                    [
                        .text(name), .text($0.day.iso), .number($0.estimate.value(in: unit), decimals: 1),
                        .number($0.load.value(in: unit), decimals: 2), .whole($0.reps),
                    ]
                })
        ) { screen, area, cursor in
            let estimates = points.map { ChartPoint(x: DayAxis.place($0.day), y: $0.estimate.value(in: unit)) }
            let loads = points.map { ChartPoint(x: DayAxis.place($0.day), y: $0.load.value(in: unit)) }
            var chart = LineChart(
                [ChartSeries("e1RM", estimates), ChartSeries("its load", loads)], unit: unit.rawValue, over: days)
            chart.cursor = cursor
            screen.draw(chart, in: area)
        }
    }

    /// "105 kg at last, best 110 kg; +5 kg (up) since 12 Jan."; nil without a point.
    private static func trend(_ points: [StrengthPoint], _ unit: MassUnit) -> String? {
        guard let first = points.first, let last = points.last else { return nil }
        func text(_ mass: Mass) -> String { "\(ChartNumber.short(mass.value(in: unit))) \(unit.rawValue)" }
        let best = points.map(\.estimate).max() ?? last.estimate
        let change = Mass(grams: last.estimate.grams - first.estimate.grams)
        let sign = change.grams > 0 ? "+" : ""
        let word = change.grams > 0 ? "up" : change.grams < 0 ? "down" : "unchanged"
        return "\(text(last.estimate)) at last, best \(text(best)); "
            + "\(sign)\(text(change)) (\(word)) since \(first.day.short)."
    }
}
