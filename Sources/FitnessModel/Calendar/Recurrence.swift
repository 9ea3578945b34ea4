/// How an appointment repeats by days: a rule of iCalendar (RFC 5545, 3.3.10) without hours, minutes and seconds.
public struct Recurrence: Hashable, Sendable {
    /// The length of a period.
    public let frequency: Frequency
    /// The number of periods between occurrences, 1 or more.
    public let interval: Int
    /// When it ends.
    package internal(set) var end: End = .never
    /// BYDAY, ascending by place, then by weekday; those without a place come last.
    package internal(set) var weekdays: [WeekdayPlace] = []
    /// BYMONTHDAY, ascending: 1...31, or -31 ... -1 from the end of the month.
    package internal(set) var monthDays: [Int] = []
    /// BYYEARDAY, ascending: 1...366, or -366 ... -1 from the end of the year.
    package internal(set) var yearDays: [Int] = []
    /// BYWEEKNO, ascending: 1...53, or -53 ... -1 from the end of the year.
    package internal(set) var weekNumbers: [Int] = []
    /// BYMONTH, ascending, 1...12.
    package internal(set) var months: [Int] = []
    /// BYSETPOS, ascending: the days within a period, 1...366, or -366 ... -1 from its end.
    package internal(set) var positions: [Int] = []
    /// WKST: the first day of a week.
    package internal(set) var weekStart: Weekday

    /// A rule as a trainer creates it. Without weekdays it uses the one of its start; a count takes precedence over a
    /// last day.
    public init(
        every interval: Int, _ frequency: Frequency, count: Int? = nil, until: Day? = nil, weekdays: Set<Weekday> = [],
        weekStart: Weekday = .monday
    ) {
        self.frequency = frequency
        self.interval = min(max(1, interval), Self.largest)
        self.weekdays = weekdays.map { WeekdayPlace($0) }.sorted()
        self.weekStart = weekStart
        self.until = until
        if let count { self.count = count }
    }

    /// The largest interval and count: even days reach beyond the end of the calendar.
    static let largest = 999_999

    /// The number of occurrences, including the first; nil if not given.
    public var count: Int? {
        get { if case .count(let count) = end { count } else { nil } }
        set {
            if let newValue { end = .count(min(max(1, newValue), Self.largest)) } else if count != nil { end = .never }
        }
    }

    /// The last possible day; nil if not given.
    public var until: Day? {
        get { if case .until(let day) = end { day } else { nil } }
        set { if let newValue { end = .until(newValue) } else if until != nil { end = .never } }
    }

    /// The weekdays that it names, without their places.
    public var namedWeekdays: Set<Weekday> { Set(weekdays.map(\.weekday)) }

    /// Whether frequency, interval, end, weekdays and first day of the week describe it completely: whether
    /// `init(every:_:count:until:weekdays:weekStart:)` can create it.
    public var isSimple: Bool {
        self
            == Recurrence(
                every: interval, frequency, count: count, until: until, weekdays: namedWeekdays, weekStart: weekStart)
    }

    /// The rule of the part before one of its days, when the series is split there.
    public func ending(before day: Day) -> Recurrence {
        var part = self
        let last = day.adding(days: -1)
        part.until = until.map { min($0, last) } ?? last
        return part
    }

    /// The rule of the part from one of its days on: a count becomes the remaining number.
    public func beginning(on day: Day, from start: Day) -> Recurrence {
        guard let count, day > start else { return self }
        var part = self
        part.count = count - days(from: start, in: start...day.adding(days: -1)).count
        return part
    }
}

extension Recurrence {
    /// The period of a rule.
    public enum Frequency: String, CaseIterable, Sendable {
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"
    }

    /// When a rule ends.
    package enum End: Hashable, Sendable {
        case never
        case count(Int)
        case until(Day)
    }

