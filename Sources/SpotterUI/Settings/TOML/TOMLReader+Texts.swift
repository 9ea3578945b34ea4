extension TOMLReader {
    /// A text in quotes of either kind, one or three.
    mutating func readText() throws(Mistake) -> String {
        let quote: Unicode.Scalar = scanner.next == "'" ? "'" : "\""
        let opening = scanner.line
        _ = scanner.take(quote)
        var isLong = false
        if scanner.next == quote {
            _ = scanner.take(quote)
            guard scanner.take(quote) else { return "" }
            isLong = true
            scanner.takeLineEnd()
        }
        var text = String.UnicodeScalarView()
        while let character = scanner.next {
            if character == quote, !isLong || scanner.follows(quote, times: 3) {
                scanner.skip(isLong ? 3 : 1)
                return String(text)
            }
            if character == "\n", !isLong { break }
            if character == "\\", quote == "\"" {
                try readEscape(into: &text, isLong: isLong)
            } else {
                text.append(character)
                scanner.skip(1)
            }
        }
        throw Mistake(
            line: opening, text: "the closing \(isLong ? "\(quote)\(quote)\(quote)" : "\(quote)") is missing.")
    }

    private mutating func readEscape(into text: inout String.UnicodeScalarView, isLong: Bool) throws(Mistake) {
        scanner.skip(1)
        guard let character = scanner.next else { return }
        if isLong, character == "\n" || character == " " || character == "\t" {
            scanner.skipWhitespace()
            return
        }
        scanner.skip(1)
        switch character {
        case "b": text.append("\u{8}")
        case "t": text.append("\t")
        case "n": text.append("\n")
        case "f": text.append("\u{C}")
        case "r": text.append("\r")
        case "\"", "\\": text.append(character)
        case "u", "U":
            let digits = scanner.take(count: character == "u" ? 4 : 8)
            guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
                throw mistake("\\\(character)\(digits) is no character.")
            }
            text.append(scalar)
        default:
            throw mistake("\\\(character) has no meaning. Write \\\\ for a backslash, or use '...' around the text.")
        }
    }
}
