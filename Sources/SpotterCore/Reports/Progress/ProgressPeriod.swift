package import FitnessModel
import ViewKit

/// How far back statistics look.
package enum ProgressPeriod: Hashable, Sendable {
    /// So many weeks, the one that goes on included.
    case weeks(Int)
    /// From the first session on.
    case all
    /// From one day to another.
    case days(ClosedRange<Day>)

    /// Those that a key steps through.
    package static let choices: [ProgressPeriod] = [.weeks(4), .weeks(12), .weeks(52), .all]

    /// "12 weeks".
    package var title: String {
        switch self {
        case .weeks(1): "this week"
        case .weeks(52): "1 year"
        case .weeks(let count): "\(count) weeks"
        case .all: "all"
        case .days(let days): "\(days.lowerBound.dated) to \(days.upperBound.dated)"
        }
    }

    /// The next choice.
    package var next: ProgressPeriod { Self.choices.cycled(from: self) }

    /// Whole weeks up to the day, or the days that are said.
    func days(today: Day, first: Day?) -> ClosedRange<Day> {
        let begin: Day
        switch self {
        case .weeks(let count): begin = ISOWeek(today).adding(weeks: 1 - max(1, count)).monday
        case .all: begin = ISOWeek(min(first ?? today, today)).monday
        case .days(let days): return days
        }
        return min(begin, today)...today
    }
}
