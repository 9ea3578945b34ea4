public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The cells of a client in an exercise, from the newest; empty ones are left out, skipped ones and notes are not.
    public func exerciseHistory(
        client: Identifier<Client>, exercise: Identifier<Exercise>, offset: Int = 0, limit: Int
    ) throws(StoreError) -> [HistoryCell] {
        let page = """
            WHERE r.exercise = ? AND r.client = ? AND (r.text <> '' OR r.note <> '')
            ORDER BY r.day DESC, r.id DESC LIMIT ? OFFSET ?
            """
        let sql = """
            SELECT r.id, r.session, p.name, s.column_number, s.title, s.state = 'live', r.day, r.text, s.unit, r.note,
                r.tempo
            FROM session_row r CROSS JOIN session s ON s.id = r.session LEFT JOIN phase p ON p.id = s.phase
            \(page)
            """
        return try read(of: client) { db, _ in
            var cells = try db.all(sql, exercise, client, limit, offset) { row in
                HistoryCell(
                    id: row.id(0), session: row.id(1), phaseName: row.optionalText(2), column: row[3],
                    title: row.text(4), isLive: row.flag(5), day: row.day(6), text: row.text(7),
                    unit: row.raw(8) ?? .kg, note: row.text(9), tempo: row.text(10))
            }
            let rows = "SELECT r.id AS page_row FROM session_row r \(page)"
            let marks = try SetMarks(db).all(of: rows, exercise, client, limit, offset)
            for index in cells.indices { cells[index].marks = marks[cells[index].id] ?? [:] }
            return cells
        }
    }

    /// How many cells the history has.
    public func exerciseHistoryCount(
        client: Identifier<Client>, exercise: Identifier<Exercise>
    ) throws(StoreError) -> Int {
        let sql = """
            SELECT count(*) FROM session_row r
            WHERE r.exercise = ? AND r.client = ? AND (r.text <> '' OR r.note <> '')
            """
        return try read(of: client) { db, _ in try db.count(sql, exercise, client) }
    }
}
