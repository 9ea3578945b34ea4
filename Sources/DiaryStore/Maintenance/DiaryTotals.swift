public import FitnessModel

/// Sums over all performed sets, warm-ups included.
public struct DiaryTotals: Hashable, Sendable, Codable {
    /// Repetitions.
    public let reps: Int
    /// Load, or weight added to the body, times repetitions; assistance counts nothing.
    public let volume: Mass
}

extension DiaryTotals {
    /// Of sums that were added up as floating point, which never overflows and is exact up to 2^53.
    init(reps: Double, grams: Double) {
        self.init(
            reps: Int(exactly: reps.rounded()) ?? .max, volume: Mass(grams: Int(exactly: grams.rounded()) ?? .max))
    }
}
