import FitnessModel
import GRDB

extension Machine {
    /// The columns that `init(row:)` reads, of the machine as `m`.
    static let columns = """
        m.id, m.name, m.image_path, m.notes, m.kind, m.unit, m.start_g, m.step_g, m.maximum_g, m.sides, m.loads,
        m.archived_at IS NOT NULL
        """
    static let columnCount = 12

    /// Reads a machine whose first column is `first`.
    init(row: Row, at first: Int = 0) {
        self.init(
            id: row.id(first), name: row.text(first + 1), imagePath: row.text(first + 2), notes: row.text(first + 3),
            kind: row.raw(first + 4) ?? .any, unit: row.raw(first + 5) ?? .kg, start: row.mass(first + 6) ?? .zero,
            step: row.mass(first + 7) ?? .zero, maximum: row.mass(first + 8), sides: row[first + 9],
            loads: row.text(first + 10), isArchived: row.flag(first + 11))
    }

    /// What search finds the machine by besides the name.
    var words: String { SearchKey.fold([notes, loads].joined(separator: " ")) }
}
