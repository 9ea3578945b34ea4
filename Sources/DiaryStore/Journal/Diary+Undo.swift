public import FitnessModel
import Foundation
import GRDB
import Synchronization

extension Diary {
    /// The change that this process made last; nil before the first.
    public var newestOwnChange: Identifier<JournalEntry>? { state.withLock { $0.newestEntry } }

    /// Joins no later change to one that was made before: another person goes on from here.
    public func closeChanges() { state.withLock { $0.joinsAfter = $0.newestEntry } }

    /// Takes back the newest change of the acting trainer that is in force.
    ///
    /// - Parameter own: where given, only one of these is taken back.
    /// - Returns: what was undone; nil when there is nothing.
    /// - Throws: `undoConflict` when a later change stands in the way; nothing is changed then.
    @discardableResult
    public func undo(among own: Set<Identifier<JournalEntry>>? = nil) throws(StoreError) -> String? {
        try writeAlone { db in
            guard let entry = try entry(db, where: "undone = 0", among: own, order: "id DESC") else { return nil }
            return try make(entry, of: changeset(of: entry, db).inverted(), as: .undone, db)
        }
    }

    /// Makes the change again that was taken back last.
    ///
    /// - Parameter own: where given, only one of these is made again.
    /// - Returns: what was done again; nil when there is nothing.
    /// - Throws: `undoConflict` when a later change stands in the way; nothing is changed then.
    @discardableResult
    public func redo(among own: Set<Identifier<JournalEntry>>? = nil) throws(StoreError) -> String? {
        try writeAlone { db in
            guard let entry = try entry(db, where: "undone = 1", among: own, order: "id") else { return nil }
            return try make(entry, of: changeset(of: entry, db), as: .done, db)
        }
    }

    private typealias Entry = (id: Int64, label: String)

    /// The first of the acting trainer's entries under this condition, in this order; of all of them, or of these.
    private func entry(
        _ db: Database, where condition: String, among own: Set<Identifier<JournalEntry>>?, order: String
    ) throws -> Entry? {
        let ids = own.map { "[\($0.map { String($0.rawValue) }.joined(separator: ","))]" }
        let sql = """
            SELECT id, label FROM journal
            WHERE actor IS ?1 AND \(condition) AND (?2 IS NULL OR id IN (SELECT value FROM json_each(?2)))
            ORDER BY \(order) LIMIT 1
            """
        return try db.first(sql, actor, ids) { row in (id: row[0], label: row.text(1)) }
    }

    private func changeset(of entry: Entry, _ db: Database) throws -> Changeset {
        let sql = "SELECT changeset FROM journal_changeset WHERE journal = ?"
        guard let bytes = try Data.fetchOne(db, sql: sql, arguments: [entry.id]) else { throw StoreError.missing }
        return Changeset(bytes: bytes)
    }

    /// Makes the difference, and marks the entry that it comes from.
    private func make(
        _ entry: Entry, of way: Changeset, as state: JournalEntry.State, _ db: Database
    ) throws -> String {
        guard try apply(way, of: entry.id, to: db) else { throw StoreError.undoConflict(label: entry.label) }
        try db.run("UPDATE journal SET undone = ? WHERE id = ?", state.rawValue, entry.id)
        return entry.label
    }
}
