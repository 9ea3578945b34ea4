import GRDB

extension StoreError {
    /// What an error means that work with a diary has thrown.
    public init(_ error: any Error) {
        self = StoreError(error, path: "")
    }

    /// What an error of the database, or of the work done with it, means for the diary at this path.
    init(_ error: any Error, path: String) {
        switch error {
        case let error as StoreError: self = error
        case let error as DatabaseError: self = StoreError(database: error, path: path)
        case is CancellationError: self = .cancelled
        // Its own words hold the statement and its values.
        case is RowDecodingError: self = .other("a stored value is not of its kind")
        default: self = .other(String(describing: error))
        }
    }

    /// Does something with the diary at this path, and says what its errors mean.
    static func translating<T>(path: String, _ body: () throws -> T) throws(StoreError) -> T {
        do { return try body() } catch { throw StoreError(error, path: path) }
    }

    private init(database error: DatabaseError, path: String) {
        let message = error.message ?? error.resultCode.description
        switch error.extendedResultCode {
        case .SQLITE_IOERR_SHORT_READ:
            self = .corrupt(message)
            return
        case .SQLITE_IOERR_SHMSIZE:  // the shared memory file could not grow
            self = .diskFull
            return
        default: break
        }
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked
        case .SQLITE_FULL: self = .diskFull
        case .SQLITE_IOERR: self = .diskFault(message)
        case .SQLITE_CORRUPT: self = .corrupt(message)
        case .SQLITE_NOTADB: self = .notADiary(path: path)
        case .SQLITE_READONLY: self = .readOnly
        case .SQLITE_CANTOPEN, .SQLITE_PERM: self = .cannotOpen(path: path, reason: .database(message))
        case .SQLITE_CONSTRAINT: self = .constraint(Self.rule(error.extendedResultCode))
        case .SQLITE_INTERRUPT: self = .cancelled
        default: self = .other("the database answered with an error \(Self.named(error.extendedResultCode))")
        }
    }

    /// The kind of rule that was broken. SQLite's own message names tables and columns, which mean nothing to people.
    private static func rule(_ code: ResultCode) -> String {
        let rule =
            switch code {
            case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY, .SQLITE_CONSTRAINT_ROWID:
                "such a record is there already"
            case .SQLITE_CONSTRAINT_FOREIGNKEY: "another record needs it, or it needs one that is gone"
            case .SQLITE_CONSTRAINT_CHECK, .SQLITE_CONSTRAINT_DATATYPE: "a value is outside of what can be"
            case .SQLITE_CONSTRAINT_NOTNULL: "a value is missing"
            default: "a rule of the diary does not allow it"
            }
        return "\(rule) \(named(code))"
    }

    private static func named(_ code: ResultCode) -> String { "(SQLite \(code.rawValue))" }

    /// The result code of SQLite that the error stands for, for the log; nil where it is none of the database.
    public var sqliteCode: Int? {
        switch self {
        case .locked: 5
        case .readOnly: 8
        case .cancelled: 9
        case .diskFault: 10
        case .corrupt: 11
        case .diskFull: 13
        case .cannotOpen: 14
        case .notADiary: 26
        case .constraint(let text), .other(let text): text.firstMatch(of: /\(SQLite (\d+)\)$/).flatMap { Int($0.1) }
        default: nil
        }
    }
}
