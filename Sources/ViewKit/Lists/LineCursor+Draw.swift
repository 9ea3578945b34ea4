package import TerminalKit

extension LineCursor {
    /// Draws the lines in view by `line`, marks the chosen one, and says where more follow, `margin` columns from the right.
    package func draw(
        into screen: inout Screen, in area: Rect, count: Int, isFocused: Bool, margin: Int = 0,
        line: (inout Screen, _ index: Int, _ row: Rect) -> Void
    ) {
        for index in top..<max(top, min(count, top + area.height)) {
            let row = area.droppingTop(index - top).top(1)
            line(&screen, index, row)
            if isFocused, let key, keys.indices.contains(index), keys[index] == key { screen.mark(row) }
        }
        guard top + area.height < count else { return }
        let more = " \(screen.glyphs.down) more "
        let place = area.bottom(1).droppingRight(margin).right(TextWidth.of(more))
        screen.put(more, in: place, align: .trailing, style: .muted)
    }
}
