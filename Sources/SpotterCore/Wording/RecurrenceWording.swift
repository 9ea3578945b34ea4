package import FitnessModel
package import Phrases

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
