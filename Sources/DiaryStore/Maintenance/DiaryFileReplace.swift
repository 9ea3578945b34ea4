import Foundation
import GRDB

extension DiaryFile {
    /// Applies the log of a diary to its file and locks everybody out while `body` replaces the file. A damaged one,
    /// which cannot be opened, is left as it is.
    ///
    /// - Throws: `locked` if it is open anywhere.
    func whileUnused<T>(_ options: DiaryOptions, _ body: () throws -> T) throws -> T {
        let queue: DatabaseQueue
        do {
            _ = try prepare(readOnly: false)
            queue = try DatabaseQueue(path: path, configuration: Self.configuration(options))
        } catch {
            try tolerateDamage(error)
            return try body()
        }
        defer { try? queue.close() }
        return try queue.writeWithoutTransaction { db in
            do {
                do { _ = try state(db) } catch StoreError.newerSchema {}
                // Leaving WAL needs the file for oneself, and leaves it without log and shared memory.
                _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
                try db.execute(sql: "BEGIN EXCLUSIVE")
                // Between the two another program may have brought the log back.
                guard try String.fetchOne(db, sql: "PRAGMA journal_mode") == "delete" else { throw StoreError.locked }
            } catch {
                try tolerateDamage(error)
            }
            defer { if db.isInsideTransaction { try? db.rollback() } }
            return try body()
        }
    }

    /// Copies the file under a dated name, with a log that could not be applied, while it also stays at its path: after
    /// a crash either the old diary is there or the new one.
    func keepAside(_ stamp: String) throws -> URL {
        let aside = freePlace("-replaced-" + stamp)
        for suffix in ["-wal", "-journal"] where access(path + suffix, F_OK) == 0 {
            guard rename(path + suffix, aside + suffix) == 0 else { throw systemError() }
        }
        unlink(path + "-shm")
        // A file system without hard links moves it instead.
        guard link(path, aside) == 0 || rename(path, aside) == 0 else { throw systemError() }
        return URL(fileURLWithPath: aside)
    }

    private func tolerateDamage(_ error: any Error) throws {
        switch StoreError(error, path: path) {
        case .corrupt: return
        case .notADiary where !hasDatabaseHeader(): return  // the header itself is damaged; it is kept aside anyway
        case let other: throw other
        }
    }
}
