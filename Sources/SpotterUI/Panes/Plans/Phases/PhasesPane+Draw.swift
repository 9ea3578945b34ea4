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
        if list.isTyping || !list.search.isEmpty {
            list.drawPosition(into: &screen, at: Rect(column: area.column, row: area.row, width: area.width, height: 1))
        }
        if area.width < body.width { drawPreview(into: &screen, body.droppingLeft(area.width), desk) }
    }

    /// What stands on the sheet of the phase under the cursor: its rows and what they ask for.
    private func drawPreview(into screen: inout Screen, _ area: Rect, _ desk: Desk) {
        screen.verticalLine(from: area.origin, height: area.height)
        guard let preview, let phase = preview.phase else { return }
        let inside = area.droppingLeft(2)
        screen.put(phase.name, at: inside.origin, style: Style(.title, .bold), maxWidth: inside.width)
        let goal = [phase.periodization, phase.goal].filter { !$0.isEmpty }.joined(separator: " · ")
        screen.put(goal, at: inside.origin.moved(rows: 1), style: .muted, maxWidth: inside.width)
        let columns = [
            TableColumn("", .fixed(3)), TableColumn("Exercise", .flexible(minimum: 10, weight: 1)),
            TableColumn("Tempo", .fixed(5), dropOrder: 1), TableColumn("Rep", .fixed(5)), TableColumn("Set", .fixed(3)),
            TableColumn("Rest", .fixed(5), dropOrder: 2),
        ]
        let layout = TableLayout(columns, width: inside.width)
        screen.tableHeader(layout, at: inside.origin.moved(rows: 3))
        for (offset, line) in preview.lines.prefix(max(inside.height - 5, 0)).enumerated() {
            let asked = line.prescription
            let texts = [asked.label, line.name, asked.tempo, asked.reps, asked.sets, asked.rest]
            screen.tableRow(texts, layout, at: inside.origin.moved(rows: 4 + offset))
        }
        if preview.lines.isEmpty {
            screen.put("No rows yet.", at: inside.origin.moved(rows: 4), style: .muted)
        }
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
