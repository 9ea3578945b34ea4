import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ProgressContent {
    /// Sessions in each week, and weeks in a row.
    static func sessions(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let weeks = source.weeks
        let days = try source.diary.trainingDays(of: source.client.id)
        let counts = days.totals(by: weeks, day: { $0 }, amount: { _ in 1 })
        let total = Int(counts.reduce(0, +))
        let mean = NumberFormat.fixed(Double(total) / Double(max(1, weeks.count)), decimals: 1)
        return ProgressContent(
            summary: "\(Count.text(total, "session")), \(mean) a week. \(Streak(days, today: source.today).text)",
            empty: total > 0 ? nil : none("session"), stops: weeks.count,
            table: .weekly("Sessions per week", weeks, ["sessions"]) { [.whole(Int(counts[$0]))] }
        ) { screen, area, cursor in
            var chart = WeekText.chart("Sessions per week", counts, unit: "", weeks: weeks, cursor: cursor)
            chart.isWhole = true
            chart.valueText = { Count.text(Int($0), "session") }
            screen.draw(chart, in: area)
        }
    }
}

extension Streak {
    /// "5 weeks in a row, at most 14."
    var text: String {
        guard longest > 0 else { return "No session yet." }
        guard current > 0 else { return "No week in a row now, at most \(longest)." }
        return "\(Count.text(current, "week")) in a row, at most \(longest)."
    }
}
