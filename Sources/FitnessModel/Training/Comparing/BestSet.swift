/// The best of some sets: the heaviest, and of equal ones the one with the most repetitions.
///
/// Of a set's parts the first counts, as everywhere; loads come before body weight, body weight before nothing.
public struct BestSet: Hashable, Sendable, Comparable {
    /// What resisted.
    public let resistance: PerformedSet.Resistance
    /// What was done against it.
    public let work: PerformedSet.Work

    /// The best of these sets; nil when none was work. Warm-ups and failed attempts do not count.
    public init?(of sets: [PerformedSet]) {
        guard let best = sets.compactMap({ BestSet($0) }).max() else { return nil }
        self = best
    }

    private init?(_ set: PerformedSet) {
        guard !set.isWarmUp, let part = set.parts.first else { return nil }
        resistance = part.resistance
        work = part.work
        guard work.amount > 0 else { return nil }
    }

    /// As it is written in a cell: "105x3".
    public func text(in unit: MassUnit) -> String { LoadCell.render([PerformedSet(resistance, work)], unit: unit) }

    /// The same with how often it is among these sets, where that is more than once: "105x3*2".
    public func text(in unit: MassUnit, among sets: [PerformedSet]) -> String {
        let count = sets.count { BestSet($0) == self }
        return text(in: unit) + (count > 1 ? "*\(count)" : "")
    }

    /// The lesser set first.
    public static func < (left: BestSet, right: BestSet) -> Bool { left.rank < right.rank }

    private var rank: (kind: Int, grams: Int, workKind: Int, amount: Int) {
        switch resistance {
        case .load(let mass): (2, mass.grams, workKind, work.amount)
        case .bodyWeight(let added): (1, added.grams, workKind, work.amount)
        case .none: (0, 0, workKind, work.amount)
        }
    }

    /// Repetitions are compared with repetitions only.
    var workKind: Int {
        switch work {
        case .reps: 2
        case .time: 1
        case .distance: 0
        }
    }
}
