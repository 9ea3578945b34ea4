/// How a cell looks on a terminal of a certain depth.
public struct Paint: Hashable, Sendable {
    /// The colour of the letters.
    public var foreground: PaintColour
    /// The colour behind them.
    public var background: PaintColour
    /// Bold and the like.
    public var attributes: Emphasis

    /// Makes a paint.
    public init(foreground: PaintColour, background: PaintColour, attributes: Emphasis = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}
