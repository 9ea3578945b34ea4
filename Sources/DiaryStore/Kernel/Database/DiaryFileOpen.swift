import CSQLiteSession
import Foundation
import GRDB
import Synchronization

extension DiaryFile {
    /// How every connection is set up.
    static func configuration(_ options: DiaryOptions) -> Configuration {
        Self.skipMemoryStatistics
        var configuration = Configuration()
        configuration.label = "diary"
        configuration.readonly = options.readOnly
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(options.patience)
        configuration.maximumReaderCount = 3
        return configuration
    }

    private static let skipMemoryStatistics: Void = spotter_skip_memory_statistics()

    /// The same for a pool whose first connection, the writing one, checks the file before anything is written: opening
    /// it again for that would cost a fifth of the start. Opening the pool throws what `look` throws.
    static func configuration(
        _ options: DiaryOptions, looking look: @escaping @Sendable (Database) throws -> Void
    ) -> Configuration {
        var configuration = configuration(options)
        let isFirst = Mutex(true)
        configuration.prepareDatabase { db in
            let isFirst = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            if isFirst { try look(db) }
        }
        return configuration
    }

    /// Opens the file, creates it if there is none, and migrates an older one after saving a copy.
    func open(_ options: DiaryOptions) throws -> any DatabaseWriter {
        guard !options.readOnly else { return try openReadOnly(options) }
        if try status() == nil { try makeFolder() }
        return try alone(options) {
            let isNew = try prepare(readOnly: false)
            do {
                let identity = FileIdentity(path: path)
                let pool = try openPool(options)
                guard FileIdentity(path: path) == identity else {
                    throw StoreError.fileReplaced(path: path, copy: nil)
                }
                return pool
            } catch {
                if isNew { removeIfEmpty() }
                throw error
            }
        }
    }

    /// Runs what only one process at a time may do in the file's folder: create, migrate or replace a diary.
    ///
    /// - Throws: `locked` if another process takes longer than the patience.
    func alone<T>(_ options: DiaryOptions, _ body: () throws -> T) throws -> T {
        let descriptor = Foundation.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        let deadline = ContinuousClock.now + .seconds(options.patience)
        // A folder that cannot be read, or a file system without locks: SQLite's own locks must do.
        while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, [EWOULDBLOCK, EINTR].contains(errno) {
            guard ContinuousClock.now < deadline else { throw StoreError.locked }
            usleep(10_000)
        }
        return try body()
    }

    private func openPool(_ options: DiaryOptions) throws -> DatabasePool {
        if hasLog { try clearLog(options) }
        let found = Mutex<DiaryState?>(nil)
        let configuration = Self.configuration(options) { db in
            let state = try state(db)
            switch state {
            case .older(let schema): try keepCopyBeforeMigration(db, schema, options)
            case .current: try beginLog(db)
            case .missing, .empty: break
            }
            found.withLock { $0 = state }
        }
        let pool = try DatabasePool(path: path, configuration: configuration)
        try pool.writeWithoutTransaction { db in
            // GRDB lowers it to NORMAL for WAL, which can lose the last commits when the power goes.
            try db.execute(sql: "PRAGMA synchronous = FULL")
            // A large import must not leave a large log behind.
            try db.execute(sql: "PRAGMA journal_size_limit = 16777216")
        }
        let before = found.withLock { $0 }
        if before != .current(schema: Schema.version) { try pool.write { db in try Schema.migrate(db) } }
        return pool
    }

    /// Removes a log and shared memory that are not used with this file: they may belong to an earlier file that is
    /// still open in another window, which would destroy new changes. The last connection to close normally removes
    /// them.
    private func clearLog(_ options: DiaryOptions) throws {
        if closeAsLast(options) { return }
        let configuration = Self.configuration(options) { db in _ = try state(db) }
        let last = try DatabaseQueue(path: path, configuration: configuration)
        try? last.close()
    }

    /// Opens and closes the file by SQLite alone, which reads no schema for that. False if it cannot.
    private func closeAsLast(_ options: DiaryOptions) -> Bool {
        var connection: OpaquePointer?
        defer { sqlite3_close(connection) }
        guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else { return false }
        sqlite3_busy_timeout(connection, CInt(options.patience * 1_000))
        return sqlite3_exec(connection, "PRAGMA user_version", nil, nil, nil) == SQLITE_OK
    }

    /// Starts an empty log with a page that changes nothing, without waiting for the disk: the first change does.
    ///
    /// GRDB would otherwise create and drop a table, which waits for the disk twice and makes every window read the
    /// schema again.
    private func beginLog(_ db: Database) throws {
        // Changing to a log changes the file itself, which must reach the disk.
        guard !hasUnfinishedLog, try String.fetchOne(db, sql: "PRAGMA journal_mode") == "wal" else { return }
        try db.execute(sql: "PRAGMA synchronous = OFF")
        try db.inTransaction(.immediate) {
            let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
            try db.execute(sql: "PRAGMA user_version = \(version)")
            return .commit
        }
    }

    private func keepCopyBeforeMigration(_ db: Database, _ schema: Int, _ options: DiaryOptions) throws {
        let folder = options.backupFolder ?? URL(fileURLWithPath: self.folder + "/backups")
        let now = options.clock.now()
        let place = Diary.backupPlace("before-schema-\(schema + 1)", of: path, in: folder, at: now)
        try PartialFile(for: DiaryFile(path: place.path)).write(db, replacing: false)
    }
}

/// The state of the file at the path of a diary.
public enum DiaryState: Hashable, Sendable {
    /// There is no file.
    case missing
    /// A file without a diary.
    case empty
    /// A diary of an older Spotter, which must be opened for writing once. The number of its schema.
    case older(schema: Int)
    /// A diary of this program's schema, which has this number.
    case current(schema: Int)
}
