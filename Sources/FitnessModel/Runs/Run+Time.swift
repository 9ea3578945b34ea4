public import Foundation

extension Run {
    /// Time without pauses up to this moment, in milliseconds. A clock that was set back takes nothing away.
    public func elapsed(at now: Date) -> Int {
        guard state == .live, let runningSince else { return elapsed }
        let passed = (now.timeIntervalSince(runningSince) * 1000).rounded()
        guard passed.isFinite, passed > 0 else { return elapsed }
        return elapsed + Int(min(passed, 1e15))
    }

    /// Whether the watch goes.
    public var isTicking: Bool { state == .live && runningSince != nil }

    /// A live run as it stands at this moment: with the time that has passed. Others as they are.
    public func standing(at now: Date) -> Run {
        var run = self
        run.elapsed = elapsed(at: now)
        return run
    }

    /// Metres a second over the whole run without pauses; nil where distance or time is not known.
    public var meanSpeed: Double? {
        guard let distance, distance.millimetres > 0, elapsed > 0 else { return nil }
        return Double(distance.millimetres) / Double(elapsed)
    }
}
