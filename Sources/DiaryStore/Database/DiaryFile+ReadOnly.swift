import Foundation
import GRDB

extension DiaryFile {
    /// Opens the current diary for reading only.
    func openReadOnly(_ options: DiaryOptions) throws -> any DatabaseWriter {
        _ = try prepare(readOnly: true)
        return try readable { location in
            let configuration = Self.configuration(options) { db in
                switch try state(db) {
                case .current: break
                case .empty, .missing: throw StoreError.notBegun(path: path)
                case .older(let schema): throw StoreError.olderSchema(found: schema, known: Schema.version)
                }
            }
            return try DatabasePool(path: location, configuration: configuration)
        }
    }

    /// Looks at the file, which must be there, through one connection that cannot write.
    func withReadOnlyConnection<T>(
        _ options: DiaryOptions, _ body: (Database) throws -> T
    ) throws(StoreError) -> T {
        _ = try prepare(readOnly: true)
        var options = options
        options.readOnly = true
        return try StoreError.translating(path: path) { try readable { try look(at: $0, options, body) } }
    }

    /// Opens the path, or where that cannot be read its URI as immutable: a file in WAL mode cannot be read in the ordinary
    /// way where its log and shared memory can neither be found nor made.
    private func readable<T>(_ open: (_ location: String) throws -> T) throws -> T {
        do {
            return try open(path)
        } catch let error as DatabaseError where [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode) {
            guard !hasUnfinishedLog else {
                throw StoreError.cannotOpen(path: path, reason: .unreadableLog(path: "\(path)-wal"))
            }
            return try open(immutableURI)
        }
    }

    private func look<T>(at location: String, _ options: DiaryOptions, _ body: (Database) throws -> T) throws -> T {
        let queue = try DatabaseQueue(path: location, configuration: Self.configuration(options))
        defer { try? queue.close() }
        return try queue.unsafeRead(body)
    }

    private var immutableURI: String {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%"))
        let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return "file:\(escaped)?immutable=1"
    }
}
