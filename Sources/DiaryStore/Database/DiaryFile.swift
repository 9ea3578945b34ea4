import Foundation
import GRDB

/// The file of a diary on its way to being opened.
struct DiaryFile {
    /// The absolute path.
    let path: String

    /// A relative path counts from the current folder.
    init(path: String) {
        self.path = URL(fileURLWithPath: path).path
    }

    /// Finds out whether the path can hold a diary, and makes folder (0700) and empty file (0600) where there is none.
    ///
    /// - Returns: whether the file is new.
    func prepare(readOnly: Bool) throws(StoreError) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 {
            try checkExisting(status, readOnly: readOnly)
            return false
        }
        guard errno == ENOENT, !readOnly else { throw systemError() }
        try makeFolder()
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
            let folder = (path as NSString).deletingLastPathComponent
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

    /// Whether anything stands at the path.
    var exists: Bool { access(path, F_OK) == 0 }

    /// Whether a folder stands at the path.
    var isDirectory: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Makes the folders above the file that are missing, for the user alone.
    func makeFolder() throws(StoreError) {
        try makeFolder((path as NSString).deletingLastPathComponent)
    }

    /// Makes sure that names in the file's folder outlive a power cut.
    func syncFolder() {
        let folder = Foundation.open((path as NSString).deletingLastPathComponent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
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

    /// What the last failed call of the system means here.
    func systemError() -> StoreError {
        switch errno {
        case ENOSPC, EDQUOT: .diskFull
        case EISDIR: .isDirectory(path: path)
        default: .cannotOpen(path: path, reason: String(cString: strerror(errno)))
        }
    }
}
