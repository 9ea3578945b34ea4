package import TerminalKit

/// Tabs on one row: their labels and where each stands, for drawing and for clicks alike.
package struct TabRow: Sendable {
    /// One tab on screen.
    package struct Tab: Sendable {
        package let label: String
        package let columns: Range<Int>
        package let isShown: Bool
    }

    package let tabs: [Tab]
    /// The column after the last tab.
    package let end: Int

    /// Lays the titles out; where they leave less than `spare` columns, closed tabs keep their first word: their number.
    package init(_ titles: [String], active: Int, width: Int, spare: Int = 0) {
        let whole = titles.reduce(1) { $0 + TextWidth.of($1) + 2 }
        let isTight = whole + spare > width
        var column = 1
        tabs = titles.enumerated().map { index, title in
            let isShown = index == active
            let short = isTight && !isShown ? String(title.prefix { $0 != " " }) : title
            let label = isShown ? "[\(short)]" : " \(short) "
            let start = column
            column += TextWidth.of(label)
            return Tab(label: label, columns: start..<column, isShown: isShown)
        }
        end = column
    }

    /// The tab at a column.
    package func index(at column: Int) -> Int? { tabs.firstIndex { $0.columns.contains(column) } }

    package func draw(into screen: inout Screen, row: Int, style: Style) {
        for tab in tabs {
            let shown = tab.isShown ? Style(.tabActive, .bold) : style
            screen.put(tab.label, at: Point(tab.columns.lowerBound, row), style: shown)
        }
    }
}
