import FitnessModel
import TerminalKit
import ViewKit

extension BoardView {
    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        guard sheet?.acceptTyped(before: mouse, &context) == true else { return }
        switch mouse.kind {
        case .wheelUp: _ = move(.up, count: 1, context: &context)
        case .wheelDown: _ = move(.down, count: 1, context: &context)
        case .press, .doubleClick: click(mouse, body, &context)
        }
        reveal(context)
    }

    private mutating func click(_ mouse: Mouse, _ body: Rect, _ context: inout Context) {
        guard let tab else { return }
        let layout = BoardLayout(self, tab, body)
        guard let side = layout.sides.first(where: { $0.area.columns.contains(mouse.at.column) }),
            let line = layout.lines.visible(from: tab.top).first(where: { $0.area.rows.contains(mouse.at.row) })
        else { return }
        tabs[shown].active = side.side
        guard var view = sheet else { return }
        let field = side.slots.all.last { $0.area.column <= mouse.at.column }?.field ?? view.cursor.field
        if let place = sheetLine(line.index, side.side) { view.cursor = view.sheet.cursor(place, preferring: field) }
        if mouse.kind == .doubleClick { view.edit(&context) }
        keep(view, &context)
    }
}

extension Rect {
    /// The columns from left to right.
    fileprivate var columns: Range<Int> { column..<endColumn }
}
