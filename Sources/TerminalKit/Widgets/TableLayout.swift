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

        /// Its place in the row that begins at a point.
        func rect(at point: Point) -> Rect {
            Rect(column: point.column + offset, row: point.row, width: width, height: 1)
        }
    }

    /// The columns that are shown, from left to right.
    public let slots: [Slot]

    /// Lays columns out with `gap` blanks between them. When not even their least widths fit, columns are left out
    /// by their `dropOrder`; the last ones are cut at the edge, or left out where a part of what they hold would say something
    /// else.
    public init(_ columns: [TableColumn], width: Int, gap: Int = 1) {
        var kept = Array(columns.enumerated())
        func least() -> Int { kept.reduce(0) { $0 + $1.element.width.minimum } + gap * max(0, kept.count - 1) }
        while least() > width, let next = kept.map(\.element.dropOrder).max(), next > 0 {
            kept.removeAll { $0.element.dropOrder == next }
        }
        var spare = max(0, width - least())
        var weights = kept.reduce(0) { $0 + $1.element.width.weight }
        var offset = 0
        var slots: [Slot] = []
        for (index, column) in kept {
            let extra = weights > 0 ? spare * column.width.weight / weights : 0
            spare -= extra
            weights -= column.width.weight
            let columns = max(0, min(column.width.minimum + extra, width - offset))
            let isCut = columns < column.width.minimum && (column.isNumber || column.isWhole)
            if !isCut { slots.append(Slot(index: index, column: column, offset: offset, width: columns)) }
            offset += columns + gap
        }
        self.slots = slots
    }

    /// The place of a column in the row that begins at a point; nil when it is not shown.
    public func rect(ofColumn index: Int, at point: Point) -> Rect? {
        slots.first { $0.index == index }?.rect(at: point)
    }
}
