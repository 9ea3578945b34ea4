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

/// A timed hold: a few seconds to get ready, then the time that is held.
public struct HoldTimer: Hashable, Sendable {
    /// The turn of a hold.
    public enum Turn: Hashable, Sendable {
        /// Whole seconds until the hold starts.
        case prepare(left: Int)
        /// Whole seconds held.
        case hold(seconds: Int)
    }

    /// The seconds to get ready that can be chosen.
    public static let preparations = 0...60

    /// Seconds to get ready.
    public let prepare: Int
    /// The prescribed seconds; nil for as long as possible.
    public let target: Int?

    /// Three to five seconds are usual to get ready.
    public init(prepare: Int = 5, target: Int? = nil) {
        self.prepare = min(max(prepare, Self.preparations.lowerBound), Self.preparations.upperBound)
        self.target = target.flatMap { $0 > 0 ? $0 : nil }
    }

    /// The turn after that many milliseconds.
    public func turn(after elapsed: Int) -> Turn {
        let left = prepare * 1000 - elapsed
        return left > 0 ? .prepare(left: (left + 999) / 1000) : .hold(seconds: -left / 1000)
    }

    /// Whole seconds held after that many milliseconds.
    public func held(after elapsed: Int) -> Int {
        if case .hold(let seconds) = turn(after: elapsed) { seconds } else { 0 }
    }

    /// Whether the prescribed time is reached.
    public func isReached(after elapsed: Int) -> Bool {
        target.map { held(after: elapsed) >= $0 } ?? false
    }
}
