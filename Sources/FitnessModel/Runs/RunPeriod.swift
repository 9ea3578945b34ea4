/// The spans over which runs are summed, each up to and with a day.
public enum RunPeriod: Hashable, Sendable, CaseIterable {
    /// The day itself.
    case day
    /// From Monday on.
    case week
    /// From the first of the month on.
    case month
    /// From the first of January on.
    case year

    /// The first day of the span in which the day lies.
    public func start(of day: Day) -> Day {
        switch self {
        case .day: day
        case .week: day.adding(days: 1 - day.weekday.rawValue)
        case .month: Day(year: day.year, month: day.month, day: 1) ?? day
        case .year: Day(year: day.year, month: 1, day: 1) ?? day
        }
    }
}
