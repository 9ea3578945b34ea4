import FitnessModel
import TerminalKit

/// The columns and rows of a sheet of measurements in a window: body values at the left, as many sites or girths as
/// fit, computed values at the right, and a panel below.
struct BodySheetLayout {
    /// A column with the room it has.
    struct Slot {
        let column: BodySheetColumn
        let start: Int
        var width: Int { column.width }
    }

    let slots: [Slot]
    /// The line of titles.
    let titles: Rect
    /// The area of the rows.
    let table: Rect
    let panel: Rect
    /// The column of the rule after the left part.
    let divider: Int
    /// How many of the columns that move sideways fit.
    let movingCount: Int
    /// The first column of the right part.
    let tail: Int
    private let top: Int

    /// The number of visible measurements.
    var rowCount: Int { max(table.height, 1) }

    init(_ view: BodySheetView, _ body: Rect) {
        panel = body.bottom(min(5, body.height / 3))
        titles = body.top(1)
        table = body.droppingTop(1).droppingBottom(panel.height)
        top = view.top
        let isNarrow = body.width < 100
        let head = view.sheet.head.filter { !isNarrow || ($0 != .age && $0 != .height) || $0 == view.column }
        // In a small window computed values are in the panel only, unless the cursor is on them.
        let tail = view.sheet.tail.filter { body.width >= 80 || view.sheet.tail.count == 1 || $0 == view.column }
        var slots: [Slot] = []
        var place = body.column + 1
        func add(_ column: BodySheetColumn) {
            slots.append(Slot(column: column, start: place))
            place += column.width + 1
        }
        head.forEach(add)
        divider = place
        place += 2
        let moving = view.moving
        let tailWidth = tail.reduce(0) { $0 + $1.width + 1 }
        let fitting = max((body.endColumn - place - tailWidth - 1) / (BodySheetColumn.site(.chin).width + 1), 1)
        movingCount = min(fitting, moving.count)
        moving.dropFirst(view.left).prefix(movingCount).forEach(add)
        // A blank for the marker of more columns at the right.
        place += 1
        self.tail = place
        tail.forEach(add)
        self.slots = slots
    }

    /// The row and column at a place; nil beside the table.
    func place(at point: Point) -> (row: Int, column: BodySheetColumn)? {
        guard table.contains(point),
            let slot = slots.first(where: { ($0.start..<$0.start + $0.width).contains(point.column) })
        else { return nil }
        return (top + point.row - table.row, slot.column)
    }
}
