public import FitnessModel
public import Foundation

/// A date in an export, with or without a time. It is parsed by hand, because a formatter is a hundred times slower.
enum FieldDate: Equatable {
    case day(Day)
    case moment(LocalMoment)

    var day: Day {
        switch self {
        case .day(let day): day
        case .moment(let moment): moment.day
        }
    }

    var moment: LocalMoment? {
        if case .moment(let moment) = self { moment } else { nil }
    }

    /// Reads `2026-03-12 18:30:00`, with `T`, without seconds, with AM or PM, `12.03.2026, 18:30`, or only a day.
    static func read(_ field: CSVField) throws(FieldFault) -> FieldDate {
        guard !field.trimmed.isEmpty else { throw FieldFault(.valueMissing) }
        var scanner = ByteScanner(field.trimmed)
        guard let date = scanner.takeDate() else { throw FieldFault(.dateUnreadable(field.excerpt)) }
        let isAlone = scanner.isAtEnd
        let time = isAlone ? nil : scanner.takeTime()
        guard isAlone || time != nil, scanner.isAtEnd else { throw FieldFault(.dateUnreadable(field.excerpt)) }
        guard let day = Day(year: date.year, month: date.month, day: date.day) else {
            throw FieldFault(.dateOutOfRange(field.excerpt))
        }
        return time.flatMap { LocalMoment(day: day, second: $0) }.map(FieldDate.moment) ?? .day(day)
    }
}

extension ByteScanner {
    /// Parses year-month-day or day.month.year, with four digits for the year.
    fileprivate mutating func takeDate() -> (year: Int, month: Int, day: Int)? {
        guard let first = number(upTo: 4) else { return nil }
        let isGerman = take(".")
        guard isGerman || take("-") else { return nil }
        guard let month = number(upTo: 2), take(isGerman ? "." : "-") else { return nil }
        guard let last = number(upTo: isGerman ? 4 : 2) else { return nil }
        let year = isGerman ? last : first
        guard year.digits == 4 else { return nil }
        return (year.value, month.value, isGerman ? first.value : last.value)
    }

    /// Seconds since midnight; nil if there is no time.
    fileprivate mutating func takeTime() -> Int? {
        if !take("T") {
            _ = take(",")
            guard takeBlanks() else { return nil }
        }
        return takeClock()
    }

    /// Parses `18:30`, `6:30:05 PM` or `6:30am` into seconds since midnight; nil if there is no time.
    mutating func takeClock() -> Int? {
        guard let hour = number(upTo: 2), take(":"), let minute = number(upTo: 2), minute.value < 60 else { return nil }
        var second = 0
        if take(":") {
            guard let number = number(upTo: 2), number.value < 60 else { return nil }
            second = number.value
            if take(".") { _ = self.number(upTo: 9) }
        }
        guard let hour = takeHalfOfDay(hour.value) else { return nil }
        return hour * 3600 + minute.value * 60 + second
    }

    /// Applies an optional AM or PM; returns the hour 0...23, or nil if it is invalid.
    private mutating func takeHalfOfDay(_ hour: Int) -> Int? {
        if isAtEnd { return hour < 24 ? hour : nil }
        _ = takeBlanks()
        let isMorning = take("A") || take("a")
        guard isMorning || take("P") || take("p"), take("M") || take("m"), (1...12).contains(hour) else { return nil }
        return hour % 12 + (isMorning ? 0 : 12)
    }

    /// Skips blanks, including the no-break spaces (U+202F, U+00A0) that iOS writes before AM and PM; false if there
    /// are none.
    private mutating func takeBlanks() -> Bool {
        let count = rest.count
        while take(" ") || take([0xE2, 0x80, 0xAF]) || take([0xC2, 0xA0]) {}
        return rest.count < count
    }
}

/// The error of a field that cannot be read.
struct FieldFault: Error {
    let reason: ImportIssue.Reason
    var column: Int?

    init(_ reason: ImportIssue.Reason, column: Int? = nil) {
        self.reason = reason
        self.column = column
    }
}

/// A time of day in an export.
enum FieldTime {
    /// Minutes after midnight for `05:17`, `5:17:30`, `11:05 AM` or `11:05am`; nil for other text.
    static func minute(_ field: CSVField) -> Int? {
        var scanner = ByteScanner(field.trimmed)
        return scanner.takeClock().flatMap { scanner.isAtEnd ? $0 / 60 : nil }
    }
}

/// A local clock time without a time zone.
public struct LocalMoment: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The day.
    public let day: Day
    /// Seconds since midnight, 0...86399.
    public let second: Int

    /// Nil if the second is outside the day.
    public init?(day: Day, second: Int) {
        guard (0..<86_400).contains(second) else { return nil }
        self.day = day
        self.second = second
    }

    /// "2026-03-12T18:30:00".
    public var description: String { "\(day.iso)T\(Clock.full(second))" }

    /// The instant in a time zone. A time skipped by the clocks is the instant after the gap.
    public func date(in zone: TimeZone) -> Date? {
        let time = TimeOfDay(hour: second / 3600, minute: second / 60 % 60)
        return time.map { day.instant(at: $0, in: zone) + Double(second % 60) }
    }

    /// Earlier first.
    public static func < (left: LocalMoment, right: LocalMoment) -> Bool {
        (left.day, left.second) < (right.day, right.second)
    }
}

extension Date {
    /// "2026-03-12T10:00:00+01:00": the local time in a zone, to the second.
    package func isoText(in zone: TimeZone) -> String {
        ISO8601Format(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone))
    }
}
