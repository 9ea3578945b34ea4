/// How long something was done, as people type and read it.
public enum ActivityDuration {
    /// What an entry may last, in seconds: nobody does one thing for more than a day.
    public static let allowed = 1...86_400

    /// Seconds of "30" (minutes), "1:30", "1h30", "1.5 h", "1 h 30 min", "90 min", "90'", "45 s" or "1:15:30"; nil when
    /// it is no duration. Longer than a day is read as well: the form says why it is refused.
    public static func read(_ text: String) -> Int? {
        var bytes = Array(text.lowercased().utf8)[...]
        skipBlanks(&bytes)
        while let last = bytes.last, last == blank { bytes.removeLast() }
        guard !bytes.isEmpty else { return nil }
        return bytes.contains(colon) ? readClock(bytes) : readUnits(bytes)
    }

    /// "30 min", "1 h 30 min", "45 s": what a list shows.
    public static func text(_ seconds: Int) -> String {
        let (hours, minutes, rest) = split(seconds)
        let parts = [(hours, "h"), (minutes, "min"), (rest, "s")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return parts.isEmpty ? "0 min" : parts.joined(separator: " ")
    }

    /// "30", "1:30", "0:00:45": the shortest that reads back as the same time.
    public static func typed(_ seconds: Int) -> String {
        let (hours, minutes, rest) = split(seconds)
        if rest > 0 { return "\(hours):\(two(minutes)):\(two(rest))" }
        return hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)"
    }

    private static let blank = UInt8(ascii: " ")
    private static let colon = UInt8(ascii: ":")
    private static let units: [String: Int] = [
        "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600, "m": 60, "mi": 60, "min": 60, "mins": 60,
        "minute": 60, "minutes": 60, "'": 60, "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "\"": 1,
    ]

    private static func readClock(_ bytes: ArraySlice<UInt8>) -> Int? {
        let parts = bytes.split(separator: colon, omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return nil }
        var seconds = 0
        for (place, part) in parts.enumerated() {
            guard (1...3).contains(part.count), part.allSatisfy(isDigit),
                let number = Int(String(decoding: part, as: UTF8.self)), number >= 0,
                place == 0 || (number < 60 && part.count == 2)
            else { return nil }
            seconds = seconds * 60 + number
        }
        return parts.count == 2 ? seconds * 60 : seconds
    }

    private static func readUnits(_ text: ArraySlice<UInt8>) -> Int? {
        var bytes = text
        var seconds = 0
        var last = Int.max
        while !bytes.isEmpty {
            guard let number = DecimalNumber.take(from: &bytes) else { return nil }
            skipBlanks(&bytes)
            let letters = bytes.prefix { $0 != blank && !isDigit($0) }
            bytes = bytes.dropFirst(letters.count)
            skipBlanks(&bytes)
            let unit: Int
            if letters.isEmpty {
                // A number alone is minutes; behind hours it is minutes, behind minutes seconds.
                guard bytes.isEmpty else { return nil }
                unit = last == Int.max ? 60 : last / 60
            } else {
                guard let known = units[String(decoding: letters, as: UTF8.self)] else { return nil }
                unit = known
            }
            guard unit > 0, unit < last else { return nil }
            last = unit
            seconds += number.scaled(by: unit)
        }
        return seconds
    }

    private static func skipBlanks(_ bytes: inout ArraySlice<UInt8>) {
        while bytes.first == blank { bytes.removeFirst() }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func split(_ seconds: Int) -> (hours: Int, minutes: Int, seconds: Int) {
        let seconds = max(seconds, 0)
        return (seconds / 3600, seconds / 60 % 60, seconds % 60)
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
