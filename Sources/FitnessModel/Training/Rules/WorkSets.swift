/// The work sets of a load cell that count repetitions, and the values from which the next load is derived.
struct WorkSets {
    /// The first part of a set: its resistance, and the repetitions compared with the target.
    struct Work {
        let resistance: PerformedSet.Resistance
        let reps: Int
    }

    /// In the order in which they were done.
    let sets: [Work]
    /// The heaviest resistance of the sets that reached the range. If none did, of those that missed it by the fewest
    /// repetitions.
    let top: PerformedSet.Resistance
    /// Reps of the best set at that weight.
    let mostRepsAtTop: Int
    /// Reps of the weakest set at that weight.
    let fewestRepsAtTop: Int
    /// Reps of the weakest work set that was not heavier.
    let fewestReps: Int
    /// The highest RPE in tenths of sets that were not heavier; nil if none has one.
    let hardestTenths: Int?

    /// Nil when the cell has no such sets.
    init?(_ cell: LoadCell, target: RepTarget?) {
        let work = Self.workSets(of: cell)
        let sets = work.compactMap(Work.init)
        func missing(_ set: Work) -> Int { max((target?.lowest ?? 0) - set.reps, 0) }
        let least = sets.map(missing).min()
        let near = sets.filter { missing($0) == least }
        guard let best = near.max(by: { $0.resistance.rank < $1.resistance.rank }) else { return nil }
        let rank = best.resistance.rank
        let repsAtTop = sets.filter { $0.resistance == best.resistance }.map(\.reps)
        self.sets = sets
        top = best.resistance
        mostRepsAtTop = repsAtTop.reduce(best.reps, max)
        fewestRepsAtTop = repsAtTop.reduce(best.reps, min)
        // A single heavier set outside the range must not decide for the others.
        fewestReps = sets.filter { $0.resistance.rank <= rank }.map(\.reps).reduce(best.reps, min)
        hardestTenths = work.filter { ($0.parts.first?.resistance.rank ?? .min) <= rank }.compactMap(\.limitTenths)
            .max()
    }

    /// The number of sets that `init` would find in the cell.
    static func count(_ cell: LoadCell) -> Int { workSets(of: cell).compactMap(Work.init).count }

    private static func workSets(of cell: LoadCell) -> [PerformedSet] { cell.sets.filter { !$0.isWarmUp } }
}

extension WorkSets.Work {
    fileprivate init?(_ set: PerformedSet) {
        guard let first = set.parts.first, let reps = set.repsForTarget else { return nil }
        self.init(resistance: first.resistance, reps: reps)
    }
}

extension PerformedSet.Resistance {
    /// Orders the sets of one exercise by the grams of `amount`: assistance, the body alone, then weight, be it lifted
    /// or added to the body. Less than all of these without resistance.
    var rank: Int { amount?.grams ?? .min }
}
