import FitnessModel

/// A duration of iCalendar (RFC 5545, 3.3.6): "PT1H30M", "P1D", "-PT15M".
enum CalendarDuration {
    /// More bytes than any duration has; the sum of so few parts fits into an Int.
    private static let longest = 64

    /// Seconds; nil for what is none.
    static func seconds(_ text: String) -> Int? {
        guard text.utf8.count <= longest else { return nil }
        var rest = Substring(text.trimmingBlanks.uppercased())
        let isNegative = rest.first == "-"
        if isNegative || rest.first == "+" { rest.removeFirst() }
        guard rest.popFirst() == "P", !rest.isEmpty else { return nil }
        var sum = 0
        var isTime = false
        while !rest.isEmpty {
            if rest.first == "T", !isTime {
                isTime = true
                rest.removeFirst()
                if rest.isEmpty { return nil }
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard (1...9).contains(digits.count), let number = Int(digits) else { return nil }
            rest = rest.dropFirst(digits.count)
            guard let unit = rest.popFirst(), let length = units[isTime]?[unit] else { return nil }
            sum += number * length
        }
        return isNegative ? -sum : sum
    }

    private static let units: [Bool: [Character: Int]] = [
        false: ["W": 604_800, "D": 86_400], true: ["H": 3_600, "M": 60, "S": 1],
    ]

    /// "PT90M"; whole days as "P2D".
    static func text(minutes: Int, isDays: Bool) -> String { isDays ? "P\(minutes / 1_440)D" : "PT\(minutes)M" }
}
