public import Foundation
import GRDB

/// An error of a diary. Facts only; the caller words them.
public enum StoreError: Error, Hashable, Sendable {
    /// The file was written by a newer Spotter. Schema numbers.
    case newerSchema(found: Int, known: Int)
    /// The file was written by an older Spotter and must be opened for writing once. Schema numbers.
    case olderSchema(found: Int, known: Int)
    /// Another process holds the file and did not release it in time.
    case locked
    /// No room left; nothing was changed.
    case diskFull
    /// The disk failed to read or write.
    case diskFault(String)
    /// The file is damaged.
    case corrupt(Damage)
    /// The file, or the way it was opened, does not allow writing.
    case readOnly
    /// The path is a folder.
    case isDirectory(path: String)
    /// The file is not a database, or another program's.
    case notADiary(path: String)
    /// The file is empty: it has no diary.
    case notBegun(path: String)
    /// The opened file, or one of the two beside it, was removed, moved or replaced by another program. The copy has
    /// everything saved before.
    case fileReplaced(path: String, copy: String?)
    /// The file cannot be opened or written.
    case cannotOpen(path: String, reason: Obstacle)
    /// A later change touched the same records, so this one cannot be undone or done again; nothing was changed.
    case undoConflict(JournalEntry.Content)
    /// What this change deleted cannot be restored alone: its owner is deleted, or a later change touched the same
    /// records; nothing was changed.
    case restoreConflict(JournalEntry.Content)
    /// Still used elsewhere.
    case inUse(what: String, places: [RecordUse])
    /// A recipe would contain itself through this ingredient.
    case recipeInItself(recipe: String, part: String)
    /// The record is not there (any more).
    case missing
    /// Only an empty diary can be filled.
    case notEmpty
    /// Another window or program changed the same fields of a record in the meantime; nothing was changed. The fields
    /// are named as the file names its columns.
    case changedMeanwhile(record: RecordName, fields: [String])
    /// It cannot be done with this one of several records, so it was done with none of them.
    indirect case impossible(with: String, StoreError)
    /// Several clients share this name.
    case ambiguousName(String, count: Int)
    /// The machine's clock is beyond the last instant for which ids can be made, in September 2095.
    case clockAhead(Date)
    /// The request violates a rule of the diary.
    case refused(Rule)
    /// The schema refused a value; SQLite's code.
    case constraint(Constraint, code: Int)
    /// The work was cancelled; nothing was changed.
    case cancelled
    /// A stored value is not of its kind.
    case unreadableValue
    /// The database answered with another error; SQLite's code.
    case database(code: Int)
    /// Any other error; the system's message.
    case other(String)
}

extension StoreError {
    /// The damaged part of a file.
    public enum Damage: Hashable, Sendable {
        /// Another error, with SQLite's message.
        case database(String)
        /// A change in the journal cannot be read.
        case journal
        /// The track of a run cannot be read.
        case track
        /// A record names one that is not there.
        case lostReference(LostReference)
    }

    /// The kind of rule of the schema that was broken.
    public enum Constraint: Hashable, Sendable {
        /// Such a record exists already.
        case duplicate
        /// Another record needs it, or it needs one that is gone.
        case reference
        /// A value is out of range.
        case value
        /// A value is missing.
        case missingValue
        /// Another rule.
        case other
    }
}

/// A record that names one which is not there, by tables.
public struct LostReference: Hashable, Sendable {
    /// The table of the record.
    public let table: String
    /// The number of its row; nil if it has none.
    public let row: Int64?
    /// The table of the missing record.
    public let target: String
}

extension StoreError {
    /// Why a file cannot be opened or written.
    public enum Obstacle: Hashable, Sendable {
        /// The system refuses it: its error number.
        case system(Int32)
        /// SQLite refuses it; its message.
        case database(String)
        /// It is a link, and nothing is where it leads to; nil if that cannot be read.
        case brokenLink(to: String?)
        /// A file of this name is there already, and may not be replaced.
        case nameTaken
        /// It is a pipe, a device or the like.
        case noOrdinaryFile
        /// It is the diary itself, which is to be copied or replaced.
        case isDiary
        /// Changes wait in the log of this path, which cannot be read from here.
        case unreadableLog(path: String)
    }

