/// A colour as a theme names it and, after folding, as a terminal takes it.
public enum Colour: Hashable, Sendable {
    /// The terminal's own text or background colour.
    case terminal
    /// A number of the terminal's table: 0 to 15 are the sixteen that themes name.
    case index(UInt8)
    /// Exactly this colour, folded where the terminal has fewer.
    case rgb(RGB)

    /// The colour that a terminal shows, nil for its own. The first sixteen are xterm's; other terminals differ.
    public var rgb: RGB? {
        switch self {
        case .terminal: nil
        case .index(let index): TerminalTable.rgb(index)
        case .rgb(let rgb): rgb
        }
    }

    /// The names of the terminal's sixteen, in their order.
    static let ansiNames = [
        "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "bright-black", "bright-red",
        "bright-green", "bright-yellow", "bright-blue", "bright-magenta", "bright-cyan", "bright-white",
    ]

    /// Reads `#ffb454`, `#fb4`, `red`, `bright-blue`, `grey` or `default`; nil when it is something else.
    public init?(name: String) {
        if let rgb = RGB(hex: name) {
            self = .rgb(rgb)
        } else if name == "default" {
            self = .terminal
        } else if name == "grey" || name == "gray" {
            self = .index(8)
        } else if let index = Self.ansiNames.firstIndex(of: name) {
            self = .index(UInt8(index))
        } else {
            return nil
        }
    }
}
