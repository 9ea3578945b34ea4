/// How fast a repetition is asked for: lowering, bottom, lifting, top, in seconds, X where it is to be explosive.
public struct Tempo: Hashable, Sendable {
    /// A stretch of a repetition.
    public enum Part: Hashable, Sendable {
        /// Whole seconds, 0...99.
        case seconds(Int)
        /// X: as fast as possible.
        case explosive
    }

    /// What X is counted as, in milliseconds: a movement as fast as possible takes time, too. That it is one second is the
    /// common convention.
    public static let explosive = 1000

    /// Lowering, bottom, lifting and top; of three the top is 0.
    public let parts: [Part]

    /// Reads "31X0", "40x0", "301", "3-1-X-0", and "10-0-10-0" where signs part the numbers. Nil for everything else, for
    /// "X" and "30" as well: they do not say how long a repetition takes.
    public init?(_ text: String) {
        let plain = TargetText.plain(text.map { $0.isWhitespace ? "-" : String($0) }.joined())
        let groups = plain.split { "-/.,".contains($0) }
        let isParted = (3...4).contains(groups.count)
        let marks = isParted ? groups : plain.filter { !"-/.,".contains($0) }.map { Substring(String($0)) }
        let parts = marks.compactMap(Self.part)
        guard (3...4).contains(marks.count), parts.count == marks.count else { return nil }
        self.parts = parts
    }

    private static func part(_ mark: Substring) -> Part? {
        if mark == "x" { return .explosive }
        guard mark.utf8.count <= 2 else { return nil }
        return TargetText.number(mark).map { .seconds($0) }
    }

    /// Milliseconds of one repetition.
    public var milliseconds: Int {
        parts.reduce(0) { sum, part in
            switch part {
            case .seconds(let seconds): sum + seconds * 1000
            case .explosive: sum + Self.explosive
            }
        }
    }

    /// What the sheet asks of a repetition, in milliseconds; nil where the text is no tempo, or one of no length.
    public static func asked(_ text: String) -> Int? {
        Tempo(text).map(\.milliseconds).flatMap { $0 > 0 ? $0 : nil }
    }
}
