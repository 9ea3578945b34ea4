/// Reads how long something took: "25", "24:58", "1:02:03", "1h30", "1.5 h", "1 h 30 min", "90'", "45 s".
struct DurationReader {
    /// The meaning of two numbers with a colon; three are hours, minutes and seconds.
    enum Clock: Int {
        case hoursAndMinutes = 60_000
        case minutesAndSeconds = 1_000

        /// Milliseconds of the last of the two.
        var milliseconds: Int { rawValue }
    }

    private static let blank = UInt8(ascii: " ")
    private static let colon = UInt8(ascii: ":")
    /// Seconds of each unit.
    private static let units: [String: Int] = [
        "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600, "m": 60, "mi": 60, "min": 60, "mins": 60,
        "minute": 60, "minutes": 60, "'": 60, "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "\"": 1,
    ]

    private var bytes: ArraySlice<UInt8>

    /// Milliseconds. A number without a unit is minutes, also after hours; after minutes it is seconds. Nil if the text
    /// is not a duration.
    static func read(_ text: String, clock: Clock) -> Int? {
        var reader = DurationReader(bytes: Array(text.trimmingBlanks.lowercased().utf8)[...])
        guard !reader.bytes.isEmpty else { return nil }
        return reader.bytes.contains(colon) ? reader.readClock(clock) : reader.readUnits()
    }

    private func readClock(_ clock: Clock) -> Int? {
        let parts = bytes.split(separator: Self.colon, omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return nil }
        // "4:5" is read as a time of a watch, and not as one of a wall clock.
        let digits = clock == .minutesAndSeconds ? 1...2 : 2...2
        var count = 0
        for (place, part) in parts.enumerated() {
            guard (1...4).contains(part.count), part.allSatisfy(Self.isDigit),
                let number = Int(String(decoding: part, as: UTF8.self)),
                place == 0 || (number < 60 && digits.contains(part.count))
            else { return nil }
            count = count * 60 + number
        }
        return count * (parts.count == 2 ? clock : .minutesAndSeconds).milliseconds
    }

    private mutating func readUnits() -> Int? {
        var milliseconds = 0
        var last = Int.max
        while !bytes.isEmpty {
            guard let number = DecimalNumber.take(from: &bytes) else { return nil }
            skipBlanks()
            let letters = bytes.prefix { $0 != Self.blank && !Self.isDigit($0) }
            bytes = bytes.dropFirst(letters.count)
            skipBlanks()
            let unit: Int
            if letters.isEmpty {
                guard bytes.isEmpty else { return nil }
                unit = last == Int.max ? 60 : last / 60
            } else {
                guard let known = Self.units[String(decoding: letters, as: UTF8.self)] else { return nil }
                unit = known
            }
            guard unit > 0, unit < last else { return nil }
            last = unit
            milliseconds += number.scaled(by: unit * 1_000)
        }
        return milliseconds
    }

    private mutating func skipBlanks() {
        while bytes.first == Self.blank { bytes.removeFirst() }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

/// Spans of time as they are shown.
public enum Clock {
    /// "1:05".
    public static func minutesAndSeconds(_ seconds: Int) -> String {
        let left = max(seconds, 0)
        return "\(left / 60):\((left % 60).twoDigits)"
    }

    /// "00:31".
    public static func hoursAndMinutes(_ seconds: Int) -> String {
        let left = max(seconds, 0)
        return "\((left / 3_600).twoDigits):\((left / 60 % 60).twoDigits)"
    }

    /// "00:31:12".
    public static func full(_ seconds: Int) -> String {
        "\(hoursAndMinutes(seconds)):\((max(seconds, 0) % 60).twoDigits)"
    }
}

/// Times of a run as people type and read them.
public enum ElapsedText {
    /// "24:58", "1:02:03": whole seconds, those that have passed.
    public static func write(_ milliseconds: Int) -> String {
        let seconds = max(0, milliseconds) / 1000
        let (hours, rest) = seconds.quotientAndRemainder(dividingBy: 3600)
        guard hours > 0 else { return Clock.minutesAndSeconds(rest) }
        return "\(hours):\((rest / 60).twoDigits):\((rest % 60).twoDigits)"
    }

    /// Milliseconds of "24:58" (minutes and seconds), "1:02:03", "25" and "25 min", "90 s", "1 h", "1h 30m"; nil when
    /// it is not a time, or longer than four days.
    public static func read(_ text: String) -> Int? {
        DurationReader.read(text, clock: .minutesAndSeconds).flatMap { $0 <= 345_600_000 ? $0 : nil }
    }
}
