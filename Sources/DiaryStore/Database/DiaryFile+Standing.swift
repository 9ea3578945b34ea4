import GRDB

extension DiaryFile {
    /// What a file is to this version of the program.
    enum Standing: Equatable {
        /// Nothing in it yet.
        case blank
        /// A diary of an earlier schema.
        case older
        /// A diary of the newest schema.
        case current
    }

    /// What the database behind this connection is; throws for newer and foreign ones.
    func standing(_ db: Database) throws -> Standing {
        let application = try Int64.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        guard application == Schema.applicationID else {
            let entries = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
            guard application == 0, version == 0, entries == 0 else { throw StoreError.notADiary(path: path) }
            return .blank
        }
        let migrator = Schema.migrator
        if try version > Schema.version || migrator.hasBeenSuperseded(db) {
            throw StoreError.newerSchema(found: max(version, Schema.version + 1), known: Schema.version)
        }
        return try migrator.hasCompletedMigrations(db) ? .current : .older
    }
}
