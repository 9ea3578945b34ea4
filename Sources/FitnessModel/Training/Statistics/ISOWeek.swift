/// A week from Monday to Sunday, numbered as in ISO 8601: the first one of a year holds its first Thursday.
public struct ISOWeek: Hashable, Comparable, Sendable {
    /// The first day of the week.
    public let monday: Day

    /// The week of a day.
    public init(_ day: Day) {
        monday = day.adding(days: 1 - day.weekday.rawValue)
    }

    /// The last day of the week.
    public var sunday: Day { monday.adding(days: 6) }

    /// All days of the week.
    public var days: ClosedRange<Day> { monday...max(monday, sunday) }

    /// The year that the week belongs to; not always that of each of its days.
    public var year: Int { monday.adding(days: 3).year }

    /// 1...53.
    public var number: Int {
        let thursday = monday.adding(days: 3)
        guard let first = Day(year: thursday.year, month: 1, day: 1) else { return 1 }
        return first.days(until: thursday) / 7 + 1
    }

    /// "2026-W11".
    public var text: String { "\(year)-W\(number.twoDigits)" }

    /// The week that many weeks later.
    public func adding(weeks: Int) -> ISOWeek { ISOWeek(monday.adding(days: weeks.multipliedClamped(by: 7))) }

    /// All weeks that have a day in this range, oldest first.
    public static func all(in days: ClosedRange<Day>) -> [ISOWeek] {
        let first = ISOWeek(days.lowerBound)
        let count = first.monday.days(until: ISOWeek(days.upperBound).monday) / 7
        return (0...max(0, count)).map { first.adding(weeks: $0) }
    }

    /// Earlier weeks come first.
    public static func < (left: ISOWeek, right: ISOWeek) -> Bool { left.monday < right.monday }
}

/// Weeks in a row with at least one workout.
public struct Streak: Hashable, Sendable {
    /// Weeks up to now. The current week does not break the streak before it is over.
    public let current: Int
    /// The most weeks in a row there ever were.
    public let longest: Int

    /// From the days of all workouts, in any order, as of one day. Later days do not count.
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
