/// A piece of one row in one style.
public struct CellRun: Hashable, Sendable {
    /// The first column.
    public let column: Int
    /// The text.
    public let text: String
    /// The style.
    public let style: Style
    /// Columns that it takes.
    public let columns: Int
}
