import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit

extension ProgressContent {
    /// The estimated one-repetition maximum of the exercises trained most, session by session.
    static func strength(_ source: ProgressSource, item: Int) throws(StoreError) -> ProgressContent {
        try strength(try StrengthReport(source), source, item: item)
    }

    private static func strength(
        _ report: StrengthReport, _ source: ProgressSource, item: Int
    ) throws(StoreError) -> ProgressContent {
        guard let chosen = report.exercises.dropFirst(max(0, item)).first ?? report.exercises.last else {
            return strength(of: "", [], source, empty: noLoad)
        }
        let points = try source.strength(of: chosen.id)
        let nothing: Phrase = "\(chosen.name) has no set of 1 to 12 reps here. } shows the next exercise."
        var content = strength(of: chosen.name, points, source, empty: points.isEmpty ? nothing : nil)
        content.items = report.exercises.map { "\($0.name)" }
        content.stops = stops(points.map(\.day), opening: chosen.id)
        content.choosing = { item, source throws(StoreError) in try strength(report, source, item: item) }
        return content
    }

    /// One stop for each day, at least one: also an exercise without values can be opened.
    static func stops(_ days: [Day], opening exercise: Identifier<Exercise>) -> [Stop] {
        Array(repeating: Stop(route: .exercise(exercise)), count: max(1, Set(days).count))
    }

    private static func strength(
        of name: String, _ points: [StrengthPoint], _ source: ProgressSource, empty: Phrase?
    ) -> ProgressContent {
        let (unit, days) = (source.unit, source.days)
        return ProgressContent(
            summary: trend(points, unit).map { [$0, "By RPE, else \(source.formula.name)."] } ?? [], empty: empty,
            table: .strength(points.map { (name, $0) }, source)
        ) { screen, area, cursor in
            let estimates = points.map { ChartPoint(x: DayAxis.place($0.day), y: $0.estimate.value(in: unit)) }
            let loads = points.map { ChartPoint(x: DayAxis.place($0.day), y: $0.load.value(in: unit)) }
            var chart = LineChart(
                [ChartSeries("e1RM", estimates), ChartSeries("load", loads)], unit: "\(unit.rawValue)", over: days)
            chart.cursor = cursor
            screen.draw(chart, in: area)
        }
    }

    /// "latest 105 kg, best 110 kg; +5 kg (up) since 12 Jan."; nil without a point.
    private static func trend(_ points: [StrengthPoint], _ unit: MassUnit) -> Phrase? {
        guard let first = points.first, let last = points.last else { return nil }
        func text(_ mass: Mass) -> String { "\(ChartNumber.short(mass.value(in: unit))) \(unit.rawValue)" }
        let best = points.map(\.estimate).max() ?? last.estimate
        let change = Mass(grams: last.estimate.grams - first.estimate.grams)
        let (latest, most, day) = (text(last.estimate), text(best), first.day.short)
        if change.grams > 0 { return "latest \(latest), best \(most); +\(text(change)) (up) since \(day)." }
        return change.grams < 0
            ? "latest \(latest), best \(most); \(text(change)) (down) since \(day)."
            : "latest \(latest), best \(most); \(text(change)) (unchanged) since \(day)."
    }
}

extension ProgressContent {
    /// The records of the last thirty days.
    static func records(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try RecordsReport(source)
        let (records, table) = (report.records, report.table)
        return ProgressContent(
            summary: ["\(records.count, one: "record", other: "records") in the last 30 days."],
            empty: records.isEmpty
                ? "No records in the last 30 days. A first time does not count. s starts a session." : nil,
            stops: records.map { Stop(route: .exercise($0.exercise)) }, table: table
        ) { screen, area, cursor in screen.progressTable(table, in: area, chosen: cursor) }
    }
}
