public import Foundation

/// Where the diary takes the time from.
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
