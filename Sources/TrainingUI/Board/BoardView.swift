import DiaryStore
import FitnessModel
package import SpotterShell
import TerminalKit
import ViewKit

/// The Board: tabs like a browser's, each one sheet or two side by side, aligned by exercise.
package struct BoardView: SheetHost {
    package typealias Context = SpotterShell.Context

    /// The number of tabs that stay readable; another one closes the first.
    static let maxTabs = 12

    /// The inputs of a comparison. While they are equal, cells are not read again.
    private struct Compared: Hashable {
        let phases: [Identifier<Phase>]
        let leading: ComparedSide
        let formula: StrengthFormula
        let revision: Int
    }

    /// The tabs from left to right.
    var tabs: [BoardTab] = []
    /// The index of the current tab.
    package var shown = 0
    /// The rows of the tab that is shown, aligned and compared.
    private(set) var comparison = PhaseComparison.none
    private var compared: Compared?
    /// How wide the columns of best sets are at least, on each side.
    private(set) var widths: [ComparedSide: [Int: Int]] = [:]
    /// The days of each side, by the first line of each.
    private(set) var headings: [ComparedSide: [Int: Phrase]] = [:]
    /// The figure of the difference column.
    var figure = ComparedFigure.best
    /// True while whole cells are shown instead of the best set of each.
    var isWhole = false
    /// True once the tabs of the last time were read.
    var isRestored = false

    package init() {}

    /// The tab that is shown.
    var tab: BoardTab? {
        get { tabs.indices.contains(shown) ? tabs[shown] : nil }
        set { if let newValue, tabs.indices.contains(shown) { tabs[shown] = newValue } }
    }

    /// The sheet on the active side.
    var sheet: SheetView? {
        get { tab.map { $0[$0.active].view } }
        set { if let newValue, let tab { tabs[shown][tab.active].view = newValue } }
    }

    /// While a session is logged its keys come first: `t` takes the suggestion there.
    var scopes: [KeyScope] {
        guard let sheet else { return [.board, .list] }
        return sheet.modeScopes + sheet.placeScopes
            + (sheet.grid.isLogging ? [.logging, .board, .sheet, .list] : [.board, .sheet, .list])
    }
    var footerScopes: [KeyScope] {
        if let modes = sheet?.modeScopes, !modes.isEmpty { return modes }
        return sheet?.grid.isLogging == true ? [.logging, .board] : [.board, .sheet]
    }
    func owner(_ context: Context) -> Identifier<Client>? { sheet?.owner(context) }

    mutating func type(_ key: Key, context: inout Context) {
        sheet?.type(key, context: &context)
        reveal(context)
    }
    func typingPlace(_ context: Context) -> TypingPlace { sheet?.typingPlace(context) ?? .list }
    mutating func begin(with text: String, context: inout Context) {
        sheet?.begin(with: text, context: &context)
        reveal(context)
    }
    mutating func acceptTyped(_ context: inout Context) -> Bool {
        defer { reveal(context) }
        return sheet?.acceptTyped(&context) ?? true
    }
    mutating func pasteGrid(_ text: String, context: inout Context) -> Bool {
        sheet?.pasteGrid(text, context: &context) ?? false
    }

    mutating func reload(_ context: inout Context) {
        dropDeleted(&context)
        guard var tab else {
            (comparison, compared) = (.none, nil)
            return
        }
        for place in tab.sides.indices { tab.sides[place].view.reload(&context) }
        self.tab = tab
        compare(context)
        reveal(context)
    }

    /// Aligns the rows of the current tab and adds up their sets.
    private mutating func compare(_ context: Context) {
        guard let tab else { return }
        let wanted = Compared(
            phases: tab.phases, leading: tab.isPair ? tab.leading : .left, formula: context.shared.formula,
            revision: context.revisions.all)
        guard wanted != compared else { return }
        compared = wanted
        for side in ComparedSide.allCases { widths[side] = tab[side].view.grid.sheet.bestWidths }
        let rows = tab.sides.map(\.view.grid.sheet.comparedRows)
        comparison = PhaseComparison(
            rows[0], tab.isPair ? rows[1] : [], leading: wanted.leading, formula: wanted.formula)
        for side in ComparedSide.allCases { headings[side] = headings(side, of: tab[side].view.grid.sheet) }
    }
}

extension SheetContent {
    /// The rows as the comparison takes them.
    var comparedRows: [PhaseComparison.Row] {
        lines.map { line in
            let cells = line.cells.filter { !$0.value.text.isEmpty }.map { cell(line, column: $0.key) }
            return PhaseComparison.Row(exercise: line.exercise, day: line.day, cells: cells)
        }
    }
}

extension BoardView {
    /// The row of a side in an aligned line.
    func row(_ index: Int, _ side: ComparedSide) -> SheetContent.Line? {
        guard comparison.lines.indices.contains(index), let place = comparison.lines[index].row.row(side) else {
            return nil
        }
        let rows = rows(side)
        return rows.indices.contains(place) ? rows[place] : nil
    }

    /// The rows of one sheet without copying the tab: drawing asks for each of them.
    private func rows(_ side: ComparedSide) -> [SheetContent.Line] {
        guard tabs.indices.contains(shown), let place = tabs[shown].place(of: side) else { return [] }
        return tabs[shown].sides[place].view.grid.sheet.lines
    }

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

    /// Stores the sheet of the active side after its cursor moved. The Board scrolls by itself.
    mutating func keep(_ moved: SheetView, _ context: inout Context) {
        var view = moved
        if !context.isStale { view.help.read(view.grid, &context) }
        sheet = view
    }

    /// The lines that the cursor of the active side can reach, in the order of the screen.
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

/// Days of a phase on the Board: each side shows its own headings, since the lines follow the order of the leading
/// side.
extension BoardView {
    /// The days of a side, by their first line.
    func headings(_ side: ComparedSide, of sheet: SheetContent) -> [Int: Phrase] {
        guard !sheet.days.isEmpty else { return [:] }
        var day = ""
        var headings: [Int: Phrase] = [:]
        for index in comparison.lines.indices {
            guard let line = row(index, side), line.day != day else { continue }
            day = line.day
            headings[index] = day.isEmpty ? "Every day" : sheet.heading(day)
        }
        return headings
    }

    /// How many rows of the screen the headings above a line take, on the sides that are shown.
    func headingHeight(_ index: Int, _ sides: [ComparedSide]) -> Int {
        sides.contains { headings[$0]?[index] != nil } ? 1 : 0
    }

    func drawHeadings(_ index: Int, in area: Rect, _ layout: BoardLayout, into screen: inout Screen) {
        for side in layout.sides {
            guard let heading = headings[side.side]?[index] else { continue }
            screen.dayHeading(
                heading, in: Rect(column: side.area.column, row: area.row, width: side.area.width, height: 1))
        }
    }

    /// "Day A" of a line, "Day A -> Day B" where the sides train it on different days; nil if neither has days.
    func dayText(_ index: Int, _ glyphs: Glyphs) -> Phrase? {
        let days: [Phrase] = ComparedSide.allCases.compactMap { row(index, $0)?.day }.filter { !$0.isEmpty }
            .map { "Day \($0)" }
        guard let first = days.first, let last = days.last else { return nil }
        return first == last ? first : "\(first) \(glyphs.right) \(last)"
    }
}

extension BoardLayout {
    /// The part of a row's lines below the headings of its day.
    func row(_ index: Int, in lines: Rect, of board: BoardView) -> Rect {
        lines.droppingTop(board.headingHeight(index, sides.map(\.side)))
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
