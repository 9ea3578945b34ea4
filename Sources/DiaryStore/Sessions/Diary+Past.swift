public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The last time for each of these exercises, where there is one.
    ///
    /// - Parameters:
    ///   - session: the one that is looked back from; the newest counts when nil.
    ///   - rule: which times count.
    ///   - phase: the phase that is trained; nil outside of phases.
    public func lastTimes(
        client: Identifier<Client>, exercises: [Identifier<Exercise>],
        before session: Identifier<TrainingSession>? = nil, by rule: GhostRule = .any,
        in phase: Identifier<Phase>? = nil
    ) throws(StoreError) -> [Identifier<Exercise>: DoneCell] {
        if rule == .off || rule == .phase && phase == nil { return [:] }
        let only = rule == .phase ? phase : nil
        return try read { db in
            let past = try Past(db, client: client, before: session, viewer: viewer)
            var cells: [Identifier<Exercise>: DoneCell] = [:]
            for exercise in Set(exercises) { cells[exercise] = try past.cells(exercise, in: only, limit: 1).first }
            return cells
        }
    }

    /// What the client did in this exercise, from the newest; only where sets were done.
    public func history(
        client: Identifier<Client>, exercise: Identifier<Exercise>, before session: Identifier<TrainingSession>? = nil,
        limit: Int = 10
    ) throws(StoreError) -> [DoneCell] {
        try read { db in
            try Past(db, client: client, before: session, viewer: viewer).cells(exercise, limit: limit)
        }
    }

    /// The repetitions of each work set at the time when the client did most of them in this exercise; of equal times
    /// the newest. Empty when there is none: then there is nothing to count down from.
    public func bestSeries(
        client: Identifier<Client>, exercise: Identifier<Exercise>,
        before session: Identifier<TrainingSession>? = nil
    ) throws(StoreError) -> [Int] {
        try read { db in try Past(db, client: client, before: session, viewer: viewer).bestSeries(exercise) }
    }

    /// The client's best work sets in this exercise.
    public func best(
        client: Identifier<Client>, exercise: Identifier<Exercise>, before session: Identifier<TrainingSession>? = nil,
        by formula: StrengthFormula
    ) throws(StoreError) -> BestSets {
        try read { db in
            try Past(db, client: client, before: session, viewer: viewer).best(exercise, by: formula)
        }
    }
}
