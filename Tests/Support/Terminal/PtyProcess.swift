import Foundation
import Synchronization

/// A program on its own pseudo-terminal, in its own session. Swift cannot fork, so the new session opens the terminal
/// as descriptor 0, which makes it the controlling terminal.
public final class PtyProcess {
    /// A system call that failed, with its error number.
    public struct Failure: Error {
        /// The call's name.
        public let call: String
        /// errno.
        public let code: Int32
    }

    /// The program's process.
    public let identifier: Int32
    /// The test's end of the terminal; -1 after `closeMaster`.
    public private(set) var master: Int32
    /// The settings of the terminal before the program started.
    public let settingsBefore: TerminalSettings?
    /// The path of the terminal as the program sees it.
    let device: String
    private var status: ExitStatus?

    // No other child may be spawned between openpty and the close-on-exec flag: it would hold this end open.
    private static let spawning = Mutex(())

    /// Starts `path` on a terminal of this size.
    public init(
        _ path: String, _ arguments: [String] = [], environment: [String: String], columns: Int, rows: Int
    ) throws {
        (identifier, master, device, settingsBefore) = try Self.spawning.withLock { _ in
            try Self.start(path, arguments, environment, columns, rows)
        }
    }

    deinit {
        if exitStatus() == nil {
            kill(identifier, SIGKILL)
            var ignored: Int32 = 0
            waitpid(identifier, &ignored, 0)
        }
        closeMaster()
    }

    private static func start(
        _ path: String, _ arguments: [String], _ environment: [String: String], _ columns: Int, _ rows: Int
    ) throws -> (Int32, Int32, String, TerminalSettings?) {
        var master: Int32 = -1
        var slave: Int32 = -1
        var name = [CChar](repeating: 0, count: 128)
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&master, &slave, &name, nil, &size) == 0 else { throw Failure(call: "openpty", code: errno) }
        defer { close(slave) }
        _ = fcntl(master, F_SETFD, FD_CLOEXEC)
        _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
        let settings = TerminalSettings(of: slave)

        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, hidden behind a feature macro
        #else
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            let newSession: Int32 = 0x400
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The threads that run tests block most signals, and a child inherits the mask.
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | newSession
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var argumentList = ([path] + arguments).map { strdup($0) } + [nil]
        var environmentList = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in argumentList + environmentList { free(text) } }
        var child: pid_t = 0
        let result = posix_spawn(&child, path, &actions, &attributes, &argumentList, &environmentList)
        guard result == 0 else {
            close(master)
            throw Failure(call: "posix_spawn \(path)", code: result)
        }
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        let device = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return (child, master, device, settings)
    }

    /// Reads the program's output and waits for it up to `timeout`. Returns an empty array if there is none, nil if
    /// there can be no more.
    public func read(timeout: Duration) -> [UInt8]? {
        guard master >= 0 else { return nil }
        var watched = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&watched, 1, timeout.pollMilliseconds) > 0 else { return [] }
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = Foundation.read(master, &buffer, buffer.count)
        if count > 0 { return Array(buffer[..<count]) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
    }

    /// Sends bytes as input. While the program does not read them, its output is passed to `output` to prevent a
    /// deadlock.
    public func write(_ bytes: [UInt8], output: ([UInt8]) -> Void) {
        var rest = bytes[...]
        while !rest.isEmpty, master >= 0 {
            let count = rest.withUnsafeBytes { Foundation.write(master, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
                continue
            }
            guard errno == EAGAIN || errno == EINTR else { return }
            var watched = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
            poll(&watched, 1, 1000)
            if watched.revents & Int16(POLLIN) != 0 {
                guard let written = read(timeout: .zero) else { return }
                output(written)
            } else if watched.revents & Int16(POLLHUP | POLLERR) != 0 {
                return
            }
        }
    }

    /// Changes the size; the kernel notifies the program.
    public func resize(columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// The current settings of the terminal; nil if it is gone.
    public var settings: TerminalSettings? { TerminalSettings(of: master) }

    /// Closes the terminal, as when its window is closed.
    public func closeMaster() {
        guard master >= 0 else { return }
        close(master)
        master = -1
    }

    /// Sends a signal to the program.
    public func signal(_ number: Int32) { kill(identifier, number) }

    /// The exit status of the program; nil while it runs.
    public func exitStatus() -> ExitStatus? {
        if let status { return status }
        var code: Int32 = 0
        guard waitpid(identifier, &code, WNOHANG) == identifier else { return nil }
        status = ExitStatus(waitStatus: code)
        return status
    }
}

extension Duration {
    var pollMilliseconds: Int32 {
        let (seconds, attoseconds) = components
        return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    }
}
