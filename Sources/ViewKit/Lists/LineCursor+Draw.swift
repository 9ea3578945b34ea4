package import TerminalKit

extension LineCursor {
    /// Draws the lines in view by `line`, marks the chosen one, and says in a row of its own how many follow.
    package func draw(
        into screen: inout Screen, in area: Rect, count: Int, isFocused: Bool,
        line: (inout Screen, _ index: Int, _ row: Rect) -> Void
    ) {
        let shown = shown(in: area.height)
        for index in top..<max(top, min(count, top + shown)) {
            let row = area.droppingTop(index - top).top(1)
            line(&screen, index, row)
            if isFocused, let key, keys.indices.contains(index), keys[index] == key { screen.mark(row) }
        }
        guard shown < area.height, top + shown < count else { return }
        screen.put(
            "\(screen.glyphs.down) \(count - top - shown) more", in: area.bottom(1).droppingRight(1),
            align: .trailing, style: .muted)
    }
}
