import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension PhasesView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let area = listArea(body)
        let layout = TableLayout(columns, width: area.width - 3)
        screen.tableHeader(layout, at: Point(area.column + 2, area.row))
        list.draw(into: &screen, rows: rows(body), empty: emptyText(context)) { screen, item, row, style in
            screen.tableRow(texts(item, context), layout, at: Point(row.column + 2, row.row), style: style)
        }
        if list.isTyping || !list.search.isEmpty {
            list.drawPosition(into: &screen, at: area.top(1))
        }
        guard area.width < body.width else { return }
        let beside = body.droppingLeft(area.width)
        screen.verticalLine(from: beside.origin, height: beside.height)
        preview?.drawRows(into: &screen, beside.droppingLeft(2))
    }

    private var columns: [TableColumn] {
        let (what, count, last) =
            switch shelf {
            case .client: ("Phase", "Done", "Last")
            case .templates: ("Template", "Rows", "")
            case .routines: ("Routine", "Exercises", "Last used")
            }
        return [
            TableColumn(what, .flexible(minimum: 16, weight: 2)),
            TableColumn("Goal", .flexible(minimum: 12, weight: 2), dropOrder: 2),
            TableColumn(shelf == .routines || shelf == .templates ? "" : "Start", .fixed(7), dropOrder: 1),
            TableColumn(count, .fixed(12)),
            TableColumn(last, .fixed(11), dropOrder: 1),
        ]
    }

    private func texts(_ item: PhaseListItem, _ context: Context) -> [String] {
        let rows = Count.text(item.rowCount, "row")
        let done =
            switch shelf {
            case .templates: rows
            case .routines: Count.text(item.rowCount, "exercise")
            case .client: "\(item.sessionsDone) of \(item.sessionCount)"
            }
        let last = item.hasLiveSession ? "LIVE" : item.lastDone.map { RelativeDay.text($0, today: context.today) }
        return [
            item.isArchived ? "\(item.name) (archived)" : item.name, item.goal, item.start?.short ?? "", done,
            last ?? (shelf == .routines ? "never used" : ""),
        ]
    }

    private func emptyText(_ context: Context) -> String {
        if !list.search.isEmpty { return "No phase matches \"\(list.search)\". Esc clears the filter." }
        if let category {
            return "Nothing here is in \(category.name). Esc shows all; C sorts the chosen one into categories."
        }
        switch shelf {
        case .templates: return "No templates yet. a begins one; M makes one of a client's phase."
        case .routines:
            return
                "No routines yet: a routine is a list of exercises without targets. a begins one; R makes one of a phase."
        case .client: return "No phases yet. a begins a sheet; t shows the templates, A there assigns one."
        }
    }
}
