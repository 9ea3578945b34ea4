import Foundation

/// The words of a file that people read: its string literals and comments, or all of a page. Of a test, only its titles
/// and comments.
///
/// A literal or a block of comments is one span, across line ends; an interpolation is a word.
struct SourceWords {
    /// The position of a word in the bytes of the file; empty at the end of a sentence or span.
    struct Word {
        let start: Int
        let end: Int
        var isEnd: Bool { start == end }
    }

    let path: String
    /// Whether the file is a test, whose literals are mostly data.
    let isTest: Bool
    let bytes: [UInt8]
    private(set) var words: [Word] = []
    /// The positions of literals, without their quotes.
    private(set) var literals: [Range<Int>] = []

    /// Reads a Swift file, or a page as a whole.
    init(path: String) throws {
        self.path = path
        isTest = path.hasPrefix("Tests/")
        bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: Source.root + "/" + path)))
        bytes.withUnsafeBufferPointer { bytes in
            var reader = Reader(bytes: bytes, readsTitlesOnly: isTest)
            if path.hasSuffix(".swift") { reader.readCode() } else { reader.readPage() }
            (words, literals) = (reader.words, reader.literals)
        }
    }

    /// The files of the program, its documents and its tests.
    static func all() throws -> [SourceWords] {
        let sources = files(in: "Sources", "swift") + files(in: "Tests", "swift")
        let pages = files(in: "docs", "md") + ["README.md", "CONTRIBUTING.md"]
        return try (sources + pages).map { try SourceWords(path: $0) }
    }

    private static func files(in folder: String, _ kind: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: Source.root + "/" + folder)?.compactMap { $0 as? String }
        return (names ?? []).filter { $0.hasSuffix("." + kind) }.sorted().map { folder + "/" + $0 }
    }

    /// A word in lowercase; empty at the end of a sentence and outside the file.
    func text(_ index: Int) -> String {
        guard words.indices.contains(index), !words[index].isEnd else { return "" }
        return String(decoding: bytes[words[index].start..<words[index].end], as: UTF8.self).lowercased()
    }

    /// "Sources/ViewKit/Forms/Field.swift:12".
    func place(_ index: Int) -> String { place(atByte: words[index].start) }

    func place(atByte start: Int) -> String {
        "\(path):\(bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1)"
    }
}

/// Reads the bytes of a file.
private struct Reader {
    /// The meaning of a byte for words.
    private enum Kind { case word, blank, end }

