import GRDB

extension DiaryFile {
    /// What a file is to this version of the program.
    enum Standing: Equatable {
        /// Nothing in it yet.
        case blank
        /// A diary of an earlier schema, of this number.
        case older(schema: Int)
        /// A diary of the newest schema.
        case current
    }

    /// What the database behind this connection is; throws for newer and foreign ones.
    func standing(_ db: Database) throws -> Standing {
        let application = try Int64.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        guard application == Schema.applicationID else {
            // A first start that was cut off may have left an empty list of migrations.
            let names = try String.fetchSet(db, sql: "SELECT tbl_name FROM sqlite_schema")
            guard application == 0, version == 0, names.isSubset(of: [Schema.migrationTable]),
                try Schema.applied(db).isEmpty
            else { throw StoreError.notADiary(path: path) }
            return .blank
        }
        let applied = try Schema.applied(db), known = Set(Schema.migrations.map(\.name))
        guard version <= Schema.version, applied.isSubset(of: known) else {
            throw StoreError.newerSchema(found: max(version, Schema.version + 1), known: Schema.version)
        }
        return applied == known ? .current : .older(schema: version)
    }
}
