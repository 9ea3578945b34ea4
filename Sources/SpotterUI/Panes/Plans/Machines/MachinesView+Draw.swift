import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension MachinesView {
    /// From this width on the chosen machine stands beside the list, below it where the window is high enough.
    private static let besideFrom = 100
    private static let belowFrom = 16
    private static let belowHeight = 7

    private func isBeside(_ body: Rect) -> Bool { body.width >= Self.besideFrom }
    private func isBelow(_ body: Rect) -> Bool { !isBeside(body) && body.height >= Self.belowFrom }

    /// Where the lines of the list stand: below the column titles.
    func rows(_ body: Rect) -> Rect { listArea(body).droppingTop(1) }

    private func listArea(_ body: Rect) -> Rect {
        if isBeside(body) { return body.left(body.width * 3 / 5) }
        return isBelow(body) ? body.droppingBottom(Self.belowHeight) : body
    }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let area = listArea(body)
        let layout = TableLayout(
            [
                TableColumn("Machine", .flexible(minimum: 16, weight: 2)),
                TableColumn("Exercises", .fixed(9), align: .trailing, dropOrder: 1),
                TableColumn("Loads", .flexible(minimum: 36, weight: 3)),
            ], width: area.width - 3)
        screen.tableHeader(layout, at: area.origin.moved(columns: 2))
        list.draw(into: &screen, rows: rows(body), empty: emptyText) { screen, machine, row, style in
            let name = machine.isArchived ? "\(machine.name) (archived)" : machine.name
            let count = uses[machine.id].map(String.init) ?? "-"
            screen.tableRow(
                [name, count, wordings[machine.id] ?? ""], layout, at: row.origin.moved(columns: 2),
                style: style, styles: [1: .muted, 2: .muted])
        }
        list.drawPosition(into: &screen, at: area.top(1))
        guard let detail else { return }
        if isBeside(body) {
            let right = body.droppingLeft(area.width)
            screen.verticalLine(from: right.origin, height: right.height, style: .border)
            draw(detail, into: &screen, in: right.droppingLeft(2).droppingRight(1))
        } else if isBelow(body) {
            let below = body.bottom(Self.belowHeight)
            screen.horizontalLine(from: below.origin, width: below.width)
            draw(detail, into: &screen, in: below.droppingTop(1).inset(columns: 1))
        }
    }

    private var emptyText: String {
        if !list.search.isEmpty { return "No machine matches \"\(list.search)\". Esc clears the filter." }
        switch archive {
        case .active:
            return "No machines yet. a adds one, P enters the plates of the gym; suggestions then round to both."
        case .archived: return "Nothing is archived. Z shows the others."
        case .all: return "No machines yet. a adds one."
        }
    }

    private func draw(_ detail: Detail, into screen: inout Screen, in area: Rect) {
        let machine = detail.machine
        var line = area.row
        screen.put(machine.name, at: area.origin, style: Style(.title, .bold), maxWidth: area.width)
        line += area.height > 8 ? 2 : 1
        let problem = LoadsWording.problem(machine, detail.loads).map { " (\($0))" } ?? ""
        let exercises = detail.exercises.map(\.name).joined(separator: ", ")
        var facts = [("Loads", "\(machine.kind.label): \(LoadsWording.text(machine, detail.loads))\(problem)")]
        if machine.kind == .bar {
            let bar = "\(machine.start.said(in: machine.unit)) \(machine.unit.rawValue)"
            let plates = plates.isEmpty ? "the usual plates (P enters the gym's)" : "the gym's plates"
            facts.append(("Bar", "\(bar) + \(plates)\(machine.sides == 1 ? " on one side" : "")"))
        }
        facts.append(("Used", exercises.isEmpty ? "by no exercise yet: x puts one on it" : exercises))
        if !machine.imagePath.isEmpty {
            facts.append(("Picture", machine.imagePath + (detail.hasPicture == true ? "" : " (no such file)")))
        }
        facts.append(("Notes", machine.notes))
        for (label, value) in facts where !value.isEmpty && line < area.endRow {
            screen.put(label, at: Point(area.column, line), style: .muted)
            let room = Rect(column: area.column + 9, row: line, width: area.width - 9, height: area.endRow - line)
            line += max(1, screen.paragraph(value, in: room, style: .text))
        }
    }
}
