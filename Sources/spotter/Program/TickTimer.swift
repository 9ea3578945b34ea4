import Foundation

/// When the loop has to look at the clock again: with each full second while something on screen counts, and at the time at which
/// something is due.
struct TickTimer {
    /// The next full second, while something counts.
    private var second: ContinuousClock.Instant?
    private var next: ContinuousClock.Instant?

    /// How long the loop may sleep; nil where no clock has to wake it.
    ///
    /// - Parameters:
    ///   - alarm: when something is due, by the clock of `now`, which need not be the machine's.
    ///   - instant: the same moment as `now`.
    mutating func sleep(
        isCounting: Bool, alarm: Date?, now: Date, instant: ContinuousClock.Instant = .now
    ) -> Duration? {
        second = isCounting ? second ?? instant + Self.untilFullSecond() : nil
        let due = alarm.map { instant + .milliseconds(Int($0.timeIntervalSince(now) * 1_000) + 1) }
        next = [second, due].compactMap(\.self).min()
        return next.map { max(.zero, $0 - instant) }
    }

    /// Whether the time has come, once: the next one is reckoned anew.
    mutating func isDue(at instant: ContinuousClock.Instant = .now) -> Bool {
        guard let next, instant >= next else { return false }
        self = TickTimer()
        return true
    }

    /// Clocks on screen change with the second, not some time after it.
    private static func untilFullSecond() -> Duration {
        let now = Date().timeIntervalSince1970
        return .milliseconds(Int(((now.rounded(.down) + 1 - now) * 1_000).rounded(.up)))
    }
}
