import Dispatch
import GRDB
import Synchronization

extension Diary {
    /// Checks the whole file. Damage is reported, not thrown.
    ///
    /// - Parameter thorough: whether the indexes are compared with their tables, too: half the work for two million sets.
    public func integrityReport(thorough: Bool = true) throws(StoreError) -> IntegrityReport {
        // The file's structure takes as long as all else, so each gets a connection and a thread of its own.
        let structure = Mutex(Result<[String], StoreError>.success([]))
        let contents = Mutex<Result<IntegrityReport, StoreError>?>(nil)
        DispatchQueue.concurrentPerform(iterations: 2) { half in
            if half == 0 {
                let found = Result { () throws(StoreError) in try read { db in try Self.damage(db, thorough: thorough) }
                }
                structure.withLock { $0 = found }
            } else {
                let found = Result { () throws(StoreError) in try read { db in try Self.contents(db) } }
                contents.withLock { $0 = found }
            }
        }
        do {
            let damage = try structure.withLock { $0 }.get()
            guard damage.isEmpty, let report = try contents.withLock({ $0 })?.get() else {
                return IntegrityReport(damage: damage)
            }
            return report
        } catch .corrupt(let detail) {
            return IntegrityReport(damage: [detail])
        }
    }

    private static func contents(_ db: Database) throws -> IntegrityReport {
        try IntegrityReport(
            damage: [], lostReferences: lostReferences(db), isSearchComplete: isSearchComplete(db),
            cellsDiffering: SetCheck(db).result.rowsDiffering.count)
    }

    /// Makes the search index anew from the records.
    public func rebuildSearch() throws(StoreError) {
        try write { db in
            try db.execute(sql: "DELETE FROM search")
            try db.execute(sql: "INSERT INTO search (rowid, body, kind) \(Self.searchable)")
        }
    }

    static func damage(_ db: Database, thorough: Bool = true) throws -> [String] {
        try String.fetchAll(db, sql: "PRAGMA \(thorough ? "integrity" : "quick")_check(100)").filter { $0 != "ok" }
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
