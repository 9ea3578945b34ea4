extension Screen {
    /// Draws the heads of a table's columns.
    ///
    /// - Parameter end: the column from which something else stands in that row; a title that would reach into it is left out.
    public mutating func tableHeader(
        _ layout: TableLayout, at point: Point, before end: Int = .max, style: Style = .header
    ) {
        for slot in layout.slots {
            let rect = slot.rect(at: point)
            let reach = slot.column.align == .leading ? min(TextWidth.of(slot.column.title), rect.width) : rect.width
            guard rect.column + reach <= end else { continue }
            put(slot.column.title, in: rect, align: slot.column.align, style: style)
        }
    }

    /// Draws one row of a table from one text for each column. Missing texts are empty; `styles` may give single
    /// columns, by their number, another style.
    public mutating func tableRow(
        _ texts: [String], _ layout: TableLayout, at point: Point, style: Style = .text, styles: [Int: Style] = [:]
    ) {
        for slot in layout.slots where slot.index < texts.count {
            let rect = slot.rect(at: point)
            let cellStyle = styles[slot.index] ?? style
            if slot.column.isNumber {
                putNumber(texts[slot.index], in: rect, style: cellStyle)
            } else {
                let text = texts[slot.index]
                let isCut = slot.column.isWhole && TextWidth.of(text) > rect.width
                put(isCut ? glyphs.ellipsis : text, in: rect, align: slot.column.align, style: cellStyle)
            }
        }
    }
}
