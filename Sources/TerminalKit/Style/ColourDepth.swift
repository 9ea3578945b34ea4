/// How many colours the terminal can show, by the names that settings use.
public enum ColourDepth: String, CaseIterable, Comparable, Sendable {
    /// None: everything is said by signs, words and emphasis.
    case mono
    /// The terminal's own sixteen.
    case ansi16 = "16"
    /// The 256 of xterm.
    case ansi256 = "256"
    /// Any colour.
    case trueColour = "true"

    /// Fewer colours come first.
    public static func < (first: ColourDepth, second: ColourDepth) -> Bool { first.rank < second.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
