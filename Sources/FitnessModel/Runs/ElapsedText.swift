/// Times of a run as people type and read them.
public enum ElapsedText {
    /// "24:58", "1:02:03": whole seconds, those that have passed.
    public static func write(_ milliseconds: Int) -> String {
        let seconds = max(0, milliseconds) / 1000
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        guard hours > 0 else { return "\(minutes):\(padded(seconds % 60))" }
        return "\(hours):\(padded(minutes)):\(padded(seconds % 60))"
    }

    /// Reads "24:58", "1:02:03", "25" and "25 min", "90 s", "1 h", "1h 30m"; a number alone is minutes. Milliseconds; nil
    /// when it is no time, or longer than four days.
    public static func read(_ text: String) -> Int? {
        let text = text.lowercased().filter { $0 != " " }
        let found = text.contains(":") ? clock(text) : units(text)
        return found.flatMap { (0...345_600_000).contains($0) ? $0 : nil }
    }

    private static func clock(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3 else { return nil }
        var seconds = 0
        for (index, part) in parts.enumerated() {
            guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(part), index == 0 || number < 60
            else { return nil }
            seconds = seconds * 60 + number
        }
        return seconds * 1000
    }

    private static func units(_ text: String) -> Int? {
        var rest = Array(text.utf8)[...]
        guard !rest.isEmpty else { return nil }
        var milliseconds = 0
        while !rest.isEmpty {
            guard let number = DecimalNumber.take(from: &rest) else { return nil }
            let letters = rest.prefix { !(0x30...0x39).contains($0) }
            rest = rest.dropFirst(letters.count)
            let unit: Int
            switch String(decoding: letters, as: UTF8.self) {
            case "", "m", "min", "mins", "'": unit = 60_000
            case "h", "hr": unit = 3_600_000
            case "s", "sec", "\"": unit = 1000
            default: return nil
            }
            let (sum, isTooMuch) = milliseconds.addingReportingOverflow(number.scaled(by: unit))
            guard !isTooMuch else { return nil }
            milliseconds = sum
        }
        return milliseconds
    }
}
