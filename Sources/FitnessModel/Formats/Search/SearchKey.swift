import Foundation

/// Text in the form that a search compares: case, accents and spacing are ignored.
public enum SearchKey {
    /// Lowercase, without diacritics, with plain letters for special ones (ł l, ø o, ß ss) and single blanks.
    public static func fold(_ text: String) -> String {
        if let folded = foldPlain(text) { return folded }
        var folded = String.UnicodeScalarView()
        for scalar in text.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars where !isMark(scalar) {
            if let plain = plainLetters[scalar] {
                folded.append(contentsOf: plain.unicodeScalars)
            } else {
                folded.append(scalar)
            }
        }
        return joinBlanks(String(folded))
    }

    /// The fast path for ASCII, which most names are: lists of thousands are folded at every key. Nil for other texts.
    private static func foldPlain(_ text: String) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case 0x80...: return nil
            case 0x20, 0x09...0x0D:
                if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            default: bytes.append(byte)
            }
        }
        if bytes.last == 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let plainLetters: [Unicode.Scalar: String] = [
        "ł": "l", "ø": "o", "đ": "d", "ð": "d", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "þ": "th", "ħ": "h",
        "ŋ": "n", "ŧ": "t", "ĸ": "k", "ə": "e", "ς": "σ", "’": "'", "‘": "'", "–": "-", "—": "-", "‐": "-", "‑": "-",
    ]

    /// Whether a scalar is an accent of Latin, Greek or Cyrillic. In other scripts, marks are letters.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F: true
        default: false
        }
    }

    private static func joinBlanks(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// Finds phrases by the beginnings of their words, in any order: `cl new` matches "New client"; `nwcl` does, too.
public struct WordMatch: Sendable {
    /// How a phrase fits, best first.
    public enum Fit: Int, Comparable, Sendable {
        /// The phrase starts with the text.
        case beginning
        /// Every typed word starts one of the phrase.
        case words
        /// Every typed word starts one of the phrase or its synonyms.
        case synonyms
        /// The letters begin words of the phrase, in their order: `nc` matches "New client".
        case initials
        /// The letters of every typed word come in order inside one word of the phrase; or those of one typed word
        /// inside several, in each from its beginning: `nwcl` matches "New client".
        case letters

        /// Better fits come first.
        public static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
    }

    private static let longest = 256

    private let folded: String
    private let words: [Substring]

    /// Splits the query once for all phrases. A query longer than any phrase is cut.
    public init(_ query: String) {
        folded = SearchKey.fold(String(query.prefix(Self.longest)))
        words = Self.words(folded)
    }

    /// How a phrase fits; nil if it does not, or if the query has no letter or digit.
    public func fit(_ phrase: String, synonyms: String = "") -> Fit? {
        guard !words.isEmpty else { return nil }
        let key = SearchKey.fold(phrase)
        if key.hasPrefix(folded) { return .beginning }
        let own = Self.words(key)
        if all(in: own, { $0.hasPrefix($1) }) { return .words }
        if all(in: own + Self.words(SearchKey.fold(synonyms)), { $0.hasPrefix($1) }) { return .synonyms }
        if words.count == 1 {
            if Self.hasLetters(Substring(own.compactMap(\.first)), in: words[0]) { return .initials }
            if Self.isSpread(words[0], over: own) { return .letters }
        }
        return all(in: own, Self.hasLetters) ? .letters : nil
    }

    /// Whether the letters are found in some of the words, in their order and in each from its first letter on.
    private static func isSpread(_ typed: Substring, over words: [Substring]) -> Bool {
        let letters = Array(typed)
        // How many letters may be found in the words so far.
        var found: Set<Int> = [0]
        for word in words {
            for start in found where start < letters.count && word.first == letters[start] {
                var next = start
                for letter in word where next < letters.count && letter == letters[next] {
                    next += 1
                    found.insert(next)
                }
            }
        }
        return found.contains(letters.count)
    }

    private func all(in known: [Substring], _ fits: (_ known: Substring, _ typed: Substring) -> Bool) -> Bool {
        words.allSatisfy { typed in known.contains { fits($0, typed) } }
    }

    private static func words(_ text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }

    private static func hasLetters(_ word: Substring, in order: Substring) -> Bool {
        var wanted = order[...]
        for letter in word where letter == wanted.first { wanted = wanted.dropFirst() }
        return wanted.isEmpty
    }
}
