/// What is counted in an exercise.
public enum UnitKind: String, Sendable, CaseIterable {
    /// Weight x reps.
    case loadAndReps = "load"
    /// Reps with the own body, with weight added or taken off.
    case bodyWeight = "body"
    /// Held time.
    case time
    /// Distance covered.
    case distance
}
