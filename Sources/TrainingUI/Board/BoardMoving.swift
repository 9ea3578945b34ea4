import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

// The cursor of the Board, by keys and by the mouse.

extension BoardView {
    /// The line under a side's cursor; nil in the header.
    func cursorLine(_ side: ComparedSide) -> Int? {
        guard let tab else { return nil }
        switch tab[side].view.grid.cursor.line {
        case .header: return nil
        case .newRow: return comparison.lines.count
        case .notes: return comparison.lines.count + 1
        case .row(let id):
            let place = rows(side).firstIndex { $0.id == id }
            return place.flatMap { place in comparison.lines.firstIndex { $0.row.row(side) == place } }
        }
    }

    /// Moves the cursor in the order that is shown.
    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        guard let tab, var view = sheet else { return true }
        view.grid.isMoving = false
        let page = motion.isPaging ? BoardLayout(self, tab, context.body).lines.area.height : 0
        view.move(motion, through: stops, count: count, page: page, context: &context)
        keep(view, &context)
        return true
    }

    /// Stores the sheet of the active side after its cursor moved. The sheet's own scrolling is not used: `reveal`.
    mutating func keep(_ moved: SheetView, _ context: inout Context) {
        var view = moved
        if !context.isStale { view.help.read(view.grid, &context) }
        sheet = view
    }

    /// The lines of the active side that the cursor can reach, in the order on screen.
    private var stops: [SheetCursor.Line] {
        guard let tab else { return [] }
        let all = rows(tab.active)
        let places = comparison.lines.compactMap { $0.row.row(tab.active) }.filter(all.indices.contains)
        return [.header] + places.map { .row(all[$0].id) } + [.newRow, .notes]
    }

    /// Gives the keys to the other side, in the same row if it has that one.
    mutating func changeSide(_ context: inout Context) {
        if tab?.aside != nil { arrange(&context) { $0.showBoth() } }
        guard let tab else { return pick(&context) }
        guard tab.isPair else { return pickSecond(&context) }
        let isOnHead = tab[tab.active].view.grid.cursor.line == .header
        let place = isOnHead ? .header : cursorLine(tab.active).flatMap { sheetLine($0, tab.active.other) }
        sheet?.grid.anchor = nil
        tabs[shown].active = tab.active.other
        guard var view = sheet else { return }
        if let place { view.grid.cursor = view.grid.sheet.cursor(place, preferring: view.grid.cursor.field) }
        keep(view, &context)
        save(&context)
    }

    /// The line of a side's sheet in a line of the Board; nil if the side lacks it.
    func sheetLine(_ line: Int, _ side: ComparedSide) -> SheetCursor.Line? {
        switch line {
        case comparison.lines.count: .newRow
        case comparison.lines.count + 1: .notes
        default: row(line, side).map { .row($0.id) }
        }
    }

    /// Scrolls both sides so that the cursor's line is visible.
    mutating func reveal(_ context: Context) {
        guard let tab else { return }
        let layout = BoardLayout(self, tab, context.body)
        tabs[shown].top = layout.lines.top(revealing: cursorLine(tab.active) ?? 0, from: tab.top)
    }
}

extension BoardView {
    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        guard sheet?.acceptTyped(before: mouse, &context) == true else { return }
        switch mouse.kind {
        case .wheelUp: _ = move(.up, count: 1, context: &context)
        case .wheelDown: _ = move(.down, count: 1, context: &context)
        case .press, .doubleClick: click(mouse, body, &context)
        }
        reveal(context)
    }

    private mutating func click(_ mouse: Mouse, _ body: Rect, _ context: inout Context) {
        guard let tab else { return }
        let layout = BoardLayout(self, tab, body)
        guard let side = layout.sides.first(where: { $0.area.columns.contains(mouse.at.column) }),
            let line = layout.lines.visible(from: tab.top).first(where: { $0.area.rows.contains(mouse.at.row) })
        else { return }
        tabs[shown].active = side.side
        guard var view = sheet else { return }
        let field = side.slots.all.last { $0.area.column <= mouse.at.column }?.field ?? view.grid.cursor.field
        if let place = sheetLine(line.index, side.side) {
            view.grid.cursor = view.grid.sheet.cursor(place, preferring: field)
        }
        if mouse.kind == .doubleClick { view.edit(&context) }
        keep(view, &context)
    }
}

extension Rect {
    /// The columns from left to right.
    fileprivate var columns: Range<Int> { column..<endColumn }
}
