import CSQLiteSession
import FitnessModel
import Foundation
import GRDB

extension Diary {
    /// Makes several changes that belong together one entry of the journal: one form, one undo.
    ///
    /// - Throws: what `body` throws; the changes made until then are taken back.
    @discardableResult
    public func together<T>(
        _ label: String, _ body: (Diary) throws(StoreError) -> T
    ) throws(StoreError) -> T {
        let before = try read { db in try Int64.fetchOne(db, sql: "SELECT max(id) FROM journal") ?? 0 }
        do {
            let result = try body(self)
            try write { db in try merge(db, after: before, label: label) }
            return result
        } catch {
            while try ownEntries(after: before) > 0 { try undo() }
            throw error
        }
    }

    /// Makes the acting trainer's entries above `id` that are in force one entry.
    func joinEntries(after id: Int64, label: String) throws(StoreError) {
        try write { db in try merge(db, after: id, label: label) }
    }

    private func ownEntries(after id: Int64) throws(StoreError) -> Int {
        try read { db in
            let sql = "SELECT count(*) FROM journal WHERE actor IS ? AND undone = 0 AND id > ?"
            return try Int.fetchOne(db, sql: sql, arguments: [actor?.rawValue, id]) ?? 0
        }
    }

    /// Puts the entries since `id` into the newest of them, which is above all ids in them.
    private func merge(_ db: Database, after id: Int64, label: String) throws {
        let own = "actor IS ? AND undone = 0 AND id > ?"
        let arguments: StatementArguments = [actor?.rawValue, id]
        let ids = try Int64.fetchAll(db, sql: "SELECT id FROM journal WHERE \(own) ORDER BY id", arguments: arguments)
        guard let newest = ids.last else { return }
        if ids.count > 1 {
            let bytes = try Data.fetchAll(
                db,
                sql: "SELECT changeset FROM journal_changeset JOIN journal ON id = journal WHERE \(own) ORDER BY id",
                arguments: arguments)
            let whole = try Changeset(joining: bytes)
            for old in ids.dropLast() {
                try db.execute(sql: "DELETE FROM journal_changeset WHERE journal = ?", arguments: [old])
                try db.execute(sql: "DELETE FROM journal WHERE id = ?", arguments: [old])
            }
            try db.execute(
                sql: "UPDATE journal_changeset SET changeset = ? WHERE journal = ?", arguments: [whole.bytes, newest])
        }
        try db.execute(sql: "UPDATE journal SET label = ? WHERE id = ?", arguments: [label, newest])
    }
}

extension Changeset {
    /// One difference out of several that were made one after the other.
    init(joining parts: [Data]) throws {
        var group: OpaquePointer?
        try Self.check(sqlite3changegroup_new(&group))
        defer { sqlite3changegroup_delete(group) }
        for part in parts {
            let code = part.withUnsafeBytes { input in
                // Only read, though the C signature does not say so.
                sqlite3changegroup_add(group, CInt(input.count), UnsafeMutableRawPointer(mutating: input.baseAddress))
            }
            try Self.check(code)
        }
        self = try Self.taking { size, output in sqlite3changegroup_output(group, size, output) }
    }
}
