/// More than ever before in one exercise.
public struct TrainingRecord: Hashable, Sendable {
    /// In what.
    public enum Kind: Hashable, Sendable {
        /// The load of so many repetitions, or more.
        case load(reps: Int)
        /// The estimated one-repetition maximum.
        case estimate
    }

    /// In what.
    public let kind: Kind
    /// When.
    public let day: Day
    /// The new best.
    public let best: Mass
    /// The best before.
    public let before: Mass

    /// Puts it together.
    public init(kind: Kind, day: Day, best: Mass, before: Mass) {
        self.kind = kind
        self.day = day
        self.best = best
        self.before = before
    }
}

extension TrainingRecord {
    /// The records among new sets, against what was lifted before: for each number of repetitions a load that was never
    /// lifted so often, and the estimate. A load that a new set with more repetitions equals is not named again. The
    /// first sets of an exercise are no records, nor is a number of repetitions that was never reached before.
    public static func records(
        among new: [LiftedSet], before: [LiftedSet], by formula: StrengthFormula
    ) -> [TrainingRecord] {
        guard !before.isEmpty else { return [] }
        var records: [TrainingRecord] = []
        var heaviest = Mass.zero
        for (reps, sets) in Dictionary(grouping: new, by: \.reps).sorted(by: { $0.key > $1.key }) {
            guard let best = sets.max(by: { ($0.load, $1.day) < ($1.load, $0.day) }), best.load > heaviest else {
                continue
            }
            heaviest = best.load
            let former = before.filter { $0.reps >= reps }.map(\.load).max()
            guard let former, best.load > former else { continue }
            records.append(TrainingRecord(kind: .load(reps: reps), day: best.day, best: best.load, before: former))
        }
        let former = before.compactMap { $0.strength(by: formula) }.max()
        let estimates = new.compactMap { set in set.strength(by: formula).map { (set.day, $0) } }
        let strongest = estimates.max { ($0.1, $1.0) < ($1.1, $0.0) }
        if let former, let strongest, strongest.1 > former {
            records.append(
                TrainingRecord(kind: .estimate, day: strongest.0, best: strongest.1, before: former))
        }
        return records.reversed()
    }
}
