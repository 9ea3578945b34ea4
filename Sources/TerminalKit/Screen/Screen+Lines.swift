extension Screen {
    /// Draws a horizontal line from a place to the right.
    public mutating func horizontalLine(from point: Point, width: Int, style: Style = .border) {
        let area = Rect(column: point.column, row: point.row, width: width, height: 1)
        fill(area, style: style, with: Character(glyphs.horizontal))
    }

    /// Draws a vertical line from a place downwards.
    public mutating func verticalLine(from point: Point, height: Int, style: Style = .border) {
        let area = Rect(column: point.column, row: point.row, width: 1, height: height)
        fill(area, style: style, with: Character(glyphs.vertical))
    }

    /// Draws a box at the edges of a rectangle, with a title in its upper line, and returns the room inside.
    @discardableResult
    public mutating func box(_ rect: Rect, title: String = "", style: Style = .border) -> Rect {
        guard rect.width >= 2, rect.height >= 2 else { return rect.inset(by: 1) }
        let right = rect.endColumn - 1
        let bottom = rect.endRow - 1
        horizontalLine(from: Point(rect.column + 1, rect.row), width: rect.width - 2, style: style)
        horizontalLine(from: Point(rect.column + 1, bottom), width: rect.width - 2, style: style)
        verticalLine(from: Point(rect.column, rect.row + 1), height: rect.height - 2, style: style)
        verticalLine(from: Point(right, rect.row + 1), height: rect.height - 2, style: style)
        put(glyphs.topLeft, at: rect.origin, style: style)
        put(glyphs.topRight, at: Point(right, rect.row), style: style)
        put(glyphs.bottomLeft, at: Point(rect.column, bottom), style: style)
        put(glyphs.bottomRight, at: Point(right, bottom), style: style)
        if !title.isEmpty, rect.width >= 6 {
            put(" \(title) ", at: Point(rect.column + 2, rect.row), style: .title, maxWidth: rect.width - 4)
        }
        return rect.inset(by: 1)
    }
}
