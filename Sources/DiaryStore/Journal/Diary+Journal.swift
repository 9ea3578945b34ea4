import FitnessModel
import Foundation
import GRDB
import Synchronization

extension Diary {
    /// Writes a change into the journal; what was undone before it cannot be done again. Nothing when it is empty.
    func append(_ changeset: Changeset, of change: Change) throws {
        guard !changeset.isEmpty else { return }
        let db = change.db
        let label = change.label ?? "Change the diary"
        let whole = change.continuesNewest ? try takeNewest(db, label: label, joining: changeset) : changeset
        try db.run("UPDATE journal SET undone = 2 WHERE actor IS ? AND undone = 1", change.actor)
        guard !whole.isEmpty else { return }
        // Made last, so that it is above all ids in the change.
        identifiers.pass(change.identifiers.nextRawValue())
        let id = identifiers.nextRawValue()
        try identifiers.checkRoom()
        try db.run("INSERT INTO journal VALUES (?, ?, ?, ?, ?, 0)", id, change.now, change.actor, device, label)
        state.withLock { $0.newestEntry = Identifier(rawValue: id) }
        let bytes = try db.cachedStatement(sql: "INSERT INTO journal_changeset VALUES (?, ?)")
        try bytes.execute(arguments: [id, whole.bytes])
    }

    /// Takes the acting trainer's newest entry out of the journal and puts the changeset behind what it did, where it is
    /// in force and of this label.
    private func takeNewest(_ db: Database, label: String, joining changeset: Changeset) throws -> Changeset {
        let sql = """
            SELECT id, changeset FROM journal JOIN journal_changeset ON journal = id
            WHERE id = (SELECT max(id) FROM journal WHERE actor IS ?) AND undone = 0 AND label = ? AND id > ?
            """
        let border = state.withLock { $0.joinsAfter?.rawValue ?? 0 }
        guard let row = try Row.fetchOne(db, sql: sql, arguments: [actor?.rawValue, label, border]) else {
            return changeset
        }
        let whole = try Changeset(joining: [row[1], changeset.bytes])
        try db.deleteEntry(row[0])
        return whole
    }
}

extension Database {
    /// Takes an entry out of the journal.
    func deleteEntry(_ id: Int64) throws {
        try run("DELETE FROM journal_changeset WHERE journal = ?", id)
        try run("DELETE FROM journal WHERE id = ?", id)
    }
}
