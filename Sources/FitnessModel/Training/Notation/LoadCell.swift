/// The reading of one cell of the sheet. The text is the truth and kept to the letter; nothing typed is refused.
public struct LoadCell: Hashable, Sendable {
    /// What a stretch of the text is.
    public enum Item: Hashable, Sendable {
        /// One set, or several alike.
        case set(PerformedSet)
        /// "-": not done.
        case skipped
        /// Everything else.
        case note
    }

    /// A stretch of the text; only blanks stand between tokens.
    public struct Token: Hashable, Sendable {
        /// Where it stands in the cell's text.
        public let range: Range<String.Index>
        /// What it is.
        public let item: Item
        /// How many times the set was done, 1...99; 1 for other items.
        public let count: Int
        /// The letters as they were typed; blanks may stand inside a set.
        public let text: Substring
    }

    /// The text as it was typed.
    public let text: String
    /// Unit of weights that name none.
    public let unit: MassUnit
    /// What is counted in the exercise.
    public let kind: UnitKind
    /// The readings in the order of the text.
    public let tokens: [Token]

    /// Reads any text; takes time in proportion to its length.
    public init(_ text: String, unit: MassUnit, kind: UnitKind = .loadAndReps) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        self.unit = unit
        self.kind = kind
        tokens = Self.read(text, unit: unit)
    }

    /// The sets in order, repetitions written out.
    public var sets: [PerformedSet] {
        var sets: [PerformedSet] = []
        for token in tokens {
            if case .set(let set) = token.item {
                sets.append(contentsOf: repeatElement(set, count: token.count))
            }
        }
        return sets
    }

    /// What could not be read as sets, to the letter.
    public var notes: [String] {
        tokens.filter { $0.item == .note }.map { String($0.text) }
    }

    /// True when the last thing in the text is a set.
    public var endsWithSet: Bool {
        if case .set = tokens.last?.item { true } else { false }
    }

    /// Marked as not done, and nothing was done.
    public var isSkipped: Bool {
        var isSkipped = false
        for token in tokens {
            switch token.item {
            case .set: return false
            case .skipped: isSkipped = true
            case .note: break
            }
        }
        return isSkipped
    }
}

extension LoadCell {
    private static func read(_ text: String, unit: MassUnit) -> [Token] {
        let bytes = Array(text.utf8)
        var tokens: [Token] = []
        var note: Range<Int>?

        func add(_ item: Item, _ range: Range<Int>, count: Int = 1) {
            let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
            tokens.append(Token(range: start..<end, item: item, count: count, text: text[start..<end]))
        }
        func endNote() {
            if let range = note { add(.note, range) }
            note = nil
        }

        let words = words(of: bytes)
        let joiner = WordJoiner(bytes: bytes, words: words, unit: unit)
        var next = 0
        while next < words.count {
            let word = words[next]
            var used = 1
            if let found = joiner.set(at: next, isInNote: note != nil) {
                endNote()
                used = found.words
                add(.set(found.set), word.lowerBound..<words[next + used - 1].upperBound, count: found.count)
            } else if let begun = note {
                note = begun.lowerBound..<word.upperBound
            } else if word.count == 1, bytes[word.lowerBound] == UInt8(ascii: "-") {
                // Only where no note is under way: in "felt - bad" it is a dash.
                add(.skipped, word)
            } else {
                note = word
            }
            next += used
        }
        endNote()
        return tokens
    }

    private static func words(of bytes: [UInt8]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        for (position, byte) in bytes.enumerated() {
            if isBlank(byte) {
                if let begun = start { words.append(begun..<position) }
                start = nil
            } else if start == nil {
                start = position
            }
        }
        if let begun = start { words.append(begun..<bytes.count) }
        return words
    }

    /// Space, tab and line breaks.
    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
