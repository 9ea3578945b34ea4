public import FitnessModel

/// Sums over all performed sets, warm-ups included.
public struct DiaryTotals: Hashable, Sendable, Codable {
    /// Repetitions.
    public let reps: Int
    /// Load, or weight added to the body, times repetitions; assistance counts nothing.
    public let volume: Mass
}
