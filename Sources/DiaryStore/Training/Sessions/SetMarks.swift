import FitnessModel
import GRDB

/// The stopwatch marks, set by set; they follow the sets when a cell is rewritten.
struct SetMarks {
    private let db: Database

    init(_ db: Database) { self.db = db }

    /// Puts the mark of a set, counted from 1, in the place of the one it may have.
    func put(
        _ mark: SetMark, set number: Int, of row: Identifier<SessionRow>, as id: Identifier<SetMark>
    ) throws {
        try db.run("DELETE FROM set_mark WHERE session_row = ? AND set_number = ?", row, number)
        let sql = """
            INSERT INTO set_mark (id, session_row, set_number, started_at, ended_at, reps) VALUES (?, ?, ?, ?, ?, ?)
            """
        let reps = mark.reps.map(String.init).joined(separator: " ")
        try db.run(sql, id, row, number, mark.began, mark.ended, reps)
    }

    /// The marks of the rows that a query names as `page_row`, by set counted from 1.
    func all(of rows: String, _ values: any Storable...) throws -> [Identifier<SessionRow>: [Int: SetMark]] {
        let sql = """
            SELECT m.session_row, m.set_number, \(SetMark.columns)
            FROM (\(rows)) CROSS JOIN set_mark m ON m.session_row = page_row
            """
        var marks: [Identifier<SessionRow>: [Int: SetMark]] = [:]
        let found = try db.rows(sql, values)
        while let row = try found.next() { marks[row.id(0), default: [:]][row[1]] = SetMark(row: row, at: 2) }
        return marks
    }

    /// Takes all marks of a row away.
    func delete(of row: Identifier<SessionRow>) throws {
        try db.run("DELETE FROM set_mark WHERE session_row = ?", row)
    }

    /// Moves the marks with their sets: a corrected set keeps its mark, marks after an inserted or deleted set move,
    /// and the mark of a deleted set is deleted.
    func follow(_ old: [PerformedSet], to new: [PerformedSet], of row: Identifier<SessionRow>) throws {
        guard old != new, !old.isEmpty else { return }
        let same = zip(old, new).prefix { $0 == $1 }.count
        let limit = min(old.count, new.count) - same
        let sameAtEnd = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
        let shift = new.count - old.count
        if shift < 0 {
            let deletion = "DELETE FROM set_mark WHERE session_row = ? AND set_number > ? AND set_number <= ?"
            try db.run(deletion, row, new.count - sameAtEnd, old.count - sameAtEnd)
        }
        guard shift != 0, sameAtEnd > 0 else { return }
        let move = "UPDATE set_mark SET set_number = set_number + ? WHERE session_row = ? AND set_number > ?"
        try db.run(move, shift, row, old.count - sameAtEnd)
    }
}

extension SetMark {
    /// The columns of a mark `m`.
    static let columns = "m.started_at, m.ended_at, m.reps"

    /// Reads these columns, from `column` on.
    init?(row: Row, at column: Int) {
        guard let began = row.date(column), let ended = row.date(column + 1) else { return nil }
        let reps = row.text(column + 2).split(separator: " ").compactMap { Int($0) }
        self.init(began: began, ended: ended, reps: reps)
    }
}
