import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ClientsView {
    /// The strip of categories; empty where there is no room, and where the profile needs it more.
    func categoryStrip(_ body: Rect) -> Rect {
        body.left(body.width >= 120 || (100..<Self.besideFrom).contains(body.width) ? 18 : 0)
    }

    /// The list alone in a small window, categories or the profile beside it in a larger one, both in a wide one.
    func layout(_ body: Rect) -> ListLayout {
        let strip = categoryStrip(body)
        let rest = strip.isEmpty ? body : body.droppingLeft(strip.width + 1)
        guard body.width >= Self.besideFrom else { return ListLayout(rest, position: .foot) }
        return .beside(rest, width: min(max(48, rest.width * 2 / 5), 76), position: .foot)
    }

    func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("Client", .flexible(minimum: 16, weight: 3)),
            TableColumn(whole: "Last session", .fixed(12)),
            TableColumn(number: "Left", .fixed(9)),
            TableColumn("Goal", .flexible(minimum: 12, weight: 2), dropOrder: 1),
            TableColumn("Plan", .flexible(minimum: 10, weight: 1), dropOrder: 2),
        ]
    }

    func line(_ item: ClientListItem, _ context: Context) -> TableLine {
        var name = item.name
        if item.isShared { name += " (shared)" }
        if item.isArchived { name += " (archived)" }
        let isShort = item.sessionsLeft.map { $0 <= SessionsLeftText.few } ?? false
        return TableLine(
            [
                name, ClientLabel.last(item.id, item.lastSession, context),
                item.sessionsLeft.map(SessionsLeftText.short) ?? "", item.goal, item.planType,
            ],
            style: item.isArchived ? .muted : .text, styles: isShort ? [2: .warning] : [:])
    }

    func nothingText(_ context: Context) -> String {
        if archive == .archived { return "Nobody is archived. Z shows the active clients." }
        if let shownCategory {
            return "Nobody is in \(shownCategory.name) yet. a adds a client to it, ← shows the others."
        }
        return "No clients yet. a adds the first one; I imports what another program has recorded."
    }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let strip = categoryStrip(body)
        if !strip.isEmpty { drawCategories(into: &screen, at: strip) }
        let isMarked = unlisted.client(at: list.selected?.id, context) == nil
        drawTable(into: &screen, body: body, context: context, isFocused: isFocused && isMarked)
    }

    func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        preview?.draw(into: &screen, body: layout.detail, context: context, isFocused: false)
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
