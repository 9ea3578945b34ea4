import DiaryStore
import FitnessModel
import TerminalKit

extension BoardPane {
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
        return side == .left ? shelf[shown].left.pane.sheet.lines : shelf[shown].right?.pane.sheet.lines ?? []
    }

    /// The line on which the cursor of a side stands; nil on the head.
    func cursorLine(_ side: ComparedSide) -> Int? {
        guard let tab else { return nil }
        switch tab[side].pane.cursor.line {
        case .header: return nil
        case .newRow: return comparison.lines.count
        case .notes: return comparison.lines.count + 1
        case .row(let id):
            let place = rows(side).firstIndex { $0.id == id }
            return place.flatMap { place in comparison.lines.firstIndex { $0.row.row(side) == place } }
        }
    }

    /// Moves the cursor in the order that is shown; false for other commands.
    mutating func move(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool {
        switch command {
        case .up: moveCursor(by: -count, &desk)
        case .down: moveCursor(by: count, &desk)
        case .pageUp: moveCursor(by: -page(desk) * count, &desk)
        case .pageDown: moveCursor(by: page(desk) * count, &desk)
        case .first: moveCursor(by: -10_000, &desk)
        case .last: moveCursor(by: 10_000, isOnRows: true, &desk)
        default: return false
        }
        return true
    }

    /// How many lines a page moves on.
    private func page(_ desk: Desk) -> Int { max(BoardLayout(self, Frame(desk.size).body).rows.height - 1, 1) }

    /// The lines where the active side can stand, in the order of the screen.
    private var stops: [SheetCursor.Line] {
        guard let tab else { return [] }
        let all = rows(tab.active)
        let places = comparison.lines.compactMap { $0.row.row(tab.active) }.filter(all.indices.contains)
        return [.header] + places.map { .row(all[$0].id) } + [.newRow, .notes]
    }

    private mutating func moveCursor(by offset: Int, isOnRows: Bool = false, _ desk: inout Desk) {
        guard var pane = sheet else { return }
        let stops = stops
        let last = isOnRows ? max(stops.count - 3, 0) : stops.count - 1
        let index = stops.firstIndex(of: pane.cursor.line) ?? 0
        let before = pane.cursor
        pane.cursor = pane.sheet.cursor(stops[max(0, min(index + offset, last))], wishing: pane.cursor.field)
        pane.holdRange(from: before, desk: &desk)
        pane.cursorMoved(&desk)
        sheet = pane
    }

    /// The other side takes the keys, in the same row where it has one.
    mutating func changeSide(_ desk: inout Desk) {
        guard let tab else { return pick(first: &desk) }
        guard tab.right != nil else { return pickSecond(&desk) }
        let line = cursorLine(tab.active)
        let isOnHead = tab[tab.active].pane.cursor.line == .header
        sheet?.anchor = nil
        shelf[shown].active = tab.active.other
        guard var pane = sheet else { return }
        if isOnHead {
            pane.cursor = pane.sheet.cursor(.header, wishing: pane.cursor.field)
        } else if let line {
            let place: SheetCursor.Line? =
                switch line {
                case comparison.lines.count: .newRow
                case comparison.lines.count + 1: .notes
                default: row(line, tab.active.other).map { .row($0.id) }
                }
            if let place { pane.cursor = pane.sheet.cursor(place, wishing: pane.cursor.field) }
        }
        pane.cursorMoved(&desk)
        sheet = pane
        save(&desk)
    }

    private func pick(first desk: inout Desk) { desk.route = .command(.pickPhase) }

    /// Keeps the cursor's line on screen, for both sides alike.
    mutating func settle(_ desk: Desk) {
        guard let tab else { return }
        let layout = BoardLayout(self, Frame(desk.size).body)
        shelf[shown].top = layout.top(revealing: cursorLine(tab.active) ?? 0, from: tab.top)
    }
}
