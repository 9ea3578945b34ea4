import Foundation
import GRDB

extension DiaryFile {
    /// How every connection is set up.
    static func configuration(_ options: DiaryOptions) -> Configuration {
        var configuration = Configuration()
        configuration.label = "diary"
        configuration.readonly = options.readOnly
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(options.patience)
        configuration.maximumReaderCount = 3
        return configuration
    }

    /// Opens the file, begins it where there is none, and brings an older one to the newest schema, with a copy kept
    /// first.
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

    /// Does what only one process at a time may do in the file's folder: begin a diary, bring it up to date, replace it.
    ///
    /// - Throws: `locked` when another process takes longer than the patience allows.
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
        let state = try inspect(options)
        let pool = try DatabasePool(path: path, configuration: Self.configuration(options))
        try pool.writeWithoutTransaction { db in
            // GRDB lowers it to NORMAL for WAL, which can lose the last commits when the power goes.
            try db.execute(sql: "PRAGMA synchronous = FULL")
            // A large import must not leave a large log behind.
            try db.execute(sql: "PRAGMA journal_size_limit = 16777216")
        }
        if state != .current(schema: Schema.version) { try pool.write { db in try Schema.migrate(db) } }
        return pool
    }

    /// Looks at the file without changing it. Keeps a copy of a diary that is about to be migrated.
    private func inspect(_ options: DiaryOptions) throws -> DiaryState {
        let queue = try DatabaseQueue(path: path, configuration: Self.configuration(options))
        defer { try? queue.close() }
        return try queue.unsafeRead { db in
            let state = try state(db)
            if case .older(let schema) = state { try keepCopyBeforeMigration(db, schema, options) }
            return state
        }
    }

    private func keepCopyBeforeMigration(_ db: Database, _ schema: Int, _ options: DiaryOptions) throws {
        let folder = options.backupFolder ?? URL(fileURLWithPath: self.folder + "/backups")
        let now = options.clock.now()
        let place = Diary.backupPlace("before-schema-\(schema + 1)", of: path, in: folder, at: now)
        try PartialFile(for: DiaryFile(path: place.path)).write(db, replacing: false)
    }
}
