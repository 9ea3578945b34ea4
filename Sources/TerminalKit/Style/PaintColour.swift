/// A colour as a terminal takes it, after folding.
public enum PaintColour: Hashable, Sendable {
    /// The terminal's own text or background colour.
    case terminal
    /// Number 0 to 255 of the terminal's table.
    case index(UInt8)
    /// Exactly this colour.
    case rgb(RGB)

    /// The colour that a terminal shows, nil for its own. The first sixteen are xterm's; other terminals differ.
    public var rgb: RGB? {
        switch self {
        case .terminal: nil
        case .index(let index): TerminalTable.rgb(index)
        case .rgb(let rgb): rgb
        }
    }
}
