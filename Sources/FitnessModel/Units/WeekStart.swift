/// The day with which a person's weeks begin. Numbered weeks are ISO 8601 (`ISOWeek`), whatever is chosen here.
public enum WeekStart: String, CaseIterable, Sendable {
    case monday, sunday, saturday

    /// The first day of the week.
    public var weekday: Weekday {
        switch self {
        case .monday: .monday
        case .sunday: .sunday
        case .saturday: .saturday
        }
    }

    /// The weekdays from the first one on.
    public var weekdays: [Weekday] {
        let all = Weekday.allCases
        return Array(all[(weekday.rawValue - 1)...] + all[..<(weekday.rawValue - 1)])
    }

    /// The seven days in which a day lies; fewer at the ends of the calendar.
    public func week(of day: Day) -> ClosedRange<Day> {
        let first = day.adding(days: -((day.weekday.rawValue - weekday.rawValue + 7) % 7))
        return first...max(first, first.adding(days: 6))
    }
}
