public import FitnessModel
import Foundation
import GRDB

extension Diary {
    /// What the acting trainer deleted and what is still gone, the newest first: what `restore` can bring back. What undo took
    /// back, or what was restored, is there again.
    public func deletions(limit: Int = 300) throws(StoreError) -> [JournalEntry] {
        try read { db in
            let sql = "\(Self.changes) AND j.kind GLOB ? ORDER BY j.place DESC"
            let rows = try Row.fetchCursor(db, sql: sql, arguments: [actor?.rawValue, JournalEntry.deletions])
            var found: [JournalEntry] = []
            while found.count < limit, let row = try rows.next() {
                if try Self.isGone(row[JournalEntry.columnCount], db) { found.append(JournalEntry(row: row)) }
            }
            return found
        }
    }

    /// Brings back what one change deleted, as a change of its own: later changes stay, and undo takes it back.
    ///
    /// - Returns: the deletion.
    /// - Throws: `restoreConflict` when what it belonged to is gone or a later change stands in the way, and nothing is
    ///   changed then; `missing` where the entry is no deletion of the acting trainer that is in force.
    @discardableResult
    public func restore(_ entry: Identifier<JournalEntry>) throws(StoreError) -> JournalEntry {
        try changeAlone { change in
            let found = try change.db.first("\(Self.changes) AND j.id = ?", self.actor, entry) { row in
                (entry: JournalEntry(row: row), changeset: Changeset(bytes: row[JournalEntry.columnCount]))
            }
            guard let found, found.entry.isDeletion else { throw StoreError.missing }
            change.nameRestoring(found.entry)
            let crowded = try Self.crowdedColumns(change.db)
            let way = try found.changeset.inverted()
            guard try self.apply(way, of: found.entry.id.rawValue, to: change.db),
                try Self.crowdedColumns(change.db) <= crowded
            else { throw StoreError.restoreConflict(found.entry.content) }
            return found.entry
        }
    }

    /// The changes of a trainer that are in force.
    private static let changes = """
        SELECT \(JournalEntry.columns), changeset FROM journal j JOIN journal_changeset s ON s.journal = j.id
        WHERE j.actor IS ? AND j.undone = 0
        """

    /// Whether what the chosen deletion took away is not there again.
    public func isGone(_ entry: Identifier<JournalEntry>) throws(StoreError) -> Bool {
        try read { db in
            let changeset = try db.first("\(Self.changes) AND j.id = ?", actor, entry) {
                $0[JournalEntry.columnCount] as Data
            }
            return try changeset.map { try Self.isGone($0, db) } ?? false
        }
    }

    /// How many columns of sheets hold two sessions, and how many cells are planned where a session stands; no index refuses
    /// either, and something may stand or be planned in the column by now.
    private static func crowdedColumns(_ db: Database) throws -> Int {
        let sessions = """
            SELECT count(*) FROM (
                SELECT 1 FROM session WHERE phase IS NOT NULL AND column_number IS NOT NULL
                GROUP BY phase, column_number HAVING count(*) > 1)
            """
        let plans = """
            SELECT count(*) FROM planned_cell c JOIN phase_row r ON r.id = c.phase_row
            JOIN session s ON s.phase = r.phase AND s.column_number = c.column_number
            """
        return try db.count(sessions) + db.count(plans)
    }

    /// Whether a changeset deletes something and its first row is not there again.
    private static func isGone(_ changeset: Data, _ db: Database) throws -> Bool {
        guard let (table, row) = try ChangesetContents.firstDeleted(changeset) else { return false }
        let columns = try db.columns(in: table).map(\.name)
        let key = try db.primaryKey(table).columns
        let values = key.map { name in columns.firstIndex(of: name).flatMap { row.indices.contains($0) ? row[$0] : nil }
        }
        let condition = key.map { "\"\($0)\" = ?" }.joined(separator: " AND ")
        let sql = "SELECT EXISTS (SELECT 1 FROM \"\(table)\" WHERE \(condition))"
        return try Bool.fetchOne(db, sql: sql, arguments: StatementArguments(values)) == false
    }
}
