import Foundation
import GRDB

extension DiaryFile {
    /// Opens the current diary for reading only.
    func openReadOnly(_ options: DiaryOptions) throws -> any DatabaseWriter {
        _ = try prepare(readOnly: true)
        let (location, _) = try readable(options) { db -> Void in
            switch try state(db) {
            case .current: break
            case .empty, .missing: throw StoreError.notBegun(path: path)
            case .older(let schema): throw StoreError.olderSchema(found: schema, known: Schema.version)
            }
        }
        return try DatabasePool(path: location, configuration: Self.configuration(options))
    }

    /// Looks at the file, which must be there, through one connection that cannot write.
    func withReadOnlyConnection<T>(
        _ options: DiaryOptions, _ body: (Database) throws -> T
    ) throws(StoreError) -> T {
        _ = try prepare(readOnly: true)
        var options = options
        options.readOnly = true
        return try StoreError.translating(path: path) { try readable(options, body).found }
    }

    /// The path that SQLite can read, or its URI as immutable, and what `body` finds there: a file in WAL mode cannot be
    /// read in the ordinary way where its log and shared memory can neither be found nor made.
    private func readable<T>(
        _ options: DiaryOptions, _ body: (Database) throws -> T
    ) throws -> (location: String, found: T) {
        do {
            return (path, try look(at: path, options, body))
        } catch let error as DatabaseError where [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode) {
            guard !hasUnfinishedLog else {
                throw StoreError.cannotOpen(path: path, reason: .unreadableLog(path: "\(path)-wal"))
            }
            return (immutableURI, try look(at: immutableURI, options, body))
        }
    }

    private func look<T>(at location: String, _ options: DiaryOptions, _ body: (Database) throws -> T) throws -> T {
        let queue = try DatabaseQueue(path: location, configuration: Self.configuration(options))
        defer { try? queue.close() }
        return try queue.unsafeRead(body)
    }

    private var hasUnfinishedLog: Bool {
        var status = stat()
        return stat(path + "-wal", &status) == 0 && status.st_size > 0
    }

    private var immutableURI: String {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%"))
        let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return "file:\(escaped)?immutable=1"
    }
}
