import CSQLiteSession
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

/// Compares the sets of every cell with its text, in one walk over both tables.
struct SetCheck {
    private(set) var rowsRead = 0
    private(set) var differing: [(row: Identifier<SessionRow>, right: [PerformedSet])] = []
    /// What texts read as: the same few are written again and again.
    private var known: [String: [Int64]] = [:]

    var result: SetRebuild { SetRebuild(rowsRead: rowsRead, rowsDiffering: differing.map(\.row)) }

    init(_ db: Database) throws {
        let cells = """
            SELECT r.id, r.text, s.unit FROM session_row r JOIN session s ON s.id = r.session ORDER BY r.id
            """
        let stored = try StoredParts(db)
        try db.each(cells) { row in
            rowsRead += 1
            let id: Identifier<SessionRow> = row.id(0)
            let text = row.text(1)
            let unit: MassUnit = row.raw(2) ?? .kg
            let right = values(text, unit)
            if try stored.next(of: id.rawValue) != right {
                differing.append((id, LoadCell(text, unit: unit).sets))
            }
        }
    }

    private mutating func values(_ text: String, _ unit: MassUnit) -> [Int64] {
        let key = text + unit.rawValue
        if let values = known[key] { return values }
        let values = LoadCell(text, unit: unit).sets.enumerated().flatMap { index, set in
            set.values(number: index + 1).joined().map { $0.map(Int64.init) ?? StoredParts.null }
        }
        if known.count == 100_000 { known = [:] }
        known[key] = values
        return values
    }
}

/// All parts of sets in the order of their cells, read column by column: millions of them.
private final class StoredParts {
    /// What stands for NULL.
    static let null = Int64.min

    private let statement: Statement
    private var hasRow: Bool

    init(_ db: Database) throws {
        statement = try db.makeStatement(
            sql: """
                SELECT \(PerformedSet.columns), session_row
                FROM performed_set ORDER BY session_row, set_number, part
                """)
        hasRow = false
        try step()
    }

    /// The columns of the parts of one cell; the cells must be asked for in the order of their ids.
    func next(of cell: Int64) throws -> [Int64] {
        var values: [Int64] = []
        while hasRow {
            let own = sqlite3_column_int64(statement.sqliteStatement, 11)
            guard own <= cell else { break }
            // Parts of a cell that is not there are told as a lost reference.
            if own == cell { for column in 0..<11 { values.append(value(CInt(column))) } }
            try step()
        }
        return values
    }

    private func value(_ column: CInt) -> Int64 {
        let handle = statement.sqliteStatement
        return sqlite3_column_type(handle, column) == SQLITE_NULL ? Self.null : sqlite3_column_int64(handle, column)
    }

    private func step() throws {
        let code = sqlite3_step(statement.sqliteStatement)
        guard code == SQLITE_ROW || code == SQLITE_DONE else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), sql: statement.sql)
        }
        hasRow = code == SQLITE_ROW
    }
}
