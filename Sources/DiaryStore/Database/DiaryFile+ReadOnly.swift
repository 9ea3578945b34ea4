import Foundation
import GRDB

extension DiaryFile {
    /// Opens the current diary for reading only.
    func openReadOnly(_ options: DiaryOptions) throws -> any DatabaseWriter {
        _ = try prepare(readOnly: true)
        let location = try readableLocation(options) { db in
            switch try standing(db) {
            case .current: break
            case .blank: throw StoreError.notBegun(path: path)
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
        var result: T?
        do {
            _ = try readableLocation(options) { db in result = try body(db) }
        } catch {
            throw StoreError(error, path: path)
        }
        guard let result else { throw .missing }
        return result
    }

    /// The path that SQLite can read, or its URI as immutable: a file in WAL mode cannot be read in the ordinary way
    /// where its log and shared memory can neither be found nor made.
    private func readableLocation(_ options: DiaryOptions, _ body: (Database) throws -> Void) throws -> String {
        do {
            try look(at: path, options, body)
            return path
        } catch let error as DatabaseError where [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode) {
            guard !hasUnfinishedLog else {
                throw StoreError.cannotOpen(
                    path: path, reason: "changes wait in \(path)-wal, which cannot be read here")
            }
            try look(at: immutableURI, options, body)
            return immutableURI
        }
    }

    private func look(at location: String, _ options: DiaryOptions, _ body: (Database) throws -> Void) throws {
        let queue = try DatabaseQueue(path: location, configuration: Self.configuration(options))
        defer { try? queue.close() }
        try queue.unsafeRead(body)
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
