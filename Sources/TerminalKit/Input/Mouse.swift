/// A mouse event.
public struct Mouse: Hashable, Sendable {
    /// The kinds that are reported.
    public enum Kind: Hashable, Sendable {
        /// The main button went down.
        case press
        /// The main button went down twice within a moment.
        case doubleClick
        /// The wheel turned away from the hand.
        case wheelUp
        /// The wheel turned towards the hand.
        case wheelDown
    }

    /// The kind of event.
    public var kind: Kind
    /// The cell under the pointer.
    public var at: Point

    /// Makes a report.
    public init(kind: Kind, at point: Point) {
        self.kind = kind
        at = point
    }
}

/// Anything that can wake the program.
public enum InputEvent: Hashable, Sendable {
    /// A key was pressed.
    case key(Key)
    /// Text was pasted; it is data, never commands.
    case paste(String)
    /// The mouse did something.
    case mouse(Mouse)
    /// The terminal has another size.
    case resize(Size)
    /// The terminal's window gained or lost focus.
    case focus(Bool)
    /// The terminal's background has this colour.
    case background(RGB)
    /// A second has passed; sent only while something on screen counts.
    case tick
    /// A job has a result.
    case wake
    /// The terminal has vanished; the program ends.
    case closed
}
