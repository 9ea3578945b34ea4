extension Recurrence {
    /// The rule of a series that is moved by so many days: its weekdays and its last day move along. One that says more than a
    /// trainer types stays as it is.
    public func moved(days: Int) -> Recurrence {
        guard isSimple else { return self }
        let week = Weekday.allCases
        let moved = namedWeekdays.map { week[((($0.rawValue - 1 + days) % 7) + 7) % 7] }
        return Recurrence(
            every: interval, frequency, count: count, until: until?.adding(days: days), weekdays: Set(moved))
    }

    /// The last day on which it takes place at the latest; nil where it has no end.
    public func lastDay(from start: Day) -> Day? {
        if let until { return max(until, start) }
        guard count != nil else { return nil }
        return days(from: start).reduce(start) { _, day in day }
    }
}
