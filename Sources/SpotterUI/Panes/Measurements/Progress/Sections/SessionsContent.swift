import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// Sessions in each week, and weeks in a row.
struct SessionsContent: ProgressContent {
    private let weeks: [ISOWeek]
    private let counts: [Double]
    private let streak: Streak

    init(_ source: ProgressSource, item: Int) throws(StoreError) {
        weeks = source.weeks
        let days = try source.diary.trainingDays(of: source.client.id)
        counts = days.totals(by: weeks, day: { $0 }, amount: { _ in 1 })
        streak = Streak(days, today: source.today)
    }

    private var total: Int { Int(counts.reduce(0, +)) }

    var summary: String {
        let mean = DecimalNumberText.write(Double(total) / Double(max(1, weeks.count)), decimals: 1)
        return "\(Count.text(total, "session")), \(mean) a week. \(Self.text(streak))"
    }

    /// "5 weeks in a row, at most 14."
    static func text(_ streak: Streak) -> String {
        guard streak.longest > 0 else { return "No session yet." }
        guard streak.current > 0 else { return "No week in a row now, at most \(streak.longest)." }
        return "\(Count.text(streak.current, "week")) in a row, at most \(streak.longest)."
    }

    var empty: String? { total > 0 ? nil : "No session in this period. p shows another period, s starts a session." }
    var stops: Int { weeks.count }

    var table: ProgressTable {
        ProgressTable(
            "Sessions per week", ["week", "from", "sessions"],
            zip(weeks, counts).map { [.text($0.text), .text($0.monday.iso), .whole(Int($1))] })
    }

    func draw(into screen: inout Screen, area: Rect, cursor: Int) {
        var chart = WeekText.chart("Sessions per week", counts, unit: "", weeks: weeks, cursor: cursor)
        chart.isWhole = true
        chart.valueText = { Count.text(Int($0), "session") }
        screen.draw(chart, in: area)
    }
}
