import DiaryStore
import FitnessModel
import TerminalKit

extension ExercisesPane {
    /// From this width on the chosen exercise stands beside the list.
    private static let detailFrom = 100

    func hasDetail(_ body: Rect) -> Bool { body.width >= Self.detailFrom }

    /// Where the lines of the list stand: below the column titles.
    func rows(_ body: Rect) -> Rect { listArea(body).droppingTop(1) }

    private func listArea(_ body: Rect) -> Rect { hasDetail(body) ? body.left(body.width * 3 / 5) : body }

    func draw(into screen: inout Screen, body: Rect, desk: Desk) {
        let area = listArea(body)
        let layout = TableLayout(
            [
                TableColumn("Exercise", .flexible(minimum: 24, weight: 3)),
                TableColumn("Counts", .fixed(15), dropOrder: 1),
                TableColumn("Tags", .flexible(minimum: 10, weight: 2), dropOrder: 2),
            ], width: area.width - 3)
        screen.tableHeader(layout, at: area.origin.moved(columns: 2))
        list.draw(into: &screen, rows: rows(body), empty: emptyText) { screen, exercise, row, style in
            let name = exercise.isArchived ? "\(exercise.name) (archived)" : exercise.name
            screen.tableRow(
                [name, exercise.unitKind.label, exercise.tags.joined(separator: ", ")], layout,
                at: row.origin.moved(columns: 2), style: style, styles: [1: .muted, 2: .muted])
        }
        list.drawPosition(into: &screen, at: area.top(1))
        if hasDetail(body), let exercise = list.selected {
            let right = body.droppingLeft(area.width)
            screen.verticalLine(from: right.origin, height: right.height, style: .border)
            drawDetail(exercise, into: &screen, in: right.droppingLeft(2).droppingRight(1), desk)
        }
    }

    private var emptyText: String {
        if !list.search.isEmpty { return "No exercise matches \"\(list.search)\". Esc clears the filter." }
        if let tag { return "No exercise has the tag \(tag). Esc shows all." }
        switch archive {
        case .active: return "No exercises yet. a adds one; a name typed into a sheet becomes one by itself."
        case .archived: return "Nothing is archived. Z shows the others."
        case .all: return "No exercises yet. a adds one."
        }
    }

    private func drawDetail(_ exercise: Exercise, into screen: inout Screen, in area: Rect, _ desk: Desk) {
        screen.put(exercise.name, at: area.origin, style: Style(.title, .bold), maxWidth: area.width)
        let unit = desk.client?.unit ?? .kg
        var facts = [("Counts", exercise.unitKind.label)]
        if exercise.unitKind == .loadAndReps || exercise.unitKind == .bodyWeight {
            facts.append(("Step", "\(exercise.loadStep.text(in: unit)) \(unit.rawValue)"))
        }
        facts.append(("Tags", exercise.tags.joined(separator: ", ")))
        facts.append(("Video", exercise.videoURL))
        if let lastTime, let client = desk.client {
            facts.append(
                ("Last", "\(client.name), \(RelativeDay.text(lastTime.day, today: desk.today)): \(lastTime.text)"))
        }
        var line = area.row + 2
        for (label, value) in facts where !value.isEmpty && line < area.endRow {
            screen.put(label, at: Point(area.column, line), style: .muted)
            let room = Rect(column: area.column + 8, row: line, width: area.width - 8, height: area.endRow - line)
            line += max(1, screen.paragraph(value, in: room, style: .text))
        }
        guard !exercise.description.isEmpty, line + 1 < area.endRow else { return }
        screen.paragraph(exercise.description, in: area.droppingTop(line + 1 - area.row), style: .text)
    }
}
