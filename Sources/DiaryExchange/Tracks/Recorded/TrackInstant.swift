import FitnessModel

/// A moment as ISO 8601 writes it, with the offset of the clock on the wall where that is told.
struct TrackInstant: Hashable {
    /// Milliseconds since 1970-01-01T00:00Z.
    let milliseconds: Int
    /// Seconds east of UTC; nil with "Z", "+00:00" or nothing, which programs write for want of knowing better.
    let offset: Int?

    private static let epoch = Day(year: 1970, month: 1, day: 1)

    /// Reads "2012-12-26T21:29:53", with a fraction and with "Z", "+01:00", "+0100" or "+01". Nil where it is none.
    init?(_ text: ArraySlice<UInt8>) {
        var rest = text
        guard let year = Self.digits(4, &rest), Self.skip("-", &rest), let month = Self.digits(2, &rest),
            Self.skip("-", &rest), let dayOfMonth = Self.digits(2, &rest),
            let day = Day(year: year, month: month, day: dayOfMonth),
            Self.skip("T", &rest) || Self.skip("t", &rest) || Self.skip(" ", &rest),
            let hour = Self.digits(2, &rest), Self.skip(":", &rest), let minute = Self.digits(2, &rest),
            Self.skip(":", &rest), let second = Self.digits(2, &rest), hour < 24, minute < 60, second <= 60
        else { return nil }
        let fraction = Self.fraction(&rest)
        guard let east = Self.zone(&rest), let epoch = Self.epoch else { return nil }
        offset = east == 0 ? nil : east
        let seconds = epoch.days(until: day) * 86_400 + hour * 3600 + minute * 60 + second - east
        milliseconds = seconds * 1000 + fraction
    }

    private static func digits(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> Int? {
        guard rest.count >= count else { return nil }
        var number = 0
        for byte in rest.prefix(count) {
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        rest = rest.dropFirst(count)
        return number
    }

    private static func skip(_ sign: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
        guard let first = rest.first, first == UInt8(ascii: sign) else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// Milliseconds; further digits are cut.
    private static func fraction(_ rest: inout ArraySlice<UInt8>) -> Int {
        guard skip(".", &rest) || skip(",", &rest) else { return 0 }
        var (milliseconds, weight) = (0, 100)
        while let digit = digits(1, &rest) {
            milliseconds += digit * weight
            weight /= 10
        }
        return milliseconds
    }

    /// Seconds east; nil where what is left is no zone.
    private static func zone(_ rest: inout ArraySlice<UInt8>) -> Int? {
        if rest.isEmpty { return 0 }
        if skip("Z", &rest) || skip("z", &rest) { return rest.isEmpty ? 0 : nil }
        let isWest = rest.first == UInt8(ascii: "-")
        guard skip("+", &rest) || skip("-", &rest), let hours = digits(2, &rest), hours <= 15 else { return nil }
        _ = skip(":", &rest)
        let minutes = rest.isEmpty ? 0 : digits(2, &rest)
        guard let minutes, minutes < 60, rest.isEmpty else { return nil }
        return (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
    }
}
