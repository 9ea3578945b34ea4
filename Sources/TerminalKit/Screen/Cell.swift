/// One cell of the screen, as a terminal or a test reads it.
public struct Cell: Hashable, Sendable {
    /// One drawn character; empty in the right half of a wide one.
    public let text: String
    /// What it means and how it is stressed.
    public let style: Style
    /// Columns: 1, 2 for the left half of a wide character, 0 for its right half.
    public let width: Int
}
