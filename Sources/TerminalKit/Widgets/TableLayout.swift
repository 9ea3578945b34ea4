/// Where the columns of a table stand in a given width.
public struct TableLayout: Hashable, Sendable {
    /// A column that is shown.
    public struct Slot: Hashable, Sendable {
        /// Its number among all columns.
        public let index: Int
        /// The column itself.
        public let column: TableColumn
        /// Its distance from the left edge of the table.
        public let offset: Int
        /// Its width.
        public let width: Int
    }

    /// The columns that are shown, from left to right.
    public let slots: [Slot]
    /// The width of the table.
    public let width: Int

    /// Lays columns out with `gap` blanks between them. When not even their least widths fit, columns are left out
    /// by their `dropOrder`; the last ones are cut at the edge.
    public init(_ columns: [TableColumn], width: Int, gap: Int = 1) {
        self.width = max(0, width)
        var kept = Array(columns.enumerated())
        func least() -> Int { kept.reduce(0) { $0 + $1.element.minimum } + gap * max(0, kept.count - 1) }
        while least() > width, let next = kept.map(\.element.dropOrder).max(), next > 0 {
            kept.removeAll { $0.element.dropOrder == next }
        }
        var spare = max(0, width - least())
        var weights = kept.reduce(0) { $0 + $1.element.weight }
        var offset = 0
        var slots: [Slot] = []
        for (index, column) in kept {
            let extra = weights > 0 ? spare * column.weight / weights : 0
            spare -= extra
            weights -= column.weight
            let columns = max(0, min(column.minimum + extra, width - offset))
            slots.append(Slot(index: index, column: column, offset: offset, width: columns))
            offset += columns + gap
        }
        self.slots = slots
    }

    /// The place of a column in the row that begins at a point; nil when it is not shown.
    public func rect(ofColumn index: Int, at point: Point) -> Rect? {
        guard let slot = slots.first(where: { $0.index == index }) else { return nil }
        return Rect(column: point.column + slot.offset, row: point.row, width: slot.width, height: 1)
    }
}
