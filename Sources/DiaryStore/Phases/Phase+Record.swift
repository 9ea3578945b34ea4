import FitnessModel
import GRDB

extension Phase {
    /// The columns that `init(row:)` reads, of the phase as `p`.
    static let columns = """
        p.id, p.client, p.name, p.periodization, p.goal, p.start, p.session_count, p.notes, p.archived_at IS NOT NULL,
        p.is_routine
        """
    static let columnCount = 10

    init(row: Row) {
        self.init(
            id: row.id(0),
            client: row.optionalID(1),
            name: row.text(2),
            periodization: row.text(3),
            goal: row.text(4),
            start: row.optionalDay(5),
            sessionCount: row[6],
            notes: row.text(7),
            isArchived: row.flag(8),
            isRoutine: row.flag(9))
    }

    /// What search finds the phase by besides the name.
    var words: String { SearchKey.fold([periodization, goal, notes].joined(separator: " ")) }
}

extension Prescription {
    /// The columns that `init(row:at:)` reads, of a table known by this name.
    static func columns(of table: String) -> String {
        ["label", "tempo", "reps", "sets", "rest", "micro"].map { "\(table).\($0)" }.joined(separator: ", ")
    }

    init(row: Row, at column: Int) {
        self.init(
            label: row.text(column),
            tempo: row.text(column + 1),
            reps: row.text(column + 2),
            sets: row.text(column + 3),
            rest: row.text(column + 4),
            micro: row.text(column + 5))
    }
}

extension PhaseRow {
    /// The columns that `init(row:)` reads, of the row as `r` and its exercise, if any, as `e`.
    static let columns = "r.id, r.phase, r.position, r.exercise, e.name, \(Prescription.columns(of: "r"))"

    init(row: Row) {
        self.init(
            id: row.id(0),
            phase: row.id(1),
            position: row[2],
            exercise: row.optionalID(3),
            exerciseName: row.optionalText(4) ?? "",
            prescription: Prescription(row: row, at: 5))
    }
}
