import DiaryStore
import FitnessModel
import TerminalKit

extension PhasesPane {
    func draw(into screen: inout Screen, body: Rect, desk: Desk) {
        let area = listArea(body)
        let columns = [
            TableColumn("Phase", .flexible(minimum: 16, weight: 2)),
            TableColumn("Goal", .flexible(minimum: 12, weight: 2), dropOrder: 2),
            TableColumn("Start", .fixed(7), dropOrder: 1),
            TableColumn("Done", .fixed(9)),
            TableColumn("Last", .fixed(11), dropOrder: 1),
        ]
        let layout = TableLayout(columns, width: area.width - 3)
        screen.tableHeader(layout, at: Point(area.column + 2, area.row))
        list.draw(into: &screen, rows: rows(body), empty: emptyText(desk)) { screen, item, row, style in
            screen.tableRow(texts(item, desk), layout, at: Point(row.column + 2, row.row), style: style)
        }
        list.drawPosition(into: &screen, at: Rect(column: area.column, row: area.row, width: area.width, height: 1))
    }

    private func texts(_ item: PhaseListItem, _ desk: Desk) -> [String] {
        let done = isShowingTemplates ? "\(item.rowCount) rows" : "\(item.sessionsDone) of \(item.sessionCount)"
        let last = item.hasLiveSession ? "LIVE" : item.lastDone.map { RelativeDay.text($0, today: desk.today) } ?? ""
        return [
            item.isArchived ? "\(item.name) (archived)" : item.name, item.goal, item.start?.short ?? "", done, last,
        ]
    }

    private func emptyText(_ desk: Desk) -> String {
        if !list.search.isEmpty { return "No phase matches \"\(list.search)\". Esc clears the filter." }
        if isShowingTemplates { return "No templates yet. a begins one; M makes one of a client's phase." }
        return "No phases yet. a begins a sheet; t shows the templates, A there assigns one."
    }
}
