public import FitnessModel
import GRDB

/// What a look at all load cells found: the sets beside a cell must be what its text reads as.
public struct SetRebuild: Hashable, Sendable {
    /// Cells read.
    public let rowsRead: Int
    /// Cells whose sets were different.
    public let rowsDiffering: [Identifier<SessionRow>]
}

extension DiaryAccess {
    /// Reads all load cells of the file again and tells where the sets beside them differ.
    public func checkSets() throws(StoreError) -> SetRebuild {
        try read { db in try SetCheck(db).result }
    }

    /// Does the same and puts right what differs. Not undone: the texts, which are the truth, stay as they are.
    @discardableResult
    public func rebuildSets() throws(StoreError) -> SetRebuild {
        try write { db in
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

extension DiaryAccess {
    static var notationKey: String { "notation" }
    /// Goes up when the notation reads more than before: 2 joins words, "62.5 x 8 @9".
    static var notation: Int { 2 }
    /// The newest change of the journal whose sets may have been read by less.
    private static var renewedKey: String { "sets renewed through" }

    /// Reads all cells once more where the diary was last written by a program that read less.
    ///
    /// - Returns: how many cells count differently now; nil where nothing was to be done, or may not be written.
    public func renewSets() throws(StoreError) -> Int? {
        guard !refusesWrites, try settings.get(Self.notationKey).flatMap(Int.init) ?? 1 < Self.notation else {
            return nil
        }
        let newest = try read { db in try db.first("SELECT max(id) FROM journal") { $0[0] as Int64? } ?? nil }
        let count = try rebuildSets().rowsDiffering.count
        if count > 0, let newest { try settings.set(Self.renewedKey, to: String(newest)) }
        try settings.set(Self.notationKey, to: String(Self.notation))
        return count
    }

    /// Makes the difference of a change that is in the journal, or its way back. Returns false as `Changeset.apply` does.
    ///
    /// What an older program wrote says nothing true of sets that were renewed since: these follow from the cells again.
    func apply(_ way: Changeset, of entry: Int64, to db: Database) throws -> Bool {
        let sql = "SELECT value FROM setting WHERE key = ?"
        let renewed = try db.first(sql, Self.renewedKey) { $0.text(0) }.flatMap(Int64.init) ?? 0
        guard entry <= renewed else { return try way.apply(to: db) }
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
        return true
    }
}

/// Compares the sets of every cell with its text, in one walk over both tables, which also adds them up.
struct SetCheck {
    private(set) var rowsRead = 0
    private(set) var differing: [(row: Identifier<SessionRow>, right: [PerformedSet])] = []
    /// Sets in the file; one with drops or pauses is one.
    private(set) var sets = 0
    /// What all sets in the file add up to.
    private(set) var totals = DiaryTotals(reps: 0, grams: 0)
    /// What texts read as: the same few are written again and again.
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
