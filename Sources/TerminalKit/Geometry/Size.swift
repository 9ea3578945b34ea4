/// A size in character cells, never negative.
public struct Size: Hashable, Sendable {
    /// Width in columns.
    public let columns: Int
    /// Height in rows.
    public let rows: Int

    /// Makes a size; negative lengths count as none.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns.asCoordinate)
        self.rows = max(0, rows.asCoordinate)
    }

    /// True when the other size fits into this one.
    public func holds(_ other: Size) -> Bool {
        other.columns <= columns && other.rows <= rows
    }
}
