import CSQLiteSession
public import FitnessModel
import Foundation
import GRDB
import Synchronization

/// A trainer's diary: one SQLite file, or one in memory.
///
/// Reads and changes may come from any thread. They block until done, must not be nested, and each sees or makes one
/// consistent state.
public final class Diary: DiaryAccess, Sendable {
    /// The path of the file; empty for a diary in memory.
    public let path: String
    /// Whether every write is refused.
    public let isReadOnly: Bool
    /// Whether nothing of it may reach a file, no export either.
    public let isConfined: Bool
    /// The clock.
    public let clock: DiaryClock

    /// The folder of its daily backups; nil for the folder of the file.
    let backupFolder: URL?
    let writer: any DatabaseWriter
    let device: Int
    let identifiers: IDGenerator
    let state: Mutex<State>
    let files: OpenFiles

    /// The state of an open diary outside the file.
    struct State {
        var actor: Identifier<Trainer>?
        var standardEnergy = EnergyProfile()
        /// Writes of this process that are under way.
        var writes = 0
        /// Writes of this process so far, and changes by others that were noticed.
        var generation = 0
        /// The content of the file at the last look; nil if unknown.
        var mark: DiaryMark?
        /// The number of the schema at the first look: after an erasure of any process it is another one.
        var firstSchemaNumber: Int64?
        /// The last result of `PRAGMA data_version`.
        var seenVersion: Int64 = 0
        /// Set once the file is no longer the one that was opened.
        var loss: StoreError?
        /// The entry of the journal that this process wrote last.
        var newestEntry: Identifier<JournalEntry>?
        /// Nothing is joined to entries up to this one.
        var joinsAfter: Identifier<JournalEntry>?
        /// Reads use the writing connection: another one would read the schema first.
        var readsOnWriter = false
        /// The identity of this window; nil until something is stored for it alone.
        var window: OpenWindow?
    }

    init(writer: any DatabaseWriter, path: String, options: DiaryOptions) throws(StoreError) {
        self.writer = writer
        self.path = path
        isReadOnly = options.readOnly
        isConfined = options.isConfined
        clock = options.clock
        backupFolder = options.backupFolder
        device = options.device
        identifiers = IDGenerator(device: options.device, clock: options.clock)
        state = Mutex(State(readsOnWriter: options.readsOnWriter))
        files = OpenFiles(path: path, isReadOnly: options.readOnly)
        let stored = try settings.get(Self.actorKey).flatMap { Int64($0) }.map(Identifier<Trainer>.init(rawValue:))
        let actor = options.actor ?? stored
        state.withLock { $0.actor = actor }
        _ = try hasChangedElsewhere()
    }

    /// The acting trainer, who makes changes and whose changes undo reverts; stored in the file by `choose(_:)`.
    public var actor: Identifier<Trainer>? { state.withLock { $0.actor } }

    /// The energy profile of clients without one; from the settings, not stored in the file.
    public var standardEnergy: EnergyProfile {
        get { state.withLock { $0.standardEnergy } }
        set {
            state.withLock { state in
                if state.standardEnergy != newValue { state.generation += 1 }
                state.standardEnergy = newValue
            }
        }
    }

    /// The diary outside of any change.
    public var access: Access { Access(diary: self, current: nil) }

    /// Reads one consistent state.
    func readAlone<T>(_ body: (Database) throws -> T) throws(StoreError) -> T {
        if let loss { throw loss }
        let open = OpenRead.current.flatMap { $0.diary === self ? $0 : nil }
        let isOnWriter = open != nil || state.withLock { $0.readsOnWriter }
        return try StoreError.translating(path: path) {
            if let open, !open.isOutdated { return try body(open.db) }
            return isOnWriter ? try writer.writeWithoutTransaction { try $0.readOnce(body) } : try writer.read(body)
        }
    }

    /// Reads several things of one state: reads inside `body` share one transaction, until something is written there.
    public func readTogether(_ body: () -> Void) {
        let isPossible = state.withLock { !$0.readsOnWriter && $0.loss == nil }
        var isDone = false
        if isPossible, writer is DatabasePool, OpenRead.current == nil {
            // If the file cannot be read, each read reports it.
            try? writer.read { db in
                isDone = true
                OpenRead.$current.withValue(OpenRead(diary: self, db: db), operation: body)
            }
        }
        if !isDone { body() }
    }

    /// From now on reads do not wait for writes: see `DiaryOptions.readsOnWriter`.
    public func readAside() { state.withLock { $0.readsOnWriter = false } }

    /// Writes in one transaction, outside the journal.
    ///
    /// - Parameter waitsForDisk: false if a power cut may lose the write.
    func writeAlone<T>(waitsForDisk: Bool = true, _ body: (Database) throws -> T) throws(StoreError) -> T {
        guard !isReadOnly else { throw .readOnly }
        if let loss { throw loss }
        if let open = OpenRead.current, open.diary === self { open.isOutdated = true }
        state.withLock { $0.writes += 1 }
        defer {
            state.withLock { state in
                state.writes -= 1
                state.generation += 1
                state.mark = nil
            }
        }
        let result = try StoreError.translating(path: path) {
            waitsForDisk ? try writer.write(body) : try writer.writeWithoutTransaction { try $0.writeAhead(body) }
        }
        try checkFile()
        return result
    }

