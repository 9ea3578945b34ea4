extension Screen {
    /// Draws tabs in one row, the open one in brackets, and a text at the right edge: the current client.
    ///
    /// Where room is short, closed tabs shrink to their first word (their number), then the text is truncated.
    /// Returns where each tab stands, for the mouse.
    @discardableResult
    public mutating func tabLine(
        _ tabs: [String], active: Int, row: Int, trailing: String = "", trailingStyle: Style = .accent,
        in area: Rect? = nil
    ) -> [Rect] {
        let area = area ?? bounds
        let wanted = min(TextWidth.of(trailing), 12)
        let room = area.width - 2 - (wanted == 0 ? 0 : wanted + 1)
        let isRoomy = tabs.reduce(0) { $0 + TextWidth.of($1) + 2 } <= room
        var column = area.column + 1
        var places: [Rect] = []
        for (index, tab) in tabs.enumerated() {
            let isActive = index == active
            let label = isRoomy || isActive ? tab : Self.firstWord(of: tab)
            let width = TextWidth.of(label) + 2
            let text = isActive ? "[\(label)]" : " \(label) "
            put(text, at: Point(column, row), style: isActive ? .tabActive : .tab, clip: area)
            places.append(area.intersection(Rect(column: column, row: row, width: width, height: 1)))
            column += width
        }
        if !trailing.isEmpty {
            let rest = Rect(column: column + 1, row: row, width: area.endColumn - 2 - column, height: 1)
            put(trailing, in: area.intersection(rest), align: .trailing, style: trailingStyle)
        }
        return places
    }

    private static func firstWord(of text: String) -> String {
        text.split(separator: " ").first.map { String($0) } ?? text
    }
}
