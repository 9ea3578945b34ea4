import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ExercisesView {
    /// Where the lines of the list stand: below the column titles.
    func rows(_ body: Rect) -> Rect { listArea(body).droppingTop(1) }

    private func listArea(_ body: Rect) -> Rect { ExerciseView.listWidth(in: body).map { body.left($0) } ?? body }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        // Beside an open exercise the body is the list's own part.
        let area = isFocused ? listArea(body) : body
        drawList(into: &screen, area, isFocused)
        guard area.width < body.width else { return }
        let line = body.droppingLeft(area.width)
        screen.verticalLine(from: line.origin, height: body.height, style: .border)
        preview?.draw(into: &screen, body: line.droppingLeft(1), context: context, isFocused: false)
    }

    private func drawList(into screen: inout Screen, _ area: Rect, _ isFocused: Bool) {
        let layout = TableLayout(
            [
                TableColumn("Exercise", .flexible(minimum: 24, weight: 3)),
                TableColumn("Muscles", .flexible(minimum: 16, weight: 2), dropOrder: 1),
                TableColumn("Counts", .fixed(15), dropOrder: 2),
                TableColumn("Tags", .flexible(minimum: 10, weight: 2), dropOrder: 3),
            ], width: area.width - 3)
        screen.tableHeader(layout, at: area.origin.moved(columns: 2))
        list.draw(into: &screen, rows: area.droppingTop(1), isFocused: isFocused, empty: emptyText) {
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
