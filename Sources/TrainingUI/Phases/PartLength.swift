import FitnessModel
import ViewKit

/// Lengths of phases and of the parts of a mesocycle as trainers write them: 4w, 10d, 3w 2d.
enum PartLength {
    /// Reads weeks and days; a plain number is weeks. Nil for anything else and for less than a day.
    static func read(_ text: String) -> Int? {
        guard let days = sum(text.lowercased()), days > 0 else { return nil }
        return days
    }

    /// Parses a shift: a length with a sign, plus by default.
    static func readShift(_ text: String) -> Int? {
        let text = text.lowercased().trimmingBlanks
        if let rest = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).last, text.first == "-"
        {
            return sum(String(rest)).map { -$0 }
        }
        return sum(text.first == "+" ? String(text.dropFirst()) : text)
    }

    private static func sum(_ text: String) -> Int? {
        var days = 0
        var number = ""
        var hasUnit = false
        for character in text where !character.isWhitespace {
            if character.isASCII, character.isNumber, number.count < 4 {
                number.append(character)
                continue
            }
            guard let count = Int(number), character == "w" || character == "d" else { return nil }
            days += count * (character == "w" ? 7 : 1)
            number = ""
            hasUnit = true
        }
        guard !number.isEmpty else { return hasUnit ? days : nil }
        return hasUnit ? nil : Int(number).map { $0 * 7 }
    }

    /// "4w", "10d", "3w 2d": as typed.
    static func entry(_ days: Int) -> String {
        let (weeks, rest) = days.quotientAndRemainder(dividingBy: 7)
        if weeks == 0 { return "\(rest)d" }
        return rest == 0 ? "\(weeks)w" : "\(weeks)w \(rest)d"
    }

    /// "4 weeks", "10 days": as shown.
    static func wording(_ days: Int) -> Phrase {
        days % 7 == 0
            ? "\(days / 7, one: "week", other: "weeks")" : "\(days, one: "day", other: "days")"
    }

    /// "1w", "-3d": a shift as typed.
    static func shiftEntry(_ days: Int) -> String { days < 0 ? "-\(entry(-days))" : entry(days) }

    /// "Shifted: 1 week later.", "Shifted: 3 days earlier."
    static func shifted(_ days: Int) -> Phrase {
        days < 0 ? "Shifted: \(wording(-days)) earlier." : "Shifted: \(wording(days)) later."
    }
}