    /// A rule of the diary that was violated. Names are those of the records.
    public enum Rule: Hashable, Sendable {
        /// A part of a mesocycle lasts from one day up to the limit.
        case partLength(limit: Int)
        /// A pause lasts at most that many days.
        case pauseLength(limit: Int)
        /// A part cannot come earlier than the pause before it is long, in days.
        case pauseTooShort(days: Int)
        /// The mesocycle has no start that could be moved.
        case noStart(mesocycle: String)
        /// All parts have been trained, so none can be moved.
        case nothingToCome(mesocycle: String)
        /// The client has a run in progress.
        case runGoesOn(client: String)
        /// The run is no longer live.
        case runHasEnded
        /// A column that would go holds a session, or a plan.
        case columnInUse(Int, phase: String)
        /// A day that would go has rows.
        case dayInUse(String, rows: Int)
        /// The phase has no day of this name.
        case noSuchDay(String, phase: String)
        /// The column holds a session already, or the sheet has no such column.
        case columnNotFree(Int, phase: String)
        /// A sheet has at most that many columns.
        case tooManyColumns(Int, limit: Int)
        /// A column with sets needs the day of its session.
        case sessionWithoutDay(column: Int)
        /// Every column holds a session.
        case noFreeColumn(phase: String)
        /// A template has no client and cannot be trained.
        case templateHasNoClient
        /// The limit of live sessions is reached.
        case liveSessions(limit: Int)
        /// A series whose rule is more than every few days or weekdays cannot be moved by days as a whole.
        case seriesCannotMove
        /// Wellbeing is not stored without consent.
        case noConsent(client: String)
        /// A check-in, or a practice, cannot be deleted, only undone.
        case checkInStays
        /// A completed questionnaire cannot be changed.
        case answersStay
        /// That many questions have no answer.
        case questionsLeft(Int)
        /// This cannot be answered to the question.
        case noSuchAnswer
        /// The client's programme is already in progress.
        case programmeGoesOn
        /// The four-week programme was ended or left.
        case programmeIsOver
        /// A week of the four cannot be written in now.
        case weekClosed(Int)
        /// A week of the four is not done yet: something is left.
        case weekIncomplete(Int)
        /// The questions at the end were not answered yet.
        case programmeNotClosing
        /// A note belongs to a day with a check-in.
        case noteWithoutCheckIn(on: String)
        /// A code has from 4 to 12 characters.
        case handOverCode
        /// The C library has no slow hash for a code.
        case codeWithoutHash
        /// A load needs an exercise.
        case rowWithoutExercise
        /// An exercise cannot be merged into itself.
        case mergeIntoItself
        /// There is a category of this name already.
        case categoryExists(String)
        /// A category needs a name.
        case categoryWithoutName
        /// The gym's category holds what other trainers sorted into it, so it cannot become one trainer's own.
        case categoryOfOthers(String)
    }
}

extension StoreError {
    /// The meaning of an error thrown by work with a diary.
    public init(_ error: any Error) {
        self = StoreError(error, path: "")
    }

    /// The meaning of an error of the database, or of the work with it, for the diary at this path.
    init(_ error: any Error, path: String) {
        switch error {
        case let error as StoreError: self = error
        case let error as DatabaseError: self = StoreError(database: error, path: path)
        case is CancellationError: self = .cancelled
        // Its message contains the statement and its values.
        case is RowDecodingError: self = .unreadableValue
        default: self = .other(String(describing: error))
        }
    }

    /// Works with the diary at this path and translates errors.
    static func translating<T>(path: String, _ body: () throws -> T) throws(StoreError) -> T {
        do { return try body() } catch { throw StoreError(error, path: path) }
    }

    private init(database error: DatabaseError, path: String) {
        let message = error.message ?? error.resultCode.description
        switch error.extendedResultCode {
        case .SQLITE_IOERR_SHORT_READ:
            self = .corrupt(.database(message))
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
        case .SQLITE_CORRUPT: self = .corrupt(.database(message))
        case .SQLITE_NOTADB: self = .notADiary(path: path)
        case .SQLITE_READONLY: self = .readOnly
        case .SQLITE_CANTOPEN, .SQLITE_PERM: self = .cannotOpen(path: path, reason: .database(message))
        case .SQLITE_CONSTRAINT:
            self = .constraint(Constraint(error.extendedResultCode), code: error.extendedResultCode.number)
        case .SQLITE_INTERRUPT: self = .cancelled
        default: self = .database(code: error.extendedResultCode.number)
        }
    }

    /// The result code of SQLite, for the log; nil for other errors.
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
        case .constraint(_, let code), .database(let code): code
        default: nil
        }
    }
}

extension StoreError.Constraint {
    /// SQLite's own message names tables and columns, which mean nothing to people.
    fileprivate init(_ code: ResultCode) {
        self =
            switch code {
            case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY, .SQLITE_CONSTRAINT_ROWID: .duplicate
            case .SQLITE_CONSTRAINT_FOREIGNKEY: .reference
            case .SQLITE_CONSTRAINT_CHECK, .SQLITE_CONSTRAINT_DATATYPE: .value
            case .SQLITE_CONSTRAINT_NOTNULL: .missingValue
            default: .other
            }
    }
}

extension ResultCode {
    fileprivate var number: Int { Int(rawValue) }
}

/// Remembered values that are not part of the history, such as the client last looked at.
public struct StoredSettings {
    /// The formula that estimates one-repetition maxima.
    static let strengthFormula = "strength formula"
    /// The settings that views show all the time. The others are read when a view opens.
    static let shown = [strengthFormula]

    let access: Access

    /// The value under this key.
    public func get(_ key: String) throws(StoreError) -> String? {
        try access.read { db in try db.first("SELECT value FROM setting WHERE key = ?", key) { $0.text(0) } }
    }

    /// Remembers a value, or forgets it when nil.
    public func set(_ key: String, to value: String?) throws(StoreError) {
        try access.write { db in
            guard let value else { return try db.run("DELETE FROM setting WHERE key = ?", key) }
            try db.run("INSERT OR REPLACE INTO setting VALUES (?, ?)", key, value)
        }
    }
}

extension DiaryAccess {
    /// Remembered values that are not part of the history.
    public var settings: StoredSettings { StoredSettings(access: access) }
}
