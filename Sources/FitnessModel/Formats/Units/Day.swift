public import Foundation

/// A day of the calendar (1900-01-01...2199-12-31), free of clocks and time zones.
public struct Day: Hashable, Sendable {
    /// 1900...2199.
    public let year: Int
    /// 1...12.
    public let month: Int
    /// 1...31.
    public let day: Int

    /// The first day that can be written.
    public static let earliest = Day(trusted: 1900, 1, 1)
    /// The last day that can be written.
    public static let latest = Day(trusted: 2199, 12, 31)

    /// Nil when the calendar has no such day, or outside 1900...2199.
    public init?(year: Int, month: Int, day: Int) {
        guard (1900...2199).contains(year), (1...12).contains(month) else { return nil }
        guard day >= 1, day <= Self.length(ofMonth: month, year: year) else { return nil }
        self.init(trusted: year, month, day)
    }

    /// The day that a clock on the wall of this time zone shows; the nearest day when outside 1900...2199.
    public init(_ date: Date, in zone: TimeZone) {
        let seconds = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
        let number = (seconds / 86_400).rounded(.down)
        let limits = Self.earliest.number...Self.latest.number
        guard number >= Double(limits.lowerBound) else { self = .earliest; return }
        guard number <= Double(limits.upperBound) else { self = .latest; return }
        self.init(number: Int(number))
    }

    /// A day that is known to be one of the calendar.
    init(trusted year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Days in a month, 28...31.
    public static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }
}

// Serial numbers count days since 1970-01-01 (H. Hinnant, "chrono-compatible low-level date algorithms").
extension Day {
    var number: Int {
        let shifted = month <= 2 ? year - 1 : year
        let century = shifted / 400
        let yearOfEra = shifted - century * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return century * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The day of a serial number within the calendar.
    init(number: Int) {
        let shifted = number + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        self.init(trusted: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    /// The day that many days later, or earlier when negative; stops at the ends of the calendar.
    public func adding(days: Int) -> Day {
        let (sum, overflow) = number.addingReportingOverflow(days)
        if overflow { return days < 0 ? .earliest : .latest }
        return Day(number: min(max(sum, Self.earliest.number), Self.latest.number))
    }

    /// The same day that many months later, or earlier when negative; the last one of a month that has no such day.
    /// Stops at the ends of the calendar.
    public func adding(months: Int) -> Day {
        let count = year * 12 + month - 1 + min(max(months, -12_000), 12_000)
        let (year, month) = (count / 12, count % 12 + 1)
        let last = Self.length(ofMonth: month, year: year)
        return Day(year: year, month: month, day: min(day, last)) ?? (months < 0 ? .earliest : .latest)
    }

    /// Days from this day to the other, negative if it is earlier.
    public func days(until other: Day) -> Int { other.number - number }

    /// The day of the week.
    public var weekday: Weekday {
        // 1970-01-01 was one.
        Weekday.thursday.adding(days: number)
    }

    /// Completed years of someone born on this day; 0 before birth.
    public func age(on today: Day) -> Int {
        let beforeBirthday = (today.month, today.day) < (month, day)
        return max(0, today.year - year - (beforeBirthday ? 1 : 0))
    }
}

extension Day: Comparable {
    /// Earlier days come first.
    public static func < (left: Day, right: Day) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

/// The first day of a person's weeks. Numbered weeks are ISO 8601 (`ISOWeek`) in any case.
public enum WeekStart: String, CaseIterable, Sendable {
    case monday, sunday, saturday

    /// The first day of the week.
    public var weekday: Weekday {
        switch self {
        case .monday: .monday
        case .sunday: .sunday
        case .saturday: .saturday
        }
    }

    /// The weekdays from the first one on.
    public var weekdays: [Weekday] {
        let all = Weekday.allCases
        return Array(all[(weekday.rawValue - 1)...] + all[..<(weekday.rawValue - 1)])
    }

    /// The week of a day; shorter at the ends of the calendar.
    public func week(of day: Day) -> ClosedRange<Day> {
        let first = day.adding(days: -((day.weekday.rawValue - weekday.rawValue + 7) % 7))
        return first...max(first, first.adding(days: 6))
    }
}

/// A day of the week, numbered as in ISO 8601.
public enum Weekday: Int, CaseIterable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// "Monday", as it is typed and written to files.
    public var english: String { Self.names[rawValue - 1] }

    /// "Mon", as it is typed and written to files.
    public var englishShort: String { String(english.prefix(3)) }

    /// The weekday that many days later, or earlier.
    func adding(days: Int) -> Weekday {
        // The remainder is made positive for the days before.
        Weekday(rawValue: ((rawValue - 1 + days) % 7 + 7) % 7 + 1) ?? self
    }

    private static let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
}
