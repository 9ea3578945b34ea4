/// One column of a table.
public struct TableColumn: Hashable, Sendable {
    /// How wide a column is.
    public struct Width: Hashable, Sendable {
        /// The fewest columns it can live with.
        let minimum: Int
        /// Its share of what is left.
        let weight: Int

        /// Always so many columns.
        public static func fixed(_ columns: Int) -> Width { Width(minimum: max(0, columns), weight: 0) }

        /// At least so many columns, and a share of what is left by weight.
        public static func flexible(minimum: Int, weight: Int = 1) -> Width {
            Width(minimum: max(0, minimum), weight: max(0, weight))
        }
    }

    /// The head, empty when there is none.
    public let title: String
    /// How wide it is.
    public let width: Width
    /// Where its text stands.
    public let align: Alignment
    /// True for numbers, which are never truncated.
    public let isNumber: Bool
    /// True for dates and counts in words, of which a part would say something else: they stand whole or not at all.
    public let isWhole: Bool
    /// When room is short, columns with the highest figure are left out first; 0 never is.
    public let dropOrder: Int
}

extension TableColumn {
    /// Makes a column of text.
    public init(_ title: String, _ width: Width, align: Alignment = .leading, dropOrder: Int = 0) {
        self.init(
            title: title, width: width, align: align, isNumber: false, isWhole: false, dropOrder: dropOrder)
    }

    /// Makes a column of numbers, aligned to the right.
    public init(number title: String, _ width: Width, dropOrder: Int = 0) {
        self.init(
            title: title, width: width, align: .trailing, isNumber: true, isWhole: false, dropOrder: dropOrder)
    }

    /// Makes a column of dates or counts in words.
    public init(whole title: String, _ width: Width, dropOrder: Int = 0) {
        self.init(title: title, width: width, align: .leading, isNumber: false, isWhole: true, dropOrder: dropOrder)
    }
}
