public import FitnessModel

/// The best work sets of a client in one exercise. Warm-ups count for nothing.
public struct BestSets: Hashable, Sendable {
    /// One set that was lifted.
    public struct Lift: Hashable, Sendable {
        /// A load, or the body.
        public let resistance: PerformedSet.Resistance
        /// Repetitions with it.
        public let reps: Int
        /// Estimated one-repetition maximum (Epley), of 1...12 reps with a load.
        public let e1RM: Mass?
    }

    /// Nothing lifted yet.
    public static let none = BestSets(heaviest: nil, strongest: nil)

    /// The most weight, and of equal ones the most reps; loads before body weight.
    public let heaviest: Lift?
    /// The best estimate of a one-repetition maximum.
    public let strongest: Lift?
}
