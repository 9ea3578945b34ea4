import Foundation

/// Which file it is, however its path is spelled and whatever links lead to it.
struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64

    /// The file that a path leads to; nil where it leads to none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The file behind an open descriptor.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
}

/// The files of an open diary, as they were when it was opened.
struct OpenFiles: Sendable {
    private let files: [(path: String, identity: FileIdentity)]

    /// None for a diary in memory. The log and the shared memory come and go while a diary is only read.
    init(path: String, isReadOnly: Bool) {
        let real = DiaryFile(path: path).resolved.path
        let paths = path.isEmpty ? [] : isReadOnly ? [path] : [path, real + "-wal", real + "-shm"]
        files = paths.compactMap { path in FileIdentity(path: path).map { (path, $0) } }
    }

    /// False once one of them was removed, moved or replaced: what is written then goes where nobody finds it.
    var areInPlace: Bool {
        files.allSatisfy { file in
            if let now = FileIdentity(path: file.path) { return now == file.identity }
            // Without the right to look nothing is known.
            return ![ENOENT, ENOTDIR, ELOOP].contains(errno)
        }
    }
}
