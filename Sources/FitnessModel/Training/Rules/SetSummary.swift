/// The totals of some sets, without warm-ups.
public struct SetSummary: Hashable, Sendable {
    /// Work sets.
    public let sets: Int
    /// Repetitions of all parts.
    public let reps: Int
    /// Volume load.
    public let volume: Mass

    /// Adds the sets up.
    public init(_ sets: [PerformedSet]) {
        let work = sets.filter { !$0.isWarmUp }
        self.sets = work.count
        reps = work.reduce(0) { $0.addingClamped($1.totalReps) }
        volume = Mass(grams: work.reduce(0) { $0.addingClamped($1.volume.grams) })
    }
}
