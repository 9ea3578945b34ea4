import FitnessModel
import TerminalKit
import ViewKit

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

    init(body: Rect, view: SheetView) {
        let panelHeight = min(view.panelHeight(body), max(body.height - 5, 0))
        panel = body.bottom(panelHeight)
        let above = body.droppingBottom(panelHeight)
        header = above.top(1)
        titles = above.droppingTop(1).top(1)
        rows = above.droppingTop(2)
        layout = SheetLayout(width: body.width, content: view.sheet, cursor: view.cursor, isWide: view.isWide)
        let visible = layout.slots.filter { $0.field.column != nil }
        heights = view.sheet.lines.map { line in
            let cells = visible.map { view.lineCount(line, column: $0.field.column ?? 0, width: $0.width) }
            return min(cells.max() ?? 1, Self.tallestRow)
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
    func cursor(at point: Point, view: SheetView) -> SheetCursor? {
        let field = layout.slots.first {
            (header.column + $0.offset..<header.column + $0.offset + $0.width + 1).contains(point.column)
        }?.field
        if header.contains(point), view.sheet.isPlan { return SheetCursor(line: .header, field: .name) }
        guard rows.contains(point) else { return nil }
        var row = rows.row
        for index in min(view.top, heights.count)..<heights.count {
            if (row..<row + heights[index]).contains(point.row) {
                return view.sheet.cursor(.row(view.sheet.lines[index].id), preferring: field ?? view.cursor.field)
            }
            row += heights[index]
        }
        return view.sheet.isPlan ? view.sheet.cursor(point.row == row ? .newRow : .notes, preferring: .exercise) : nil
    }
}
