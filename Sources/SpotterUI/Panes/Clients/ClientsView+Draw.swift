import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ClientsView {
    private static let columns = [
        TableColumn("Client", .flexible(minimum: 16)),
        TableColumn("Last session", .fixed(12), dropOrder: 0),
        TableColumn("Sessions", .fixed(9), align: .trailing),
    ]

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let layout = ClientsLayout(body)
        if !layout.categories.isEmpty { drawCategories(into: &screen, at: layout.categories) }
        drawList(into: &screen, layout, isFocused, context)
        guard !layout.detail.isEmpty else { return }
        screen.verticalLine(from: layout.detail.origin.moved(columns: -1), height: body.height, style: .border)
        preview?.draw(into: &screen, body: layout.detail, context: context, isFocused: false)
    }

    private func drawList(
        into screen: inout Screen, _ layout: ClientsLayout, _ isFocused: Bool, _ context: Context
    ) {
        let area = layout.list
        let table = TableLayout(Self.columns, width: area.width - 3)
        screen.tableHeader(table, at: area.origin.moved(columns: 2))
        list.draw(into: &screen, rows: layout.rows, isFocused: isFocused, empty: emptyText) {
            screen, item, row, style in
            let isShort = item.sessionsLeft.map { $0 <= SessionsLeftText.few } ?? false
            screen.tableRow(
                texts(item, context), table, at: row.origin.moved(columns: 2), style: item.isArchived ? .muted : style,
                styles: isShort ? [2: .warning] : [:])
        }
        list.drawPosition(into: &screen, at: area.bottom(1))
    }

    private func texts(_ item: ClientListItem, _ context: Context) -> [String] {
        var name = item.name
        if item.isShared { name += " (shared)" }
        if item.isArchived { name += " (archived)" }
        let isLive = context.live.contains { $0.session.client == item.id }
        let last = isLive ? "LIVE now" : item.lastSession.map { RelativeDay.text($0, today: context.today) } ?? "never"
        return [name, last, item.sessionsLeft.map(SessionsLeftText.short) ?? ""]
    }

    private var emptyText: String {
        if !list.search.isEmpty { return "No client matches \"\(list.search)\". Esc clears the filter." }
        switch archive {
        case .archived: return "Nobody is archived. Z shows the active clients."
        case .active, .all:
            if let shownCategory {
                return "Nobody is in \(shownCategory.name) yet. a adds a client to it, ← shows the others."
            }
            return "No clients yet. a adds the first one; I imports what another program has recorded."
        }
    }

    private func drawCategories(into screen: inout Screen, at area: Rect) {
        screen.put("CATEGORIES ← →", in: area.top(1).droppingLeft(1), align: .leading, style: Style(.heading, .bold))
        let names = ["All clients"] + categories.map(\.name)
        let chosen = category.flatMap { id in categories.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
        let rows = area.droppingTop(1)
        let top = max(0, chosen - rows.height + 1)
        for (line, index) in (top..<min(names.count, top + rows.height)).enumerated() {
            let row = rows.droppingTop(line).top(1)
            screen.put(names[index], in: row.droppingLeft(2), align: .leading)
            if index == chosen { screen.mark(row, isFocused: false) }
        }
        screen.verticalLine(from: area.origin.moved(columns: area.width), height: area.height, style: .border)
    }
}
