/// The parsed text of a load cell. The text is authoritative and kept exactly; nothing typed is rejected.
public struct LoadCell: Hashable, Sendable {
    /// The kind of a token.
    public enum Item: Hashable, Sendable {
        /// One set, or several identical ones.
        case set(PerformedSet)
        /// "-": not done.
        case skipped
        /// Everything else.
        case note
    }

    /// A part of the text; only blanks are between tokens.
    public struct Token: Hashable, Sendable {
        /// Its range in the cell's text.
        public let range: Range<String.Index>
        /// The kind.
        public let item: Item
        /// How many times the set was done, 1...99; 1 for other items.
        public let count: Int
        /// The characters as typed; a set may contain blanks.
        public let text: Substring
    }

    /// The text as it was typed.
    public let text: String
    /// Unit of weights that name none.
    public let unit: MassUnit
    /// The unit kind of the exercise.
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

    /// The text that is not a set, exactly as typed.
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
                // Only outside of a note: in "felt - bad" it is a dash.
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

extension LoadCell {
    /// The same cell for a session that reads its loads in another unit; notes stay exactly as typed.
    public func text(writtenIn other: MassUnit) -> String {
        guard other != unit else { return text }
        return tokens.map { token in
            guard case .set(let set) = token.item else { return String(token.text) }
            return LoadCell.render(Array(repeating: set, count: token.count), unit: other)
        }.joined(separator: " ")
    }
}

extension LoadCell {
    /// Identical neighbouring sets, with their number.
    static func runs(of sets: [PerformedSet]) -> [(set: PerformedSet, count: Int)] {
        var runs: [(set: PerformedSet, count: Int)] = []
        for set in sets {
            if let last = runs.last, last.set == set {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((set, 1))
            }
        }
        return runs
    }
}

extension LoadCell {
    /// The text with the unit added to the first weight if that has none, for a place where another unit is usual:
    /// "57.5kgx10 60x8". To be shown only.
    public var namingUnit: String {
        for token in tokens {
            guard case .set(let set) = token.item, (set.parts[0].resistance.amount ?? .zero) != .zero else { continue }
            guard MassUnit.named(in: token.text) == nil,
                let start = token.text.firstIndex(where: \.isNumber),
                let end = token.text[start...].firstIndex(where: { !$0.isNumber && $0 != "." && $0 != "," })
            else { return text }
            return text[..<end] + unit.rawValue + text[end...]
        }
        return text
    }
}

extension LoadCell {
    /// Whether the text is unlikely as parsed: it has no set although something was typed, or a note after `before`
    /// looks like a set, "60 10".
    public func isUnread(before: LoadCell) -> Bool {
        guard !tokens.isEmpty else { return false }
        if sets.isEmpty { return !isSkipped }
        let known = before.notes
        return tokens.contains { token in
            token.item == .note && !known.contains(String(token.text)) && Self.looksLikeSet(token.text)
        }
    }

    /// Whether a note starts with a number or with characters of a set.
    private static func looksLikeSet(_ note: Substring) -> Bool {
        var word = (note.split(whereSeparator: \.isWhitespace).first ?? "").lowercased()[...]
        let signs = word.prefix { "x×*@>+/([".contains($0) }
        word = word.dropFirst(signs.count)
        for name in ["rpe", "rir", "bw", "w"] where word.hasPrefix(name) { word = word.dropFirst(name.count) }
        return word.isEmpty || word.first?.isNumber == true
    }
}

extension LoadCell {
    private static let largestReps = 100
    private static let largestCount = 20
    private static let heaviest = Mass(grams: 1_000_000)
    private static let longestMilliseconds = 4 * 3_600_000

    /// An unlikely set; loads, times and distances are texts.
    public enum Warning: Hashable, Sendable {
        case load(String)
        case reps(Int)
        case time(String)
        /// Metres where a time is usual.
        case metres(String)
        /// That many identical sets.
        case sets(Int)
    }

    /// Unlikely sets, such as 300 repetitions. They are marked, never corrected; each is listed once.
    public var warnings: [Warning] {
        var warnings: [Warning] = []
        func tell(_ warning: Warning) {
            if !warnings.contains(warning) { warnings.append(warning) }
        }
        for (set, count) in Self.runs(of: sets) {
            for part in set.parts {
                if let warning = weightWarning(part.resistance) { tell(warning) }
                if let warning = workWarning(part.work) { tell(warning) }
            }
            if count > Self.largestCount { tell(.sets(count)) }
        }
        return warnings
    }

    private func weightWarning(_ resistance: PerformedSet.Resistance) -> Warning? {
        switch resistance {
        case .none: return nil
        case .load(let mass), .bodyWeight(let mass):
            let weight = Mass(grams: abs(mass.grams))
            return weight > Self.heaviest ? .load("\(weight.shown(in: unit)) \(unit.rawValue)") : nil
        }
    }

    private func workWarning(_ work: PerformedSet.Work) -> Warning? {
        switch work {
        case .reps(let reps): return reps > Self.largestReps ? .reps(reps) : nil
        case .time(let milliseconds):
            return milliseconds > Self.longestMilliseconds ? .time(NotationText.time(milliseconds)) : nil
        case .distance(let length):
            // "2m" in a plank is rather two minutes.
            return kind == .time ? .metres(length.shown(in: .m)) : nil
        }
    }
}
