/// One column of a table.
public struct TableColumn: Hashable, Sendable {
    /// How wide a column is.
    public enum Width: Hashable, Sendable {
        /// Always so many columns.
        case fixed(Int)
        /// At least so many columns, and a share of what is left by weight.
        case flexible(minimum: Int, weight: Int = 1)
    }

    /// The head, empty when there is none.
    public let title: String
    /// How wide it is.
    public let width: Width
    /// Where its text stands.
    public let align: Alignment
    /// True for numbers and dates, which are never truncated.
    public let isNumber: Bool
    /// When room is short, columns with the highest figure are left out first; 0 never is.
    public let dropOrder: Int

    /// Makes a column of text.
    public init(_ title: String, _ width: Width, align: Alignment = .leading, dropOrder: Int = 0) {
        self.title = title
        self.width = width
        self.align = align
        self.isNumber = false
        self.dropOrder = dropOrder
    }

    /// Makes a column of numbers, aligned to the right.
    public init(number title: String, _ width: Width, dropOrder: Int = 0) {
        self.title = title
        self.width = width
        self.align = .trailing
        self.isNumber = true
        self.dropOrder = dropOrder
    }

    /// The fewest columns it can live with.
    var minimum: Int {
        switch width {
        case .fixed(let columns): max(0, columns)
        case .flexible(let minimum, _): max(0, minimum)
        }
    }

    /// Its share of what is left.
    var weight: Int {
        switch width {
        case .fixed: 0
        case .flexible(_, let weight): max(0, weight)
        }
    }
}
