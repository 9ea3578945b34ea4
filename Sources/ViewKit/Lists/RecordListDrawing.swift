package import TerminalKit

extension RecordList {
    /// Draws the visible lines: `row` gets each record and its whole line; two columns at the left edge hold the marker
    /// of the selected one. An empty list shows `empty`.
    package func draw(
        into screen: inout Screen, rows: Rect, isFocused: Bool = true, empty: Phrase,
        row: (inout Screen, Item, Rect) -> Void
    ) {
        guard total > 0 else {
            screen.paragraph(empty, in: rows.inset(columns: 2), style: .muted)
            return
        }
        for (line, index) in scroll.visible(height: rows.height, count: total).enumerated() {
            guard let item = item(at: index) else { continue }
            let place = rows.droppingTop(line).top(1)
            row(&screen, item, place)
            if index == scroll.selected { screen.mark(place, isFocused: isFocused) }
        }
    }

    /// The width of the position at the right end of its line while nothing is filtered, with a blank at both sides.
    var positionWidth: Int { TextWidth.of(position) + 2 }

    /// Draws at the right end of a line where in the list one is; while it is filtered, the filter at the left end, how
    /// many match and how to clear it.
    package func drawPosition(into screen: inout Screen, at line: Rect) {
        guard isFiltered else {
            guard total > 0 else { return }
            screen.put(
                " \(position)", in: line.right(positionWidth).droppingRight(1), align: .trailing, style: .muted)
            return
        }
        let status: Phrase = "\(position) · Esc clears"
        screen.fill(line)
        screen.put("/", at: line.origin.moved(columns: 2), style: .accent)
        let field = line.droppingLeft(4).droppingRight(TextWidth.of(status) + 3)
        screen.input(editor, in: field, isFocused: isTyping, style: isTyping ? .input : .text)
        screen.put(status, in: line.droppingRight(1), align: .trailing, style: .muted)
    }
}

extension Screen {
    /// Draws lines in memory as a table: the titles, the lines in view with the chosen one, and at the foot of `area`
    /// where among all of them one is.
    package mutating func table(
        _ list: ScrollList, count: Int, columns: [TableColumn], in area: Rect, rows: Rect, isFocused: Bool = true,
        cells: (Int) -> [Phrase]
    ) {
        let layout = TableLayout(columns, width: area.width - 3)
        tableHeader(layout, at: area.origin.moved(columns: 2))
        for (line, index) in list.visible(height: rows.height, count: count).enumerated() {
            let row = rows.droppingTop(line).top(1)
            tableRow(cells(index), layout, at: row.origin.moved(columns: 2))
            if index == list.selected { mark(row, isFocused: isFocused) }
        }
        put(list.summary(count: count), in: area.bottom(1).droppingRight(1), align: .trailing, style: .muted)
    }
}
