/// Finds a target in a row's text at any position: "3x 80%", "left knee, @8", "75 - 80 %", "2 RIR".
struct LoadTargetReader {
    private let bytes: [UInt8]
    private var position: Int

    /// Valid percentages and efforts: 10 to 150 per cent, RPE 5 to 10.
    private static let percents = 100...1_500
    private static let efforts = 50...100

    static func find(in text: String) -> (target: LoadTarget, rest: String)? {
        let bytes = Array(plain(text).utf8)
        for start in bytes.indices where isBoundary(bytes, start) {
            var reader = LoadTargetReader(bytes: bytes, position: start)
            guard let target = reader.target(), reader.isAtEnd else { continue }
            let left = bytes[..<start] + [UInt8(ascii: " ")] + bytes[reader.position...]
            return (target, trimmed(String(decoding: left, as: UTF8.self)))
        }
        return nil
    }

    /// Lowercase, blanks as one space, all dashes in their plain form.
    private static func plain(_ text: String) -> String {
        TargetText.hyphenated(text).lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// "3x " and "5 at " prescribe 3 and 5 repetitions.
    private static func trimmed(_ text: String) -> String {
        var words = text.split(separator: " ").filter { !["at", "x", "@", "×", ","].contains($0) }
        if let last = words.last, last.count > 1, last.hasSuffix("x") || last.hasSuffix("×") || last.hasSuffix(",") {
            words[words.count - 1] = last.dropLast()
        }
        return words.joined(separator: " ")
    }

    /// Whether a target can start here: at the start of a word, or after the x of "3x80%".
    private static func isBoundary(_ bytes: [UInt8], _ index: Int) -> Bool {
        guard index > 0 else { return true }
        // The at sign separates words by itself: "5@8".
        if bytes[index] == UInt8(ascii: "@") { return true }
        return " x(,;".utf8.contains(bytes[index - 1])
    }

    /// Whether no further characters make it another word.
    private var isAtEnd: Bool { position >= bytes.count || " ),;".utf8.contains(bytes[position]) }

    private mutating func target() -> LoadTarget? {
        let hasSign = take("@")
        if hasSign { skipBlank() }
        if take("rpe") {
            skipBlank()
            return effort()
        }
        if take("rir") {
            skipBlank()
            return range().flatMap(Self.reserve)
        }
        guard let range = range() else { return nil }
        let afterNumber = position
        skipBlank()
        if take("%") { return Self.within(range, Self.percents).map(LoadTarget.percent) }
        if take("rir") { return Self.reserve(range) }
        position = afterNumber
        return hasSign ? Self.within(range, Self.efforts).map(LoadTarget.effort) : nil
    }

    private mutating func effort() -> LoadTarget? {
        range().flatMap { Self.within($0, Self.efforts) }.map(LoadTarget.effort)
    }

    /// "8", "7.5-8", "75 - 80" in tenths, ascending.
    private mutating func range() -> ClosedRange<Int>? {
        guard let low = tenths() else { return nil }
        let end = position
        skipBlank()
        guard take("-") else {
            position = end
            return low...low
        }
        skipBlank()
        guard let high = tenths(), low <= high else { return nil }
        return low...high
    }

    private mutating func tenths() -> Int? {
        var rest = bytes[position...]
        guard let number = DecimalNumber.take(from: &rest), number.decimals <= 1 else { return nil }
        position = rest.startIndex
        return number.scaled(by: 10)
    }

    /// Repetitions in reserve as RPE: the more in reserve, the easier.
    private static func reserve(_ tenths: ClosedRange<Int>) -> LoadTarget? {
        guard tenths.upperBound <= 50 else { return nil }
        return .effort(100 - tenths.upperBound...100 - tenths.lowerBound)
    }

    private static func within(_ range: ClosedRange<Int>, _ limits: ClosedRange<Int>) -> ClosedRange<Int>? {
        limits.contains(range.lowerBound) && limits.contains(range.upperBound) ? range : nil
    }

    private mutating func skipBlank() {
        if position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    }

    private mutating func take(_ word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        position += word.utf8.count
        return true
    }
}
