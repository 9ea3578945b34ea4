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
        let contents = Mutex(Result<IntegrityReport, StoreError>.success(IntegrityReport(damage: [])))
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
            return damage.isEmpty ? try contents.withLock { $0 }.get() : IntegrityReport(damage: damage)
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
        try Array(db.foreignKeyViolations().prefix(100)).map { violation in
            let record = violation.originRowID.map { " \($0)" } ?? ""
            return "\(violation.originTable)\(record): no \(violation.destinationTable)"
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
    private static let searchable =
        SearchKind.allCases.map(\.rawValue)
        .map { "SELECT id, name_key || ' ' || words, '\($0)' FROM \($0) UNION ALL " }.joined()
        + "SELECT id, words, 'session' FROM session WHERE words <> ''"
}
