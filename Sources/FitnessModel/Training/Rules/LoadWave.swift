/// What successive sessions ask for, written in one line: "70 75 80 60 %", "@7 @8 @9 @6".
public struct LoadWave: Hashable, Sendable {
    /// The target of each session as it stands in its cell: "70%", "@7".
    public let texts: [String]

    /// - Returns: Nil where the text is no series of two targets or more: a single one is the target of a single session.
    public init?(_ text: String) {
        let text = text.trimmingBlanks
        func words(without sign: Character) -> [Substring] { text.split { $0.isWhitespace || $0 == sign } }
        // The sign stands once for all, or with each.
        if text.hasSuffix("%") {
            texts = words(without: "%").map { "\($0)%" }
        } else if text.hasPrefix("@") {
            texts = words(without: "@").map { "@\($0)" }
        } else {
            return nil
        }
        // "75-80" leads up to nothing: each is one target, and nothing but that.
        let areTargets = texts.allSatisfy { LoadTarget($0) != nil && LoadTarget.removed(from: $0).isEmpty }
        guard texts.count >= 2, areTargets else { return nil }
    }
}
