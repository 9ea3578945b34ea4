public import FitnessModel

/// The best work sets of a client in one exercise. Warm-ups count for nothing.
public struct BestSets: Hashable, Sendable {
    /// One set that was lifted.
    public struct Lift: Hashable, Sendable {
        /// A load, or the body.
        public let resistance: PerformedSet.Resistance
        /// Repetitions with it.
        public let reps: Int
        /// How hard it was, where that is known.
        public let effort: Effort?
        /// Estimated one-repetition maximum, of 1...12 reps with a load.
        public let e1RM: Mass?
    }

    /// Nothing lifted yet.
    public static let none = BestSets([])

    /// The most weight, and of equal ones the most reps; loads before body weight.
    public let heaviest: Lift?
    /// The best estimate of a one-repetition maximum.
    public let strongest: Lift?

    /// The best of these.
    init(_ lifts: [Lift]) {
        heaviest = lifts.max { $0.rank < $1.rank }
        strongest = lifts.filter { $0.e1RM != nil }.max { ($0.e1RM ?? .zero, $0.reps) < ($1.e1RM ?? .zero, $1.reps) }
    }
}

extension BestSets.Lift {
    /// With its estimate: by the RPE table where the effort is known, else by the formula.
    init(resistance: PerformedSet.Resistance, reps: Int, effort: Effort?, by formula: StrengthFormula) {
        var estimate: Mass?
        if case .load(let load) = resistance {
            estimate = PerformedSet.strength(load: load, reps: reps, effort: effort, by: formula)
        }
        self.init(resistance: resistance, reps: reps, effort: effort, e1RM: estimate)
    }

    /// Loads before body weight, then by grams, then by repetitions.
    fileprivate var rank: (kind: Int, grams: Int, reps: Int) {
        switch resistance {
        case .none: (0, .min, reps)
        case .load(let mass): (1, mass.grams, reps)
        case .bodyWeight(let added): (0, added.grams, reps)
        }
    }
}
