public import Foundation

/// A stopwatch that knows instants only: neither midnight nor a change of the clocks disturbs it.
public struct Stopwatch: Hashable, Sendable {
    /// When it was first started; nil until then.
    public private(set) var began: Date?
    private var runningSince: Date?
    /// Milliseconds gathered before the last pause.
    private var gathered = 0

    /// A stopwatch at zero.
    public init() {}

    /// A watch that runs since an instant.
    public init(startedAt instant: Date) { start(at: instant) }

    /// True while it runs.
    public var isRunning: Bool { runningSince != nil }

    /// Starts or resumes it.
    public mutating func start(at instant: Date) {
        guard runningSince == nil else { return }
        began = began ?? instant
        runningSince = instant
    }

    /// Pauses it.
    public mutating func stop(at instant: Date) {
        gathered = elapsed(at: instant)
        runningSince = nil
    }

    /// The running time in milliseconds, without pauses. A clock that is set back never makes it negative.
    public func elapsed(at instant: Date) -> Int {
        gathered + (runningSince.map { max(instant.milliseconds(since: $0), 0) } ?? 0)
    }
}

extension Date {
    /// Whole milliseconds from an earlier instant to this one.
    func milliseconds(since earlier: Date) -> Int { Int((timeIntervalSince(earlier) * 1000).rounded()) }
}
