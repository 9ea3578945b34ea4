extension Screen {
    /// Clears a box in the middle of an area (the whole screen by default) and returns the room inside its lines,
    /// one blank column away from them. Never larger than the area.
    public mutating func popup(_ size: Size, title: String = "", in area: Rect? = nil) -> Rect {
        let frame = bounds.intersection(area ?? bounds).centred(size)
        fill(frame, style: .popup)
        cursor = nil
        return box(frame, title: title).inset(columns: 1)
    }
}
