import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ClientsView {
    /// Beside the list, and beside list and profile; in between the profile needs the room more.
    func hasRoomForCategories(_ body: Rect) -> Bool {
        body.width >= 120 || (100..<Self.besideFrom).contains(body.width)
    }

    /// The list alone in a small window, categories or the profile beside it in a larger one, both in a wide one.
    func layout(_ body: Rect) -> ListLayout {
        let rest = besideStrip(body)
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
        let areFew = context.services.attention.areFew(item.sessionsLeft)
        return TableLine(
            [
                name, ClientLabel.last(item.id, item.lastSession, context),
                item.sessionsLeft.map { SessionsLeftText.short($0, areFew: areFew) } ?? "", item.goal, item.planType,
            ],
            style: item.isArchived ? .muted : .text, styles: areFew ? [2: .warning] : [:])
    }

    func nothingText(_ context: Context) -> String {
        if archive == .archived { return "Nobody is archived. Z shows the active clients." }
        if let shown = shelf.shown {
            return "Nobody is in \(shown.name) yet. a adds a client to it, ← shows the others."
        }
        return "No clients yet. a adds the first one; I imports what another program has recorded."
    }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        if isFocused { drawStrip(into: &screen, body) }
        let isMarked = unlisted.client(at: list.selected?.id, context) == nil
        drawTable(into: &screen, body: body, context: context, isFocused: isFocused && isMarked)
    }

    func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        preview?.draw(into: &screen, body: layout.detail, context: context, isFocused: false)
    }
}
