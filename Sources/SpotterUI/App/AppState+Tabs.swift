import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension AppState {
    /// Room that the panes' tabs leave for the client's name.
    private static let nameWidth = 14

    private var paneTabs: TabRow {
        let titles = PaneID.allCases.map { "\($0.rawValue + 1) \($0.title)" }
        return TabRow(titles, active: navigator.pane.rawValue, width: context.size.columns, spare: Self.nameWidth)
    }

    private var subTabs: TabRow {
        let tabs = navigator.tabs
        let row = TabRow(tabs.titles, active: tabs.active, width: context.size.columns)
        guard LiveBar.count(context) > 1, row.end + LiveBar.crowdedWidth(context) + 2 > context.size.columns else {
            return row
        }
        // Several rests are worth more than the names of closed tabs.
        let short = tabs.titles.enumerated().map { $0 == tabs.active ? $1 : String($1.prefix(1)) }
        return TabRow(short, active: tabs.active, width: context.size.columns)
    }

    /// Row 1: the panes, and whom it is about.
    func drawTabs(_ row: Rect, into screen: inout Screen) {
        if let board { return board.drawTabs(row, into: &screen, context) }
        let style = Style(view.mode ?? .header)
        screen.fill(row, style: style)
        let tabs = paneTabs
        tabs.draw(into: &screen, in: row, style: view.mode == nil ? .tab : style)
        let name = context.client?.name ?? context.signature
        let right = context.isReadOnly ? "READ-ONLY \(name)" : name
        putRight(right, row: row, after: tabs.end, style: style.with(.bold), into: &screen)
    }

    /// Row 2: the sub-tabs, and what this view is; a live session elsewhere comes first.
    func drawSubtabs(_ row: Rect, into screen: inout Screen) {
        if let board { return board.drawHeads(row, into: &screen, context) }
        let tabs = subTabs
        tabs.draw(into: &screen, in: row)
        let room = row.width - tabs.end - 2
        if view.mode == nil, LiveBar.count(context) > 0 {
            let text = LiveBar.text(context, room: room)
            putRight(text, row: row, after: tabs.end, style: Style(.live, .bold), into: &screen)
        } else if view.mode == .live, LiveBar.count(context) > 1 {
            let text = LiveBar.text(context, room: room, first: sheet?.live?.session.id, run: runOnScreen)
            putRight(text, row: row, after: tabs.end, style: Style(.live, .bold), into: &screen)
        } else {
            let style = view.mode.map { Style($0, .bold) } ?? .muted
            putRight(view.caption(context), row: row, after: tabs.end, style: style, into: &screen)
        }
    }

    /// The run that goes on and has the screen.
    private var runOnScreen: Identifier<Run>? { navigator.shown(LiveRunView.self)?.id }
    /// The Board while it is open.
    private var board: BoardView? { navigator.isBoardOpen ? navigator.shown(BoardView.self) : nil }

    /// A click on row 1 shows a pane, on row 2 a sub-tab.
    mutating func clickTabs(_ place: Point) {
        if let board {
            guard place.row == 0, let index = board.tab(at: place.column, context) else { return }
            changeTab(by: index - board.shown)
        } else if place.row == 0 {
            if let index = paneTabs.index(at: place.column), let pane = PaneID(rawValue: index) { show(pane) }
        } else if let index = subTabs.index(at: place.column) {
            changeTab(by: index - navigator.tabs.active)
        }
    }

    private func putRight(_ text: String, row: Rect, after column: Int, style: Style, into screen: inout Screen) {
        let room = row.width - column - 2
        guard room > 3 else { return }
        let shown = TextWidth.truncate(text, to: room, ellipsis: screen.glyphs.ellipsis)
        screen.put(shown, at: Point(column: row.width - TextWidth.of(shown) - 1, row: row.row), style: style)
    }
}
