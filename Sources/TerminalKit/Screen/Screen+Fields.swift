extension Screen {
    /// Draws one line of text in the first row of a rectangle, aligned, and truncated when it does not fit.
    public mutating func put(_ text: String, in rect: Rect, align: Alignment, style: Style = .text) {
        let shown = TextWidth.truncate(text, to: rect.width, ellipsis: glyphs.ellipsis)
        let shift = align == .leading ? 0 : rect.width - TextWidth.of(shown)
        put(shown, at: Point(rect.column + shift, rect.row), style: style, clip: rect.top(1))
    }

    /// Draws a number or a date at the right edge of a rectangle; one that does not fit becomes `###`, because a
    /// part of it would be another number.
    public mutating func putNumber(_ text: String, in rect: Rect, style: Style = .text) {
        let shown = TextWidth.of(text) <= rect.width ? text : String(repeating: "#", count: rect.width)
        put(shown, in: rect, align: .trailing, style: style)
    }

    /// Draws text broken into lines and returns the rows that it took; an ellipsis says that there is more of it.
    @discardableResult
    public mutating func paragraph(_ text: String, in rect: Rect, style: Style = .text) -> Int {
        let lines = TextWidth.wrap(text, width: rect.width, rows: rect.height, ellipsis: glyphs.ellipsis)
        for (offset, line) in lines.enumerated() {
            put(line, at: Point(rect.column, rect.row + offset), style: style, clip: rect)
        }
        return lines.count
    }

    /// Draws a label and, from the same column in every row, its value.
    public mutating func field(
        _ label: String, _ value: String, in rect: Rect, labelWidth: Int, style: Style = .text
    ) {
        put(label, in: rect.left(labelWidth), align: .leading, style: .muted)
        put(value, in: rect.droppingLeft(labelWidth + 1), align: .leading, style: style)
    }

    /// Draws the line that is being typed, scrolled so that the cursor shows, and puts the terminal's cursor there.
    public mutating func input(_ editor: LineEditor, in rect: Rect, isFocused: Bool = true, style: Style = .input) {
        let area = rect.top(1)
        guard !area.isEmpty else { return }
        fill(area, style: style)
        guard isFocused else {
            put(editor.text, in: area, align: .leading, style: style)
            return
        }
        let view = editor.visible(width: area.width)
        put(view.text, at: area.origin, style: style, clip: area)
        let place = Point(area.column + view.cursorColumn, area.row)
        cursor = bounds.contains(place) ? place : nil
    }
}
