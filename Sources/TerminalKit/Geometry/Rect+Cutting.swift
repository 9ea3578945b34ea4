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

    /// What remains below the first `count` rows.
    public func droppingTop(_ count: Int) -> Rect {
        bottom(height - rowsWithin(count))
    }

    /// What remains above the last `count` rows.
    public func droppingBottom(_ count: Int) -> Rect {
        top(height - rowsWithin(count))
    }

    /// What remains to the right of the first `count` columns.
    public func droppingLeft(_ count: Int) -> Rect {
        right(width - columnsWithin(count))
    }

    /// What remains to the left of the last `count` columns.
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
