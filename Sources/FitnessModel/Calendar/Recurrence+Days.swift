extension Recurrence {
    /// The days of a range on which it takes place when it begins on `start`, ascending. That day always is one of them and
    /// counts, as RFC 5545 has it, even if the rule would not name it. Without a count, what lies before the range costs
    /// nothing.
    public func days(from start: Day, in range: ClosedRange<Day>) -> [Day] {
        guard range.upperBound >= start else { return [] }
        var days: [Day] = []
        for day in RecurringDays(self, start: start, from: count == nil ? range.lowerBound : start) {
            if day > range.upperBound { break }
            if day >= range.lowerBound { days.append(day) }
        }
        return days
    }

    /// All days on which it takes place when it begins on `start`, ascending, up to the end of the calendar.
    public func days(from start: Day) -> some Sequence<Day> & Sendable {
        RecurringDays(self, start: start, from: start)
    }
}

/// The days of a rule, period by period.
struct RecurringDays: Sequence, IteratorProtocol, Sendable {
    private let periods: RecurrencePeriods
    private let start: Int
    private let last: Int
    private var remaining: Int
    private var period: Int
    private var found: [Int]
    private var place = 0

    /// - Parameter first: an earlier day need not come out; only without a count may it be another than `start`.
    init(_ rule: Recurrence, start: Day, from first: Day) {
        periods = RecurrencePeriods(rule, start: start)
        self.start = start.number
        last = (rule.until ?? .latest).number
        remaining = rule.count ?? .max
        // The first period is looked at even so: the day of the beginning stands before its others.
        period = first <= start ? 0 : periods.index(of: first)
        found = first <= start ? [start.number] : []
    }

    mutating func next() -> Day? {
        guard remaining > 0 else { return nil }
        while true {
            if place < found.count {
                let number = found[place]
                guard number <= last || number == start else { break }
                place += 1
                remaining -= 1
                return Day(number: number)
            }
            guard let days = periods.days(ofPeriod: period, upTo: last) else { break }
            found = days
            place = days.firstIndex { $0 > start } ?? days.count
            period += 1
        }
        remaining = 0
        return nil
    }
}
