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

    /// True without any cell.
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// True when the point is inside.
    public func contains(_ point: Point) -> Bool {
        point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
    }

    /// The common part of both rectangles; empty if there is none.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(column, other.column)
        let top = max(row, other.row)
        return Rect(
            column: left, row: top, width: min(endColumn, other.endColumn) - left,
            height: min(endRow, other.endRow) - top)
    }
}

extension Rect {
    /// The rectangle without a margin on all four sides.
    public func inset(by margin: Int) -> Rect {
        inset(columns: margin, rows: margin)
    }

    /// The rectangle without a margin of columns left and right and of rows above and below.
    public func inset(columns: Int = 0, rows: Int = 0) -> Rect {
        droppingLeft(columns).droppingRight(columns).droppingTop(rows).droppingBottom(rows)
    }

    /// The strip of the first `count` rows.
    public func top(_ count: Int) -> Rect {
        Rect(column: column, row: row, width: width, height: rowsWithin(count))
    }

    /// The strip of the last `count` rows.
    public func bottom(_ count: Int) -> Rect {
        let rows = rowsWithin(count)
        return Rect(column: column, row: endRow - rows, width: width, height: rows)
    }

    /// The strip of the first `count` columns.
    public func left(_ count: Int) -> Rect {
        Rect(column: column, row: row, width: columnsWithin(count), height: height)
    }

    /// The strip of the last `count` columns.
    public func right(_ count: Int) -> Rect {
        let columns = columnsWithin(count)
        return Rect(column: endColumn - columns, row: row, width: columns, height: height)
    }

    /// The rest below the first `count` rows.
    public func droppingTop(_ count: Int) -> Rect {
        bottom(height - rowsWithin(count))
    }

    /// The rest above the last `count` rows.
    public func droppingBottom(_ count: Int) -> Rect {
        top(height - rowsWithin(count))
    }

    /// The rest to the right of the first `count` columns.
    public func droppingLeft(_ count: Int) -> Rect {
        right(width - columnsWithin(count))
    }

    /// The rest to the left of the last `count` columns.
    public func droppingRight(_ count: Int) -> Rect {
        left(width - columnsWithin(count))
    }

    /// The rectangle of a size in the middle of this one, never larger than it.
    public func centred(_ size: Size) -> Rect {
        let columns = columnsWithin(size.columns)
        let rows = rowsWithin(size.rows)
        return Rect(
            column: column + (width - columns) / 2, row: row + (height - rows) / 2, width: columns, height: rows)
    }

    private func columnsWithin(_ count: Int) -> Int { min(max(0, count), width) }

    private func rowsWithin(_ count: Int) -> Int { min(max(0, count), height) }
}

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

/// A position on the screen: columns to the right, rows downwards, both from 0. May be outside the screen.
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

    /// The point moved by columns and rows.
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
