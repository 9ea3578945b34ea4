import SpotterCore
import TerminalKit
import ViewKit

extension Screen {
    /// Draws the figures of a section, scrolled so that the chosen row is in view, the newest where none is.
    mutating func progressTable(_ table: ProgressTable, in area: Rect, chosen: Int?) {
        let texts = table.rows.map { row in row.map { TextWidth.printable($0.shown) } }
        let layout = TableLayout(Self.columns(table, texts), width: area.width - 2, gap: 2)
        tableHeader(layout, at: area.origin.moved(columns: 2))
        let rows = area.droppingTop(1)
        var list = ScrollList(selected: chosen ?? texts.count - 1)
        list.reveal(height: rows.height, count: texts.count)
        for (line, index) in list.visible(height: rows.height, count: texts.count).enumerated() {
            let place = rows.droppingTop(line).top(1)
            tableRow(texts[index], layout, at: place.origin.moved(columns: 2))
            if index == chosen { mark(place) }
        }
    }

    /// As wide as their widest value; texts give way first, then the columns at the right are left out.
    private static func columns(_ table: ProgressTable, _ texts: [[String]]) -> [TableColumn] {
        table.columns.enumerated().map { index, title in
            let isNumber = table.isNumber(index)
            let value = texts.map { TextWidth.of($0[index]) }.max() ?? 0
            let width = max(TextWidth.of(title), value)
            let order = index < 2 ? 0 : index
            if isNumber { return TableColumn(number: title, .fixed(width), dropOrder: order) }
            let columnWidth: TableColumn.Width = width > 14 ? .flexible(minimum: 14, weight: width) : .fixed(width)
            return TableColumn(title, columnWidth, dropOrder: order)
        }
    }
}
