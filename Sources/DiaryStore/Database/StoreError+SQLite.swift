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
        default: self = .other(String(describing: error))
        }
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
        case .SQLITE_CANTOPEN, .SQLITE_PERM: self = .cannotOpen(path: path, reason: message)
        case .SQLITE_CONSTRAINT: self = .constraint(message)
        case .SQLITE_INTERRUPT: self = .cancelled
        default: self = .other(message)
        }
    }
}
