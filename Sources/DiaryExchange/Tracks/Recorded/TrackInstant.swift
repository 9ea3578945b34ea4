import FitnessModel
import Foundation

/// An ISO 8601 instant, with the offset of the local clock if stated.
struct TrackInstant: Hashable {
    /// Milliseconds since 1970-01-01T00:00Z.
    let milliseconds: Int
    /// Seconds east of UTC; nil for "Z", "+00:00" or no zone, which programs also write if they do not know the zone.
    let offset: Int?

    private static let epoch = Day(year: 1970, month: 1, day: 1)

    /// Parses "2012-12-26T21:29:53", with an optional fraction and "Z", "+01:00", "+0100" or "+01"; nil for other text.
    init?(_ text: ArraySlice<UInt8>) {
        var text = ByteScanner(text)
        guard let year = text.exactly(4), text.take("-"), let month = text.exactly(2), text.take("-"),
            let dayOfMonth = text.exactly(2), let day = Day(year: year, month: month, day: dayOfMonth),
            text.take("T") || text.take("t") || text.take(" "),
            let hour = text.exactly(2), text.take(":"), let minute = text.exactly(2), text.take(":"),
            let second = text.exactly(2), hour < 24, minute < 60, second <= 60
        else { return nil }
        let fraction = text.takeFraction()
        guard let east = text.takeZone(), let epoch = Self.epoch else { return nil }
        offset = east == 0 ? nil : east
        let seconds = epoch.days(until: day) * 86_400 + hour * 3600 + minute * 60 + second - east
        milliseconds = seconds * 1000 + fraction
    }
}

extension ByteScanner {
    /// A number of exactly `count` digits.
    fileprivate mutating func exactly(_ count: Int) -> Int? {
        number(upTo: count).flatMap { $0.digits == count ? $0.value : nil }
    }

    /// Milliseconds; further digits are ignored.
    fileprivate mutating func takeFraction() -> Int {
        guard take(".") || take(",") else { return 0 }
        var (milliseconds, weight) = (0, 100)
        while let digit = digit() {
            milliseconds += digit * weight
            weight /= 10
        }
        return milliseconds
    }

    /// Seconds east of UTC; nil if the rest is not a zone.
    fileprivate mutating func takeZone() -> Int? {
        if isAtEnd { return 0 }
        if take("Z") || take("z") { return isAtEnd ? 0 : nil }
        let isWest = take("-")
        guard isWest || take("+"), let hours = exactly(2), hours <= 15 else { return nil }
        _ = take(":")
        let minutes = isAtEnd ? 0 : exactly(2)
        guard let minutes, minutes < 60, isAtEnd else { return nil }
        return (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
    }
}
