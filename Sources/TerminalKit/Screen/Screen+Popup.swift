extension Screen {
    /// Clears a box in the middle of an area (the whole screen by default) and returns the room inside its lines,
    /// one blank column away from them. Never larger than the area.
    public mutating func popup(_ size: Size, title: String = "", in area: Rect? = nil) -> Rect {
        let frame = bounds.intersection(area ?? bounds).centred(size)
        cover(frame)
        cursor = nil
        return box(frame, title: title).inset(columns: 1)
    }

    /// Blanks a box, and one column at both sides of it, where marks of what lies below would touch it.
    public mutating func cover(_ box: Rect) {
        fill(Rect(column: box.column - 1, row: box.row, width: box.width + 2, height: box.height))
        fill(box, style: .popup)
    }
}
