import Foundation

/// Writes files that are readable only for their owner and on the disk before anyone is told so.
enum AtomicFile {
    /// Writes beside the file, brings that to the disk, and puts it in the file's place: it is never seen half written,
    /// not even after the power went.
    static func write(_ data: Data, to path: String) throws {
        let draft = "\(path).\(getpid()).new"
        try fill(draft, O_TRUNC, with: data)
        guard rename(draft, path) == 0 else {
            let error = POSIXError.last
            unlink(draft)
            throw error
        }
    }

    /// Makes a file where none is; `EEXIST` where one is.
    static func create(_ data: Data, at path: String) throws { try fill(path, O_EXCL, with: data) }

    private static func fill(_ path: String, _ flag: Int32, with data: Data) throws {
        let descriptor = open(path, O_CREAT | O_WRONLY | O_CLOEXEC | flag, 0o600)
        guard descriptor >= 0 else { throw POSIXError.last }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            try handle.synchronize()
            try handle.close()
        } catch {
            unlink(path)
            throw error
        }
    }
}

extension POSIXError {
    /// What the system call that just failed said.
    static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
