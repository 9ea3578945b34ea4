import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ProgressContent {
    /// On which weekdays and at which part of the day one trains.
    static func frequency(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let sessions = try source.sessions()
        let total = sessions.count
        let weekdays = Weekday.allCases.map { weekday in
            (name: weekday.name, count: sessions.count { $0.day.weekday == weekday })
        }
        let times = sessions.compactMap { $0.startedAt.map { PartOfDay($0, in: source.zone) } }
        let parts = PartOfDay.allCases.map { part in (part: part, count: times.count { $0 == part }) }
        // Nobody wrote down when they began.
        let withoutTime = total - times.count
        let partBars =
            parts.map { BarChart.Bar("\($0.part.name) \($0.part.hours)", Double($0.count)) }
            + (withoutTime > 0 ? [.init("No time written", Double(withoutTime))] : [])
        func row(_ kind: String, _ name: String, _ count: Int) -> [ProgressTable.Value] {
            let share = total > 0 ? Double(count) * 100 / Double(total) : 0
            return [.text(kind), .text(name), .whole(count), .number(share, decimals: 1)]
        }
        let common = weekdays.max { $0.count < $1.count }
        return ProgressContent(
            summary: "\(Count.text(total, "session")); most often on \(common?.name ?? "–").",
            empty: total > 0 ? nil : none("session"), stops: weekdays.count + partBars.count,
            table: ProgressTable(
                "Frequency", ["by", "when", "sessions", "share (%)"],
                weekdays.map { row("weekday", $0.name, $0.count) }
                    + parts.map { row("part of day", $0.part.name, $0.count) }
                    + [row("part of day", "no time written", withoutTime)])
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
}
