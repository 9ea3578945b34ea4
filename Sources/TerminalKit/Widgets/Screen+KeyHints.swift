extension Screen {
    /// Draws hints in one row, the most useful first: `Enter start · n new`. Whole hints are left out from the end
    /// when they do not fit.
    public mutating func keyHints(_ hints: [KeyHint], row: Int, in area: Rect? = nil) {
        let area = area ?? bounds
        let separator = " \(glyphs.separator) "
        let start = area.column + 1
        var column = start
        for hint in hints {
            let gap = column == start ? "" : separator
            let width = TextWidth.of(gap) + TextWidth.of(hint.key) + 1 + TextWidth.of(hint.label)
            guard column + width <= area.endColumn else { break }
            column += put(gap, at: Point(column, row), style: .border, clip: area)
            column += put(hint.key, at: Point(column, row), style: .key, clip: area)
            column += put(" " + hint.label, at: Point(column, row), style: .muted, clip: area)
        }
    }
}
