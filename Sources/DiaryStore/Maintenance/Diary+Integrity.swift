import Dispatch
import GRDB
import Synchronization

extension Diary {
    /// What one check finds, written into its part of the report.
    private typealias Check = @Sendable (Database) throws -> (inout IntegrityReport) -> Void

    /// Checks the whole file. Damage is reported, not thrown.
    ///
    /// - Parameter thorough: whether the indexes are compared with their tables, too: half the work for two million sets.
    public func integrityReport(thorough: Bool = true) throws(StoreError) -> IntegrityReport {
        // Each with a connection and, as long as there are processors, a thread of its own: the longest first.
        let checks = Self.checks(thorough: thorough)
        let report = Mutex(IntegrityReport(damage: []))
        let failures = Mutex<[Int: StoreError]>([:])
        DispatchQueue.concurrentPerform(iterations: checks.count) { number in
            do throws(StoreError) {
                let found = try read { db in try checks[number](db) }
                report.withLock { found(&$0) }
            } catch {
                failures.withLock { $0[number] = error }
            }
        }
        let found = report.withLock { $0 }
        guard found.damage.isEmpty else { return IntegrityReport(damage: found.damage) }
        switch failures.withLock({ $0.min { $0.key < $1.key }?.value }) {
        case nil: return found
        case .corrupt(let detail): return IntegrityReport(damage: [detail])
        case let failure?: throw failure
        }
    }

    private static func checks(thorough: Bool) -> [Check] {
        [
            { db in
                let damage = try damage(db, thorough: thorough)
                return { $0.damage = damage }
            },
            { db in
                let check = try SetCheck(db)
                let counts = try counts(db, sets: check.sets)
                return { report in
                    report.cellsDiffering = check.differing.count
                    report.counts = counts
                    report.totals = check.totals
                }
            },
            { db in
                let lost = try lostReferences(db)
                return { $0.lostReferences = lost }
            },
            { db in
                let isComplete = try isSearchComplete(db)
                return { $0.isSearchComplete = isComplete }
            },
        ]
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
