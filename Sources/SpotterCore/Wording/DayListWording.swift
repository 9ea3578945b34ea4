package import FitnessModel
package import Phrases

extension DayList.Problem {
    /// The error, and what to write.
    package var wording: Phrase {
        switch self {
        case .missing(1): "The day of the session is needed: 5 jan, 2026-01-05 or -3d."
        case .missing(let count):
            "The days of the \(count) sessions are needed: 5 jan every 7, or each of them, 5 jan, 12 jan."
        case .noDay(let text): "\"\(text)\" is not a day: write 5 jan, 5.1.2026 or 2026-01-05, separated by commas."
        case .noInterval(let text): "\"\(text)\" is not a number of days: write 5 jan every 7."
        case .count(let found, let needed) where found < needed:
            "\(found, one: "day", other: "days") for \(needed, one: "session", other: "sessions"): \(needed - found) missing."
        case .count(let found, let needed):
            "\(found, one: "day", other: "days") for \(needed, one: "session", other: "sessions"): \(found - needed) too many."
        case .twice(let day): "\(day.long) is listed twice: each session has a day of its own."
        case .order(let day, let before): "\(day.long) comes after \(before.long): write the days in their order."
        case .future(let day): "\(day.long) is still to come: what was done lies in the past."
        }
    }
}
