extension TOMLReader {
    /// A text in quotes of either kind, one or three.
    mutating func readText() throws(SettingsProblem) -> String {
        let quote: Unicode.Scalar = scanner.next == "'" ? "'" : "\""
        let opening = scanner.line
        let isLong = scanner.follows(quote, times: 3)
        scanner.take(count: isLong ? 3 : 1)
        if isLong { scanner.take("\n") }
        var text = String.UnicodeScalarView()
        while let character = scanner.next {
            if character == quote, !isLong || scanner.follows(quote, times: 3) {
                scanner.take(count: isLong ? 3 : 1)
                return String(text)
            }
            if character == "\n", !isLong { break }
            if character == "\\", quote == "\"" {
                try readEscape(into: &text, isLong: isLong)
            } else {
                text.append(character)
                scanner.take(count: 1)
            }
        }
        let closing = String(repeating: "\(quote)", count: isLong ? 3 : 1)
        throw problem("the closing \(closing) is missing.", line: opening)
    }

    private mutating func readEscape(into text: inout String.UnicodeScalarView, isLong: Bool) throws(SettingsProblem) {
        scanner.take("\\")
        guard let character = scanner.next else { return }
        if isLong, character == "\n" || character == " " || character == "\t" {
            scanner.skipWhitespace()
            return
        }
        scanner.take(character)
        if let meant = Self.escapes[character] { return text.append(meant) }
        guard character == "u" || character == "U" else {
            throw problem("\\\(character) has no meaning. Write \\\\ for a backslash, or use '...' around the text.")
        }
        let digits = scanner.take(count: character == "u" ? 4 : 8)
        guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
            throw problem("\\\(character)\(digits) is no character.")
        }
        text.append(scalar)
    }

    /// What stands for what behind a backslash.
    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "b": "\u{8}", "t": "\t", "n": "\n", "f": "\u{C}", "r": "\r", "\"": "\"", "\\": "\\",
    ]
}
