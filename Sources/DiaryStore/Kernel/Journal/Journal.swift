public import FitnessModel
import Foundation
import GRDB
import Synchronization

/// The recorded changes: the history, and the bin of deleted records. `Diary` has undo and redo.
public struct Journal: Sendable {
    let diary: Diary
}

extension Diary {
    /// The changes that were made.
    public var journal: Journal { Journal(diary: self) }
}

extension Journal {
    /// The acting trainer's deletions that are neither undone nor restored, newest first: `restore` can restore
    /// them.
    public func deletions(limit: Int = 300) throws(StoreError) -> [JournalEntry] {
        try diary.read { db in
            let sql = "\(Self.changes) AND j.kind GLOB ? ORDER BY j.place DESC"
            let rows = try Row.fetchCursor(db, sql: sql, arguments: [diary.actor?.rawValue, JournalEntry.deletions])
            var found: [JournalEntry] = []
            while found.count < limit, let row = try rows.next() {
                if try Self.isStillDeleted(row[JournalEntry.columnCount], db) { found.append(JournalEntry(row: row)) }
            }
            return found
        }
    }

    /// Restores what one change deleted, as a change of its own: later changes stay, and undo reverts it.
    ///
    /// - Returns: the deletion.
    /// - Throws: `restoreConflict` if its owner is deleted or a later change prevents it, and nothing is changed then;
    ///   `missing` if the entry is not a deletion of the acting trainer, or is undone.
    @discardableResult
    public func restore(_ entry: Identifier<JournalEntry>) throws(StoreError) -> JournalEntry {
        try diary.changeAlone { change in
            let found = try change.db.first("\(Self.changes) AND j.id = ?", diary.actor, entry) { row in
                (entry: JournalEntry(row: row), changeset: Changeset(bytes: row[JournalEntry.columnCount]))
            }
            guard let found, found.entry.isDeletion else { throw StoreError.missing }
            change.nameRestoring(found.entry)
            let crowded = try Self.crowdedColumns(change.db)
            let way = try found.changeset.inverted()
            guard try diary.integrity.apply(way, of: found.entry.id.rawValue, to: change.db),
                try Self.crowdedColumns(change.db) <= crowded
            else { throw StoreError.restoreConflict(found.entry.content) }
            return found.entry
        }
    }

    /// The changes of a trainer that are not undone.
    private static let changes = """
        SELECT \(JournalEntry.columns), changeset FROM journal j JOIN journal_changeset s ON s.journal = j.id
        WHERE j.actor IS ? AND j.undone = 0
        """

    /// Whether the records of this deletion are still deleted.
    public func isStillDeleted(_ entry: Identifier<JournalEntry>) throws(StoreError) -> Bool {
        try diary.read { db in
            let changeset = try db.first("\(Self.changes) AND j.id = ?", diary.actor, entry) {
                $0[JournalEntry.columnCount] as Data
            }
            return try changeset.map { try Self.isStillDeleted($0, db) } ?? false
        }
    }

    /// The number of columns with two sessions, and of planned cells in columns with a session; no index prevents
    /// either, and the column may have been used since.
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
    private static func isStillDeleted(_ changeset: Data, _ db: Database) throws -> Bool {
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

extension Journal {
    /// The change that this process made last; nil before the first.
    public var newestOwn: Identifier<JournalEntry>? { diary.state.withLock { $0.newestEntry } }

    /// Ends the joining of changes: later ones get entries of their own, because another person continues here.
    public func stopJoining() { diary.state.withLock { $0.joinsAfter = $0.newestEntry } }

    /// The changes of all trainers, newest first. Those of others have no content: their clients may not be shared.
    public func entries(limit: Int = 100, offset: Int = 0) throws(StoreError) -> [JournalEntry] {
        try diary.read { db in
            let sql = """
                SELECT \(JournalEntry.columns), t.name FROM \(JournalEntry.groups) JOIN journal j ON j.id IN (
                    SELECT id FROM journal WHERE actor IS t.id AND undone = s.state ORDER BY place DESC LIMIT ?)
                ORDER BY j.place DESC LIMIT ? OFFSET ?
                """
            return try db.all(sql, limit + offset, limit, offset) { row in
                row.optionalID(2) == diary.actor
                    ? JournalEntry(row: row)
                    : JournalEntry(row: row, content: .ofAnother(row.optionalText(JournalEntry.columnCount)))
            }
        }
    }
}
