import Foundation

/// Writes owner-only files that are on the disk before the call returns.
enum AtomicFile {
    /// Writes beside the file, brings that to the disk, and puts it in the file's place: it is never seen half written,
    /// not even after the power went. A link is replaced, not followed; a device or a pipe is written into.
    ///
    /// - Parameter permissions: of the new file.
    static func write(_ data: Data, to path: String, permissions: mode_t = 0o600) throws {
        var status = stat()
        let kind = stat(path, &status) == 0 ? status.st_mode & S_IFMT : S_IFREG
        switch kind {
        case S_IFREG: break
        case S_IFDIR: throw POSIXError(POSIXErrorCode.EISDIR)
        case S_IFCHR, S_IFIFO: return try fill(path, O_NOCTTY, with: data)
        default: throw POSIXError(POSIXErrorCode.EINVAL)
        }
        let name = ".spotter-" + String(UInt64.random(in: 1 << 60 ... .max), radix: 16)
        let draft = ((path as NSString).deletingLastPathComponent as NSString).appendingPathComponent(name)
        try fill(draft, O_CREAT | O_EXCL | O_NOFOLLOW, permissions, with: data)
        guard rename(draft, path) == 0 else {
            let error = POSIXError.last
            unlink(draft)
            throw error
        }
    }

    /// Makes a file where none is; `EEXIST` where one is.
    static func create(_ data: Data, at path: String) throws {
        try fill(path, O_CREAT | O_EXCL | O_NOFOLLOW, with: data)
    }

    private static func fill(
        _ path: String, _ flags: Int32, _ permissions: mode_t = 0o600, with data: Data
    ) throws {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o600)
        guard descriptor >= 0 else { throw POSIXError.last }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let isNew = flags & O_CREAT != 0
        do {
            try handle.write(contentsOf: data)
            // Devices and pipes have no disk.
            if isNew {
                // // Sets permissions that the umask may have removed.
                if permissions != 0o600, fchmod(descriptor, permissions) != 0 { throw POSIXError.last }
                try handle.synchronize()
            }
            try handle.close()
        } catch {
            if isNew { unlink(path) }
            throw error
        }
    }
}

extension POSIXError {
    /// The error of the system call that just failed.
    static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
