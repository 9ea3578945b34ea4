public import FitnessModel
public import Foundation

/// A whole day in a calendar file, or a clock time on a day: in a time zone, or without one wherever the reader is.
public struct CalendarMoment: Hashable, Sendable {
    /// The day.
    public let day: Day
    /// Minutes since midnight, 0...1439; nil for a whole day.
    public let minute: Int?
    /// The system name of the time zone: "Europe/Prague", "UTC". Empty if there is none; a whole day never has one.
    public let zone: String

    /// Creates a whole day, which ignores the zone, or a time, whose minute is clamped to its range.
    public init(day: Day, minute: Int? = nil, zone: String = "") {
        self.day = day
        self.minute = minute.map { min(max(0, $0), 1_439) }
        self.zone = minute == nil ? "" : zone
    }

    /// The instant; nil for whole days and for times without a zone. A time skipped by the clocks is the instant after
    /// the gap; a repeated time is the first of the two.
    public var instant: Date? {
        guard let minute, let timeZone else { return nil }
        return TimeOfDay(minuteOfDay: minute).map { day.instant(at: $0, in: timeZone) }
    }

    private var timeZone: TimeZone? { zone.isEmpty ? nil : TimeZone(identifier: zone) }

    /// Creates the clock time of an instant in a zone.
    public init(_ instant: Date, in zone: TimeZone, named name: String) {
        self.init(day: Day(instant, in: zone), minute: TimeOfDay(instant, in: zone).minuteOfDay, zone: name)
    }

    /// Minutes until another moment, computed from instants if both have one, otherwise from clock times.
    func minutes(until other: CalendarMoment) -> Int {
        if let instant, let end = other.instant { return Int((end.timeIntervalSince(instant) / 60).rounded()) }
        return day.days(until: other.day) * 1_440 + (other.minute ?? 0) - (minute ?? 0)
    }

    /// The moment that many minutes later, by the instant if it has one, otherwise by the clock. A whole day stays
    /// one: only the whole days of the minutes count, rounded down.
    func adding(minutes count: Int) -> CalendarMoment {
        if let instant, let timeZone {
            return CalendarMoment(instant + Double(count) * 60, in: timeZone, named: zone)
        }
        let sum = (minute ?? 0) + count
        let minuteOfDay = (sum % 1_440 + 1_440) % 1_440
        return CalendarMoment(
            day: day.adding(days: (sum - minuteOfDay) / 1_440), minute: minute == nil ? nil : minuteOfDay)
    }

    /// The same time on another day.
    public func on(_ day: Day) -> CalendarMoment { CalendarMoment(day: day, minute: minute, zone: zone) }

    /// The iCalendar text: "20260312", "20260312T183000", "20260312T183000Z".
    var text: String {
        let date = day.iso.filter { $0 != "-" }
        guard let minute else { return date }
        return "\(date)T\((minute / 60).twoDigits)\((minute % 60).twoDigits)00\(zone == Self.utc ? "Z" : "")"
    }

    static let utc = "UTC"
}

/// A DATE or DATE-TIME value as written, before its zone is known.
struct WrittenMoment: Hashable {
    let day: Day
    /// Seconds since midnight; nil for a date.
    let second: Int?
    let isUTC: Bool

    /// Nil if the text is not a time or a day between 1900 and 2199.
    init?(_ text: String) {
        let bytes = Array(text.trimmingBlanks.utf8)
        func number(_ range: Range<Int>) -> Int? {
            guard bytes.count >= range.upperBound else { return nil }
            var value = 0
            for byte in bytes[range] {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
            }
            return value
        }
        guard let year = number(0..<4), let month = number(4..<6), let date = number(6..<8),
            let day = Day(year: year, month: month, day: date)
        else { return nil }
        self.day = day
        if bytes.count == 8 {
            second = nil
            isUTC = false
            return
        }
        func isLetter(_ letter: Unicode.Scalar, at index: Int) -> Bool { bytes[index] | 0x20 == UInt8(ascii: letter) }
        guard isLetter("t", at: 8), let hour = number(9..<11), let minute = number(11..<13), hour < 24, minute < 60
        else { return nil }
        // Some programs omit the seconds.
        let length = bytes.count > 14 ? 15 : 13
        // RFC 5545 allows 60, a leap second; no clock here has one.
        guard let seconds = length == 15 ? number(13..<15) : 0, seconds <= 60 else { return nil }
        isUTC = bytes.count == length + 1 && isLetter("z", at: length)
        guard bytes.count == length || isUTC else { return nil }
        second = hour * 3_600 + minute * 60 + min(seconds, 59)
    }
}
