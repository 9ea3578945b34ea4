/// A place on the screen: columns to the right, rows downwards, both from 0. May lie outside the screen.
public struct Point: Hashable, Sendable {
    /// Columns from the left edge.
    public var column: Int
    /// Rows from the top edge.
    public var row: Int

    /// The top left corner.
    public static let origin = Point(0, 0)

    /// Makes a point from its column and row.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// Makes a point, column first; short, because drawing code is full of them.
    public init(_ column: Int, _ row: Int) {
        self.init(column: column, row: row)
    }

    /// The point so many columns to the right and rows below.
    public func moved(columns: Int = 0, rows: Int = 0) -> Point {
        Point(column.asCoordinate + columns.asCoordinate, row.asCoordinate + rows.asCoordinate)
    }
}

extension Int {
    /// The number clamped far inside the range of `Int`, so that sums of coordinates cannot overflow.
    var asCoordinate: Int {
        Swift.min(Swift.max(self, -1 << 30), 1 << 30)
    }
}
