/// A column of a table.
public struct TableColumn: Hashable, Sendable {
    /// The width of a column.
    public struct Width: Hashable, Sendable {
        /// The fewest columns it can live with.
        let minimum: Int
        /// The share of the remaining width.
        let weight: Int

        /// A fixed number of columns.
        public static func fixed(_ columns: Int) -> Width { Width(minimum: max(0, columns), weight: 0) }

        /// At least that many columns, and enough for each of the texts in the language of the moment.
        public static func fixed(_ columns: Int, holding texts: [Phrase]) -> Width {
            fixed(texts.map { TextWidth.of($0) }.reduce(columns, max))
        }

        /// At least that many columns, and a share of the rest by weight.
        public static func flexible(minimum: Int, weight: Int = 1) -> Width {
            Width(minimum: max(0, minimum), weight: max(0, weight))
        }
    }

    /// The heading; empty for none.
    public let title: Phrase
    /// The width of the column.
    public let width: Width
    /// The alignment of its text.
    public let align: Alignment
    /// True for numbers, which are never truncated.
    public let isNumber: Bool
    /// Whether its texts are shown whole or not at all, because a part would mean something else: dates, and counts in
    /// words.
    public let isWhole: Bool
    /// When room is short, columns with the highest figure are left out first; 0 never is.
    public let dropOrder: Int
}

extension TableColumn {
    /// Makes a column of text.
    public init(_ title: Phrase, _ width: Width, align: Alignment = .leading, dropOrder: Int = 0) {
        self.init(
            title: title, width: width, align: align, isNumber: false, isWhole: false, dropOrder: dropOrder)
    }

    /// Makes a column of numbers, aligned to the right.
    public init(number title: Phrase, _ width: Width, dropOrder: Int = 0) {
        self.init(
            title: title, width: width, align: .trailing, isNumber: true, isWhole: false, dropOrder: dropOrder)
    }

    /// Creates a column of dates or counts in words.
    public init(whole title: Phrase, _ width: Width, dropOrder: Int = 0) {
        self.init(title: title, width: width, align: .leading, isNumber: false, isWhole: true, dropOrder: dropOrder)
    }
}

/// Tabs on one row: their labels and positions, for drawing and for clicks.
public struct TabRow: Sendable {
    /// A tab on screen.
    private struct Tab {
        let label: String
        let columns: Range<Int>
        let isShown: Bool
    }

    private let tabs: [Tab]
    /// The column after the last tab.
    public let end: Int

    /// Lays out the titles; if they leave less than `spare` columns, closed tabs have their short titles.
    public init(_ titles: [Phrase], short: [Phrase]? = nil, active: Int, width: Int, spare: Int = 0) {
        let shortened = (short ?? titles).map(\.text)
        let titles = titles.map(\.text)
        let whole = titles.reduce(1) { $0 + TextWidth.of($1) + 2 }
        let isTight = whole + spare > width
        var column = 1
        tabs = titles.enumerated().map { index, title in
            let isShown = index == active
            let label = isShown ? "[\(title)]" : " \(isTight ? shortened[index] : title) "
            let start = column
            column += TextWidth.of(label)
            return Tab(label: label, columns: start..<column, isShown: isShown)
        }
        end = column
    }

    /// The tab at a column.
    public func index(at column: Int) -> Int? { tabs.firstIndex { $0.columns.contains(column) } }

    /// Draws the tabs into a row, the columns counted from its left edge.
    public func draw(
        into screen: inout Screen, in row: Rect, style: Style = .tab, open: Style = Style(.tabActive, .bold)
    ) {
        for tab in tabs {
            let place = row.origin.moved(columns: tab.columns.lowerBound)
            screen.put(verbatim: tab.label, at: place, style: tab.isShown ? open : style, clip: row)
        }
    }
}
