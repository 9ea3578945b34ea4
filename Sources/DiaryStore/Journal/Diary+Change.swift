import FitnessModel
import GRDB

extension Diary {
    /// One transaction with its entry of the journal.
    func changeAlone<T>(_ label: String?, _ body: (Change) throws -> T) throws(StoreError) -> T {
        try writeAlone { db in
            try passUsedIdentifiers(db)
            let recorder = try ChangeRecorder(db, tables: Schema.journaledTables)
            let change = Change(db: db, diary: self, identifiers: identifiers)
            if let label { change.name(label) }
            let result = try body(change)
            if let failure = change.failure { throw failure }
            try append(try recorder.changeset(), of: change)
            return result
        }
    }

    /// Fills an empty diary in one go, past the journal: what comes in this way cannot be undone. For demo data.
    package func populate<T>(_ body: (Change) throws -> T) throws(StoreError) -> T {
        try writeAlone { db in
            guard try Self.isBlank(db) else { throw StoreError.notEmpty }
            // Room to build the indexes in memory instead of spilling every page many times over.
            try db.execute(sql: "PRAGMA cache_size = -131072")
            defer { try? db.execute(sql: "PRAGMA cache_size = -2000") }
            let result = try body(Change(db: db, diary: self, identifiers: identifiers))
            try identifiers.checkRoom()
            return result
        }
    }

    /// Two processes on one machine share a device number; the newest journal id is above every id in the file. One that
    /// a clock beyond all ids left behind does not count: the next ones go on below it.
    private func passUsedIdentifiers(_ db: Database) throws {
        let newest = try db.cachedStatement(sql: "SELECT max(id) FROM journal WHERE id < ?")
        if let used = try Int64.fetchOne(newest, arguments: [IDGenerator.end]) { identifiers.pass(used) }
    }

    private static func isBlank(_ db: Database) throws -> Bool {
        try ["journal", "client", "exercise", "phase", "session"].allSatisfy { table in
            try db.count("SELECT EXISTS (SELECT 1 FROM \(table))") == 0
        }
    }
}
