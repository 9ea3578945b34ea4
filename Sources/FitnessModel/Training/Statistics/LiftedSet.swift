/// A work set with a load, as records look at it.
public struct LiftedSet: Hashable, Sendable {
    /// When.
    public let day: Day
    /// In which session, where that is known: of two on one day the later one stands against the first.
    public let session: Identifier<TrainingSession>?
    /// The load.
    public let load: Mass
    /// Repetitions with it, above 0.
    public let reps: Int
    /// How hard it was.
    public let effort: Effort?

    /// Puts it together.
    public init(
        day: Day, session: Identifier<TrainingSession>? = nil, load: Mass, reps: Int, effort: Effort? = nil
    ) {
        self.day = day
        self.session = session
        self.load = load
        self.reps = reps
        self.effort = effort
    }

    /// The estimated one-repetition maximum.
    public func strength(by formula: StrengthFormula) -> Mass? {
        PerformedSet.strength(load: load, reps: reps, effort: effort, by: formula)
    }
}
