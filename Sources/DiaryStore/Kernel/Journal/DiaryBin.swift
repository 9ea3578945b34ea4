public import FitnessModel
public import Foundation
import GRDB

extension Diary {
    /// What the acting trainer deleted and what is still gone, the newest first: what `restore` can bring back. What undo took
    /// back, or what was restored, is there again.
    public func deletions(limit: Int = 300) throws(StoreError) -> [JournalEntry] {
        try read { db in
            let verbs = JournalEntry.deletingVerbs.map { _ in "label LIKE ?" }.joined(separator: " OR ")
            let sql = "\(Self.changes) AND (\(verbs)) ORDER BY id DESC"
            let beginnings = JournalEntry.deletingVerbs.map { $0 + "%" }
            let arguments = StatementArguments([actor?.rawValue]) + StatementArguments(beginnings)
            let rows = try Row.fetchCursor(db, sql: sql, arguments: arguments)
            var found: [JournalEntry] = []
            while found.count < limit, let row = try rows.next() {
                if try Self.isGone(row[6], db) { found.append(JournalEntry(row: row)) }
            }
            return found
        }
    }

    /// Brings back what one change deleted, as a change of its own: later changes stay, and undo takes it back.
    ///
    /// - Returns: what is there again, for people: "client Jan Novák".
    /// - Throws: `restoreConflict` when what it belonged to is gone or a later change stands in the way, and nothing is
    ///   changed then; `missing` where the entry is no deletion of the acting trainer that is in force.
    @discardableResult
    public func restore(_ entry: Identifier<JournalEntry>) throws(StoreError) -> String {
        try changeAlone(nil) { change in
            let found = try change.db.first("\(Self.changes) AND id = ?", self.actor, entry) { row in
                (entry: JournalEntry(row: row), changeset: Changeset(bytes: row[6]))
            }
            guard let found, let deleted = found.entry.deleted else { throw StoreError.missing }
            change.name("Restore \(deleted)")
            let crowded = try Self.crowdedColumns(change.db)
            let way = try found.changeset.inverted()
            guard try self.apply(way, of: found.entry.id.rawValue, to: change.db),
                try Self.crowdedColumns(change.db) <= crowded
            else { throw StoreError.restoreConflict(label: found.entry.label) }
            return deleted
        }
    }

    /// The changes of a trainer that are in force.
    private static let changes = """
        SELECT id, at, actor, device, label, undone, changeset FROM journal JOIN journal_changeset ON journal = id
        WHERE actor IS ? AND undone = 0
        """

    /// Whether what the chosen deletion took away is not there again.
    public func isGone(_ entry: Identifier<JournalEntry>) throws(StoreError) -> Bool {
        try read { db in
            let changeset = try db.first("\(Self.changes) AND id = ?", actor, entry) { $0[6] as Data }
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

/// One change that was made: the audit trail shows it, undo takes it back.
public struct JournalEntry: Identified, Hashable {
    /// Whether the change is in force.
    public enum State: Int, Sendable {
        /// In force.
        case done = 0
        /// Taken back, and can be done again.
        case undone = 1
        /// Taken back, and left behind by a later change.
        case leftBehind = 2
    }

    /// Names the entry; later ones have larger ids.
    public let id: Identifier<JournalEntry>
    /// When the change was made.
    public let at: Date
    /// Who made it.
    public let actor: Identifier<Trainer>?
    /// The number of the machine it was made on.
    public let device: Int
    /// What was done, for people.
    public let label: String
    /// Whether it is in force.
    public let state: State
}

extension JournalEntry {
    /// The verbs with which the labels of deletions begin.
    static let deletingVerbs = ["Delete ", "Remove "]

    /// What the change deleted, for people: "client Jan Novák"; nil for other changes.
    public var deleted: String? {
        Self.deletingVerbs.first { label.hasPrefix($0) }.map { String(label.dropFirst($0.count)) }
    }
}
