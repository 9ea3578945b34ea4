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
        let standing = try inspect(options)
        if options.readOnly { return try openReadOnly(options, standing) }
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

    private func openReadOnly(_ options: DiaryOptions, _ standing: Standing) throws -> any DatabaseWriter {
        guard standing == .current else { throw StoreError.notADiary(path: path) }
        return try DatabasePool(path: path, configuration: Self.configuration(options))
    }
}
