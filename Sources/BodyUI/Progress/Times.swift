import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit

extension ProgressContent {
    /// The time under load of each week, and of each exercise the time of a repetition, session by session.
    static func times(_ source: ProgressSource, item: Int) throws(StoreError) -> ProgressContent {
        times(try TimesReport(source), source, item: item)
    }

    private static func times(_ report: TimesReport, _ source: ProgressSource, item: Int) -> ProgressContent {
        let exercise = report.exercises.dropFirst(max(0, item - 1)).first ?? report.exercises.last
        var content: ProgressContent
        if item > 0, let exercise { content = times(of: exercise, source) } else { content = weekly(report) }
        if !report.exercises.isEmpty { content.items = ["time under load"] + report.exercises.map { "\($0.name)" } }
        content.choosing = { item, source throws(StoreError) in times(report, source, item: item) }
        return content
    }

    private static func weekly(_ report: TimesReport) -> ProgressContent {
        let (weeks, weekly, sets, total) = (report.weeks, report.weekly, report.setsByWeek, report.total)
        let all: Phrase = "\(report.sets, one: "set", other: "sets")"
        let facts: [Phrase?] = [
            "\(total.sets) of \(all) \(plural: total.sets, one: "was", other: "were") counted",
            "\(SetTimeText.clock(total.underLoad)) under load", SetTimeText.inTempo(total).map { "\($0) of the tempo" },
        ]
        return ProgressContent(
            summary: [
                "\(list: facts.compactMap(\.self), separator: "; ").", "From the start of a set to its last rep.",
            ],
            empty: total.sets > 0
                ? nil
                : "No counted sets in this period. C on a load cell of a live session counts one, f shows another period.",
            stops: Array(repeating: Stop(), count: weeks.count), table: report.weeklyTable
        ) { screen, area, cursor in
            let minutes = weekly.map { Double($0.underLoad) / 60_000 }
            var chart = WeekText.chart("Time under load", minutes, unit: "min", weeks: weeks, cursor: cursor)
            chart.valueText = { "\(NumberFormat.fixed($0, decimals: 1))" }
            chart.noteText = {
                weekly.indices.contains($0)
                    ? "\(weekly[$0].sets) of \(sets[$0], one: "set", other: "sets")" : ""
            }
            screen.draw(chart, in: area)
        }
    }

    private static func times(of exercise: TimesReport.Exercise, _ source: ProgressSource) -> ProgressContent {
        let (total, days) = (exercise.total, source.days)
        let sessions = exercise.sessions.filter { $0.figures.meanRep != nil }
        let facts: [Phrase?] = [
            "\(total.sets) of \(exercise.sets, one: "set", other: "sets") counted",
            total.meanRep.map { "\(SetTimeText.seconds($0)) s a rep" },
            total.commonTempo.map { "the tempo asks \($0 / 1000) s" },
            SetTimeText.inTempo(total),
        ]
        return ProgressContent(
            summary: ["\(list: facts.compactMap(\.self), separator: "; ").", "From press to press."],
            empty: sessions.isEmpty ? "\(exercise.name) has no reps here, only holds. } shows the next exercise." : nil,
            stops: stops(sessions.map(\.day), opening: exercise.id), table: .times([exercise])
        ) { screen, area, cursor in
            let points = sessions.map {
                ChartPoint(x: DayAxis.place($0.day), y: Double($0.figures.meanRep ?? 0) / 1000)
            }
            var chart = LineChart([ChartSeries("Time per rep", points)], unit: "s", over: days)
            chart.level = total.commonTempo.map { ChartTick(Double($0) / 1000, "tempo") }
            chart.cursor = cursor
            chart.valueText = { "\(NumberFormat.fixed($0, decimals: 1))" }
            screen.draw(chart, in: area)
        }
    }
}
