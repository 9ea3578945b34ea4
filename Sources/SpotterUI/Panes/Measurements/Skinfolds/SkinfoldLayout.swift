import FitnessModel
import TerminalKit

/// Where the columns and rows of the skinfold sheet stand in a window: what is known of the body at the left, as many sites as
/// fit behind it, their sum at the right, and a panel below.
struct SkinfoldLayout {
    /// A column with the room it has.
    struct Slot {
        let column: SkinfoldColumn
        let start: Int
        var width: Int { column.width }
    }

    let slots: [Slot]
    /// Where the titles stand.
    let titles: Rect
    /// Where the rows stand.
    let table: Rect
    let panel: Rect
    /// Where the line between body and sites stands.
    let divider: Int
    /// How many sites fit.
    let siteCount: Int
    private let top: Int

    /// How many measurements fit.
    var rowCount: Int { max(table.height, 1) }

    init(_ view: SkinfoldsView, _ body: Rect) {
        panel = body.bottom(min(5, body.height / 3))
        titles = body.top(1)
        table = body.droppingTop(1).droppingBottom(panel.height)
        top = view.top
        let isNarrow = body.width < 100
        let head = SkinfoldColumn.head.filter { !isNarrow || ($0 != .age && $0 != .height) || $0 == view.column }
        var slots: [Slot] = []
        var place = body.column + 1
        for column in head {
            slots.append(Slot(column: column, start: place))
            place += column.width + 1
        }
        divider = place
        place += 2
        let sum = SkinfoldColumn.sum.width + 1
        let fitting = max((body.endColumn - place - sum) / (SkinfoldColumn.site(.chin).width + 1), 1)
        siteCount = min(fitting, view.profile.sites.count)
        for site in view.profile.sites.dropFirst(view.left).prefix(siteCount) {
            slots.append(Slot(column: .site(site), start: place))
            place += SkinfoldColumn.site(site).width + 1
        }
        slots.append(Slot(column: .sum, start: place))
        self.slots = slots
    }

    /// The row and column at a place; nil beside the table.
    func place(at point: Point, in view: SkinfoldsView) -> (row: Int, column: SkinfoldColumn)? {
        guard table.contains(point),
            let slot = slots.first(where: { ($0.start..<$0.start + $0.width).contains(point.column) })
        else { return nil }
        return (top + point.row - table.row, slot.column)
    }
}
