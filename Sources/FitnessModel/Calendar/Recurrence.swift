/// How something comes back on days: a rule of iCalendar (RFC 5545, 3.3.10) without its hours, minutes and seconds.
public struct Recurrence: Hashable, Sendable {
    /// How long the period is that the rule counts in.
    public let frequency: Frequency
    /// Every so many periods, 1 or more.
    public let interval: Int
    /// When it ends.
    var end: End = .never
    /// BYDAY, ascending; those with a place come first.
    var weekdays: [WeekdayPlace] = []
    /// BYMONTHDAY, ascending: 1...31, or -31 ... -1 from the end of the month.
    var monthDays: [Int] = []
    /// BYYEARDAY, ascending: 1...366, or -366 ... -1 from the end of the year.
    var yearDays: [Int] = []
    /// BYWEEKNO, ascending: 1...53, or -53 ... -1 from the end of the year.
    var weekNumbers: [Int] = []
    /// BYMONTH, ascending, 1...12.
    var months: [Int] = []
    /// BYSETPOS, ascending: which days of a period are meant, 1...366, or -366 ... -1 from its end.
    var positions: [Int] = []
    /// WKST: the day on which a week begins.
    var weekStart = Weekday.monday

    /// A rule as a trainer makes one; no weekdays mean the one on which it begins, and a count wins over a last day.
    public init(
        every interval: Int, _ frequency: Frequency, count: Int? = nil, until: Day? = nil, weekdays: Set<Weekday> = []
    ) {
        self.frequency = frequency
        self.interval = min(max(1, interval), Self.largest)
        self.weekdays = weekdays.map { WeekdayPlace($0) }.sorted()
        self.until = until
        if let count { self.count = count }
    }

    /// The largest interval and the largest count; what is more reaches beyond every calendar.
    static let largest = 999_999

    /// How often it takes place, the first time included; nil when no number says so.
    public var count: Int? {
        get { if case .count(let count) = end { count } else { nil } }
        set {
            if let newValue { end = .count(min(max(1, newValue), Self.largest)) } else if count != nil { end = .never }
        }
    }

    /// The last day on which it may take place; nil when no day says so.
    public var until: Day? {
        get { if case .until(let day) = end { day } else { nil } }
        set { if let newValue { end = .until(newValue) } else if until != nil { end = .never } }
    }

    /// The weekdays that it names, without their places.
    public var namedWeekdays: Set<Weekday> { Set(weekdays.map(\.weekday)) }

    /// Whether frequency, interval, weekdays and end say it all: whether `init(every:_:count:until:weekdays:)` makes it.
    public var isSimple: Bool {
        self == Recurrence(every: interval, frequency, count: count, until: until, weekdays: namedWeekdays)
    }

    /// The part before a day on which it takes place, when that and what follows become something else.
    public func ending(before day: Day) -> Recurrence {
        var part = self
        let last = day.adding(days: -1)
        part.until = until.map { min($0, last) } ?? last
        return part
    }

    /// The part that begins on a day on which it takes place: with a count, so often as it would still have been.
    public func beginning(on day: Day, from start: Day) -> Recurrence {
        guard let count, day > start else { return self }
        var part = self
        part.count = count - days(from: start, in: start...day.adding(days: -1)).count
        return part
    }
}

extension Recurrence {
    /// The period in which a rule counts.
    public enum Frequency: String, CaseIterable, Sendable {
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"

        /// "week".
        public var noun: String {
            switch self {
            case .daily: "day"
            case .weekly: "week"
            case .monthly: "month"
            case .yearly: "year"
            }
        }
    }

    enum End: Hashable, Sendable {
        case never
        case count(Int)
        case until(Day)
    }

    /// A weekday of BYDAY: every one of the period, or by its place the second, the last (-1) ...
    struct WeekdayPlace: Hashable, Comparable, Sendable {
        let weekday: Weekday
        /// 1...53, or -53 ... -1 from the end; nil for every one.
        let place: Int?

        init(_ weekday: Weekday, place: Int? = nil) {
            self.weekday = weekday
            self.place = place
        }

        static func < (left: Self, right: Self) -> Bool {
            (left.place ?? 100, left.weekday.rawValue) < (right.place ?? 100, right.weekday.rawValue)
        }
    }
}
