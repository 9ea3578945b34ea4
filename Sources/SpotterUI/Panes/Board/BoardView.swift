import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The Board: tabs like a browser's, each one sheet or two side by side, aligned by exercise.
struct BoardView: SheetHost {
    /// As many tabs as stay readable; one more closes the first.
    static let mostTabs = 12

    /// What a comparison was made of. As long as it is the same, no cell is read again.
    private struct Compared: Hashable {
        let phases: [Identifier<Phase>]
        let leading: ComparedSide
        let formula: StrengthFormula
        let revision: Int
    }

    /// The tabs from left to right.
    var tabs: [BoardTab] = []
    /// Which tab is shown.
    var shown = 0
    /// The rows of the tab that is shown, aligned and compared.
    private(set) var comparison = PhaseComparison.none
    private var compared: Compared?
    /// How wide the columns of best sets are at least, on each side.
    private(set) var widths: [ComparedSide: [Int: Int]] = [:]
    /// The days that begin on each side, by the line above which they stand.
    private(set) var headings: [ComparedSide: [Int: String]] = [:]
    /// What the difference column shows first.
    var figure = ComparedFigure.best
    /// True while whole cells are shown instead of the best set of each.
    var isWhole = false
    /// True once the tabs of the last time were read.
    var isRestored = false

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
            + (sheet.isLogging ? [.logging, .board, .sheet, .list] : [.board, .sheet, .list])
    }
    var footerScopes: [KeyScope] {
        if let modes = sheet?.modeScopes, !modes.isEmpty { return modes }
        return sheet?.isLogging == true ? [.logging, .board] : [.board, .sheet]
    }
    func owner(_ context: Context) -> Identifier<Client>? { sheet?.owner(context) }

    mutating func type(_ key: Key, context: inout Context) {
        sheet?.type(key, context: &context)
        reveal(context)
    }
    mutating func begin(with keys: [Key], context: inout Context) -> Bool {
        defer { reveal(context) }
        return sheet?.begin(with: keys, context: &context) ?? false
    }
    mutating func acceptTyped(_ context: inout Context) -> Bool {
        defer { reveal(context) }
        return sheet?.acceptTyped(&context) ?? true
    }
    mutating func pasteGrid(_ text: String, context: inout Context) -> Bool {
        sheet?.pasteGrid(text, context: &context) ?? false
    }

    mutating func reload(_ context: inout Context) {
        dropGone(&context)
        guard var tab else {
            (comparison, compared) = (.none, nil)
            return
        }
        for place in tab.sides.indices { tab.sides[place].view.reload(&context) }
        self.tab = tab
        compare(context)
        reveal(context)
    }

    /// Aligns the rows of the tab that is shown and adds up what was done.
    private mutating func compare(_ context: Context) {
        guard let tab else { return }
        let wanted = Compared(
            phases: tab.phases, leading: tab.isPair ? tab.leading : .left, formula: context.formula,
            revision: context.revision)
        guard wanted != compared else { return }
        compared = wanted
        for side in ComparedSide.allCases { widths[side] = tab[side].view.sheet.bestWidths }
        let rows = tab.sides.map(\.view.sheet.comparedRows)
        comparison = PhaseComparison(
            rows[0], tab.isPair ? rows[1] : [], leading: wanted.leading, formula: wanted.formula)
        for side in ComparedSide.allCases { headings[side] = headings(side, of: tab[side].view.sheet) }
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
