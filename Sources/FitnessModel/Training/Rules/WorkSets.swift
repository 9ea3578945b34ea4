/// The work sets of one session that count repetitions, as suggestions look at them.
struct WorkSets {
    /// The most weight of the session.
    let heaviest: PerformedSet.Resistance
    /// Reps of the weakest set at the most weight.
    let repsAtHeaviest: Int
    /// Reps of the weakest work set.
    let fewestReps: Int
    /// Highest RPE in tenths, nil when none is said.
    let hardestTenths: Int?

    /// Nil when the cell has no such sets.
    init?(_ cell: LoadCell) {
        let sets = cell.sets.filter { !$0.isWarmUp }
        let counted = sets.compactMap { set -> (resistance: PerformedSet.Resistance, reps: Int)? in
            guard let first = set.parts.first, let reps = set.repsForTarget else { return nil }
            return (first.resistance, reps)
        }
        guard let top = counted.max(by: { $0.resistance.rank < $1.resistance.rank }) else { return nil }
        heaviest = top.resistance
        repsAtHeaviest = counted.filter { $0.resistance == top.resistance }.map(\.reps).min() ?? top.reps
        fewestReps = counted.map(\.reps).min() ?? top.reps
        hardestTenths = sets.compactMap(\.limitTenths).max()
    }
}

extension PerformedSet.Resistance {
    /// Loads above the body with weight added, above assistance.
    var rank: Int { amount?.grams ?? .min }

    /// The weight that is said, without the body's own.
    var amount: Mass? {
        switch self {
        case .none: nil
        case .load(let mass), .bodyWeight(let mass): mass
        }
    }
}
