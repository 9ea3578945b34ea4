/// One key as the terminal reports it. `Shift` with a letter is the capital letter.
public enum Key: Hashable, Sendable {
    /// A printable character; the space bar is `.char(" ")`.
    case char(Character)
    /// Enter or Return.
    case enter
    /// Tab.
    case tab
    /// Shift and Tab.
    case backTab
    /// Escape.
    case escape
    /// Erases to the left.
    case backspace
    /// Erases under the cursor.
    case delete
    /// Insert.
    case insert
    /// Arrow up.
    case up
    /// Arrow down.
    case down
    /// Arrow left.
    case left
    /// Arrow right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// A function key, from 1.
    case f(Int)
    /// Ctrl with a character, a small letter.
    case ctrl(Character)
    /// Alt with a character.
    case alt(Character)
}
