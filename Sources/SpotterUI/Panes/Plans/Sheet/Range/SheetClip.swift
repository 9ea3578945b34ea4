import FitnessModel

/// Cells that were copied: texts row by row, all rows of one length. It lies on the desk, so it crosses sheets and clients.
struct SheetClip: Hashable, Sendable {
    /// From top to bottom, from left to right.
    let texts: [[String]]
    /// The unit in which the load cells among them were read; nil when none are, or nobody knows.
    var unit: MassUnit?

    var rowCount: Int { texts.count }
    var columnCount: Int { texts.first?.count ?? 0 }
    /// "3 x 4 cells", rows first.
    var words: String { Self.words(rows: rowCount, columns: columnCount) }

    static func words(rows: Int, columns: Int) -> String {
        rows == 1 && columns == 1 ? "1 cell" : "\(rows) x \(columns) cells"
    }

    /// The same cells again and again where `range` has room for whole copies, as in a spreadsheet; else once.
    func tiled(over range: SheetRange?) -> [[String]] {
        guard let range, rowCount > 0, columnCount > 0, range.rows.count % rowCount == 0,
            range.fields.count % columnCount == 0
        else { return texts }
        return range.rows.indices.map { row in
            range.fields.indices.map { column in texts[row % rowCount][column % columnCount] }
        }
    }
}
