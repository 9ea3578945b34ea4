import DiaryStore
import FitnessModel
package import SpotterShell
import TerminalKit
import ViewKit

/// The Board: tabs like a browser's, each one sheet or two side by side, aligned by exercise.
package struct BoardView: SheetHost {
    package typealias Context = SpotterShell.Context

    /// The largest number of tabs; another one closes the first.
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
    /// How wide the columns of best sets are at least, on each side, by column.
    private(set) var widths: [ComparedSide: [Int: Int]] = [:]
    /// The headings of days on each side, by the first line of each day. The lines follow the order of the leading
    /// side, so the days of the other one may recur.
    private(set) var headings: [ComparedSide: [Int: Phrase]] = [:]
    /// The figure of the difference column.
    var figure = ComparedFigure.best
    /// Whether whole cells are shown instead of the best set of each.
    var isWhole = false
    /// Whether the tabs of the last time were read.
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

    /// While a session is logged its keys come first: there, `t` takes the suggestion.
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

    /// The rows of one sheet. The tab is not copied, since drawing asks for each row.
    func rows(_ side: ComparedSide) -> [SheetContent.Line] {
        guard tabs.indices.contains(shown), let place = tabs[shown].place(of: side) else { return [] }
        return tabs[shown].sides[place].view.grid.sheet.lines
    }
}

extension BoardView {
    /// The headings of a side: see `headings`.
    private func headings(_ side: ComparedSide, of sheet: SheetContent) -> [Int: Phrase] {
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
