/// The characters of a text as they are drawn, without the price of grapheme breaking where letters are simple.
struct ClusterSequence: Sequence, IteratorProtocol {
    private let text: String
    private let scalars: String.UnicodeScalarView
    /// Where the next character begins.
    private(set) var index: String.Index
    /// The scalar there, read ahead to see whether it belongs to the one before; nil at the end.
    private var upcoming: Unicode.Scalar?

    init(_ text: String) {
        self.text = text
        scalars = text.unicodeScalars
        index = text.startIndex
        upcoming = scalars.first
    }

    mutating func next() -> Cluster? {
        guard let first = upcoming else { return nil }
        let columns = first.standaloneColumns
        if columns > 0 {
            let after = scalars.index(after: index)
            let second = after < scalars.endIndex ? scalars[after] : nil
            if second.map({ $0.standaloneColumns > 0 }) ?? true {
                index = after
                upcoming = second
                return Cluster(scalar: first, text: nil, width: columns)
            }
        }
        let character = text[index]
        index = text.index(after: index)
        upcoming = index < scalars.endIndex ? scalars[index] : nil
        return Cluster(character)
    }
}
