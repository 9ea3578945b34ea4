import GRDB

extension Diary {
    /// Changes the diary: the only way to write what can be undone. All of it happens, or nothing.
    ///
    /// - Parameters:
    ///   - label: what is done, in a few words for people ("Log set"); undo names it.
    ///   - body: must not call the diary again; its error takes everything back.
    @discardableResult
    package func change<T>(_ label: String, _ body: (Change) throws -> T) throws(StoreError) -> T {
        try write { db in
            try passUsedIdentifiers(db)
            let recorder = try ChangeRecorder(db, tables: Schema.journaledTables)
            let change = Change(db: db, now: clock.now(), actor: actor, identifiers: identifiers)
            let result = try body(change)
            try append(try recorder.changeset(), label: label, of: change)
            return result
        }
    }

    /// Fills an empty diary in one go, past the journal: what comes in this way cannot be undone. For demo data.
    package func populate<T>(_ body: (Change) throws -> T) throws(StoreError) -> T {
        try write { db in
            guard try Self.isBlank(db) else { throw StoreError.notEmpty }
            // Room to build the indexes in memory instead of spilling every page many times over.
            try db.execute(sql: "PRAGMA cache_size = -131072")
            defer { try? db.execute(sql: "PRAGMA cache_size = -2000") }
            return try body(Change(db: db, now: clock.now(), actor: actor, identifiers: identifiers))
        }
    }

    /// Two processes on one machine share a device number; the newest journal id is above every id in the file.
    private func passUsedIdentifiers(_ db: Database) throws {
        let newest = try db.cachedStatement(sql: "SELECT max(id) FROM journal")
        if let used = try Int64.fetchOne(newest) { identifiers.pass(used) }
    }

    private static func isBlank(_ db: Database) throws -> Bool {
        for table in ["journal", "client", "exercise", "phase", "session"] {
            if try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM \(table))") ?? false { return false }
        }
        return true
    }
}
