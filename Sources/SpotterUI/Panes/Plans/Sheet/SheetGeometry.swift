import FitnessModel
import TerminalKit

/// Where the parts of a sheet stand in the body: header, column titles, rows of one to four lines, notes, the panel.
struct SheetGeometry: Sendable {
    static let tallestRow = 4

    let header: Rect
    let titles: Rect
    let rows: Rect
    let panel: Rect
    let layout: SheetLayout
    /// How many lines each row of the sheet takes.
    let heights: [Int]

    init(body: Rect, pane: SheetView) {
        let panelHeight = min(pane.panelHeight(body), max(body.height - 5, 0))
        panel = body.bottom(panelHeight)
        let above = body.droppingBottom(panelHeight)
        header = above.top(1)
        titles = above.droppingTop(1).top(1)
        rows = above.droppingTop(2)
        layout = SheetLayout(width: body.width, content: pane.sheet, cursor: pane.cursor, isWide: pane.isWide)
        let visible = layout.slots.filter { $0.field.column != nil }
        heights = pane.sheet.lines.map { line in
            let cells = visible.map { slot in
                pane.cellLines(line, column: slot.field.column ?? 0, width: slot.width).count
            }
            return min(max(cells.max() ?? 1, 1), Self.tallestRow)
        }
    }

    /// The first row to show so that row `index` is whole on screen, with `spare` lines below it.
    func top(revealing index: Int, from top: Int, spare: Int = 0) -> Int {
        guard heights.indices.contains(index) else { return 0 }
        var first = min(max(min(top, index), 0), heights.count - 1)
        while first < index, heights[first...index].reduce(0, +) + spare > rows.height { first += 1 }
        // Room left at the end shows rows above instead of nothing.
        while first > 0, heights[(first - 1)...].reduce(0, +) + 2 <= rows.height { first -= 1 }
        return first
    }

    /// The cell at a place of the screen.
    func cursor(at point: Point, pane: SheetView) -> SheetCursor? {
        let field = layout.slots.first {
            (header.column + $0.offset..<header.column + $0.offset + $0.width + 1).contains(point.column)
        }?.field
        if header.contains(point), pane.sheet.isPlan { return SheetCursor(line: .header, field: .name) }
        guard rows.contains(point) else { return nil }
        var row = rows.row
        for index in min(pane.top, heights.count)..<heights.count {
            if (row..<row + heights[index]).contains(point.row) {
                return pane.sheet.cursor(.row(pane.sheet.lines[index].id), wishing: field ?? pane.cursor.field)
            }
            row += heights[index]
        }
        return pane.sheet.isPlan ? pane.sheet.cursor(point.row == row ? .newRow : .notes, wishing: .exercise) : nil
    }
}
