import TerminalKit
import ViewKit

/// Where the list of sections and the chart stand: side by side from 78 columns, else a line above the chart.
struct ProgressLayout: Hashable {
    /// The list of sections; empty in narrow windows.
    let sections: Rect
    /// The line with the section's name.
    let title: Rect
    /// Everything below it.
    let content: Rect

    init(_ body: Rect) {
        let isWide = body.width >= 78
        sections = isWide ? body.left(17) : Rect(column: body.column, row: body.row, width: 0, height: 0)
        let room = isWide ? body.droppingLeft(19).droppingRight(1) : body.inset(columns: 1)
        title = room.top(1)
        content = room.droppingTop(1)
    }
}
