import Foundation

/// Writes files that are never seen half written, not even after the power went.
enum AtomicFile {
    /// Writes beside the file, brings that to the disk, and puts it in the file's place. Readable only for the owner.
    static func write(_ data: Data, to path: String) throws {
        let draft = "\(path).\(getpid()).new"
        let descriptor = open(draft, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError.last }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            try handle.synchronize()
            try handle.close()
            guard rename(draft, path) == 0 else { throw POSIXError.last }
        } catch {
            unlink(draft)
            throw error
        }
    }
}

extension POSIXError {
    /// What the system call that just failed said.
    static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
