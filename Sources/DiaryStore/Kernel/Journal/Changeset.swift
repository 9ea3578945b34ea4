import CSQLiteSession
import Foundation
import GRDB

/// The difference between two states of the diary, in the format of SQLite's session extension.
struct Changeset {
    /// The bytes as they are stored.
    let bytes: Data

    /// Whether there is no difference.
    var isEmpty: Bool { bytes.isEmpty }

    /// The way back.
    func inverted() throws -> Changeset {
        try bytes.withUnsafeBytes { input in
            try Self.taking { size, output in
                sqlite3changeset_invert(CInt(input.count), input.baseAddress, size, output)
            }
        }
    }

    /// Makes the difference. Returns false when a record is not as the changeset left it, or when others refer to one
    /// that would go: then part of it may be made, and the caller must roll the transaction back.
    func apply(to db: Database) throws -> Bool {
        let code = bytes.withUnsafeBytes { input in
            // The bytes are only read, though the C signature does not say so. A savepoint for each row would be
            // several times slower if triggers write the search index.
            sqlite3changeset_apply_v2(
                db.sqliteConnection, CInt(input.count), UnsafeMutableRawPointer(mutating: input.baseAddress),
                nil, { _, _, _ in SQLITE_CHANGESET_ABORT }, nil, nil, nil, SQLITE_CHANGESETAPPLY_NOSAVEPOINT)
        }
        if code & 0xFF == SQLITE_ABORT || code & 0xFF == SQLITE_CONSTRAINT { return false }
        try Self.check(code)
        return true
    }

    /// Takes over a buffer that SQLite allocated.
    static func taking(
        _ call: (UnsafeMutablePointer<CInt>, UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> CInt
    ) throws -> Changeset {
        var size: CInt = 0
        var buffer: UnsafeMutableRawPointer?
        try check(call(&size, &buffer))
        guard let buffer, size > 0 else {
            sqlite3_free(buffer)
            return Changeset(bytes: Data())
        }
        return Changeset(
            bytes: Data(bytesNoCopy: buffer, count: Int(size), deallocator: .custom { bytes, _ in sqlite3_free(bytes) })
        )
    }

    /// Throws what SQLite answered, unless it was "ok".
    static func check(_ code: CInt) throws {
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
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

    /// The changes so far; empty if nothing differs.
    func changeset() throws -> Changeset {
        try Changeset.taking { size, bytes in sqlite3session_changeset(session, size, bytes) }
    }
}
