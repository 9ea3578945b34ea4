extension Screen {
    /// Draws hints in one row, the most useful first: `Enter start · n new`. Whole hints are left out from the end
    /// when they do not fit. Returns where each shown hint stands, for the mouse.
    @discardableResult
    public mutating func keyHints(_ hints: [KeyHint], row: Int, in area: Rect? = nil) -> [Rect] {
        let area = area ?? bounds
        let separator = " \(glyphs.separator) "
        var column = area.column + 1
        var places: [Rect] = []
        for hint in hints {
            let gap = places.isEmpty ? 0 : TextWidth.of(separator)
            let width = TextWidth.of(hint.key) + 1 + TextWidth.of(hint.label)
            guard column + gap + width <= area.endColumn else { break }
            if gap > 0 {
                column += put(separator, at: Point(column, row), style: .border, clip: area)
            }
            places.append(Rect(column: column, row: row, width: width, height: 1))
            column += put(hint.key, at: Point(column, row), style: .key, clip: area)
            column += put(" " + hint.label, at: Point(column, row), style: .muted, clip: area)
        }
        return places
    }
}
