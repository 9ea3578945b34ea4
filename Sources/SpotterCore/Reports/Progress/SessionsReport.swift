package import DiaryStore
package import FitnessModel

/// Sessions in each week, and weeks in a row.
package struct SessionsReport: Sendable {
    /// The weeks of the period, oldest first.
    package let weeks: [ISOWeek]
    /// Sessions of each week.
    package let counts: [Double]
    /// Weeks in a row with a session, a run or an activity, whatever the period.
    package let streak: Streak
    /// Weeks of the period since the first session of all: means begin there.
    package let trainedWeeks: Int

    package init(_ source: ProgressSource) throws(StoreError) {
        weeks = source.weeks
        let days = try source.diary.trainingDays(of: source.client.id)
        counts = days.totals(by: weeks, day: { $0 }, amount: { _ in 1 })
        streak = try source.streak()
        trainedWeeks = weeks.count(since: days.min())
    }

    /// Sessions of the period.
    package var total: Int { Int(counts.reduce(0, +)) }
    /// Sessions a week: "2.5".
    package var rate: String { NumberFormat.fixed(Double(total) / Double(trainedWeeks), decimals: 1) }

    /// The figures as they are printed and exported.
    package var table: ProgressTable {
        .weekly("Sessions per week", weeks, ["sessions"]) { [.whole(Int(counts[$0]))] }
    }
}

extension Streak {
    /// "Streak 5 weeks (longest 14)."
    package var sentence: String { current > 0 ? "Streak \(text)" : text }

    /// "5 weeks (longest 14)."
    package var text: String {
        guard longest > 0 else { return "No training yet." }
        guard current > 0 else { return "No current streak (longest \(longest))." }
        return "\(Count.text(current, "week")) (longest \(longest))."
    }
}

extension [ISOWeek] {
    /// How many of them there are from the week of a day on, one at least; all of them where no day is given.
    func count(since first: Day?) -> Int {
        guard let first else { return Swift.max(1, count) }
        return Swift.max(1, count { $0.sunday >= first })
    }
}
