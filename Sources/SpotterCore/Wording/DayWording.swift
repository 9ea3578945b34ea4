package import FitnessModel
package import Phrases
import ViewKit

extension Day {
    /// "12 Mar".
    package var short: Phrase { Phrase(self, .short) }
    /// "12 Mar 2026".
    package var dated: Phrase { Phrase(self, .dated) }
    /// "12 Mar 26".
    package var brief: Phrase { Phrase(self, .brief) }
    /// "Thu 12 Mar".
    package var named: Phrase { Phrase(self, .named) }
    /// "Thu 12 Mar 2026".
    package var namedDated: Phrase { Phrase(self, .namedDated) }
    /// "Thu 12 March".
    package var longOfYear: Phrase { Phrase(self, .longOfYear) }
    /// "Thu 12 March 2026".
    package var long: Phrase { Phrase(self, .long) }
    /// "March 2026".
    package var monthTitle: Phrase { Phrase(self, .month) }
    /// "Thu 12", above a column that is that wide; "Th 12" in a narrower one.
    package func column(isNarrow: Bool) -> Phrase { Phrase(self, isNarrow ? .narrowColumn : .column) }

    /// "Mar", alone.
    package var shortMonth: Phrase { DateNames.shortMonths[month - 1] }
}

extension Weekday {
    /// "Monday".
    package var name: Phrase { DateNames.weekdays[rawValue - 1] }
    /// "Mon".
    package var short: Phrase { DateNames.shortWeekdays[rawValue - 1] }
    /// "Mo".
    package var narrow: Phrase { DateNames.narrowWeekdays[rawValue - 1] }
}

/// A day as people say it: today, yesterday, 3 d ago, 12 Mar.
package enum RelativeDay {
    /// A day seen from today: "yesterday", "3 d ago", "12 Mar".
    package static func text(_ day: Day, today: Day) -> Phrase {
        let days = day.days(until: today)
        switch days {
        case 0: return "today"
        case 1: return "yesterday"
        case 2...30: return "\(days) d ago"
        case -1: return "tomorrow"
        default: return date(day, today: today)
        }
    }

    /// What a column of days says of a session in progress.
    package static let live: Phrase = "LIVE now"

    /// Texts that are as wide as any of these days: a column of days holds them.
    package static func widest(_ today: Day) -> [Phrase] {
        [live] + [0, -1, 1, -30].map { text(today.adding(days: $0), today: today) }
            + (0..<12).map { today.adding(days: -30 * $0).dated }
    }

    /// "12 Mar", of another year "12 Mar 2026".
    package static func date(_ day: Day, today: Day) -> Phrase { day.year == today.year ? day.short : day.dated }
}

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
        case .future(let day): "\(day.long) is in the future. Type a past day."
        }
    }
}

extension Recurrence {
    /// "every week on Monday and Wednesday, 10 times", "every 2 weeks until 4 Mar 2026", "every month on the last
    /// Friday".
    package var wording: Phrase {
        switch end {
        case .never: days
        case .count(1): "\(days), once"
        case .count(let count): "\(days), \(count, one: "time", other: "times")"
        case .until(let day): "\(days) until \(day.dated)"
        }
    }

    private var days: Phrase {
        if isEveryWeekday { return "every weekday" }
        let days = [period, inMonths, inWeeks, onDays].compactMap(\.self).joined(separator: " ")
        return positions.isEmpty || onDays != nil ? days : "\(days), only the \(and: places) one"
    }

    private var isEveryWeekday: Bool {
        isSimple && interval == 1 && [.daily, .weekly].contains(frequency)
            && namedWeekdays == Set(Weekday.allCases.prefix(5))
    }

    private var period: Phrase {
        switch frequency {
        case .daily: interval == 1 ? "every day" : "every \(interval, one: "day", other: "days")"
        case .weekly: interval == 1 ? "every week" : "every \(interval, one: "week", other: "weeks")"
        case .monthly: interval == 1 ? "every month" : "every \(interval, one: "month", other: "months")"
        case .yearly: interval == 1 ? "every year" : "every \(interval, one: "year", other: "years")"
        }
    }

    private var inMonths: Phrase? {
        months.isEmpty ? nil : "in \(and: months.map { DateNames.months[$0 - 1] })"
    }

    private var inWeeks: Phrase? {
        guard !weekNumbers.isEmpty else { return nil }
        return "in \(and: weekNumbers.map { $0 > 0 ? "week \($0)" : "the \(Self.ordinal($0)) week" } as [Phrase])"
    }

    private var onDays: Phrase? {
        let names = weekdays.map { weekday -> Phrase in
            weekday.place.map { "the \(Self.ordinal($0)) \(weekday.weekday.name)" } ?? weekday.weekday.name
        }
        let numbers =
            yearDays.map { day -> Phrase in "the \(Self.ordinal(day)) day of the year" }
            + monthDays.map { day -> Phrase in day > 0 ? "the \(Self.ordinal(day))" : "the \(Self.ordinal(day)) day" }
        switch (numbers.isEmpty, names.isEmpty, positions.isEmpty) {
        case (true, true, _): return nil
        case (true, false, true): return "on \(and: names)"
        case (true, false, false): return "on the \(and: places) of: \(or: names)"
        case (false, true, true): return "on \(and: numbers)"
        case (false, true, false): return "on the \(and: places) of: \(or: numbers)"
        // The weekday of a numbered day is a condition.
        case (false, false, true): return "on \(and: numbers) if a \(or: names)"
        case (false, false, false): return "on the \(and: places) of: \(or: numbers) if a \(or: names)"
        }
    }

    private var places: [Phrase] { positions.map(Self.ordinal) }

    /// "1st", "22nd", "113th"; from the end "last", "2nd to last".
    private static func ordinal(_ number: Int) -> Phrase {
        if number == -1 { return "last" }
        if number < 0 { return "\(ordinal(-number)) to last" }
        switch (number % 100, number % 10) {
        case (11...13, _): return "\(number)th"
        case (_, 1): return "\(number)st"
        case (_, 2): return "\(number)nd"
        case (_, 3): return "\(number)rd"
        default: return "\(number)th"
        }
    }
}
