/// Finds phrases by the beginnings of their words, in any order: `cl new` is "New client".
public struct WordMatch: Sendable {
    /// How a phrase fits, the best first.
    public enum Fit: Int, Comparable, Sendable {
        /// The phrase begins so.
        case beginning
        /// Every typed word begins one of the phrase.
        case words
        /// Every typed word begins one of the phrase or of its synonyms.
        case synonyms
        /// The letters of every typed word come in order inside one word of the phrase.
        case letters

        /// Better fits come first.
        public static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
    }

    private static let longest = 256

    private let folded: String
    private let words: [Substring]

    /// Takes what was typed apart, once for all phrases. What is longer than any phrase is cut.
    public init(_ query: String) {
        folded = SearchKey.fold(String(query.prefix(Self.longest)))
        words = Self.words(folded)
    }

    /// How a phrase fits; nil where it does not, and where no letter or digit was typed.
    public func fit(_ phrase: String, synonyms: String = "") -> Fit? {
        guard !words.isEmpty else { return nil }
        let key = SearchKey.fold(phrase)
        if key.hasPrefix(folded) { return .beginning }
        let own = Self.words(key)
        if all(in: own, { $0.hasPrefix($1) }) { return .words }
        if all(in: own + Self.words(SearchKey.fold(synonyms)), { $0.hasPrefix($1) }) { return .synonyms }
        return all(in: own, Self.hasLetters) ? .letters : nil
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
