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

    /// Where chart and figures stand: side by side, three fifths for the chart, in windows from 120 columns; the table is
    /// empty where there is no room.
    static func parts(_ area: Rect, hasTable: Bool) -> (chart: Rect, table: Rect) {
        guard hasTable, area.width >= 100 else { return (area, area.right(0)) }
        let chart = area.left(area.width * 3 / 5 - 1)
        return (chart, area.droppingLeft(chart.width + 3))
    }
}
