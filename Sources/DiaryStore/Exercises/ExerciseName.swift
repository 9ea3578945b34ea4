public import FitnessModel

/// An exercise where only the name counts: completion, near matches.
public struct ExerciseName: Hashable, Sendable, Identifiable {
    /// Names the exercise.
    public let id: Identifier<Exercise>
    /// As the trainer writes it.
    public let name: String
}
