import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension BoardView {
    /// The row of a side in an aligned line.
    func row(_ index: Int, _ side: ComparedSide) -> SheetContent.Line? {
        guard comparison.lines.indices.contains(index), let place = comparison.lines[index].row.row(side) else {
            return nil
        }
        let rows = rows(side)
        return rows.indices.contains(place) ? rows[place] : nil
    }

    /// The rows of one sheet, without copying the whole tab: drawing asks for each of them.
    private func rows(_ side: ComparedSide) -> [SheetContent.Line] {
        guard tabs.indices.contains(shown), let place = tabs[shown].place(of: side) else { return [] }
        return tabs[shown].sides[place].view.sheet.lines
    }

    /// The line on which the cursor of a side stands; nil on the head.
    func cursorLine(_ side: ComparedSide) -> Int? {
        guard let tab else { return nil }
        switch tab[side].view.cursor.line {
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
        view.isMoving = false
        let page = motion.isPaging ? BoardLayout(self, tab, context.body).lines.area.height : 0
        view.move(motion, through: stops, count: count, page: page, context: &context)
        keep(view, &context)
        return true
    }

    /// Puts the sheet on the active side back after its cursor moved. Where it is scrolled to is the Board's business.
    mutating func keep(_ moved: SheetView, _ context: inout Context) {
        var view = moved
        if !context.isStale { view.updateHelp(&context) }
        sheet = view
    }

    /// The lines where the active side can stand, in the order of the screen.
    private var stops: [SheetCursor.Line] {
        guard let tab else { return [] }
        let all = rows(tab.active)
        let places = comparison.lines.compactMap { $0.row.row(tab.active) }.filter(all.indices.contains)
        return [.header] + places.map { .row(all[$0].id) } + [.newRow, .notes]
    }

    /// The other side takes the keys, in the same row where it has one.
    mutating func changeSide(_ context: inout Context) {
        if tab?.aside != nil { arrange(&context) { $0.showBoth() } }
        guard let tab else { return pick(&context) }
        guard tab.isPair else { return pickSecond(&context) }
        let isOnHead = tab[tab.active].view.cursor.line == .header
        let place = isOnHead ? .header : cursorLine(tab.active).flatMap { sheetLine($0, tab.active.other) }
        sheet?.anchor = nil
        tabs[shown].active = tab.active.other
        guard var view = sheet else { return }
        if let place { view.cursor = view.sheet.cursor(place, preferring: view.cursor.field) }
        keep(view, &context)
        save(&context)
    }

    /// The line of a side's sheet that stands in a line of the Board; nil where the side lacks it.
    func sheetLine(_ line: Int, _ side: ComparedSide) -> SheetCursor.Line? {
        switch line {
        case comparison.lines.count: .newRow
        case comparison.lines.count + 1: .notes
        default: row(line, side).map { .row($0.id) }
        }
    }

    /// Keeps the cursor's line on screen, for both sides alike.
    mutating func reveal(_ context: Context) {
        guard let tab else { return }
        let layout = BoardLayout(self, tab, context.body)
        tabs[shown].top = layout.lines.top(revealing: cursorLine(tab.active) ?? 0, from: tab.top)
    }
}
