import TerminalKit

/// Tells double clicks from clicks.
struct ClickCounter {
    /// As long as two presses may be apart.
    private static let interval: Duration = .milliseconds(400)
    private var last: (point: Point, time: ContinuousClock.Instant)?

    /// What a press at a place is. A third quick press begins anew.
    mutating func kind(at point: Point, _ now: ContinuousClock.Instant) -> Mouse.Kind {
        if let last, last.point == point, now - last.time <= Self.interval {
            self.last = nil
            return .doubleClick
        }
        last = (point, now)
        return .press
    }
}
