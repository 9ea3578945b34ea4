import Foundation
import Synchronization

/// One of the windows that have a diary open, identified by an empty locked file beside the diary.
///
/// The system releases the lock with the process, whatever ended it. The file of a killed one is removed like partial
/// files.
final class OpenWindow: Sendable {
    /// A random name, never used again.
    let name: String
    private let path: String
    private let descriptor: Int32

    /// Nil if the file system has no locks, or no room for an empty file.
    init?(on diary: String) {
        PartialFile.clearLeftOvers(in: DiaryFile(path: diary).resolved.folder)
        name = String(UInt64.random(in: 1 << 60 ... .max), radix: 16)
        path = Self.path(name, on: diary)
        descriptor = open(path, O_CREAT | O_EXCL | O_NOFOLLOW | O_RDWR | O_CLOEXEC, 0o600)
        // Between the two a process that clears away may have taken it for a left-over.
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0,
            FileIdentity(path: path) == FileIdentity(descriptor: descriptor)
        else { return nil }
    }

    deinit {
        guard descriptor >= 0 else { return }
        unlink(path)
        close(descriptor)
    }

    /// Whether the window of that name is open now, in this process or another one. True also where that cannot be
    /// found out.
    static func isOpen(_ name: String, on diary: String) -> Bool {
        // A name in a diary must not lead to another path.
        guard name.allSatisfy(\.isHexDigit) else { return false }
        let descriptor = open(path(name, on: diary), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return errno != ENOENT }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_SH | LOCK_NB) != 0
    }

    /// Beside the file itself, whatever link a window opened it by.
    private static func path(_ name: String, on diary: String) -> String {
        "\(DiaryFile(path: diary).resolved.path).\(name).open"
    }
}

extension Diary {
    /// The name for what others must leave alone. Nil if there is no other window, or if the file system cannot
    /// distinguish them.
    var windowName: String? {
        guard !path.isEmpty, !isReadOnly else { return nil }
        return state.withLock { state in
            state.window = state.window ?? OpenWindow(on: path)
            return state.window?.name
        }
    }
}
