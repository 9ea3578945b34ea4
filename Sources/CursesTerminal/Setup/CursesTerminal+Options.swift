public import TerminalKit

extension CursesTerminal {
    /// How the terminal is to be used.
    public struct Options: Sendable {
        /// Whether the mouse is reported from the beginning.
        public var mouse: Bool
        /// The colours to use; nil finds out what the terminal has. Never more than it can show.
        public var depth: ColourDepth?

        /// The mouse on, colours found out.
        public init(mouse: Bool = true, depth: ColourDepth? = nil) {
            self.mouse = mouse
            self.depth = depth
        }
    }
}
