import FitnessModel
import TerminalKit
import ViewKit

extension BoardView {
    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        guard tab != nil else { return }
        if sheet?.editor != nil {
            guard mouse.kind == .press || mouse.kind == .doubleClick else { return }
            // A click elsewhere accepts what is typed first, as in a spreadsheet.
            sheet?.acceptInPlace(&context)
            guard sheet?.editor == nil else { return }
        }
        switch mouse.kind {
        case .wheelUp: _ = move(.up, count: 1, context: &context)
        case .wheelDown: _ = move(.down, count: 1, context: &context)
        case .press, .doubleClick: click(mouse, body, &context)
        }
        reveal(context)
    }

    private mutating func click(_ mouse: Mouse, _ body: Rect, _ context: inout Context) {
        guard let tab else { return }
        let layout = BoardLayout(self, body)
        guard let side = layout.sides.first(where: { $0.area.columns.contains(mouse.at.column) }),
            let line = layout.visible(from: tab.top).first(where: { $0.area.rows.contains(mouse.at.row) })
        else { return }
        shelf[shown].active = side.side
        guard var view = sheet else { return }
        let field = side.slots.last { $0.area.column <= mouse.at.column }?.field ?? view.cursor.field
        if let place = sheetLine(line.index, side.side) { view.cursor = view.sheet.cursor(place, preferring: field) }
        if mouse.kind == .doubleClick { view.edit(&context) }
        keep(view, &context)
    }
}

extension Rect {
    /// The columns from left to right.
    fileprivate var columns: Range<Int> { column..<endColumn }
}
