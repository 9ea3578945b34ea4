import Foundation
import GRDB

/// The file of a diary on its way to being opened.
struct DiaryFile {
    /// What the names of the file itself and of those beside it that belong to it end in.
    static let suffixes = ["", "-wal", "-shm", "-journal"]

    /// The absolute path.
    let path: String

    /// A relative path counts from the current folder.
    init(path: String) {
        self.path = URL(fileURLWithPath: path).path
    }

    /// The folder of the file.
    var folder: String { (path as NSString).deletingLastPathComponent }

    /// The same file by the path that no link is part of; SQLite puts the log beside that one.
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

    /// What stands at the path; nil when nothing does. Throws where that cannot be found out.
    func status() throws(StoreError) -> stat? {
        var status = stat()
        if stat(path, &status) == 0 { return status }
        guard errno == ENOENT else { throw systemError() }
        guard lstat(path, &status) == 0 else { return nil }
        let end = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
        throw .cannotOpen(path: path, reason: .brokenLink(to: end))
    }

    /// Finds out whether the path can hold a diary, and makes an empty file (0600) where there is none.
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

    /// Whether the file begins like a database of SQLite; asked before SQLite is, so that nothing foreign is touched.
    func hasDatabaseHeader() -> Bool {
        guard let handle = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: 16)) == Data("SQLite format 3\0".utf8)
    }

    /// Whether anything stands at the path, be it a link that leads nowhere.
    var exists: Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether a log or its shared memory lies beside the file: somebody has the diary open, or did not close it.
    var hasLog: Bool {
        let real = resolved.path
        return ["-wal", "-shm"].contains { DiaryFile(path: real + $0).exists }
    }

    /// Whether a log with changes in it lies beside the file.
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

    /// The path itself, or one beside it with this mark behind its name, and with a number behind that where it is needed:
    /// nothing stands there.
    func freePlace(_ mark: String = "") -> String {
        let url = URL(fileURLWithPath: path)
        let base = url.deletingPathExtension().path + mark
        let ending = url.pathExtension.isEmpty ? "" : "." + url.pathExtension
        let names = [base + ending] + (2...99).map { "\(base)-\($0)\(ending)" }
        return names.first { !DiaryFile(path: $0).exists } ?? base + "-more" + ending
    }

    /// What a failed call of the system means here: the last one, unless its code is given.
    func systemError(_ code: Int32 = errno) -> StoreError {
        switch code {
        case ENOSPC, EDQUOT: .diskFull
        case EISDIR: .isDirectory(path: path)
        default: .cannotOpen(path: path, reason: .system(code))
        }
    }
}
