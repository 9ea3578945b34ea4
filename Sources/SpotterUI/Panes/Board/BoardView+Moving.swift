import DiaryStore
import FitnessModel
import TerminalKit

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
    mutating func move(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        switch command {
        case .up: moveCursor(by: -count, &context)
        case .down: moveCursor(by: count, &context)
        case .pageUp: moveCursor(by: -page(context) * count, &context)
        case .pageDown: moveCursor(by: page(context) * count, &context)
        case .first: moveCursor(by: -10_000, &context)
        case .last: moveCursor(by: 10_000, isOnRows: true, &context)
        default: return false
        }
        return true
    }

    /// How many lines a page moves on.
    private func page(_ context: Context) -> Int { max(BoardLayout(self, Frame(context.size).body).rows.height - 1, 1) }

    /// The lines where the active side can stand, in the order of the screen.
    private var stops: [SheetCursor.Line] {
        guard let tab else { return [] }
        let all = rows(tab.active)
        let places = comparison.lines.compactMap { $0.row.row(tab.active) }.filter(all.indices.contains)
        return [.header] + places.map { .row(all[$0].id) } + [.newRow, .notes]
    }

    private mutating func moveCursor(by offset: Int, isOnRows: Bool = false, _ context: inout Context) {
        guard var pane = sheet else { return }
        let stops = stops
        let last = isOnRows ? max(stops.count - 3, 0) : stops.count - 1
        let index = stops.firstIndex(of: pane.cursor.line) ?? 0
        let before = pane.cursor
        pane.cursor = pane.sheet.cursor(stops[max(0, min(index + offset, last))], wishing: pane.cursor.field)
        pane.holdRange(from: before, context: &context)
        pane.cursorMoved(&context)
        sheet = pane
    }

    /// The other side takes the keys, in the same row where it has one.
    mutating func changeSide(_ context: inout Context) {
        guard let tab else { return pick(first: &context) }
        guard tab.right != nil else { return pickSecond(&context) }
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
        pane.cursorMoved(&context)
        sheet = pane
        save(&context)
    }

    private func pick(first context: inout Context) { context.route = .command(.pickPhase) }

    /// Keeps the cursor's line on screen, for both sides alike.
    mutating func settle(_ context: Context) {
        guard let tab else { return }
        let layout = BoardLayout(self, Frame(context.size).body)
        shelf[shown].top = layout.top(revealing: cursorLine(tab.active) ?? 0, from: tab.top)
    }
}
