import Foundation

/// The words of a file that people read: its string literals and comments, or all of a page.
///
/// A literal or a run of comments is one stretch, over line ends; an interpolation is a word of its own.
struct SourceWords {
    /// A word by its place in the bytes of the file; empty where a sentence or a stretch ends.
    struct Word {
        let start: Int
        let end: Int
        var isEnd: Bool { start == end }
    }

    let path: String
    let bytes: [UInt8]
    private(set) var words: [Word] = []
    /// The places of literals, without their quotes.
    private(set) var literals: [Range<Int>] = []

    /// Reads a Swift file, or a page as a whole.
    init(path: String) throws {
        self.path = path
        bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: Source.root + "/" + path)))
        bytes.withUnsafeBufferPointer { bytes in
            var reader = Reader(bytes: bytes)
            if path.hasSuffix(".swift") { reader.readCode() } else { reader.readPage() }
            (words, literals) = (reader.words, reader.literals)
        }
    }

    /// The files of the program and its documents.
    static func all() throws -> [SourceWords] {
        let pages = try FileManager.default.contentsOfDirectory(atPath: Source.root + "/docs")
            .filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
        let names = FileManager.default.enumerator(atPath: Source.root + "/Sources")?.compactMap { $0 as? String } ?? []
        let sources = names.filter { $0.hasSuffix(".swift") }.sorted().map { "Sources/" + $0 }
        return try (sources + pages + ["README.md"]).map { try SourceWords(path: $0) }
    }

    /// A word in small letters; empty at the end of a sentence, and past the ends of the file.
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

/// Goes through the bytes of a file once.
private struct Reader {
    /// What a byte is to words.
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
    private let kinds: [Kind] = Reader.kinds
    private var index = 0
    private(set) var words: [SourceWords.Word] = []
    private(set) var literals: [Range<Int>] = []

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    // MARK: Pages and comments

    mutating func readPage() {
        while index < bytes.count { take(nextWord()) }
    }

    private mutating func take(_ word: SourceWords.Word?) {
        if let word { words.append(word) }
    }

    /// Passes a word, or a byte between words; a blank line ends a sentence.
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

    /// Reads code up to the end of the file, or of an interpolation.
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

    /// Reads a literal; one of a single line ends with it, whatever else is in it.
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
        literals.append(literal)
        words.append(SourceWords.Word(start: start, end: start))
        words += own
        words.append(SourceWords.Word(start: literal.upperBound, end: literal.upperBound))
    }

    private func closes(_ isLong: Bool, _ signs: Int) -> Bool {
        let length = isLong ? 3 : 1
        for offset in 0..<length where byte(offset) != Self.quote { return false }
        for offset in 0..<signs where byte(length + offset) != UInt8(ascii: "#") { return false }
        return true
    }

    /// Passes an escape; an interpolation is a word.
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