    /// False once the file was removed, moved or replaced: the next check saves a copy of the open diary.
    public var isInPlace: Bool { files.areInPlace }

    /// Whether another process has changed the file since the last call. Throws `fileReplaced` once it is another file.
    ///
    /// Returns false while this process writes instead of waiting, since it is called before each frame.
    ///
    /// - Parameter lookingAtFile: false before a change, which checks the file itself afterwards, so that the copy of a
    ///   lost diary contains it.
    public func hasChangedElsewhere(lookingAtFile: Bool = true) throws(StoreError) -> Bool {
        let hasChanged = try isNewVersion(lookingAtFile: lookingAtFile)
        if hasChanged {
            state.withLock { state in
                state.generation += 1
                state.mark = nil
            }
        }
        return hasChanged
    }

    /// The same without invalidating earlier reads.
    func isNewVersion(lookingAtFile: Bool) throws(StoreError) -> Bool {
        guard state.withLock({ $0.writes == 0 }) else { return false }
        if lookingAtFile { try checkFile() }
        // The writing connection: our own commits do not count on it, and readers never commit.
        let version = try StoreError.translating(path: path) {
            try writer.writeWithoutTransaction { db in try db.dataVersion() }
        }
        return state.withLock { state in
            guard state.seenVersion != version else { return false }
            state.seenVersion = version
            return true
        }
    }

    /// Increases with each write of this process and each noticed change of others: while it is equal, earlier reads
    /// are valid.
    package var generation: Int { state.withLock { $0.generation } }

    /// Interrupts reads and writes of other threads; they get an error, and an open transaction is rolled
    /// back.
    public func interrupt() { writer.interrupt() }

    /// Writes the log into the file and closes it. The diary cannot be used afterwards.
    public func close() throws(StoreError) {
        try StoreError.translating(path: path) {
            if !isReadOnly, !path.isEmpty {
                // Only the last connection to close takes the log away, and only one that may write.
                (writer as? DatabasePool)?.invalidateReadOnlyConnections()
                // Another reading process may prevent this; the changes are safe in the log.
                _ = try? writer.writeWithoutTransaction { try $0.checkpoint(.truncate) }
            }
            try writer.close()
            state.withLock { $0.window = nil }
        }
    }
}

/// A transaction that the reads of one thread share.
private final class OpenRead: @unchecked Sendable {
    @TaskLocal static var current: OpenRead?

    let diary: Diary
    let db: Database
    /// Whether something was written since it started.
    var isOutdated = false

    init(diary: Diary, db: Database) {
        self.diary = diary
        self.db = db
    }
}

extension Database {
    /// Reads one consistent state.
    func readOnce<T>(_ body: (Database) throws -> T) throws -> T {
        var result: T?
        try inTransaction(.deferred) {
            result = try body(self)
            return .commit
        }
        guard let result else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
        return result
    }

    /// Writes in a transaction that reaches the disk with the next one.
    fileprivate func writeAhead<T>(_ body: (Database) throws -> T) throws -> T {
        try execute(sql: "PRAGMA synchronous = NORMAL")
        defer { try? execute(sql: "PRAGMA synchronous = FULL") }
        var result: T?
        try inTransaction(.immediate) {
            result = try body(self)
            return .commit
        }
        guard let result else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
        return result
    }
}

extension Diary {
    /// The number of the schema that this program writes.
    public static var schemaVersion: Int { Schema.version }

    /// The version of SQLite that runs, such as "3.40.1".
    public static var sqliteVersion: String { String(cString: sqlite3_libversion()) }
}

extension Diary {
    /// Opens the diary at this path, and creates one if there is none.
    public convenience init(path: String, options: DiaryOptions = DiaryOptions()) throws(StoreError) {
        let file = DiaryFile(path: path)
        let writer = try StoreError.translating(path: file.path) { try file.open(options) }
        try self.init(writer: writer, path: file.path, options: options)
    }

    /// A diary that lives as long as the program.
    public static func inMemory(options: DiaryOptions = DiaryOptions()) throws(StoreError) -> Diary {
        let queue = try StoreError.translating(path: "") {
            let queue = try DatabaseQueue(configuration: DiaryFile.configuration(options))
            try emptyDiary.get().backup(to: queue)
            return queue
        }
        return try Diary(writer: queue, path: "", options: options)
    }

    /// Overwrites another diary with the content of this one.
    package func copy(over other: Diary) throws(StoreError) {
        try StoreError.translating(path: other.path) { try writer.backup(to: other.writer) }
    }

    /// The newest schema without rows, created once: the migrations take 30 times as long as a copy of their result.
    private static let emptyDiary = Result {
        let queue = try DatabaseQueue(configuration: DiaryFile.configuration(DiaryOptions()))
        try queue.write { db in try Schema.migrate(db) }
        return queue
    }
}
