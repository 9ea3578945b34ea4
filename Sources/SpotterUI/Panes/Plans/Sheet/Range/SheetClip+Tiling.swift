extension SheetClip {
    /// The same cells again and again where `range` has room for whole copies, as in a spreadsheet; else once.
    func tiled(over range: SheetRange?) -> [[Cell]] {
        guard let range, rowCount > 0, columnCount > 0, range.rows.count % rowCount == 0,
            range.fields.count % columnCount == 0
        else { return cells }
        return range.rows.indices.map { row in
            range.fields.indices.map { column in cells[row % rowCount][column % columnCount] }
        }
    }
}
