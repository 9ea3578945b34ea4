/// Scans a text character by character and counts lines.
struct TOMLScanner: Sendable {
    private var rest: Substring.UnicodeScalarView
    /// The current line, from 1.
    private(set) var line = 1
    /// The number of characters read.
    private(set) var offset = 0

    /// Skips a byte order mark, and converts CRLF to LF.
    init(_ text: String) {
        let lines = text.utf8.contains(0x0D) ? text.replacing("\r\n", with: "\n") : text
        rest = Substring(lines).unicodeScalars
        if rest.first == "\u{FEFF}" { rest.removeFirst() }
    }

    var isAtEnd: Bool { rest.isEmpty }
    var next: Unicode.Scalar? { rest.first }

    /// Whether the text continues with this character, repeated `times` times.
    func follows(_ character: Unicode.Scalar, times: Int) -> Bool {
        rest.starts(with: repeatElement(character, count: times))
    }

    /// Takes at most `count` characters.
    @discardableResult
    mutating func take(count: Int) -> String {
        let taken = rest.prefix(count)
        line += taken.count { $0 == "\n" }
        offset += taken.count
        rest = rest.dropFirst(count)
        return String(taken)
    }

    /// Skips the character if it comes next.
    @discardableResult
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == character else { return false }
        take(count: 1)
        return true
    }

    /// Takes a bare name: ASCII letters, digits, - and _.
    mutating func takeBareName() -> String {
        takeWhile { character in
            switch character {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
            default: false
            }
        }
    }

    /// Takes the text up to whitespace or a delimiter.
    mutating func takeWord() -> String { takeWhile { !" \t\n,]}#=[{\"'".unicodeScalars.contains($0) } }

    mutating func skipBlanks() { takeWhile { $0 == " " || $0 == "\t" } }
    mutating func skipWhitespace() { takeWhile { $0 == " " || $0 == "\t" || $0 == "\n" } }
    mutating func skipComment() { if next == "#" { takeWhile { $0 != "\n" } } }

    mutating func skipBlanksAndLines() {
        skipWhitespace()
        while next == "#" {
            skipComment()
            skipWhitespace()
        }
    }

    mutating func skipLine() {
        takeWhile { $0 != "\n" }
        take("\n")
    }

    @discardableResult
    private mutating func takeWhile(_ isWanted: (Unicode.Scalar) -> Bool) -> String {
        take(count: rest.prefix(while: isWanted).count)
    }
}
