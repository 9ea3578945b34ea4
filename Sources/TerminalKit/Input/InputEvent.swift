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
    /// A second passed; only asked for while something on screen counts.
    case tick
    /// A job has news.
    case wake
    /// The terminal is gone; the program ends.
    case closed
}
