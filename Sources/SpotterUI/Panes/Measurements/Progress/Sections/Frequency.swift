import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit

extension ProgressContent {
    /// On which weekdays and at which part of the day one trains.
    static func frequency(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try FrequencyReport(source)
        let (weekdays, total) = (report.weekdays, report.total)
        let partBars =
            report.parts.map { BarChart.Bar("\($0.part.name) \($0.part.hours)", Double($0.count)) }
            + (report.withoutTime > 0 ? [.init("No time written", Double(report.withoutTime))] : [])
        return ProgressContent(
            summary: "\(Count.text(total, "session")); \(favourites(weekdays)).",
            empty: total > 0 ? nil : none("session"), stops: weekdays.count + partBars.count, table: report.table
        ) { screen, area, cursor in
            var days = BarChart(weekdays.map { .init($0.name, Double($0.count)) }, unit: "")
            var times = BarChart(partBars, unit: "")
            days.cursor = cursor < 7 ? cursor : nil
            times.cursor = cursor < 7 ? nil : cursor - 7
            let isWide = area.width >= 90
            let left = isWide ? area.left(area.width / 2 - 1) : area.top(min(8, max(2, area.height / 2 + 1)))
            let right = isWide ? area.right(area.width / 2 - 1) : area.droppingTop(left.height)
            for (chart, place, title) in [
                (days, left, "Sessions by weekday"), (times, right, "Sessions by part of day"),
            ] {
                screen.put(title, in: place, align: .leading, style: .heading)
                screen.draw(chart, in: place.droppingTop(1))
            }
        }
    }

    /// "most often on Monday", "most often on Monday and Saturday".
    static func favourites(_ weekdays: [(name: String, count: Int)]) -> String {
        let most = weekdays.map(\.count).max() ?? 0
        let names = weekdays.filter { $0.count == most }.map(\.name)
        guard let last = names.last, names.count <= 3 else { return "on no weekday more than on others" }
        let others = names.dropLast().joined(separator: ", ")
        return "most often on \(others.isEmpty ? last : "\(others) and \(last)")"
    }
}
