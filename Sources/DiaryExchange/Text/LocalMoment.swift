public import FitnessModel
public import Foundation

/// A time that a clock on the wall showed, without a time zone.
public struct LocalMoment: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The day.
    public let day: Day
    /// Seconds since midnight on the clock, 0...86399.
    public let second: Int

    /// Nil when the second is outside the day.
    public init?(day: Day, second: Int) {
        guard (0..<86_400).contains(second) else { return nil }
        self.day = day
        self.second = second
    }

    /// "2026-03-12T18:30:00".
    public var description: String { "\(day.iso)T\(Clock.full(second))" }

    /// The instant in this time zone; where the clock was put forward over it, the instant after the gap.
    public func date(in zone: TimeZone) -> Date? {
        let time = TimeOfDay(hour: second / 3600, minute: second / 60 % 60)
        return time.map { day.instant(at: $0, in: zone) + Double(second % 60) }
    }

    /// Earlier first.
    public static func < (left: LocalMoment, right: LocalMoment) -> Bool {
        (left.day, left.second) < (right.day, right.second)
    }
}
