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

    /// Opens the file after a look at it, and brings an older one to the newest schema, with a copy kept first.
    func open(_ options: DiaryOptions) throws -> any DatabaseWriter {
        if options.readOnly { return try openReadOnly(options) }
        let standing = try inspect(options)
        let pool = try DatabasePool(path: path, configuration: Self.configuration(options))
        try pool.writeWithoutTransaction { db in
            // GRDB lowers it to NORMAL for WAL, which can lose the last commits when the power goes.
            try db.execute(sql: "PRAGMA synchronous = FULL")
            // A large import must not leave a large log behind.
            try db.execute(sql: "PRAGMA journal_size_limit = 16777216")
        }
        if standing != .current { try Schema.migrator.migrate(pool) }
        return pool
    }

    /// Looks at the file without changing it. Keeps a copy of a diary that is about to be migrated.
    private func inspect(_ options: DiaryOptions) throws -> Standing {
        let queue = try DatabaseQueue(path: path, configuration: Self.configuration(options))
        defer { try? queue.close() }
        return try queue.unsafeRead { db in
            let standing = try standing(db)
            if standing == .older { try keepCopyBeforeMigration(db, options) }
            return standing
        }
    }

    private func keepCopyBeforeMigration(_ db: Database, _ options: DiaryOptions) throws {
        let beside = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("backups")
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        let stamp = BackupName.stamp(options.clock.now(), in: .current)
        let folder = options.backupFolder ?? beside
        try DatabaseCopy.write(db, to: folder.appendingPathComponent("before-schema-\(version + 1)-\(stamp).sqlite"))
    }
}