    private static let kinds: [Kind] = (0..<256).map { value in
        switch UInt8(value) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .word
        case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF: .word
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "'"): .word
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"): .end
        case UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "|"), UInt8(ascii: "\""): .end
        default: .blank
        }
    }
    private static let newline = UInt8(ascii: "\n")
    private static let quote = UInt8(ascii: "\"")
    private static let slash = UInt8(ascii: "/")
    private static let backslash = UInt8(ascii: "\\")

    let bytes: UnsafeBufferPointer<UInt8>
    /// Whether only comments and the titles of tests and suites have words.
    let readsTitlesOnly: Bool
    private let kinds: [Kind] = Reader.kinds
    private var index = 0
    private(set) var words: [SourceWords.Word] = []
    private(set) var literals: [Range<Int>] = []

    init(bytes: UnsafeBufferPointer<UInt8>, readsTitlesOnly: Bool) {
        self.bytes = bytes
        self.readsTitlesOnly = readsTitlesOnly
    }

    private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    // MARK: Pages and comments

    mutating func readPage() {
        while index < bytes.count { take(nextWord()) }
    }

    private mutating func take(_ word: SourceWords.Word?) {
        if let word { words.append(word) }
    }

    /// Skips a word, or a byte between words; a blank line ends a sentence.
    private mutating func nextWord() -> SourceWords.Word? {
        let start = index
        index += 1
        switch kinds[Int(bytes[start])] {
        case .word:
            while index < bytes.count, kinds[Int(bytes[index])] == .word { index += 1 }
            return SourceWords.Word(start: start, end: index)
        case .end: return SourceWords.Word(start: start, end: start)
        case .blank:
            let isBlankLine = bytes[start] == Self.newline && byte() == Self.newline
            return isBlankLine ? SourceWords.Word(start: start, end: start) : nil
        }
    }

    private mutating func readComment() {
        while byte() == Self.slash { index += 1 }
        if byte() == Self.newline { take(SourceWords.Word(start: index, end: index)) }
        while index < bytes.count, bytes[index] != Self.newline { take(nextWord()) }
    }

    // MARK: Code

    /// Reads code up to the end of the file or of an interpolation.
    mutating func readCode(isInterpolated: Bool = false) {
        var (depth, isApart) = (0, true)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "), Self.newline: index += 1
            case Self.slash where byte(1) == Self.slash:
                if isApart { words.append(SourceWords.Word(start: index, end: index)) }
                isApart = false
                readComment()
            case Self.quote:
                isApart = true
                readLiteral()
            case UInt8(ascii: "#") where startsRawLiteral:
                isApart = true
                readLiteral()
            case UInt8(ascii: "("):
                (depth, isApart) = (depth + 1, true)
                index += 1
            case UInt8(ascii: ")"):
                index += 1
                if isInterpolated, depth == 0 { return }
                (depth, isApart) = (depth - 1, true)
            default:
                isApart = true
                index += 1
            }
        }
    }

    private var startsRawLiteral: Bool {
        var offset = 0
        while byte(offset) == UInt8(ascii: "#") { offset += 1 }
        return byte(offset) == Self.quote
    }

    /// Reads a literal; one of a single line ends with the line in any case.
    private mutating func readLiteral() {
        var signs = 0
        while byte() == UInt8(ascii: "#") { (signs, index) = (signs + 1, index + 1) }
        let isLong = byte(1) == Self.quote && byte(2) == Self.quote
        index += isLong ? 3 : 1
        let start = index
        var own: [SourceWords.Word] = []
        while index < bytes.count {
            if bytes[index] == Self.quote, closes(isLong, signs) { break }
            if !isLong, bytes[index] == Self.newline { break }
            if bytes[index] == Self.backslash, signs == 0 {
                if let value = readEscape() { own.append(value) }
            } else if let word = nextWord() {
                own.append(word)
            }
        }
        let literal = start..<index
        index += byte() == Self.quote ? (isLong ? 3 : 1) + signs : 0
        guard !readsTitlesOnly || isTitle(before: start - (isLong ? 3 : 1) - signs) else { return }
        literals.append(literal)
        words.append(SourceWords.Word(start: start, end: start))
        words += own
        words.append(SourceWords.Word(start: literal.upperBound, end: literal.upperBound))
    }

    /// Whether the code before a literal is `@Test(` or `@Suite(`.
    private func isTitle(before start: Int) -> Bool {
        var end = start
        while end > 0, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == Self.newline { end -= 1 }
        return ["@Test(", "@Suite("].contains { attribute in
            end >= attribute.utf8.count && bytes[(end - attribute.utf8.count)..<end].elementsEqual(attribute.utf8)
        }
    }

    private func closes(_ isLong: Bool, _ signs: Int) -> Bool {
        let length = isLong ? 3 : 1
        for offset in 0..<length where byte(offset) != Self.quote { return false }
        for offset in 0..<signs where byte(length + offset) != UInt8(ascii: "#") { return false }
        return true
    }

    /// Skips an escape; an interpolation is a word.
    private mutating func readEscape() -> SourceWords.Word? {
        let start = index
        switch byte(1) {
        case UInt8(ascii: "("):
            index += 2
            readCode(isInterpolated: true)
            return SourceWords.Word(start: start, end: start + 2)
        case UInt8(ascii: "u"):
            while index < bytes.count, bytes[index] != UInt8(ascii: "}"), bytes[index] != Self.newline { index += 1 }
        default: index += 2
        }
        return nil
    }
}
