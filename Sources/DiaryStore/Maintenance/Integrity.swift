import Dispatch
public import FitnessModel
import Foundation
import GRDB
import Synchronization

/// The result of checking all load cells: the sets of a cell must match its text.
public struct SetRebuild: Hashable, Sendable {
    /// Cells read.
    public let rowsRead: Int
    /// Cells whose sets were different.
    public let rowsDiffering: [Identifier<SessionRow>]
}

/// Checks and repairs of the file.
public struct Integrity: Sendable {
    let diary: Diary
}

extension Diary {
    /// Whether the file is sound.
    public var integrity: Integrity { Integrity(diary: self) }
}

extension Integrity {
    /// Parses all load cells of the file and returns the differences of their sets.
    public func checkSets() throws(StoreError) -> SetRebuild {
        try diary.read { db in try SetCheck(db).result }
    }

    /// Does the same and repairs the differences. Not undone: the texts, which are authoritative, stay unchanged.
    @discardableResult
    public func rebuildSets() throws(StoreError) -> SetRebuild {
        try diary.access.write { db in
            let check = try SetCheck(db)
            let sets = try PerformedSets(db)
            for (row, right) in check.differing {
                try sets.delete(of: row)
                try sets.insert(right, of: row)
            }
            return check.result
        }
    }
}

extension Integrity {
    /// The newest change of the journal whose sets may have been read by less.
    private static var renewedKey: String { "sets renewed through" }

    /// Reads all cells again if the diary was last written by a program that read less.
    ///
    /// - Returns: how many cells count differently now; nil if nothing was to be done, or may not be written.
    public func renewSets() throws(StoreError) -> Int? {
        guard !diary.refusesWrites,
            try diary.settings.get(PerformedSets.notationKey).flatMap(Int.init) ?? 1 < PerformedSets.notation
        else {
            return nil
        }
        let newest = try diary.read { db in try db.first("SELECT max(id) FROM journal") { $0[0] as Int64? } ?? nil }
        let count = try rebuildSets().rowsDiffering.count
        if count > 0, let newest { try diary.settings.set(Self.renewedKey, to: String(newest)) }
        try diary.settings.set(PerformedSets.notationKey, to: String(PerformedSets.notation))
        return count
    }

    /// Applies a change of the journal, or its inverse. Returns false as `Changeset.apply` does.
    ///
    /// Changes of an older program are out of date for sets that were renewed since: these are derived from the cells
    /// again.
    func apply(_ way: Changeset, of entry: Int64, to db: Database) throws -> Bool {
        let sql = "SELECT value FROM setting WHERE key = ?"
        let renewed = try db.first(sql, Self.renewedKey) { $0.text(0) }.flatMap(Int64.init) ?? 0
        guard entry <= renewed else {
            guard try way.apply(to: db) else { return false }
            try completeMeasurements(of: way, in: db)
            return true
        }
        let contents = try ChangesetContents(way.bytes)
        let cells = contents.sections.filter { ["session_row", "performed_set"].contains($0.table) }
        let rows = Set(cells.flatMap { $0.operations.flatMap { $0.values(at: 0, as: Int64.self) } })
        let sets = try PerformedSets(db)
        for row in rows { try sets.delete(of: Identifier(rawValue: row)) }
        let rest = Changeset(bytes: contents.data { section, _ in section.table != "performed_set" })
        guard try rest.isEmpty || rest.apply(to: db) else { return false }
        let cell = "SELECT r.text, s.unit FROM session_row r JOIN session s ON s.id = r.session WHERE r.id = ?"
        for row in rows {
            let read = try db.first(cell, row) { LoadCell($0.text(0), unit: $0.raw(1) ?? .kg).sets }
            try sets.insert(read ?? [], of: Identifier(rawValue: row))
        }
        try completeMeasurements(of: way, in: db)
        return true
    }

    /// Derives whose weight it is for measurements that a change of before schema 6 writes: it has no such column. As in
    /// `v6.sql`.
    private func completeMeasurements(of way: Changeset, in db: Database) throws {
        guard way.bytes.range(of: Data("measurement\u{0}".utf8)) != nil else { return }
        let column = try db.columns(in: "measurement").firstIndex { $0.name == "own_weight" } ?? 0
        for section in try ChangesetContents(way.bytes).sections where section.table == "measurement" {
            for operation in section.operations where !operation.new.isEmpty && operation.new.count <= column {
                let own = """
                    UPDATE measurement SET own_weight = EXISTS (
                        SELECT 1 FROM weigh_in w WHERE w.id = measurement.weigh_in AND w.fat_per_mille IS NULL
                            AND w.day = measurement.day AND w.minute IS measurement.minute)
                    WHERE id = ?
                    """
                for id in operation.values(at: 0, as: Int64.self) { try db.run(own, id) }
            }
        }
    }
}

/// Compares the sets of every cell with its text, in one walk over both tables, which also adds them up.
struct SetCheck {
    private(set) var rowsRead = 0
    private(set) var differing: [(row: Identifier<SessionRow>, right: [PerformedSet])] = []
    /// Sets in the file; one with drops or pauses is one.
    private(set) var sets = 0
    /// The totals of all sets in the file.
    private(set) var totals = DiaryTotals(reps: 0, grams: 0)
    /// The sets of texts, since the same few texts are frequent.
    private var known: [MassUnit: [String: [Int64]]] = [:]

