import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// On which weekdays and at which part of the day one trains.
struct FrequencyContent: ProgressContent {
    private let weekdays: [Int]
    private let parts: [Int]
    /// Sessions of which nobody wrote down when they began.
    private let withoutTime: Int

    init(_ source: ProgressSource, item: Int) throws(StoreError) {
        let sessions = try source.sessions()
        weekdays = Weekday.allCases.map { weekday in sessions.count { $0.day.weekday == weekday } }
        let times = sessions.compactMap { $0.startedAt.map { PartOfDay($0, in: source.zone) } }
        parts = PartOfDay.allCases.map { part in times.count { $0 == part } }
        withoutTime = sessions.count - times.count
    }

    private var total: Int { weekdays.reduce(0, +) }
    private var partBars: [BarChart.Bar] {
        zip(PartOfDay.allCases, parts).map { .init("\($0.name) \($0.hours)", Double($1)) }
            + (withoutTime > 0 ? [.init("No time written", Double(withoutTime))] : [])
    }

    var summary: String {
        let common = zip(Weekday.allCases, weekdays).max { $0.1 < $1.1 }
        return "\(Count.text(total, "session")); most often on \(common?.0.name ?? "–")."
    }
    var empty: String? { total > 0 ? nil : "No session in this period. p shows another period, s starts a session." }
    var stops: Int { weekdays.count + partBars.count }

    var table: ProgressTable {
        func row(_ kind: String, _ name: String, _ count: Int) -> [ProgressTable.Value] {
            let share = total > 0 ? Double(count) * 100 / Double(total) : 0
            return [.text(kind), .text(name), .whole(count), .number(share, decimals: 1)]
        }
        return ProgressTable(
            "Frequency", ["by", "when", "sessions", "share (%)"],
            zip(Weekday.allCases, weekdays).map { row("weekday", $0.name, $1) }
                + zip(PartOfDay.allCases, parts).map { row("part of day", $0.name, $1) }
                + [row("part of day", "no time written", withoutTime)])
    }

    func draw(into screen: inout Screen, area: Rect, cursor: Int) {
        var days = BarChart(zip(Weekday.allCases, weekdays).map { .init($0.name, Double($1)) }, unit: "")
        var times = BarChart(partBars, unit: "")
        days.cursor = cursor < 7 ? cursor : nil
        times.cursor = cursor < 7 ? nil : cursor - 7
        let isWide = area.width >= 90
        let left = isWide ? area.left(area.width / 2 - 1) : area.top(min(8, max(2, area.height / 2 + 1)))
        let right = isWide ? area.right(area.width / 2 - 1) : area.droppingTop(left.height)
        for (chart, room, title) in [
            (days, left, "Sessions by weekday"), (times, right, "Sessions by part of day"),
        ] {
            screen.put(title, in: room, align: .leading, style: .heading)
            screen.draw(chart, in: room.droppingTop(1))
        }
    }
}
