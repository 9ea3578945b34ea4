import Foundation

/// Writes files that only their owner can read, and syncs them to disk before returning.
enum AtomicFile {
    /// Writes a temporary file in the same folder, syncs it, and renames it to the path. The file is never partly
    /// written, even after a power failure. A symbolic link is replaced, not followed; a device or a pipe is written to
    /// directly.
    ///
    /// - Parameter permissions: The permissions of the new file.
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

    /// Creates a file; throws `EEXIST` if it exists.
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
            // Devices and pipes cannot be synced.
            if isNew {
                // The umask limits the mode of a new file, so other permissions are set afterwards.
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
    /// The error of the last failed system call.
    static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
