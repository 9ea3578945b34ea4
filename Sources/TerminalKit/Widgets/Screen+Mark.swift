extension Screen {
    /// Marks a row as chosen by two signs that do not need colour: a marker at its left edge and a bar.
    public mutating func mark(_ line: Rect, isFocused: Bool = true) {
        put(glyphs.marker, at: line.origin, clip: line)
        restyle(line, role: isFocused ? .selection : .selectionUnfocused)
    }
}
