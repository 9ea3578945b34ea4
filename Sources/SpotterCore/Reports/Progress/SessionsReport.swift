package import DiaryStore
package import FitnessModel

/// Sessions in each week, and weeks in a row.
package struct SessionsReport: Sendable {
    /// The weeks of the period, oldest first.
    package let weeks: [ISOWeek]
    /// Sessions of each week.
    package let counts: [Double]
    /// Weeks in a row with a session, whatever the period.
    package let streak: Streak

    package init(_ source: ProgressSource) throws(StoreError) {
        weeks = source.weeks
        let days = try source.diary.trainingDays(of: source.client.id)
        counts = days.totals(by: weeks, day: { $0 }, amount: { _ in 1 })
        streak = Streak(days, today: source.today)
    }

    /// Sessions of the period.
    package var total: Int { Int(counts.reduce(0, +)) }

    /// The figures as they are printed and exported.
    package var table: ProgressTable {
        .weekly("Sessions per week", weeks, ["sessions"]) { [.whole(Int(counts[$0]))] }
    }
}

extension Streak {
    /// "5 weeks in a row, at most 14."
    package var text: String {
        guard longest > 0 else { return "No session yet." }
        guard current > 0 else { return "No week in a row now, at most \(longest)." }
        return "\(Count.text(current, "week")) in a row, at most \(longest)."
    }
}
