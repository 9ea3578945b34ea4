/// The work sets of one session that count repetitions, as suggestions look at them.
struct WorkSets {
    /// A set without what was done after its first part.
    struct Work {
        let resistance: PerformedSet.Resistance
        let reps: Int
    }

    /// In the order in which they were done.
    private let sets: [Work]
    /// The most weight of the sets whose repetitions come nearest to the range from below, or reach it.
    let top: PerformedSet.Resistance
    /// Reps of the weakest set at that weight.
    let repsAtTop: Int
    /// Reps of the weakest work set.
    let fewestReps: Int
    /// Highest RPE in tenths, nil when none is said.
    let hardestTenths: Int?

    /// Nil when the cell has no such sets.
    init?(_ cell: LoadCell, target: RepTarget?) {
        let work = cell.sets.filter { !$0.isWarmUp }
        let sets = work.compactMap { set in
            set.parts.first.flatMap { first in set.repsForTarget.map { Work(resistance: first.resistance, reps: $0) } }
        }
        func missing(_ set: Work) -> Int { max((target?.lowest ?? 0) - set.reps, 0) }
        let least = sets.map(missing).min()
        let near = sets.filter { missing($0) == least }
        guard let best = near.max(by: { $0.resistance.rank < $1.resistance.rank }) else { return nil }
        self.sets = sets
        top = best.resistance
        repsAtTop = sets.filter { $0.resistance == best.resistance }.map(\.reps).min() ?? best.reps
        fewestReps = sets.map(\.reps).min() ?? best.reps
        hardestTenths = work.compactMap(\.limitTenths).max()
    }

    /// The set after so many, where it was lighter than the top: on the way up to it, or down from it.
    func lighter(after count: Int) -> Work? {
        guard sets.indices.contains(count), sets[count].resistance.rank < top.rank else { return nil }
        return sets[count]
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
