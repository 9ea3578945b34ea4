extension Screen {
    /// The rows as text, without blanks at their ends: what tests compare.
    public func lines() -> [String] {
        (0..<size.rows).map { line($0) }
    }

    /// One row as text, without blanks at its end; empty outside.
    public func line(_ row: Int) -> String {
        guard row >= 0, row < size.rows else { return "" }
        var cells = cells[row * size.columns..<(row + 1) * size.columns]
        while let last = cells.last, last.code == 0x20, last.width == 1 {
            cells.removeLast()
        }
        return cells.reduce(into: "") { $0 += text(of: $1) }
    }

    /// The pieces of one row that share a style, from left to right: what a terminal writes in one go.
    ///
    /// A character that terminals may measure differently is a run of its own, so that what follows is placed anew.
    public func runs(inRow row: Int) -> [Run] {
        guard row >= 0, row < size.rows else { return [] }
        var runs: [Run] = []
        var isOpen = false
        for column in 0..<size.columns {
            let cell = cells[row * size.columns + column]
            guard cell.width > 0 else { continue }
            let isPlain = cell.width == 1 && cell.clusterIndex == nil
            if isOpen, isPlain, let last = runs.indices.last, runs[last].style == cell.style {
                runs[last].append(text(of: cell), columns: Int(cell.width))
            } else {
                runs.append(Run(column: column, text: text(of: cell), style: cell.style, columns: Int(cell.width)))
            }
            isOpen = isPlain
        }
        return runs
    }
}
