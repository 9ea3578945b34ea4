/// A week from Monday to Sunday, numbered as in ISO 8601: the first one of a year holds its first Thursday.
public struct ISOWeek: Hashable, Comparable, Sendable {
    /// Its first day.
    public let monday: Day

    /// The week of a day.
    public init(_ day: Day) {
        monday = day.adding(days: 1 - day.weekday.rawValue)
    }

    /// Its last day.
    public var sunday: Day { monday.adding(days: 6) }

    /// All days of the week.
    public var days: ClosedRange<Day> { monday...max(monday, sunday) }

    /// The year that the week counts for; not always that of each of its days.
    public var year: Int { monday.adding(days: 3).year }

    /// 1...53.
    public var number: Int {
        let thursday = monday.adding(days: 3)
        guard let first = Day(year: thursday.year, month: 1, day: 1) else { return 1 }
        return first.days(until: thursday) / 7 + 1
    }

    /// "2026-W11".
    public var text: String { "\(year)-W\(number.twoDigits)" }

    /// The week so many weeks later.
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
