import CSQLiteSession
import GRDB

/// Records what happens to some tables of one connection while it lives, by SQLite's session extension.
final class ChangeRecorder {
    private let session: OpaquePointer

    /// Starts to record. Call inside the transaction that is to be recorded.
    init(_ db: Database, tables: [String]) throws {
        var created: OpaquePointer?
        try Changeset.check(sqlite3session_create(db.sqliteConnection, "main", &created))
        guard let created else { throw DatabaseError(resultCode: .SQLITE_NOMEM) }
        session = created
        for table in tables {
            try Changeset.check(sqlite3session_attach(session, table))
        }
    }

    deinit { sqlite3session_delete(session) }

    /// What has happened so far; empty when nothing is different.
    func changeset() throws -> Changeset {
        try Changeset.taking { size, bytes in sqlite3session_changeset(session, size, bytes) }
    }
}
