/// How many colours the terminal can show.
public enum ColourDepth: Int, CaseIterable, Comparable, Sendable {
    /// None: everything is said by signs, words and emphasis.
    case mono
    /// The terminal's own sixteen.
    case ansi16
    /// The 256 of xterm.
    case ansi256
    /// Any colour.
    case trueColour

    /// Fewer colours come first.
    public static func < (first: ColourDepth, second: ColourDepth) -> Bool {
        first.rawValue < second.rawValue
    }
}
