import FitnessModel
import Foundation
import GRDB

extension Diary {
    /// Takes back the newest change of the acting trainer that is in force.
    ///
    /// - Returns: what was undone; nil when there is nothing.
    /// - Throws: `undoConflict` when a later change stands in the way; nothing is changed then.
    @discardableResult
    public func undo() throws(StoreError) -> String? {
        try writeAlone { db in
            guard let entry = try newestDone(db) else { return nil }
            let way = try changeset(of: entry, db).inverted()
            guard try way.apply(to: db) else { throw StoreError.undoConflict(label: entry.label) }
            try mark(entry, as: .undone, db)
            return entry.label
        }
    }

    /// Makes the change again that was taken back last.
    ///
    /// - Returns: what was done again; nil when there is nothing.
    /// - Throws: `undoConflict` when a later change stands in the way; nothing is changed then.
    @discardableResult
    public func redo() throws(StoreError) -> String? {
        try writeAlone { db in
            guard let entry = try oldestUndone(db) else { return nil }
            guard try changeset(of: entry, db).apply(to: db) else {
                throw StoreError.undoConflict(label: entry.label)
            }
            try mark(entry, as: .done, db)
            return entry.label
        }
    }

    /// What `undo` would take back.
    public func nextUndo() throws(StoreError) -> String? {
        try readAlone { db in try newestDone(db)?.label }
    }

    /// What `redo` would do again.
    public func nextRedo() throws(StoreError) -> String? {
        try readAlone { db in try oldestUndone(db)?.label }
    }

    private struct Entry {
        let id: Int64
        let label: String
    }

    private func newestDone(_ db: Database) throws -> Entry? {
        try entry(db, "SELECT id, label FROM journal WHERE actor IS ? AND undone = 0 ORDER BY id DESC LIMIT 1")
    }

    private func oldestUndone(_ db: Database) throws -> Entry? {
        try entry(db, "SELECT id, label FROM journal WHERE actor IS ? AND undone = 1 ORDER BY id LIMIT 1")
    }

    private func entry(_ db: Database, _ sql: String) throws -> Entry? {
        let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [actor?.rawValue])
        return row.map { Entry(id: $0[0], label: $0[1]) }
    }

    private func changeset(of entry: Entry, _ db: Database) throws -> Changeset {
        let sql = "SELECT changeset FROM journal_changeset WHERE journal = ?"
        guard let bytes = try Data.fetchOne(db, sql: sql, arguments: [entry.id]) else { throw StoreError.missing }
        return Changeset(bytes: bytes)
    }

    private func mark(_ entry: Entry, as state: JournalEntry.State, _ db: Database) throws {
        try db.execute(sql: "UPDATE journal SET undone = ? WHERE id = ?", arguments: [state.rawValue, entry.id])
    }
}
