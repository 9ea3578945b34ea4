extension LineEditor {
    /// The text broken into rows of at most `width` columns, at blanks where there are any, with every character kept; and where among
    /// them the cursor is.
    public func rows(width: Int) -> (rows: [String], cursor: Point) {
        let (width, characters) = (max(1, width), Array(text))
        var rows: [Range<Int>] = []
        var (start, used) = (0, 0)
        var blank: Int?
        for (index, character) in characters.enumerated() {
            if character.isNewline {
                rows.append(start..<index + 1)
                (start, used, blank) = (index + 1, 0, nil)
                continue
            }
            let columns = TextWidth.of(String(character))
            // A blank at the end of a row takes no room: the next word begins the row after it.
            if used + columns > width, character != " ", index > start {
                let end = blank.map { $0 + 1 } ?? index
                rows.append(start..<end)
                used = characters[end..<index].reduce(0) { $0 + TextWidth.of(String($1)) }
                (start, blank) = (end, nil)
            }
            if character == " " { blank = index }
            used += columns
        }
        rows.append(start..<characters.count)
        let row = rows.lastIndex { $0.lowerBound <= cursor } ?? 0
        let before = characters[rows[row].lowerBound..<max(rows[row].lowerBound, min(cursor, characters.count))]
        let column = before.reduce(0) { $0 + TextWidth.of(String($1)) }
        return (rows.map { String(characters[$0].filter { !$0.isNewline }) }, Point(min(column, width - 1), row))
    }
}

extension Screen {
    /// Draws a text of several rows that is being typed, scrolled so that the cursor shows, and puts the terminal's cursor there.
    public mutating func textBox(_ editor: LineEditor, in area: Rect, style: Style = .input) {
        guard !area.isEmpty else { return }
        fill(area, style: style)
        let (rows, place) = editor.rows(width: area.width)
        let top = max(0, place.row - area.height + 1)
        for (line, text) in rows.dropFirst(top).prefix(area.height).enumerated() {
            put(text, at: area.origin.moved(rows: line), style: style, clip: area)
        }
        let shown = area.origin.moved(columns: place.column, rows: place.row - top)
        cursor = bounds.contains(shown) ? shown : nil
    }
}
