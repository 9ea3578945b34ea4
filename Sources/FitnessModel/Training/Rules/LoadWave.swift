/// What successive sessions ask for, written in one line: "70 75 80 60 %", "@7 @8 @9 @6".
public struct LoadWave: Hashable, Sendable {
    /// The target of each session as it stands in its cell: "70%", "@7".
    public let texts: [String]

    /// - Returns: Nil where the text is no series of two targets or more: a single one is the target of a single session.
    public init?(_ text: String) {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count >= 2 else { return nil }
        // The sign stands once for all, or with each.
        if words.last == "%" {
            words.removeLast()
            words = words.map { $0.hasSuffix("%") ? $0 : "\($0)%" }
        } else if words[words.count - 1].hasSuffix("%") {
            words = words.map { $0.hasSuffix("%") ? $0 : "\($0)%" }
        } else if words[0].hasPrefix("@") {
            words = words.map { $0.hasPrefix("@") ? $0 : "@\($0)" }
        }
        // "75-80" leads up to nothing: each is one target, and nothing but that.
        guard words.count >= 2, words.allSatisfy({ Self.isTarget($0) }) else { return nil }
        texts = words
    }

    private static func isTarget(_ word: String) -> Bool {
        (word.hasSuffix("%") || word.hasPrefix("@")) && LoadTarget(word) != nil
            && LoadTarget.removed(from: word).isEmpty
    }
}
