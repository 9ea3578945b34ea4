/// A rectangle of cells. Its width and height are never negative; cutting more than there is leaves an empty one.
public struct Rect: Hashable, Sendable {
    /// The leftmost column.
    public let column: Int
    /// The topmost row.
    public let row: Int
    /// Width in columns.
    public let width: Int
    /// Height in rows.
    public let height: Int

    /// Makes a rectangle; negative lengths count as none.
    public init(column: Int, row: Int, width: Int, height: Int) {
        self.column = column.asCoordinate
        self.row = row.asCoordinate
        self.width = max(0, width.asCoordinate)
        self.height = max(0, height.asCoordinate)
    }

    /// The rectangle of a size whose top left corner is `origin`.
    public init(origin: Point = .origin, size: Size) {
        self.init(column: origin.column, row: origin.row, width: size.columns, height: size.rows)
    }

    /// The first column to the right of the rectangle.
    public var endColumn: Int { column + width }

    /// The first row below the rectangle.
    public var endRow: Int { row + height }

    /// The top left corner.
    public var origin: Point { Point(column, row) }

    /// Width and height.
    public var size: Size { Size(columns: width, rows: height) }

    /// The rows from top to bottom.
    public var rows: Range<Int> { row..<endRow }

    /// True when no cell is inside.
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// True when the point is inside.
    public func contains(_ point: Point) -> Bool {
        point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
    }

    /// The part that both rectangles share, empty when there is none.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(column, other.column)
        let top = max(row, other.row)
        return Rect(
            column: left, row: top, width: min(endColumn, other.endColumn) - left,
            height: min(endRow, other.endRow) - top)
    }
}
