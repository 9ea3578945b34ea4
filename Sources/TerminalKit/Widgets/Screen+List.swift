extension Screen {
    /// Draws the visible rows of a list, each by `drawRow(&screen, index, room)`, and marks the chosen one by a sign
    /// and a bar. An empty list shows `empty`, which says what to press. Returns the rows in view.
    @discardableResult
    public mutating func list(
        _ list: ScrollList, count: Int, in rect: Rect, isFocused: Bool = true, empty: String = "",
        drawRow: (inout Screen, Int, Rect) -> Void
    ) -> Range<Int> {
        guard count > 0 else {
            paragraph(empty, in: rect.inset(columns: 1), style: .muted)
            return 0..<0
        }
        var shown = list
        shown.reveal(height: rect.height, count: count)
        let rows = shown.visible(height: rect.height, count: count)
        for index in rows {
            let line = rect.droppingTop(index - rows.lowerBound).top(1)
            drawRow(&self, index, line.droppingLeft(1))
            if index == shown.selected { mark(line, isFocused: isFocused) }
        }
        return rows
    }

    /// Marks a row as chosen by two signs that do not need colour: a marker at its left edge and a bar.
    public mutating func mark(_ line: Rect, isFocused: Bool = true) {
        put(glyphs.marker, at: line.origin, clip: line)
        restyle(line, role: isFocused ? .selection : .selectionUnfocused)
    }
}
