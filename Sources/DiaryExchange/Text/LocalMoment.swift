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
    public var description: String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(day.iso)T\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
    }

    /// The instant in this time zone; where the clock was put forward over it, the instant after the gap.
    public func date(in zone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = DateComponents(
            year: day.year, month: day.month, day: day.day, hour: second / 3600, minute: second / 60 % 60,
            second: second % 60)
        return calendar.date(from: parts)
    }

    /// Earlier first.
    public static func < (left: LocalMoment, right: LocalMoment) -> Bool {
        (left.day, left.second) < (right.day, right.second)
    }
}
