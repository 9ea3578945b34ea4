extension KeyHint {
    /// Columns between two hints: a blank, a sign, a blank.
    private static let gap = 3

    /// The columns of hints in one row, the most useful first; whole hints are left out from the end when they do not fit.
    public static func places(of hints: [KeyHint], in area: Rect) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var column = area.column + 1
        for hint in hints {
            let end = column + TextWidth.of(hint.key) + 1 + TextWidth.of(hint.label)
            guard end <= area.endColumn else { break }
            places.append(column..<end)
            column = end + gap
        }
        return places
    }
}

extension Screen {
    /// Draws hints in one row, the most useful first: `Enter start · n new`. Whole hints are left out from the end
    /// when they do not fit.
    public mutating func keyHints(_ hints: [KeyHint], row: Int, in area: Rect? = nil) {
        let area = area ?? bounds
        for (place, hint) in zip(KeyHint.places(of: hints, in: area), hints) {
            if place.lowerBound > area.column + 1 {
                put(glyphs.separator, at: Point(place.lowerBound - 2, row), style: .border, clip: area)
            }
            let used = put(hint.key, at: Point(place.lowerBound, row), style: .key, clip: area)
            put(" " + hint.label, at: Point(place.lowerBound + used, row), style: .muted, clip: area)
        }
    }
}
