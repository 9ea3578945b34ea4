public import Foundation

/// A time that a clock on the wall shows.
public struct TimeOfDay: Hashable, Sendable {
    /// 0...23.
    public let hour: Int
    /// 0...59.
    public let minute: Int

    /// Nil when no clock shows it.
    public init?(hour: Int, minute: Int) {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        self.hour = hour
        self.minute = minute
    }

    /// Reads 17:30, 17.30, 1730, 17, 5:30 pm, 5pm; nil for everything else.
    public init?(_ text: String) {
        var plain = text.lowercased().filter { !$0.isWhitespace }
        let isAfternoon = plain.hasSuffix("pm")
        let isTwelve = isAfternoon || plain.hasSuffix("am")
        if isTwelve { plain.removeLast(2) }
        let parts = plain.split(omittingEmptySubsequences: false) { ":.h".contains($0) }.map(String.init)
        guard parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return nil }
        var numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count else { return nil }
        if parts.count == 1, parts[0].count > 2 { numbers = [numbers[0] / 100, numbers[0] % 100] }
        guard parts.count <= 2, parts.count == 1 || parts[1].count == 2, let hour = numbers.first else { return nil }
        if isTwelve { guard (1...12).contains(hour) else { return nil } }
        self.init(
            hour: isTwelve ? hour % 12 + (isAfternoon ? 12 : 0) : hour, minute: numbers.count > 1 ? numbers[1] : 0)
    }

    /// The time that the wall clock of this zone shows.
    public init(_ date: Date, in zone: TimeZone) {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: date)
        let ofDay = ((seconds % 86_400) + 86_400) % 86_400
        hour = ofDay / 3_600
        minute = ofDay / 60 % 60
    }

    /// "09:05".
    public var text: String { "\(hour.twoDigits):\(minute.twoDigits)" }
}

extension Day {
    /// The instant at which the clocks of this zone show that time. A time that was skipped when the clocks changed is
    /// taken as if they had not; of a time that came twice the first counts.
    public func instant(at time: TimeOfDay, in zone: TimeZone) -> Date {
        let wall = Double(number * 86_400 + time.hour * 3_600 + time.minute * 60)
        let before = zone.secondsFromGMT(for: Date(timeIntervalSince1970: wall - 86_400))
        let early = Date(timeIntervalSince1970: wall - Double(before))
        if zone.secondsFromGMT(for: early) == before { return early }
        let after = zone.secondsFromGMT(for: early)
        let late = Date(timeIntervalSince1970: wall - Double(after))
        return zone.secondsFromGMT(for: late) == after ? late : early
    }
}

extension TimeOfDay {
    /// Minutes since midnight, as stored in entries.
    public var minuteOfDay: Int { hour * 60 + minute }

    /// The time of an entry; nil without one.
    public init?(minuteOfDay: Int?) {
        guard let minuteOfDay else { return nil }
        self.init(hour: minuteOfDay / 60, minute: minuteOfDay % 60)
    }
}
