import FitnessModel
import GRDB

extension TrainingSession {
    /// The columns that `init(row:)` reads, of the session as `s`.
    static let columns = """
        s.id, s.client, s.phase, s.column_number, s.title, s.day, s.started_at, s.ended_at, s.state, s.mode, s.note,
        s.effort_rpe10, s.unit
        """
    /// How many they are.
    static let columnCount = 13
    /// Which of them is the sheet's column.
    static let columnNumber = 3

    init(row: Row) {
        self.init(
            id: row.id(0),
            client: row.id(1),
            phase: row.optionalID(2),
            column: row[3],
            title: row.text(4),
            day: row.day(5),
            startedAt: row.date(6),
            endedAt: row.date(7),
            state: row.raw(8) ?? .done,
            mode: row.raw(9) ?? .handsFree,
            note: row.text(10),
            effort: (row[11] as Int?).map { .rpe(tenths: $0) },
            unit: row.raw(12) ?? .kg)
    }

    /// What search finds the session by.
    static func words(title: String, note: String) -> String { SearchKey.fold(title + " " + note) }
}

extension SessionRow {
    /// The columns that `init(row:at:)` reads, of the row as `r` and its exercise as `e`.
    static let columns = """
        r.id, r.session, r.phase_row, r.exercise, e.name, r.position, \(Prescription.columns(of: "r")), r.text, r.note
        """

    /// How many they are.
    static let columnCount = 14

    init(row: Row, at column: Int = 0) {
        self.init(
            id: row.id(column),
            session: row.id(column + 1),
            phaseRow: row.optionalID(column + 2),
            exercise: row.id(column + 3),
            exerciseName: row.text(column + 4),
            position: row[column + 5],
            prescription: Prescription(row: row, at: column + 6),
            text: row.text(column + 12),
            note: row.text(column + 13))
    }
}
