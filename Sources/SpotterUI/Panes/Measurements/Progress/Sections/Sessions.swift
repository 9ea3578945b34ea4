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
            summary: "\(Count.text(total, "session")), \(report.rate) a week. \(report.streak.sentence)",
            empty: total > 0 ? nil : none("session"), stops: weeks.count, table: report.table
        ) { screen, area, cursor in
            var chart = WeekText.chart("Sessions per week", counts, unit: "", weeks: weeks, cursor: cursor)
            chart.isWhole = true
            chart.valueText = { Count.text(Int($0), "session") }
            screen.draw(chart, in: area)
        }
    }
}
