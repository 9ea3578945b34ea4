package import TerminalKit

/// The layout of a list of records and of the details of the selected one, beside or below it.
package struct ListLayout: Hashable, Sendable {
    /// Where the position in the list is shown.
    package enum Position: Hashable, Sendable {
        /// In the line of the titles.
        case titles
        /// In a last line of the list.
        case foot
        /// In the line over the titles.
        case above
        /// In the line between the list and the chosen record; while the list is filtered, in that of the titles.
        case border
        /// In the caption of the view; while the list is filtered, in the line of the titles.
        case caption
    }

    /// The titles of the columns and the lines, with the foot where there is one.
    package let list: Rect
    /// The details of the selected record; empty if there is no room.
    package let detail: Rect
    /// The line between the two.
    private let border: Rect
    private let position: Position

    /// The list alone.
    package init(_ body: Rect, position: Position = .titles) {
        self.init(list: body, border: body.right(0), detail: body.right(0), position: position)
    }

    private init(list: Rect, border: Rect, detail: Rect, position: Position) {
        (self.list, self.border, self.detail, self.position) = (list, border, detail, position)
    }

    /// The list `width` columns wide at the left, and the chosen record in what remains.
    package static func beside(_ body: Rect, width: Int, position: Position = .titles) -> ListLayout {
        let right = body.droppingLeft(width)
        return ListLayout(
            list: body.left(width), border: right.left(1), detail: right.droppingLeft(1), position: position)
    }

    /// The selected record in the last `height` rows, the first row being a rule.
    package static func below(_ body: Rect, height: Int, position: Position = .titles) -> ListLayout {
        let foot = body.bottom(height)
        return ListLayout(
            list: body.droppingBottom(height), border: foot.top(1), detail: foot.droppingTop(1), position: position)
    }

    /// The list in the area of both.
    var expanded: ListLayout {
        let (width, height) = (
            max(list.endColumn, detail.endColumn) - list.column, max(list.endRow, detail.endRow) - list.row
        )
        let whole = Rect(column: list.column, row: list.row, width: width, height: height)
        return detail.isEmpty ? self : ListLayout(whole, position: position)
    }

    /// The list alone in a body that it shares with the view laid over it.
    func alone(in body: Rect) -> ListLayout { ListLayout(body, position: position) }

    /// The area of the list's lines.
    package var rows: Rect { list.droppingTop(1).droppingBottom(position == .foot ? 1 : 0) }
    /// Whether the selected record is at the right of the list, not below it.
    package var isBeside: Bool { !detail.isEmpty && border.width == 1 }

    /// The line of the position in the list; nil if the caption shows it.
    func position(isFiltered: Bool, showsDetail: Bool) -> Rect? {
        switch position {
        case .foot: list.bottom(1)
        case .above: Rect(column: list.column, row: list.row - 1, width: list.width, height: 1)
        case .border where showsDetail && !isFiltered: border
        case .caption where !isFiltered: nil
        case .titles, .border, .caption: list.top(1)
        }
    }

    /// Draws the line between the list and the chosen record.
    func drawBorder(into screen: inout Screen) {
        if isBeside {
            screen.verticalLine(from: border.origin, height: border.height)
        } else {
            screen.horizontalLine(from: border.origin, width: border.width)
        }
    }
}
