import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension BoardView {
    /// The lines of the body from top to bottom.
    enum Line: Hashable, Sendable {
        /// An aligned row, by its place in the comparison.
        case row(Int)
        case newRow
        case notes
    }

    /// All lines of the tab that is shown.
    var lines: [Line] { comparison.lines.indices.map { .row($0) } + [.newRow, .notes] }

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
        guard shelf.indices.contains(shown) else { return [] }
        return side == .left ? shelf[shown].left.view.sheet.lines : shelf[shown].right?.view.sheet.lines ?? []
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

    /// Moves the cursor in the order that is shown; left and right are the sheet's.
    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        guard motion != .left, motion != .right else { return false }
        guard var view = sheet else { return true }
        let stops = stops
        let isPaging = motion == .pageUp || motion == .pageDown
        let target = motion.target(
            from: stops.firstIndex(of: view.cursor.line) ?? 0,
            // The last of them is the last row: below it stand the new row and the notes.
            count: motion == .last ? max(stops.count - 2, 1) : stops.count, times: count,
            page: isPaging ? BoardLayout(self, context.body).rows.height : 0)
        let before = view.cursor
        if let target { view.cursor = view.sheet.cursor(stops[target], preferring: before.field) }
        view.isMoving = false
        view.holdRange(from: before, context: &context)
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
        guard let tab else { return pick(&context) }
        guard tab.right != nil else { return pickSecond(&context) }
        let line = cursorLine(tab.active)
        let isOnHead = tab[tab.active].view.cursor.line == .header
        sheet?.anchor = nil
        shelf[shown].active = tab.active.other
        guard var view = sheet else { return }
        if isOnHead {
            view.cursor = view.sheet.cursor(.header, preferring: view.cursor.field)
        } else if let line, let place = sheetLine(line, tab.active.other) {
            view.cursor = view.sheet.cursor(place, preferring: view.cursor.field)
        }
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
        let layout = BoardLayout(self, context.body)
        shelf[shown].top = layout.top(revealing: cursorLine(tab.active) ?? 0, from: tab.top)
    }
}
