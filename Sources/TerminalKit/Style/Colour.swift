/// A colour as a theme names it.
public enum Colour: Hashable, Sendable {
    /// The terminal's own text or background colour.
    case terminal
    /// One of the terminal's sixteen, 0 to 15.
    case ansi(UInt8)
    /// Exactly this colour, folded where the terminal has fewer.
    case rgb(RGB)

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
            self = .ansi(8)
        } else if let index = Self.ansiNames.firstIndex(of: name) {
            self = .ansi(UInt8(index))
        } else {
            return nil
        }
    }
}
