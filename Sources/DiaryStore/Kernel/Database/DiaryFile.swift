import Foundation
import GRDB
import Synchronization

/// The file of a diary on its way to being opened.
struct DiaryFile {
    /// The suffixes of the file and of the files beside it that belong to it.
    static let suffixes = ["", "-wal", "-shm", "-journal"]

    /// The absolute path.
    let path: String

    /// A relative path counts from the current folder.
    init(path: String) {
        self.path = URL(fileURLWithPath: path).path
    }

    /// The folder of the file.
    var folder: String { (path as NSString).deletingLastPathComponent }

    /// The same file by its path without links; SQLite puts the log beside that one.
    var resolved: DiaryFile {
        guard let real = realpath(path, nil) else { return self }
        defer { free(real) }
        return DiaryFile(path: String(cString: real))
    }

    /// Whether another path leads to this file, or to one beside it that belongs to it.
    func owns(_ other: String) -> Bool {
        guard let identity = FileIdentity(path: other) else { return false }
        let real = resolved.path
        return Self.suffixes.contains { FileIdentity(path: real + $0) == identity }
    }

    /// The status of the file; nil if there is none. Throws if that cannot be determined.
    func status() throws(StoreError) -> stat? {
        var status = stat()
        if stat(path, &status) == 0 { return status }
        guard errno == ENOENT else { throw systemError() }
        guard lstat(path, &status) == 0 else { return nil }
        // Another program made the file between both looks.
        guard status.st_mode & S_IFMT == S_IFLNK else { return status }
        let end = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
        throw .cannotOpen(path: path, reason: .brokenLink(to: end))
    }

    /// Checks whether the path can hold a diary, and creates an empty file (0600) if there is none.
    ///
    /// - Returns: whether the file is new.
    func prepare(readOnly: Bool) throws(StoreError) -> Bool {
        if let status = try status() {
            try checkExisting(status, readOnly: readOnly)
            return false
        }
        guard !readOnly else { throw systemError(ENOENT) }
        // Made before SQLite sees it: its log and shared memory take their rights from the file.
        let descriptor = Foundation.open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw systemError() }
        fchmod(descriptor, 0o600)
        Foundation.close(descriptor)
        return true
    }

    /// Takes a file away again that was made in vain.
    func removeIfEmpty() {
        var status = stat()
        if stat(path, &status) == 0, status.st_size == 0 { unlink(path) }
    }

    private func checkExisting(_ status: stat, readOnly: Bool) throws(StoreError) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .isDirectory(path: path)
        default: throw .notADiary(path: path)
        }
        guard access(path, R_OK) == 0 else { throw systemError() }
        if !readOnly {
            guard access(path, W_OK) == 0, access(folder, W_OK | X_OK) == 0 else { throw .readOnly }
        }
        guard status.st_size == 0 || hasDatabaseHeader() else { throw .notADiary(path: path) }
    }

    /// Whether the file starts like an SQLite database; checked before SQLite opens it, so that other files are
    /// never touched.
    func hasDatabaseHeader() -> Bool {
        guard let handle = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: 16)) == Data("SQLite format 3\0".utf8)
    }

    /// Whether anything is at the path, including a broken link.
    var exists: Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether a log or its shared memory is beside the file: the diary is open somewhere, or was not closed.
    var hasLog: Bool {
        let real = resolved.path
        return ["-wal", "-shm"].contains { DiaryFile(path: real + $0).exists }
    }

    /// Whether a log with changes is beside the file.
    var hasUnfinishedLog: Bool {
        var status = stat()
        return stat(resolved.path + "-wal", &status) == 0 && status.st_size > 0
    }

    /// Makes the folders above the file that are missing, for the user alone.
    func makeFolder() throws(StoreError) { try makeFolder(folder) }

    /// Makes sure that names in the file's folder outlive a power cut.
    func syncFolder() {
        let folder = Foundation.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        Foundation.close(folder)
    }

    private func makeFolder(_ folder: String) throws(StoreError) {
        var status = stat()
        if folder.isEmpty || stat(folder, &status) == 0 { return }
        try makeFolder((folder as NSString).deletingLastPathComponent)
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw systemError() }
        chmod(folder, 0o700)
    }

    /// An unused path: the path itself with this mark after its name, and a number if necessary.
    func freePlace(_ mark: String = "") -> String {
        let url = URL(fileURLWithPath: path)
        let base = url.deletingPathExtension().path + mark
        let ending = url.pathExtension.isEmpty ? "" : "." + url.pathExtension
        let names = [base + ending] + (2...99).map { "\(base)-\($0)\(ending)" }
        return names.first { !DiaryFile(path: $0).exists } ?? base + "-more" + ending
    }

    /// The meaning of a failed system call: by default the last one.
    func systemError(_ code: Int32 = errno) -> StoreError {
        switch code {
        case ENOSPC, EDQUOT: .diskFull
        case EISDIR: .isDirectory(path: path)
        default: .cannotOpen(path: path, reason: .system(code))
        }
    }
}

extension DiaryFile {
    /// The state of the connection's database; throws for newer and foreign ones.
    func state(_ db: Database) throws -> DiaryState {
        let application = try Int64.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        guard application == Schema.applicationID else {
            // A first start that was cut off may have left an empty list of migrations.
            let names = try String.fetchSet(db, sql: "SELECT tbl_name FROM sqlite_schema")
            guard application == 0, version == 0, names.isSubset(of: [Schema.migrationTable]),
                try Schema.applied(db).isEmpty
            else { throw StoreError.notADiary(path: path) }
            return .empty
        }
        let applied = try Schema.applied(db), known = Set(Schema.migrations.map(\.name))
        guard version <= Schema.version, applied.isSubset(of: known) else {
            throw StoreError.newerSchema(found: max(version, Schema.version + 1), known: Schema.version)
        }
        return applied == known ? .current(schema: version) : .older(schema: version)
    }
}

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

    /// Opens the path, or where that cannot be read its URI as immutable: a file in WAL mode cannot be read in the
    /// ordinary way where its log and shared memory can neither be found nor made.
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

extension Diary {
    /// Whether the path leads to the file of this diary, or to one of those beside it that belong to it.
    public func isStored(at path: String) -> Bool {
        !self.path.isEmpty && DiaryFile(path: self.path).owns(path)
    }

    /// The error once the file was found to be lost: a connection opened from then on would read another file.
    var loss: StoreError? { state.withLock { $0.loss } }

    /// Throws if the file was removed, moved or replaced since it was opened; saves a copy of its content first.
    func checkFile() throws(StoreError) {
        if let loss { throw loss }
        guard !files.areInPlace else { return }
        let loss = StoreError.fileReplaced(path: path, copy: isReadOnly ? nil : rescue())
        state.withLock { $0.loss = loss }
        throw loss
    }

    /// Copies the content of the open file beside its path, else into the folder for temporary files.
    ///
    /// - Returns: the path of the copy; nil if it could not be written.
    private func rescue() -> String? {
        let file = DiaryFile(path: path)
        let name = file.freePlace("-rescued-" + BackupName.stamp(clock.now(), in: .current))
        let spare = NSTemporaryDirectory() + "/" + (name as NSString).lastPathComponent
        // The writing connection is the only one that surely has the old file open.
        return writer.writeWithoutTransaction { db in
            // The rest of the log would be applied to the file that is there now.
            _ = try? db.checkpoint(.truncate)
            for place in [name, spare] {
                if (try? PartialFile(for: DiaryFile(path: place)).write(db, replacing: false)) != nil { return place }
            }
            return nil
        }
    }
}
