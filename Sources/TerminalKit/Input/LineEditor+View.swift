extension LineEditor {
    /// Stars in place of what is typed, as many as it has characters.
    public var masked: LineEditor {
        var stars = LineEditor(String(repeating: "*", count: text.count))
        stars.move(to: cursor)
        return stars
    }

    /// The part of a single line that fits, and the column of the cursor in it.
    ///
    /// The view moves by half its width, so that the text stands still while the cursor moves inside.
    public func visible(width: Int) -> (text: String, cursorColumn: Int) {
        guard width > 0 else { return ("", 0) }
        let cursorColumn = TextWidth.of(prefix)
        guard cursorColumn >= width else { return (TextWidth.prefix(text, columns: width), cursorColumn) }
        let step = max(1, width / 2)
        let start = (cursorColumn - width + step) / step * step
        let end = TextWidth.cut(text, at: start)
        let gap = start - TextWidth.of(String(text[..<end]))
        if gap == 0 {
            return (TextWidth.prefix(String(text[end...]), columns: width), cursorColumn - start)
        }
        let rest = String(text[end...].dropFirst())
        return (" " + TextWidth.prefix(rest, columns: width - 1), cursorColumn - start)
    }
}
