import Foundation
import GRDB

extension DiaryFile {
    /// Brings the log of a diary home and makes sure that nobody has it open. A damaged file is left as it is.
    ///
    /// - Returns: whether there is a file at all.
    func settle(_ options: DiaryOptions) throws -> Bool {
        guard exists else { return false }
        do {
            _ = try prepare(readOnly: false)
            let queue = try DatabaseQueue(path: path, configuration: Self.configuration(options))
            defer { try? queue.close() }
            try queue.writeWithoutTransaction { db in
                do { _ = try standing(db) } catch StoreError.newerSchema {}
                // Leaving WAL needs the file for oneself, and leaves it without log and shared memory.
                _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
            }
        } catch {
            try tolerateDamage(error)
        }
        return true
    }

    /// Keeps the file under a dated name, with a log that could not be brought home, while it also stays at its place:
    /// a crash in between leaves either the old diary there or the new one.
    func keepAside(_ stamp: String) throws -> URL {
        let kept = freePlace(stamp)
        for suffix in ["-wal", "-journal"] where access(path + suffix, F_OK) == 0 {
            guard rename(path + suffix, kept + suffix) == 0 else { throw systemError() }
        }
        unlink(path + "-shm")
        // A file system without hard links moves it instead.
        guard link(path, kept) == 0 || rename(path, kept) == 0 else { throw systemError() }
        return URL(fileURLWithPath: kept)
    }

    private func tolerateDamage(_ error: any Error) throws {
        switch StoreError(error, path: path) {
        case .corrupt: return
        case .notADiary where !hasDatabaseHeader(): return  // the header itself is damaged; it is kept aside anyway
        case let other: throw other
        }
    }

    private func freePlace(_ stamp: String) -> String {
        let url = URL(fileURLWithPath: path)
        let base = url.deletingPathExtension().path + "-replaced-" + stamp
        let ending = url.pathExtension.isEmpty ? "" : "." + url.pathExtension
        let names = [base + ending] + (2...99).map { "\(base)-\($0)\(ending)" }
        return names.first { access($0, F_OK) != 0 } ?? base + "-more" + ending
    }
}
