/// Weeks in a row with at least one training.
public struct Streak: Hashable, Sendable {
    /// Weeks up to now. The week that goes on breaks nothing as long as it is not over.
    public let current: Int
    /// The most weeks in a row there ever were.
    public let longest: Int

    /// From the days of all trainings, in any order, as of one day. Later days do not count.
    public init(_ days: some Sequence<Day>, today: Day) {
        let weeks = Set(days.lazy.filter { $0 <= today }.map { ISOWeek($0) }).sorted()
        var longest = 0
        var run = 0
        var last: ISOWeek?
        for week in weeks {
            run = last.map { $0.adding(weeks: 1) } == week ? run + 1 : 1
            longest = max(longest, run)
            last = week
        }
        let now = ISOWeek(today)
        current = last == now || last == now.adding(weeks: -1) ? run : 0
        self.longest = longest
    }
}
