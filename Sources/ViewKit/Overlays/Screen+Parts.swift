package import TerminalKit

extension Screen {
    /// A box that covers what lies below it.
    package mutating func popup(_ rect: Rect, title: String) {
        fill(rect, style: Style(.popup))
        box(rect, title: title, style: Style(.border))
    }

    /// One line of a list: a marker and reverse colours when selected, muted detail at the right end.
    package mutating func listLine(
        _ row: Rect, isSelected: Bool, left: String, right: String = "", style: Style = .text
    ) {
        guard row.width > 2 else { return }
        let shown = isSelected ? Style(.selection) : style
        if isSelected { fill(row, style: shown) }
        put(isSelected ? glyphs.marker : " ", at: Point(column: row.column, row: row.row), style: shown)
        let rightWidth = min(TextWidth.of(right), row.width / 2)
        let room = row.width - 2 - (rightWidth > 0 ? rightWidth + 2 : 0)
        put(left, at: Point(column: row.column + 2, row: row.row), style: shown, maxWidth: room)
        if rightWidth > 0 {
            let place = Point(column: row.column + row.width - rightWidth, row: row.row)
            put(right, at: place, style: isSelected ? shown : .muted, maxWidth: rightWidth)
        }
    }

    /// A heading over a part of a pane.
    package mutating func heading(_ text: String, at place: Point, width: Int) {
        put(text, at: place, style: Style(.heading, .bold), maxWidth: width)
    }
}
