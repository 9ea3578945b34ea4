import GRDB

extension DiaryFile {
    /// What the database behind this connection is; throws for newer and foreign ones.
    func state(_ db: Database) throws -> DiaryState {
        let application = try Int64.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        guard application == Schema.applicationID else {
            // A first start that was cut off may have left an empty list of migrations.
            let names = try String.fetchSet(db, sql: "SELECT tbl_name FROM sqlite_schema")
            guard application == 0, version == 0, names.isSubset(of: [Schema.migrationTable]),
                try Schema.applied(db).isEmpty
            else { throw StoreError.notADiary(path: path) }
            return .empty
        }
        let applied = try Schema.applied(db), known = Set(Schema.migrations.map(\.name))
        guard version <= Schema.version, applied.isSubset(of: known) else {
            throw StoreError.newerSchema(found: max(version, Schema.version + 1), known: Schema.version)
        }
        return applied == known ? .current(schema: version) : .older(schema: version)
    }
}
