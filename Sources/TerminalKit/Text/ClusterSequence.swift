/// The characters of a text as they are drawn, without the price of grapheme breaking where letters are simple.
struct ClusterSequence: Sequence, IteratorProtocol {
    private let text: String
    private let scalars: String.UnicodeScalarView
    /// Where the next character begins.
    private(set) var index: String.Index

    init(_ text: String) {
        self.text = text
        scalars = text.unicodeScalars
        index = text.startIndex
    }

    mutating func next() -> Cluster? {
        guard index < scalars.endIndex else { return nil }
        let first = scalars[index]
        let after = scalars.index(after: index)
        if first.isSolitary, after == scalars.endIndex || scalars[after].isSolitary {
            index = after
            return Cluster(solitary: first)
        }
        let character = text[index]
        index = text.index(after: index)
        return Cluster(character)
    }
}
