/// More than ever before in one exercise.
public struct TrainingRecord: Hashable, Sendable {
    /// The kind of a record.
    public enum Kind: Hashable, Sendable {
        /// The load of that many repetitions, or more.
        case load(reps: Int)
        /// The weight added to the body for that many repetitions, or more; below zero the assistance.
        case bodyWeight(reps: Int)
        /// The estimated one-repetition maximum.
        case estimate
    }

    /// The kind of the record.
    public let kind: Kind
    /// When.
    public let day: Day
    /// The new best.
    public let best: Mass
    /// The best of all sessions before that one.
    public let before: Mass
}

extension TrainingRecord {
    /// The records among new sets: for each number of repetitions a load that was never lifted so often, and the
    /// estimate. Each session is compared with all earlier ones, new ones included, and the newest record of a kind is
    /// returned. A load that a new set with more repetitions equals is left out. The first sets of an exercise are not
    /// records, nor is a new number of repetitions.
    public static func records(
        among new: [LiftedSet], before: [LiftedSet], by formula: StrengthFormula
    ) -> [TrainingRecord] {
        var known = before
        var loads: [Kind: TrainingRecord] = [:]
        var estimate: TrainingRecord?
        for sets in Dictionary(grouping: new, by: \.time).sorted(by: { $0.key < $1.key }).map(\.value) {
            let day = sets[0].day
            for (kind, sets) in Dictionary(grouping: sets, by: \.kind) {
                let former = known.filter { $0.isOfKind(of: sets[0]) && $0.reps >= sets[0].reps }.map(\.load).max()
                guard let former, let best = sets.map(\.load).max(), best > former else { continue }
                loads[kind] = TrainingRecord(kind: kind, day: day, best: best, before: former)
            }
            let former = known.compactMap { $0.strength(by: formula) }.max()
            if let former, let best = sets.compactMap({ $0.strength(by: formula) }).max(), best > former {
                estimate = TrainingRecord(kind: .estimate, day: day, best: best, before: former)
            }
            known += sets
        }
        let shown = loads.values.sorted { $0.kind.rank < $1.kind.rank }.filter { record in
            !new.contains { $0.kind.isHarder(than: record.kind) && $0.load >= record.best }
        }
        return [estimate].compactMap { $0 } + shown
    }
}

extension TrainingRecord.Kind {
    /// Whether the weight is added to the body.
    public var isOnBody: Bool { if case .bodyWeight = self { true } else { false } }

    /// The order in which records are listed: loads, then weights on the body, by repetitions.
    fileprivate var rank: (kind: Int, reps: Int) {
        switch self {
        case .estimate: (0, 0)
        case .load(let reps): (1, reps)
        case .bodyWeight(let reps): (2, reps)
        }
    }

    /// More repetitions of the same.
    fileprivate func isHarder(than other: Self) -> Bool { rank.kind == other.rank.kind && rank.reps > other.rank.reps }
}

extension LiftedSet {
    /// The session it belongs to, in the order of training.
    fileprivate struct Time: Hashable, Comparable {
        let day: Day
        let session: Identifier<TrainingSession>?

        static func < (one: Time, other: Time) -> Bool {
            (one.day, one.session?.rawValue ?? 0) < (other.day, other.session?.rawValue ?? 0)
        }
    }

    fileprivate var time: Time { Time(day: day, session: session) }
    fileprivate var kind: TrainingRecord.Kind { isOnBody ? .bodyWeight(reps: reps) : .load(reps: reps) }
    fileprivate func isOfKind(of other: LiftedSet) -> Bool { isOnBody == other.isOnBody }
}

/// A work set with a load, or with the body, as records look at it.
public struct LiftedSet: Hashable, Sendable {
    /// When.
    public let day: Day
    /// The session, if known: of two on one day the later one is compared with the first.
    public let session: Identifier<TrainingSession>?
    /// The load, or what is added to the body.
    public let load: Mass
    /// Whether it is added to the body.
    public let isOnBody: Bool
    /// Repetitions with it, above 0.
    public let reps: Int
    /// The effort of the set.
    public let effort: Effort?

    /// Puts it together.
    public init(
        day: Day, session: Identifier<TrainingSession>? = nil, load: Mass, isOnBody: Bool = false, reps: Int,
        effort: Effort? = nil
    ) {
        self.day = day
        self.session = session
        self.load = load
        self.isOnBody = isOnBody
        self.reps = reps
        self.effort = effort
    }

    /// The estimated one-repetition maximum; of a load only.
    public func strength(by formula: StrengthFormula) -> Mass? {
        isOnBody ? nil : PerformedSet.strength(load: load, reps: reps, effort: effort, by: formula)
    }
}
