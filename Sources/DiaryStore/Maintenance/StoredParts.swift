import CSQLiteSession
public import FitnessModel
import GRDB

/// All parts of sets in the order of their cells, read column by column and added up: millions of them.
struct StoredParts {
    /// The value for NULL.
    static let null = Int64.min

    /// Sets that were passed; one with drops or pauses is one.
    private(set) var sets = 0
    /// Repetitions and volume of the passed parts.
    var totals: DiaryTotals { DiaryTotals(reps: reps, grams: volume) }

    private let statement: Statement
    private var hasRow = false
    /// The cell of the part that is next.
    private var cell: Int64 = 0
    /// The values of `PerformedSet.columns` for the next part.
    private var values = [Int64](repeating: 0, count: 11)
    private var reps = 0.0
    private var volume = 0.0

    /// Indexes in `PerformedSet.columns`; the cell follows them.
    private static let (part, grams, repetitions) = (1, 4, 5)
    /// The columns that may be NULL, which takes a second question. NULL in another one is damage, which the check of
    /// the file's structure finds.
    private static let optional = 4...8

    init(_ db: Database) throws {
        statement = try db.makeStatement(
            sql: """
                SELECT \(PerformedSet.columns), session_row
                FROM performed_set ORDER BY session_row, set_number, part
                """)
        try step()
    }

    /// Whether the parts of one cell are exactly these; cells must be requested in the order of their ids.
    mutating func next(of id: Int64, are right: [Int64]) throws -> Bool {
        var place = 0
        var areSame = true
        while hasRow, cell <= id {
            // Parts of a missing cell are reported as a lost reference.
            if cell == id {
                areSame = areSame && isNext(in: right, at: place)
                place += values.count
            }
            try step()
        }
        return areSame && place == right.count
    }

    /// Passes the remaining parts, whose cells are missing.
    mutating func skipRest() throws {
        while hasRow { try step() }
    }

    private func isNext(in right: [Int64], at place: Int) -> Bool {
        guard place + values.count <= right.count else { return false }
        for column in values.indices where values[column] != right[place + column] { return false }
        return true
    }

    private mutating func step() throws {
        let handle = statement.sqliteStatement
        let code = sqlite3_step(handle)
        guard code == SQLITE_ROW || code == SQLITE_DONE else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), sql: statement.sql)
        }
        hasRow = code == SQLITE_ROW
        guard hasRow else { return }
        cell = sqlite3_column_int64(handle, CInt(values.count))
        values.withUnsafeMutableBufferPointer { values in
            for column in values.indices { values[column] = Self.value(handle, column) }
        }
        add()
    }

    private static func value(_ handle: OpaquePointer?, _ column: Int) -> Int64 {
        let value = sqlite3_column_int64(handle, CInt(column))
        guard value == 0, optional.contains(column) else { return value }
        return sqlite3_column_type(handle, CInt(column)) == SQLITE_NULL ? null : 0
    }

    private mutating func add() {
        if values[Self.part] == 0 { sets += 1 }
        let (grams, reps) = (values[Self.grams], values[Self.repetitions])
        guard reps != Self.null else { return }
        self.reps += Double(reps)
        if grams > 0 { volume += Double(grams) * Double(reps) }
    }
}

/// Sums over all performed sets, warm-ups included.
public struct DiaryTotals: Hashable, Sendable, Codable {
    /// Repetitions.
    public let reps: Int
    /// Load, or weight added to the body, times repetitions; assistance counts nothing.
    public let volume: Mass
}

extension DiaryTotals {
    /// Converts sums of floating point, which never overflow and are exact up to 2^53.
    init(reps: Double, grams: Double) {
        self.init(
            reps: Int(exactly: reps.rounded()) ?? .max, volume: Mass(grams: Int(exactly: grams.rounded()) ?? .max))
    }
}

/// How much is in a diary, archived records included.
public struct DiaryCounts: Hashable, Sendable, Codable {
    /// Clients.
    public let clients: Int
    /// Exercises of all trainers.
    public let exercises: Int
    /// Phase sheets, templates included.
    public let phases: Int
    /// Sessions, live ones included.
    public let sessions: Int
    /// Performed sets; a set with drops or pauses is one.
    public let sets: Int
}
