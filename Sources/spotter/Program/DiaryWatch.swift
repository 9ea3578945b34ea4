import Foundation

/// Watches a diary's file, so that changes by other windows and commands are shown at once. It uses inotify on Linux
/// and kqueue on macOS. If the folder cannot be watched, as on some network shares, it reports nothing, and the next
/// key checks for changes.
///
/// SQLite writes to its log a moment before other connections can read the change, and no event follows. So the first
/// check is followed by more at doubling intervals, which then stop.
final class DiaryWatch {
    /// The file of the diary; empty for one in memory.
    let path: String
    /// The names of the file and of SQLite's log.
    private let names: [String]
    private let descriptor: Int32
    /// Other open descriptors of the watch.
    private var opened: [Int32] = []
    /// The time of the next check and the interval before it.
    private var next: (at: ContinuousClock.Instant, gap: Duration)?

    private static let firstGap = Duration.milliseconds(50)
    private static let lastGap = Duration.milliseconds(3_200)

    /// Starts watching the existing file at this path; does nothing for an empty path.
    init(path: String) {
        self.path = path
        // SQLite follows symbolic links and puts the log next to the target.
        let real = realpath(path, nil).map { name in
            defer { free(name) }
            return String(cString: name)
        }
        let file = real ?? path
        names = [file, file + "-wal"].map { ($0 as NSString).lastPathComponent }
        // No other process can change a diary in memory.
        descriptor = path.isEmpty ? -1 : Self.open()
        if descriptor >= 0 { watch(file) }
    }

    deinit { for descriptor in opened + [descriptor] where descriptor >= 0 { close(descriptor) } }

    /// The descriptor to poll; readable after a write. It is -1 directly after a check, because the next check is near
    /// and a long import elsewhere should not keep this process busy.
    var wakeDescriptor: Int32 { next?.gap == Self.firstGap ? -1 : descriptor }

    /// The time until the next check; nil without a scheduled check.
    var timeUntilLook: Duration? { next.map { max(.zero, $0.at - .now) } }

    /// Schedules the next check.
    ///
    /// - Returns: Whether a check is due now.
    func look() -> Bool {
        let now = ContinuousClock.now
        if isTouched() {
            next = (now + Self.firstGap, Self.firstGap)
            return true
        }
        guard let (at, gap) = next, now >= at else { return false }
        next = gap < Self.lastGap ? (now + gap * 2, gap * 2) : nil
        return true
    }

    // MARK: Platform support

    #if os(Linux)
        private static func open() -> Int32 { inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) }

        /// Watches the folder, because the log file may be created and deleted.
        private func watch(_ file: String) {
            inotify_add_watch(descriptor, (file as NSString).deletingLastPathComponent, UInt32(IN_MODIFY))
        }

        /// Whether the file or the log was written since the last call.
        private func isTouched() -> Bool {
            var isTouched = false
            var bytes = [UInt8](repeating: 0, count: 4_096)
            while descriptor >= 0, case let count = read(descriptor, &bytes, bytes.count), count > 0 {
                var rest = bytes[..<count]
                // Each event is a header whose last number is the length of the name after it.
                let head = MemoryLayout<inotify_event>.size
                while rest.count >= head {
                    let length = rest.dropFirst(head - 4).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
                    let name = rest.dropFirst(head).prefix(Int(length)).prefix { $0 != 0 }
                    // An event without a name: the event queue overflowed.
                    if name.isEmpty || names.contains(String(decoding: name, as: UTF8.self)) { isTouched = true }
                    rest = rest.dropFirst(head + Int(length))
                }
            }
            return isTouched
        }
    #else
        private static func open() -> Int32 { kqueue() }

        /// Watches the folder and the log in it, but never the diary itself: closing a second descriptor of it would
        /// release SQLite's locks.
        private func watch(_ file: String) {
            for path in [(file as NSString).deletingLastPathComponent, file + "-wal"] {
                let opened = Darwin.open(path, O_EVTONLY | O_CLOEXEC)
                guard opened >= 0 else { continue }
                self.opened.append(opened)
                var change = kevent(
                    ident: UInt(opened), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
                    fflags: UInt32(NOTE_WRITE | NOTE_EXTEND), data: 0, udata: nil)
                kevent(descriptor, &change, 1, nil, 0, nil)
            }
        }

        private func isTouched() -> Bool {
            var event = kevent()
            var now = timespec()
            var isTouched = false
            while descriptor >= 0, kevent(descriptor, nil, 0, &event, 1, &now) > 0 { isTouched = true }
            return isTouched
        }
    #endif
}
