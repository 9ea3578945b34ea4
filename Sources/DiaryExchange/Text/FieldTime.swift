/// A time of day as exports write it.
enum FieldTime {
    /// Minutes after midnight from `05:17`, `5:17:30`, `11:05 AM`, `11:05am`; nil when it is none.
    static func minute(_ field: CSVField) -> Int? {
        guard let text = field.text else { return nil }
        // Blanks before AM and PM may be narrow or no-break ones.
        let letters = String(text.unicodeScalars.filter { !$0.properties.isWhitespace }).lowercased()
        let half = letters.hasSuffix("am") ? 0 : letters.hasSuffix("pm") ? 12 : nil
        let clock = half == nil ? letters[...] : letters.dropLast(2)
        let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return nil }
        let numbers = parts.compactMap { part in
            part.utf8.count <= 2 && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
        }
        guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        guard let half else { return numbers[0] < 24 ? numbers[0] * 60 + numbers[1] : nil }
        return (1...12).contains(numbers[0]) ? (numbers[0] % 12 + half) * 60 + numbers[1] : nil
    }
}
