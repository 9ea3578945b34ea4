import DiaryStore
import FitnessModel
import TerminalKit

extension ExercisesView {
    /// From this width on the exercise stands beside the list.
    private static let detailFrom = 100

    /// Where the open, or the chosen, exercise stands; empty when there is no room for it.
    func detailArea(_ body: Rect, isOpen: Bool) -> Rect {
        if body.width >= Self.detailFrom { return body.droppingLeft(listWidth(body) + 1) }
        return isOpen ? body : Rect(column: 0, row: 0, width: 0, height: 0)
    }

    /// Where the lines of the list stand: below the column titles.
    func rows(_ body: Rect) -> Rect { listArea(body).droppingTop(1) }

    private func listArea(_ body: Rect) -> Rect {
        body.width >= Self.detailFrom ? body.left(listWidth(body)) : body
    }

    private func listWidth(_ body: Rect) -> Int { body.width * 2 / 5 }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let isBeside = body.width >= Self.detailFrom
        if isBeside || room == nil { drawList(into: &screen, body) }
        let detail = detailArea(body, isOpen: room != nil)
        guard !detail.isEmpty else { return }
        if isBeside {
            screen.verticalLine(from: detail.origin.moved(columns: -1), height: body.height, style: .border)
        }
        (room ?? preview)?.draw(into: &screen, area: detail, isFocused: room != nil, context: context)
    }

    private func drawList(into screen: inout Screen, _ body: Rect) {
        let area = listArea(body)
        let layout = TableLayout(
            [
                TableColumn("Exercise", .flexible(minimum: 24, weight: 3)),
                TableColumn("Muscles", .flexible(minimum: 16, weight: 2), dropOrder: 1),
                TableColumn("Counts", .fixed(15), dropOrder: 2),
                TableColumn("Tags", .flexible(minimum: 10, weight: 2), dropOrder: 3),
            ], width: area.width - 3)
        screen.tableHeader(layout, at: area.origin.moved(columns: 2))
        list.draw(into: &screen, rows: rows(body), isFocused: room == nil, empty: emptyText) {
            screen, exercise, row, style in
            let name = exercise.isArchived ? "\(exercise.name) (archived)" : exercise.name
            screen.tableRow(
                [
                    name, MuscleText.write(exercise.muscles), exercise.unitKind.label,
                    exercise.tags.joined(separator: ", "),
                ], layout, at: row.origin.moved(columns: 2), style: style, styles: [1: .muted, 2: .muted, 3: .muted])
        }
        list.drawPosition(into: &screen, at: area.top(1))
    }

    private var emptyText: String {
        if !list.search.isEmpty { return "No exercise matches \"\(list.search)\". Esc clears the filter." }
        if !scope.isEmpty { return "No exercise in \(scope.words.joined(separator: ", ")). Esc shows all." }
        switch archive {
        case .active: return "No exercises yet. a adds one; a name typed into a sheet becomes one by itself."
        case .archived: return "Nothing is archived. Z shows the others."
        case .all: return "No exercises yet. a adds one."
        }
    }
}
