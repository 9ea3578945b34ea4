import Foundation
import Synchronization

/// One of those who have a diary open, told from the others by an empty file beside the diary that it keeps locked.
///
/// The system takes the lock away with the process, whatever ended it. The file that a killed one leaves is cleared away
/// like partial files.
final class OpenWindow: Sendable {
    /// At random, never used again.
    let name: String
    private let path: String
    private let descriptor: Int32

    /// Nil where the file system has no locks, or no room for an empty file.
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

    /// Whether the window of that name is open now, in this process or another one. True also where that cannot be found
    /// out.
    static func isOpen(_ name: String, on diary: String) -> Bool {
        // What stands in a diary is not to lead elsewhere.
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
    /// The name under which this window keeps what others must leave alone. Nil where there is no other, and where the
    /// file system cannot tell them apart.
    var windowName: String? {
        guard !path.isEmpty, !isReadOnly else { return nil }
        return state.withLock { state in
            state.window = state.window ?? OpenWindow(on: path)
            return state.window?.name
        }
    }
}
