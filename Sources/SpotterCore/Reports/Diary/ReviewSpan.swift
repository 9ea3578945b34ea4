package import FitnessModel

/// How many days a review shows.
package enum ReviewSpan: Hashable, Sendable {
    /// Seven days from the one on which weeks begin.
    case week
    /// From the first to the last.
    case month

    /// The days of the period in which a day lies.
    package func days(around day: Day, weeksFrom start: WeekStart = .monday) -> ClosedRange<Day> {
        switch self {
        case .week: return start.week(of: day)
        case .month:
            let first = day.adding(days: 1 - day.day)
            return first...first.adding(days: Day.length(ofMonth: day.month, year: day.year) - 1)
        }
    }

    /// A day so many periods later.
    package func day(_ offset: Int, periodsAfter day: Day) -> Day {
        switch self {
        case .week: return day.adding(days: offset * 7)
        case .month: return day.adding(months: offset)
        }
    }

    /// "9 to 15 Mar 2026", "March 2026".
    package func title(_ days: ClosedRange<Day>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if self == .month { return "\(first.monthName) \(first.year)" }
        let begin = first.month == last.month ? "\(first.day)" : first.short
        return "\(begin) to \(last.dated)"
    }
}
