/// How a cell looks on a terminal of a certain depth.
public struct Paint: Hashable, Sendable {
    /// The colour of the letters.
    public var foreground: Colour
    /// The colour behind them.
    public var background: Colour
    /// Bold and the like.
    public var attributes: Emphasis = []
}
