public import FitnessModel
public import Foundation

/// A day of a calendar's file, or a time that the clocks of a zone show.
public struct CalendarMoment: Hashable, Sendable {
    /// The day.
    public var day: Day
    /// Minutes since midnight on the clock, 0...1439; nil for a whole day.
    public var minute: Int?
    /// The zone's name as the system knows it: "Europe/Prague", "UTC"; "" for wherever one is, and for whole days.
    public var zone: String

    /// A whole day, or a time of it.
    public init(day: Day, minute: Int? = nil, zone: String = "") {
        self.day = day
        self.minute = minute.map { min(max(0, $0), 1_439) }
        self.zone = minute == nil ? "" : zone
    }

    /// The instant; nil for whole days and for times without a zone. Where the clock was put forward over it, the
    /// instant after the gap; of an hour that is there twice the first.
    public var instant: Date? {
        guard let minute, !zone.isEmpty, let zone = TimeZone(identifier: zone) else { return nil }
        return TimeOfDay(minuteOfDay: minute).map { day.instant(at: $0, in: zone) }
    }

    /// What the clocks of a zone show at an instant.
    public init(_ instant: Date, in zone: TimeZone, named name: String) {
        self.init(day: Day(instant, in: zone), minute: TimeOfDay(instant, in: zone).minuteOfDay, zone: name)
    }

    /// Minutes from here until another; by instants where both have one, else by what the clocks show.
    func minutes(until other: CalendarMoment) -> Int {
        if let instant, let end = other.instant { return Int((end.timeIntervalSince(instant) / 60).rounded()) }
        return day.days(until: other.day) * 1_440 + (other.minute ?? 0) - (minute ?? 0)
    }

    /// The time that many minutes later.
    func adding(minutes count: Int) -> CalendarMoment {
        if let instant, let zone = TimeZone(identifier: zone) {
            return CalendarMoment(instant + Double(count) * 60, in: zone, named: self.zone)
        }
        let sum = (minute ?? 0) + count
        let days = (Double(sum) / 1_440).rounded(.down)
        return CalendarMoment(day: day.adding(days: Int(days)), minute: minute == nil ? nil : sum - Int(days) * 1_440)
    }

    /// "20260312", "20260312T183000", "20260312T183000Z".
    var text: String {
        let date = day.iso.filter { $0 != "-" }
        guard let minute else { return date }
        return "\(date)T\((minute / 60).twoDigits)\((minute % 60).twoDigits)00\(zone == Self.utc ? "Z" : "")"
    }

    static let utc = "UTC"
}

/// A value of DATE or DATE-TIME as it is written, before a zone is known.
struct WrittenMoment: Hashable {
    let day: Day
    /// Seconds since midnight; nil for a day alone.
    let second: Int?
    let isUTC: Bool

    /// Nil for what is no day between 1900 and 2199 or no time.
    init?(_ text: String) {
        let bytes = Array(text.trimmingBlanks.utf8)
        func number(_ range: Range<Int>) -> Int? {
            guard bytes.count >= range.upperBound else { return nil }
            var value = 0
            for byte in bytes[range] {
                guard (0x30...0x39).contains(byte) else { return nil }
                value = value * 10 + Int(byte - 0x30)
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
        guard bytes[8] == 0x54 || bytes[8] == 0x74, let hour = number(9..<11), let minute = number(11..<13),
            hour < 24, minute < 60
        else { return nil }
        // Some programs leave the seconds out.
        let seconds = bytes.count == 13 || bytes.count == 14 ? 0 : number(13..<15)
        guard let seconds, seconds < 61 else { return nil }
        let length = bytes.count > 14 ? 15 : 13
        isUTC = bytes.count == length + 1 && (bytes[length] == 0x5A || bytes[length] == 0x7A)
        guard bytes.count == length || isUTC else { return nil }
        second = hour * 3_600 + minute * 60 + min(seconds, 59)
    }
}
