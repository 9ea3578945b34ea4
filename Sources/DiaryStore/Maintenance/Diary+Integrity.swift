import GRDB

extension Diary {
    /// Checks the whole file; takes about a second for a hundred megabytes. Damage is reported, not thrown.
    public func integrityReport() throws(StoreError) -> IntegrityReport {
        do {
            return try read { db in
                let damage = try Self.damage(db)
                guard damage.isEmpty else { return IntegrityReport(damage: damage) }
                return try IntegrityReport(
                    damage: [], lostReferences: Self.lostReferences(db), isSearchComplete: Self.isSearchComplete(db))
            }
        } catch .corrupt(let detail) {
            return IntegrityReport(damage: [detail])
        }
    }

    /// Makes the search index anew from the records.
    public func rebuildSearch() throws(StoreError) {
        try write { db in
            try db.execute(sql: "DELETE FROM search")
            try db.execute(sql: "INSERT INTO search (rowid, body, kind) \(Self.searchable)")
        }
    }

    static func damage(_ db: Database) throws -> [String] {
        try String.fetchAll(db, sql: "PRAGMA integrity_check(100)").filter { $0 != "ok" }
    }

    static func lostReferences(_ db: Database) throws -> [String] {
        let sql = "SELECT \"table\", rowid, parent FROM pragma_foreign_key_check LIMIT 100"
        return try Row.fetchAll(db, sql: sql).map { row in
            let record = (row[1] as Int64?).map { " \($0)" } ?? ""
            return "\(row[0] as String)\(record): no \(row[2] as String)"
        }
    }

    private static func isSearchComplete(_ db: Database) throws -> Bool {
        let differs = """
            SELECT EXISTS (
                SELECT * FROM (\(searchable)) EXCEPT SELECT rowid, body, kind FROM search
            ) OR (SELECT count(*) FROM search) <> (SELECT count(*) FROM (\(searchable)))
            """
        return try Bool.fetchOne(db, sql: differs) == false
    }

    /// What the triggers keep in the search index.
    private static let searchable = """
        SELECT id, name_key || ' ' || words, 'client' FROM client
        UNION ALL SELECT id, name_key || ' ' || words, 'exercise' FROM exercise
        UNION ALL SELECT id, name_key || ' ' || words, 'phase' FROM phase
        UNION ALL SELECT id, name_key || ' ' || words, 'mesocycle' FROM mesocycle
        UNION ALL SELECT id, name_key || ' ' || words, 'machine' FROM machine
        UNION ALL SELECT id, words, 'session' FROM session WHERE words <> ''
        """
}
