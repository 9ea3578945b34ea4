public import FitnessModel
public import Foundation

/// How a diary is opened.
public struct DiaryOptions: Sendable {
    /// Refuses every write, and opens files that cannot be written.
    public var readOnly: Bool
    /// The machine's number in new ids, 0...1023.
    public var device: Int
    /// The clock.
    public var clock: DiaryClock
    /// Seconds to wait for another process that writes.
    public var patience: TimeInterval
    /// The folder of the copy before a migration; the folder `backups` beside the file if nil.
    public var backupFolder: URL?
    /// Whether nothing of it may reach a file, no export either: for a diary that is only tried out.
    public var isConfined: Bool

    /// The acting trainer of this process; nil for the one chosen last.
    public var actor: Identifier<Trainer>?

    /// Whether reads use the writing connection until `Diary.readAside`: a second connection would read the
    /// schema again. Until then only one thread may use the diary, and nothing may be read inside a change but by the
    /// change.
    public var readsOnWriter = false

    /// Read and write, this machine's clock, five seconds of patience.
    public init(
        readOnly: Bool = false,
        device: Int = 0,
        clock: DiaryClock = .system,
        patience: TimeInterval = 5,
        backupFolder: URL? = nil,
        isConfined: Bool = false
    ) {
        self.readOnly = readOnly
        self.device = device
        self.clock = clock
        self.patience = patience
        self.backupFolder = backupFolder
        self.isConfined = isConfined
    }
}

/// The clock of the diary.
public struct DiaryClock: Sendable {
    /// The present instant.
    public let now: @Sendable () -> Date

    /// Wraps any source of time; tests give a fixed one.
    public init(now: @escaping @Sendable () -> Date) {
        self.now = now
    }

    /// The machine's clock.
    public static let system = DiaryClock(now: { Date() })
}

extension Date {
    /// Unix milliseconds, as instants are stored; clamped, so that no clock can trap.
    var storedMilliseconds: Int64 {
        let milliseconds = (timeIntervalSince1970 * 1000).rounded()
        guard milliseconds.isFinite else { return 0 }
        return Int64(max(-9e15, min(9e15, milliseconds)))
    }

    /// The instant that is stored as unix milliseconds.
    init(storedMilliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(storedMilliseconds) / 1000)
    }
}
