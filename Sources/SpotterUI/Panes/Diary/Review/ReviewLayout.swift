import TerminalKit
import ViewKit

/// Where the parts of the review stand: the days with their sums, what is said of them, and charts where there is room.
struct ReviewLayout {
    /// The titles of the columns.
    let header: Rect
    /// The days.
    let days: Rect
    /// Sum and mean.
    let sums: Rect
    /// Sentences.
    let words: Rect
    /// Charts; empty where there is no room.
    let charts: Rect

    /// From this height on charts say something.
    private static let chartRows = 8
    private static let sumRows = 2
    /// What the sentences need on a small window and on a large one.
    private static let wordRows = (least: 3, usual: 6)

    init(_ body: Rect, days count: Int) {
        let area = body.inset(columns: 1)
        header = area.top(1)
        let below = area.droppingTop(1)
        // All days on screen go before what is said of them; where they do not fit, a week and a few sentences do.
        let spare = below.height - Self.sumRows - count
        let words =
            spare >= 2
            ? min(spare, Self.wordRows.usual + 1) : min(Self.wordRows.least, max(0, below.height - Self.sumRows - 7))
        let rows = max(1, min(count, below.height - Self.sumRows - words))
        days = below.top(rows)
        sums = below.droppingTop(rows).top(Self.sumRows)
        let rest = below.droppingTop(rows + Self.sumRows)
        let hasCharts = rest.height >= words + Self.chartRows
        self.words = hasCharts ? rest.top(words) : rest
        charts = hasCharts ? rest.droppingTop(words) : rest.top(0)
    }
}
