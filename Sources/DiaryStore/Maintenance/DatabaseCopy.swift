import Foundation
import GRDB

/// Writes the state that a connection sees into a file of its own, which is there whole or not at all.
enum DatabaseCopy {
    /// Makes missing folders. Replaces what stands at the place.
    static func write(_ db: Database, to place: URL) throws {
        let file = DiaryFile(path: place.path)
        try file.makeFolder()
        let partial = file.path + ".partial"
        unlink(partial)
        // Made before SQLite writes into it, so that nobody else can ever read it.
        let descriptor = open(partial, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw file.systemError() }
        defer { close(descriptor) }
        do {
            fchmod(descriptor, 0o600)
            try db.execute(sql: "VACUUM INTO ?", arguments: [partial])
            guard fsync(descriptor) == 0, rename(partial, file.path) == 0 else { throw file.systemError() }
        } catch {
            unlink(partial)
            throw error
        }
        file.syncFolder()
    }
}
