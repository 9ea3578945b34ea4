/// One character as it is drawn: its first scalar, accents when there are any, and 0, 1 or 2 columns.
struct Cluster {
    /// The drawn scalar, or the first one if `text` is set.
    let scalar: Unicode.Scalar
    /// All that is drawn, when it is more than one scalar.
    let text: String?
    /// Columns, 0 to 2; nothing is drawn at 0.
    let width: Int
}

extension Cluster {
    /// The largest number of combining marks; ncurses holds five scalars in a cell.
    private static let maxMarks = 4

    /// A character of one scalar.
    init(scalar: Unicode.Scalar) {
        self.init(scalar: scalar.drawn, text: nil, width: scalar.columns)
    }

    /// Any character. Terminals differ on what several wide scalars make together (skin tones, families), so these
    /// are drawn by their first scalar alone.
    init(_ character: Character) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, scalars.count > 1 else {
            self.init(scalar: scalars.first ?? " ")
            return
        }
        guard !first.isControl, first.isKnown, first.columns > 0 else {
            self.init(scalar: first.isControl ? scalars.last ?? first : first)
            return
        }
        let rest = scalars.dropFirst()
        let sum = rest.reduce(first.columns) { $0 + $1.columns }
        let isJoined = rest.contains { $0.value == 0x200D }
        let marks = rest.filter { $0.isDrawnMark || ($0.columns > 0 && $0.isKnown && sum <= 2 && !isJoined) }.prefix(
            Self.maxMarks)
        guard !marks.isEmpty else {
            self.init(scalar: first)
            return
        }
        var drawn = String(first)
        drawn.unicodeScalars.append(contentsOf: marks)
        self.init(scalar: first, text: drawn, width: marks.reduce(first.columns) { $0 + $1.columns })
    }
}

/// The characters of a text as they are drawn, without the price of grapheme breaking where letters are simple.
struct ClusterSequence: Sequence, IteratorProtocol {
    private let text: String
    private let scalars: String.UnicodeScalarView
    /// The start of the next character.
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
