/// The work sets of one session that count repetitions, as suggestions look at them.
struct WorkSets {
    /// A set without the parts after its first one.
    struct Work {
        let resistance: PerformedSet.Resistance
        let reps: Int
    }

    /// In the order in which they were done.
    let sets: [Work]
    /// The most weight of the sets whose repetitions come nearest to the range from below, or reach it.
    let top: PerformedSet.Resistance
    /// Reps of the best set at that weight.
    let mostRepsAtTop: Int
    /// Reps of the weakest set at that weight.
    let repsAtTop: Int
    /// Reps of the weakest work set that was not heavier.
    let fewestReps: Int
    /// The highest RPE in tenths of sets that were not heavier; nil if none has one.
    let hardestTenths: Int?

    /// Nil when the cell has no such sets.
    init?(_ cell: LoadCell, target: RepTarget?) {
        let work = cell.sets.filter { !$0.isWarmUp }
        let sets = work.compactMap(Work.init)
        func missing(_ set: Work) -> Int { max((target?.lowest ?? 0) - set.reps, 0) }
        let least = sets.map(missing).min()
        let near = sets.filter { missing($0) == least }
        guard let best = near.max(by: { $0.resistance.rank < $1.resistance.rank }) else { return nil }
        let atTop = sets.filter { $0.resistance == best.resistance }.map(\.reps)
        // One heavy set outside the range does not decide the load of the others.
        let rank = best.resistance.rank
        self.sets = sets
        top = best.resistance
        mostRepsAtTop = atTop.max() ?? best.reps
        repsAtTop = atTop.min() ?? best.reps
        fewestReps = sets.filter { $0.resistance.rank <= rank }.map(\.reps).min() ?? best.reps
        hardestTenths = work.filter { ($0.parts.first?.resistance.rank ?? .min) <= rank }.compactMap(\.limitTenths)
            .max()
    }

    /// How many sets of a cell there are of this kind.
    static func count(_ cell: LoadCell) -> Int { cell.sets.count { !$0.isWarmUp && Work($0) != nil } }
}

extension WorkSets.Work {
    fileprivate init?(_ set: PerformedSet) {
        guard let first = set.parts.first, let reps = set.repsForTarget else { return nil }
        self.init(resistance: first.resistance, reps: reps)
    }
}

extension PerformedSet.Resistance {
    /// Loads above the body with weight added, above assistance.
    var rank: Int { amount?.grams ?? .min }

    /// The given weight, without the body's own.
    var amount: Mass? {
        switch self {
        case .none: nil
        case .load(let mass), .bodyWeight(let mass): mass
        }
    }
}

/// The totals of some sets, without warm-ups.
public struct SetSummary: Hashable, Sendable {
    /// Work sets.
    public let sets: Int
    /// Repetitions of all parts.
    public let reps: Int
    /// Volume load.
    public let volume: Mass

    /// Adds the sets up.
    public init(_ sets: [PerformedSet]) {
        let work = sets.filter { !$0.isWarmUp }
        self.sets = work.count
        reps = work.reduce(0) { $0.addingClamped($1.totalReps) }
        volume = Mass(grams: work.reduce(0) { $0.addingClamped($1.volume.grams) })
    }
}
