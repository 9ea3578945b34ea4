/// The selected row of a list and the topmost visible one. The caller owns the rows.
public struct ScrollList: Hashable, Sendable {
    /// The chosen row, from 0; 0 in an empty list.
    public var selected: Int
    /// The first row in view.
    public var top: Int

    /// Starts at a row.
    public init(selected: Int = 0, top: Int = 0) {
        self.selected = max(0, selected)
        self.top = max(0, top)
    }

    /// Moves by rows and stops at the ends.
    public mutating func move(by step: Int, count: Int) {
        select(selected.asCoordinate + step.asCoordinate, count: count)
    }

    /// Moves by pages of the height of the view, keeping one row in sight.
    public mutating func page(by pages: Int, height: Int, count: Int) {
        move(by: pages.asCoordinate * max(1, min(height, 10_000) - 1), count: count)
    }

    /// Goes to a row, or to the nearest existing one.
    public mutating func select(_ row: Int, count: Int) {
        selected = max(0, min(row, count - 1))
    }

    /// Brings the chosen row into a view of that height, moving as little as possible and leaving no empty end.
    public mutating func reveal(height: Int, count: Int) {
        let height = max(1, height)
        select(selected, count: count)
        if selected < top { top = selected }
        if selected >= top + height { top = selected - height + 1 }
        top = max(0, min(top, count - height))
    }

    /// The rows in a view of that height.
    public func visible(height: Int, count: Int) -> Range<Int> {
        let first = max(0, min(top, count))
        return first..<max(first, min(count, first + max(0, height)))
    }

    /// The position in the list: `12 of 61`; `none` in an empty list.
    public func position(count: Int) -> Phrase {
        count > 0 ? "\(min(selected, count - 1) + 1) of \(count)" : "none"
    }

    /// The position and how far down the selected row is: `12 of 61 · 19 %`; `none` in an empty list.
    public func summary(count: Int) -> Phrase {
        guard count > 0 else { return position(count: 0) }
        return "\(position(count: count)) · \((min(selected, count - 1) + 1) * 100 / count) %"
    }
}
