/// A piece of one row in one style.
public struct CellRun: Hashable, Sendable {
    /// Where it begins.
    public let column: Int
    /// What it shows.
    public let text: String
    /// What it means.
    public let style: Style
    /// Columns that it takes.
    public let columns: Int
}