    /// A weekday of BYDAY: each one of a period, or one of them by its place, such as the second or the last (-1).
    package struct WeekdayPlace: Hashable, Comparable, Sendable {
        package let weekday: Weekday
        /// 1...53, or -53 ... -1 from the end; nil for each one.
        package let place: Int?

        init(_ weekday: Weekday, place: Int? = nil) {
            self.weekday = weekday
            self.place = place
        }

        package static func < (left: Self, right: Self) -> Bool {
            (left.place ?? .max, left.weekday.rawValue) < (right.place ?? .max, right.weekday.rawValue)
        }
    }
}

extension Recurrence {
    /// The rule of a series that starts that many days later, or earlier: weekdays and last day move along. Unchanged
    /// if it is not simple.
    public func moved(days: Int) -> Recurrence {
        guard isSimple else { return self }
        // The week moves along, too: what is every second week on Monday and Sunday must not become a Monday and a
        // Tuesday of the same week.
        let countsWeeks = frequency == .weekly && interval > 1 && !weekdays.isEmpty
        return Recurrence(
            every: interval, frequency, count: count, until: until?.adding(days: days),
            weekdays: Set(namedWeekdays.map { $0.adding(days: days) }),
            weekStart: countsWeeks ? weekStart.adding(days: days) : weekStart)
    }

    /// A day after which it does not take place: the last one if it has a count; nil if it has no end.
    public func lastDay(from start: Day) -> Day? {
        if let until { return max(until, start) }
        guard count != nil else { return nil }
        return days(from: start).reduce(start) { _, day in day }
    }
}

extension Recurrence {
    /// Why a text is not a rule of days.
    public enum Problem: Error, Hashable, Sendable {
        /// Longer than any rule needs to be.
        case tooLong
        /// A part is not of the form NAME=VALUE.
        case noPart(String)
        /// A part with an unknown name.
        case unknown(String)
        /// A part with hours, minutes or seconds.
        case clock(String)
        /// A repeated part.
        case twice(String)
        /// FREQ is missing.
        case missingFrequency
        /// A frequency finer than a day.
        case frequency(String)
        /// The part of this name cannot have this value.
        case value(String, String)
        /// Both COUNT and UNTIL.
        case countAndUntil
        /// The part has no meaning with this frequency.
        case combination(String, Frequency)
        /// The weekday cannot have a place with this frequency.
        case place(String, Frequency)
        /// BYSETPOS without a part that names several days.
        case positionsAlone
    }
}

extension Recurrence {
    /// The days of a range on which it takes place if it starts on `start`, ascending. It always takes place on the
    /// start, which counts, as RFC 5545 requires, even if the rule does not name it. Without a count, days before the
    /// range take no time.
    public func days(from start: Day, in range: ClosedRange<Day>) -> [Day] {
        guard range.upperBound >= start else { return [] }
        var days: [Day] = []
        for day in RecurringDays(self, start: start, from: range.lowerBound, through: range.upperBound)
        where day >= range.lowerBound {
            days.append(day)
        }
        return days
    }

    /// All days on which it takes place if it starts on `start`, ascending, up to the end of the calendar.
    public func days(from start: Day) -> some Sequence<Day> & Sendable {
        RecurringDays(self, start: start, from: start)
    }
}

/// The days of a rule, period by period.
struct RecurringDays: Sequence, IteratorProtocol, Sendable {
    private let periods: RecurrencePeriods
    /// Serial numbers of days, as in `found`.
    private let start, last: Int
    /// Occurrences that the count leaves.
    private var remaining: Int
    /// The next period to look into.
    private var period: Int
    /// The days found in the period before, and the index of the next one.
    private var found: [Int]
    private var place = 0

    /// - Parameters:
    ///   - first: days of earlier periods are left out, unless the rule has a count, which counts them.
    ///   - end: the search ends there: it would take long for a day that never comes.
    init(_ rule: Recurrence, start: Day, from first: Day, through end: Day = .latest) {
        periods = RecurrencePeriods(rule, start: start)
        self.start = start.number
        last = Swift.min(rule.until ?? .latest, end).number
        remaining = rule.count ?? .max
        // The start itself, then its period, which may have further days.
        let beginsAtStart = first <= start || rule.count != nil
        period = beginsAtStart ? 0 : periods.index(of: first)
        found = beginsAtStart ? [start.number] : []
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
