/// Goes through a text character by character and counts its lines.
struct TOMLScanner: Sendable {
    private var rest: Substring.UnicodeScalarView
    /// The line at which it is, from 1.
    private(set) var line = 1
    /// The number of characters read.
    private(set) var offset = 0

    /// A byte order mark and the returns before newlines are left out.
    init(_ text: String) {
        let lines = text.utf8.contains(0x0D) ? text.replacing("\r\n", with: "\n") : text
        rest = Substring(lines).unicodeScalars
        if rest.first == "\u{FEFF}" { rest.removeFirst() }
    }

    var isAtEnd: Bool { rest.isEmpty }
    var next: Unicode.Scalar? { rest.first }

    /// Whether this character repeats that many times from here on.
    func follows(_ character: Unicode.Scalar, times: Int) -> Bool {
        rest.starts(with: repeatElement(character, count: times))
    }

    /// The next characters, at most `count`.
    @discardableResult
    mutating func take(count: Int) -> String {
        let taken = rest.prefix(count)
        line += taken.count { $0 == "\n" }
        offset += taken.count
        rest = rest.dropFirst(count)
        return String(taken)
    }

    /// Goes behind this character when it comes next.
    @discardableResult
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == character else { return false }
        take(count: 1)
        return true
    }

    /// A name without quotes: letters of ASCII, digits, - and _.
    mutating func takeBareName() -> String {
        takeWhile { character in
            switch character {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
            default: false
            }
        }
    }

    /// The text up to a blank, a comma or a bracket.
    mutating func takeWord() -> String { takeWhile { !" \t\n,]}#=[{\"'".unicodeScalars.contains($0) } }

    mutating func skipBlanks() { takeWhile { $0 == " " || $0 == "\t" } }
    mutating func skipWhitespace() { takeWhile { $0 == " " || $0 == "\t" || $0 == "\n" } }
    mutating func skipComment() { if next == "#" { takeWhile { $0 != "\n" } } }

    /// Blanks, comments and line ends.
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
