extension Screen {
    /// The rows as text, without blanks at their ends: what tests compare.
    public func lines() -> [String] {
        (0..<size.rows).map { line($0) }
    }

    /// One row as text, without blanks at its end; empty outside.
    public func line(_ row: Int) -> String {
        guard row >= 0, row < size.rows else { return "" }
        let start = row * size.columns
        var end = start + size.columns
        while end > start, cells[end - 1].code == 0x20, cells[end - 1].width == 1 {
            end -= 1
        }
        return text(of: cells[start..<end])
    }

    /// True when a row shows the same in both screens, so that it need not be drawn again.
    public func hasSameRow(_ row: Int, as other: Screen) -> Bool {
        guard size == other.size, clusters == other.clusters, row >= 0, row < size.rows else { return false }
        let range = row * size.columns..<(row + 1) * size.columns
        return cells[range] == other.cells[range]
    }

    /// The pieces of one row that share a style, from left to right: what a terminal writes in one go.
    ///
    /// A character that terminals may measure differently is a run of its own, so that what follows is placed anew.
    public func runs(inRow row: Int) -> [CellRun] {
        guard row >= 0, row < size.rows else { return [] }
        var runs: [CellRun] = []
        let end = (row + 1) * size.columns
        var start = row * size.columns
        while start < end {
            let first = cells[start]
            var next = start + max(1, Int(first.width))
            if first.isPlain {
                while next < end, cells[next].isPlain, cells[next].style == first.style { next += 1 }
            }
            let text = text(of: cells[start..<min(next, end)])
            runs.append(CellRun(column: start % size.columns, text: text, style: first.style, columns: next - start))
            start = next
        }
        return runs
    }

    /// The text of neighbouring cells.
    private func text(of cells: ArraySlice<PackedCell>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(cells.count)
        for cell in cells where cell.width > 0 {
            if cell.code < 0x80 {
                bytes.append(UInt8(cell.code))
            } else if let index = cell.clusterIndex {
                bytes.append(contentsOf: clusters[index].utf8)
            } else if let scalar = Unicode.Scalar(cell.code) {
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
