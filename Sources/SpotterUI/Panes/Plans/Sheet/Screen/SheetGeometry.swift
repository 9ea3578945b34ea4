import FitnessModel
import TerminalKit
import ViewKit

/// Where the parts of a sheet stand in the body: header, column titles, rows of one to four lines, notes, the panel; and
/// what stands in the cells in view, broken into lines. It is made once and holds until its basis is another one.
struct SheetGeometry: Sendable {
    /// What a layout depends on: moving the cursor changes nothing of it while the same columns stay in view.
    struct Basis: Hashable, Sendable {
        let body: Rect
        let layout: SheetLayout
        let panelHeight: Int
        let version: Int
    }

    let basis: Basis
    let header: Rect
    /// The client's health note; empty where nothing is logged, or nothing noted.
    let health: Rect
    let titles: Rect
    /// The rows, the new row and the notes.
    let lines: LineStack
    let panel: Rect
    var layout: SheetLayout { basis.layout }
    /// What stands in the load cells in view that are shown whole, row by row.
    private let cells: [[Int: CellText]]
    /// The notes of the phase, as long as a line of the table is.
    let notes: [String]
    /// The days that begin above a row, by its place.
    let headings: [[String]]
    /// The days without rows, below the new row.
    let emptyHeadings: [String]

    init(_ basis: Basis, view: SheetView) {
        self.basis = basis
        panel = basis.body.bottom(basis.panelHeight)
        let above = basis.body.droppingBottom(basis.panelHeight)
        header = above.top(1)
        health = above.droppingTop(1).top(view.healthHeight(basis.body)).inset(columns: 1)
        let table = above.droppingTop(1 + health.height)
        titles = table.top(1)
        let rows = table.droppingTop(1)
        let layout = basis.layout
        let loads = layout.slots.all.compactMap { slot in slot.field.column.map { (column: $0, slot: slot) } }
        cells = view.sheet.lines.map { line in
            let whole = loads.filter { layout.isWhole($0.slot, in: line.id) }
            return Dictionary(
                whole.map { ($0.column, view.cellText(line, column: $0.column, width: $0.slot.area.width)) }
            ) { first, _ in first }
        }
        headings = view.sheet.lines.indices.map { view.sheet.headings(above: $0) }
        emptyHeadings = view.sheet.emptyHeadings
        let heights = zip(view.sheet.lines, cells).map { line, cells in
            layout.isTall(line.id) ? min(cells.values.map(\.lines.count).max() ?? 1, LineStack.tallestRow) : 1
        }
        lines = LineStack(
            rows: zip(heights, headings).map { $0 + $1.count }, newRow: 1 + emptyHeadings.count, in: rows)
        notes = TextWidth.wrap(
            view.sheet.phase?.notes ?? "", width: max(SheetView.notesArea(in: rows.top(1)).width, 1))
    }

    /// What stands in a load cell in view; nil where it is folded to its best set.
    func text(row index: Int, column: Int) -> CellText? { cells[index][column] }

    /// Where a line stands among the rows, the new row and the notes; nil for the head, and for a row that is gone.
    static func place(of line: SheetCursor.Line, on sheet: SheetContent) -> Int? {
        switch line {
        case .header: nil
        case .row(let id): sheet.index(of: id)
        case .newRow: sheet.lines.count
        case .notes: sheet.lines.count + 1
        }
    }

    /// Where a cell of the rows stands on screen, with all its lines; nil for the other lines, and for what is not in view.
    func cell(at place: SheetCursor, view: SheetView) -> Rect? {
        guard place.line != .notes, let index = Self.place(of: place.line, on: view.sheet),
            let slot = layout.slots[place.field] ?? layout.slots.all.first,
            let line = lines.visible(from: view.top).first(where: { $0.index == index })
        else { return nil }
        return slot.cell(in: row(index, in: line.area))
    }

    /// What of the lines of a row is left to it below the headings of its day.
    func row(_ index: Int, in lines: Rect) -> Rect {
        headings.indices.contains(index) ? lines.droppingTop(headings[index].count) : lines
    }

    /// The cell at a place of the screen.
    func cursor(at point: Point, view: SheetView) -> SheetCursor? {
        let sheet = view.sheet
        if header.contains(point), sheet.isPlan { return SheetCursor(line: .header, field: .name) }
        guard lines.area.contains(point) else { return nil }
        let index = lines.visible(from: view.top).first { $0.area.rows.contains(point.row) }?.index
        if let index, sheet.lines.indices.contains(index) {
            let slot = layout.slots.all.first { ($0.area.column...$0.area.endColumn).contains(point.column) }
            return sheet.cursor(.row(sheet.lines[index].id), preferring: slot?.field ?? view.cursor.field)
        }
        guard sheet.isPlan else { return nil }
        return sheet.cursor(index == sheet.lines.count ? .newRow : .notes, preferring: .exercise)
    }
}
