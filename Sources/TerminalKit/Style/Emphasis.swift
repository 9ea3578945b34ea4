/// How text is stressed apart from its colour. Terminals without one of these show plain text.
public struct Emphasis: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Heavier or brighter letters.
    public static let bold = Emphasis(rawValue: 1)
    /// Fainter letters.
    public static let dim = Emphasis(rawValue: 2)
    /// Slanted letters.
    public static let italic = Emphasis(rawValue: 4)
    /// A line below the letters.
    public static let underline = Emphasis(rawValue: 8)
    /// Foreground and background exchanged.
    public static let reverse = Emphasis(rawValue: 16)

    /// The kinds by the names that theme files use.
    static let named: [String: Emphasis] = [
        "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse,
    ]
}
