/// Goes through a text character by character and counts its lines.
struct TOMLScanner: Sendable {
    private let characters: [Unicode.Scalar]
    private var place = 0
    /// The line at which it is, from 1.
    private(set) var line = 1

    /// A byte order mark and the returns before newlines are left out.
    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        characters = scalars.enumerated().filter { index, scalar in
            if index == 0, scalar == "\u{FEFF}" { return false }
            return !(scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n")
        }.map(\.element)
    }

    var isAtEnd: Bool { place >= characters.count }
    var next: Unicode.Scalar? { isAtEnd ? nil : characters[place] }

    /// Whether this character comes so many times from here on.
    func follows(_ character: Unicode.Scalar, times: Int) -> Bool {
        place + times <= characters.count && characters[place..<place + times].allSatisfy { $0 == character }
    }

    mutating func skip(_ count: Int) {
        for _ in 0..<count where !isAtEnd {
            if characters[place] == "\n" { line += 1 }
            place += 1
        }
    }

    /// Goes behind this character when it comes next.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == character else { return false }
        skip(1)
        return true
    }

    mutating func take(count: Int) -> String {
        let taken = characters[place..<min(place + count, characters.count)]
        skip(taken.count)
        return Self.text(taken)
    }

    mutating func takeLineEnd() { _ = take("\n") }

    /// A name without quotes: letters of ASCII, digits, - and _.
    mutating func takeBareName() -> String {
        takeWhile { character in
            switch character {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
            default: false
            }
        }
    }

    /// What stands up to a blank, a comma or a bracket.
    mutating func takeWord() -> String { takeWhile { !" \t\n,]}#=[{\"'".unicodeScalars.contains($0) } }

    mutating func skipBlanks() { _ = takeWhile { $0 == " " || $0 == "\t" } }
    mutating func skipWhitespace() { _ = takeWhile { $0 == " " || $0 == "\t" || $0 == "\n" } }
    mutating func skipComment() { if next == "#" { _ = takeWhile { $0 != "\n" } } }

    /// Blanks, comments and line ends.
    mutating func skipBlanksAndLines() {
        var before = -1
        while place != before {
            before = place
            skipWhitespace()
            skipComment()
        }
    }

    mutating func skipLine() {
        _ = takeWhile { $0 != "\n" }
        takeLineEnd()
    }

    private mutating func takeWhile(_ isWanted: (Unicode.Scalar) -> Bool) -> String {
        let begin = place
        while let next, isWanted(next) { skip(1) }
        return Self.text(characters[begin..<place])
    }

    private static func text(_ characters: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: characters)
        return String(text)
    }
}
