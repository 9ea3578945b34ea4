package import TerminalKit

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
