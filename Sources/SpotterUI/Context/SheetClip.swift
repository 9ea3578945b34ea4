import FitnessModel
import ViewKit

/// Cells that were copied, row by row, all rows of one length. It lies on the context, so it crosses sheets and clients.
struct SheetClip: Hashable, Sendable {
    /// A cell: its text, and how it read where it was copied.
    struct Cell: Hashable, Sendable {
        let text: String
        /// Nil for what is no load, or comes from elsewhere.
        var load: LoadCell?

        /// The text for a column that reads its loads in this unit; what was lifted stays the same.
        func text(in unit: MassUnit) -> String { load?.text(writtenIn: unit) ?? text }
    }

    /// From top to bottom, from left to right.
    let cells: [[Cell]]
    /// True where the first column that was copied holds labels: as a new row it begins with its label again.
    var beginsWithLabel = false

    var texts: [[String]] { cells.map { $0.map(\.text) } }
    var rowCount: Int { cells.count }
    var columnCount: Int { cells.first?.count ?? 0 }
    /// "3 x 4 cells", rows first.
    var words: String { Self.words(rows: rowCount, columns: columnCount) }

    init(cells: [[Cell]]) { self.cells = cells }

    /// What another program copied.
    init(texts: [[String]]) { cells = texts.map { $0.map { Cell(text: $0) } } }

    static func words(rows: Int, columns: Int) -> String {
        rows == 1 && columns == 1 ? "1 cell" : "\(rows) x \(columns) cells"
    }
}