    var result: SetRebuild { SetRebuild(rowsRead: rowsRead, rowsDiffering: differing.map(\.row)) }

    init(_ db: Database) throws {
        let cells = """
            SELECT r.id, r.text, s.unit FROM session_row r JOIN session s ON s.id = r.session ORDER BY r.id
            """
        var stored = try StoredParts(db)
        try db.each(cells) { row in
            rowsRead += 1
            let id: Identifier<SessionRow> = row.id(0)
            let text = row.text(1)
            let unit: MassUnit = row.raw(2) ?? .kg
            if try !stored.next(of: id.rawValue, are: values(text, unit)) {
                differing.append((id, LoadCell(text, unit: unit).sets))
            }
        }
        try stored.skipRest()
        (sets, totals) = (stored.sets, stored.totals)
    }

    private mutating func values(_ text: String, _ unit: MassUnit) -> [Int64] {
        if let values = known[unit]?[text] { return values }
        let values = LoadCell(text, unit: unit).sets.enumerated().flatMap { index, set in
            set.values(number: index + 1).joined().map { $0.map(Int64.init) ?? StoredParts.null }
        }
        if known[unit]?.count == 100_000 { known[unit] = [:] }
        known[unit, default: [:]][text] = values
        return values
    }
}

extension Integrity {
    /// A check, which writes its result into its part of the report.
    private typealias Check = @Sendable (Database) throws -> (inout IntegrityReport) -> Void

    /// Checks the whole file. Damage is reported, not thrown.
    ///
    /// - Parameter thorough: whether the indexes are compared with their tables, too: half the work for two million
    ///   sets.
    public func report(thorough: Bool = true) throws(StoreError) -> IntegrityReport {
        // Each with a connection and, as long as there are processors, a thread of its own: the longest first.
        let checks = Self.checks(thorough: thorough)
        let report = Mutex(IntegrityReport(damage: []))
        let failures = Mutex<[Int: StoreError]>([:])
        DispatchQueue.concurrentPerform(iterations: checks.count) { number in
            do throws(StoreError) {
                let found = try diary.read { db in try checks[number](db) }
                report.withLock { found(&$0) }
            } catch {
                failures.withLock { $0[number] = error }
            }
        }
        let found = report.withLock { $0 }
        guard found.damage.isEmpty else { return IntegrityReport(damage: found.damage) }
        switch failures.withLock({ $0.min { $0.key < $1.key }?.value }) {
        case nil: return found
        case .corrupt(let damage): return IntegrityReport(damage: [damage])
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
                let counts = try DiaryContents.counts(db, sets: check.sets)
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

    /// Rebuilds the search index from the records.
    public func rebuildSearch() throws(StoreError) {
        try diary.access.write { db in
            try db.execute(sql: "DELETE FROM search")
            try db.execute(sql: "INSERT INTO search (rowid, body, kind) \(Self.searchable)")
        }
    }

    static func damage(_ db: Database, thorough: Bool = true) throws -> [StoreError.Damage] {
        try String.fetchAll(db, sql: "PRAGMA \(thorough ? "integrity" : "quick")_check(100)").filter { $0 != "ok" }
            .map { .database($0) }
    }

    static func lostReferences(_ db: Database) throws -> [LostReference] {
        try Array(db.foreignKeyViolations().prefix(100)).map {
            LostReference(table: $0.originTable, row: $0.originRowID, target: $0.destinationTable)
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

    /// The rows that the triggers write to the search index.
    private static let searchable =
        SearchKind.allCases.map(\.rawValue)
        .map { "SELECT id, name_key || ' ' || words, '\($0)' FROM \($0) UNION ALL " }.joined()
        + "SELECT id, words, 'session' FROM session WHERE words <> ''"
}

/// The result of checking the whole file; of a damaged one only the damage is known.
public struct IntegrityReport: Hashable, Sendable {
    /// The damage of the file's structure; at most a hundred entries.
    public internal(set) var damage: [StoreError.Damage]
    /// Records that name others which are not there; at most a hundred.
    public internal(set) var lostReferences: [LostReference] = []
    /// Whether the search index matches the records.
    public internal(set) var isSearchComplete = false
    /// Load cells whose text reads otherwise than the sets beside it.
    public internal(set) var cellsDiffering = 0
    /// How much is in the file; nil of a damaged one.
    public internal(set) var counts: DiaryCounts?
    /// The totals of all sets; nil for a damaged file.
    public internal(set) var totals: DiaryTotals?

    /// Whether nothing is wrong.
    public var isSound: Bool { damage.isEmpty && lostReferences.isEmpty && isSearchComplete && cellsDiffering == 0 }

    /// Whether `rebuildSets` or `rebuildSearch` can put something right: never in a damaged file.
    public var canBeRepaired: Bool { damage.isEmpty && !(isSearchComplete && cellsDiffering == 0) }
}
