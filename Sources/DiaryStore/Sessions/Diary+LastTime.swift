public import FitnessModel
import GRDB

extension DiaryAccess {
    /// What the client did in this exercise the last time, in any sheet, free session or import.
    ///
    /// - Parameter session: the one that is looked back from; the newest counts when nil.
    public func lastTime(
        client: Identifier<Client>, exercise: Identifier<Exercise>, before session: Identifier<TrainingSession>? = nil
    ) throws(StoreError) -> DoneCell? {
        try history(client: client, exercise: exercise, before: session, limit: 1).first
    }

    /// The last time for each of these exercises, where there is one.
    public func lastTimes(
        client: Identifier<Client>, exercises: [Identifier<Exercise>],
        before session: Identifier<TrainingSession>? = nil
    ) throws(StoreError) -> [Identifier<Exercise>: DoneCell] {
        let viewer = viewer
        return try read { db in
            let past = try Past(db, client: client, before: session, viewer: viewer)
            var cells: [Identifier<Exercise>: DoneCell] = [:]
            for exercise in Set(exercises) { cells[exercise] = try past.cells(exercise, limit: 1).first }
            return cells
        }
    }

    /// What the client did in this exercise, from the newest; only where sets were done.
    public func history(
        client: Identifier<Client>, exercise: Identifier<Exercise>, before session: Identifier<TrainingSession>? = nil,
        limit: Int = 10
    ) throws(StoreError) -> [DoneCell] {
        let viewer = viewer
        return try read { db in
            try Past(db, client: client, before: session, viewer: viewer).cells(exercise, limit: limit)
        }
    }

    /// The client's best work sets in this exercise.
    public func best(
        client: Identifier<Client>, exercise: Identifier<Exercise>, before session: Identifier<TrainingSession>? = nil,
        by formula: StrengthFormula
    ) throws(StoreError) -> BestSets {
        let viewer = viewer
        return try read { db in
            try Past(db, client: client, before: session, viewer: viewer).best(exercise, by: formula)
        }
    }
}
