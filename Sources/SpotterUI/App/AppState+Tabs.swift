import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension AppState {
    /// Room that the panes' tabs leave for the client's name, columns.
    private static let nameWidth = 14

    private var paneTabs: TabRow {
        let titles = PaneID.allCases.map { "\($0.rawValue + 1) \($0.title)" }
        return TabRow(titles, active: navigator.pane.rawValue, width: context.size.columns, spare: Self.nameWidth)
    }

    private var subTabs: TabRow {
        let tabs = navigator.tabs
        let row = TabRow(tabs.titles, active: tabs.active, width: context.size.columns)
        let room = context.size.columns - row.end - 2
        // Several rests, and in a narrow window what the view shows, are worth more than the names of closed tabs.
        let isCrowded = LiveBar.count(context) > 1 && LiveBar.crowdedWidth(context) > room
        let isNarrow = context.size.columns < 78 && TextWidth.of(view.caption(context)) > room
        guard isCrowded || isNarrow else { return row }
        let letters = isCrowded ? 1 : 3
        let short = tabs.titles.enumerated().map { $0 == tabs.active ? $1 : String($1.prefix(letters)) }
        return TabRow(short, active: tabs.active, width: context.size.columns)
    }

    /// Row 1: the panes, and whom it is about.
    func drawTabs(_ row: Rect, into screen: inout Screen) {
        if let board { return board.drawTabs(row, into: &screen, context) }
        if let handOver = context.handOver { return handOver.drawHead(row, into: &screen) }
        let style = Style(view.mode ?? .tab)
        screen.fill(row, style: style)
        let tabs = paneTabs
        tabs.draw(into: &screen, in: row, style: style)
        let whose = whose(room: row.width - tabs.end - 2)
        putRight(whose, row: row, after: tabs.end, style: style.with(.bold), into: &screen)
    }

    /// "Ana Kovač (born 1988) · Eva": the client whom keys act on, and the trainer where there is room for both.
    private func whose(room: Int) -> String {
        let signs = [context.isReadOnly ? "READ-ONLY " : "", context.isDemo ? "DEMO " : ""].joined()
        guard let client = context.client else { return signs + context.signature }
        let label = signs + context.label.title(client.name, client.id)
        let signed = context.trainer.isEmpty ? label : "\(label) · \(context.trainer)"
        return TextWidth.of(signed) <= room ? signed : label
    }

    /// Row 2: the sub-tabs, the way that led here, and what this view is; a live session elsewhere comes first.
    func drawSubtabs(_ row: Rect, into screen: inout Screen) {
        if let board { return board.drawHeads(row, into: &screen, context) }
        guard context.handOver?.isLocked != true else { return }
        // A client has no other tabs to go to.
        let tabs = context.handOver == nil ? subTabs : TabRow([], active: 0, width: row.width)
        tabs.draw(into: &screen, in: row)
        let room = row.width - tabs.end - 2
        var (text, style) = (view.caption(context), view.mode.map { Style($0, .bold) } ?? .muted)
        // What the view shows, such as the day, is said beside what is live elsewhere.
        var beside = ""
        if view.mode == nil, LiveBar.count(context) > 0 {
            beside = text
            let most = max(room - TextWidth.of(text) - 2, room * 2 / 3)
            (text, style) = (LiveBar.text(context, room: most), Style(.live, .bold))
        } else if view.mode == .live, LiveBar.count(context) > 1 {
            text = LiveBar.text(context, room: room, first: sheet?.live?.session.id, run: runOnScreen)
            style = Style(.live, .bold)
        }
        let start = putRight(text, row: row, after: tabs.end, style: style, into: &screen)
        var left = row.left(start - row.column - (text.isEmpty ? 0 : 2))
        if !beside.isEmpty {
            let start = putRight(beside, row: left, after: tabs.end, style: .muted, into: &screen)
            left = row.left(max(start - row.column - 2, tabs.end))
        }
        putRight(crumb(room: left.width - tabs.end - 2), row: left, after: tabs.end, style: .muted, into: &screen)
    }

    /// The way that led here, its end where there is no room for all; empty where sub-tab and caption say it.
    private func crumb(room: Int) -> String {
        let crumb = navigator.crumb(context)
        let isPlain = crumb.count < 2 || crumb.dropLast() == [navigator.root]
        let hasCaption = !view.caption(context).isEmpty
        if isPlain, hasCaption { return "" }
        let ends = crumb.indices.map { (($0 == 0 ? [] : ["…"]) + crumb[$0...]).joined(separator: " › ") }
        return ends.first { TextWidth.of($0) <= room } ?? (hasCaption ? "" : crumb.last ?? "")
    }

    /// The run that goes on and has the screen.
    private var runOnScreen: Identifier<Run>? { navigator.shown(LiveRunView.self)?.id }
    /// The live session or run on screen, as the place that it is; nil where none is.
    var liveRoute: Route? { sheet?.live.map { .session($0.session.id) } ?? runOnScreen.map { .run($0) } }
    /// The Board while it is open.
    private var board: BoardView? { navigator.isBoardOpen ? navigator.shown(BoardView.self) : nil }

    /// A click on row 1 shows a pane, on row 2 a sub-tab.
    mutating func clickTabs(_ place: Point) {
        guard context.handOver == nil, withView({ $0.acceptTyped(&$1) }) else { return }
        if let board {
            guard place.row == 0, let index = board.tab(at: place.column, context) else { return }
            changeTab(by: index - board.shown)
        } else if place.row == 0 {
            if let index = paneTabs.index(at: place.column), let pane = PaneID(rawValue: index) { show(pane) }
        } else if let index = subTabs.index(at: place.column) {
            changeTab(by: index - navigator.tabs.active)
        }
    }

    /// Puts a text at the right end of a row, as much of it as fits; the column where it begins.
    @discardableResult
    private func putRight(
        _ text: String, row: Rect, after column: Int, style: Style, into screen: inout Screen
    ) -> Int {
        let room = row.width - column - 2
        guard room > 3, !text.isEmpty else { return row.width }
        let shown = TextWidth.truncate(text, to: room, ellipsis: screen.glyphs.ellipsis)
        let start = row.width - TextWidth.of(shown) - 1
        screen.put(shown, at: Point(column: start, row: row.row), style: style)
        return start
    }
}
