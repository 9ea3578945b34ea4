import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit

extension ProgressContent {
    /// Sessions in each week, and weeks in a row.
    static func sessions(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try SessionsReport(source)
        let (weeks, counts, total) = (report.weeks, report.counts, report.total)
        return ProgressContent(
            summary: [
                "\(total, one: "session", other: "sessions"), \(report.rate) a week.", report.streak.sentence,
            ],
            empty: total > 0 ? nil : noSession, stops: Array(repeating: Stop(), count: weeks.count), table: report.table
        ) { screen, area, cursor in
            var chart = WeekText.chart("Sessions per week", counts, unit: "", weeks: weeks, cursor: cursor)
            chart.isWhole = true
            chart.valueText = { "\(Int($0), one: "session", other: "sessions")" }
            screen.draw(chart, in: area)
        }
    }
}

extension ProgressContent {
    /// On which weekdays and at which part of the day one trains.
    static func frequency(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try FrequencyReport(source)
        let weekdays = report.weekdays.map { (name: $0.name, count: $0.counts.all) }
        let partBars =
            report.parts.map { BarChart.Bar("\($0.part.name) \($0.part.hours)", Double($0.counts.all)) }
            + (report.withoutTime.all > 0 ? [.init("No time", Double(report.withoutTime.all))] : [])
        return ProgressContent(
            summary: ["\(kinds(report.total)); \(favourites(weekdays))."],
            empty: report.total.all > 0 ? nil : noWorkout,
            stops: Array(repeating: Stop(), count: weekdays.count + partBars.count), table: report.table
        ) { screen, area, cursor in
            var days = BarChart(weekdays.map { .init($0.name, Double($0.count)) }, unit: "")
            var times = BarChart(partBars, unit: "")
            days.cursor = cursor < 7 ? cursor : nil
            times.cursor = cursor < 7 ? nil : cursor - 7
            let isWide = area.width >= 90
            let left = isWide ? area.left(area.width / 2 - 1) : area.top(min(8, max(2, area.height / 2 + 1)))
            let right = isWide ? area.right(area.width / 2 - 1) : area.droppingTop(left.height)
            let charts: [(chart: BarChart, place: Rect, title: Phrase)] = [
                (days, left, "By weekday"), (times, right, "By part of day"),
            ]
            for (chart, place, title) in charts {
                screen.put(title, in: place, align: .leading, style: .heading)
                screen.draw(chart, in: place.droppingTop(1))
            }
        }
    }

    /// "24 sessions, 3 runs", without zeros.
    private static func kinds(_ counts: FrequencyReport.Counts) -> Phrase {
        let parts: [Phrase] = Training.Kind.allCases.compactMap { kind in
            let count = counts[kind]
            guard count > 0 else { return nil }
            return switch kind {
            case .session: "\(count, one: "session", other: "sessions")"
            case .run: "\(count, one: "run", other: "runs")"
            case .activity: "\(count, one: "activity", other: "activities")"
            }
        }
        return parts.joined(separator: ", ")
    }

    /// "most often on Monday", "most often on Monday and Saturday".
    static func favourites(_ weekdays: [(name: Phrase, count: Int)]) -> Phrase {
        let most = weekdays.map(\.count).max() ?? 0
        let names = weekdays.filter { $0.count == most }.map(\.name)
        return names.count <= 3 ? "most often on \(and: names)" : "no favourite weekday"
    }
}
