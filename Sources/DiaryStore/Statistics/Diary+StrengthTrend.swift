public import FitnessModel
import GRDB

/// The best set of one session by its estimated one-repetition maximum.
public struct StrengthPoint: Hashable, Sendable {
    /// When.
    public let day: Day
    /// The session.
    public let session: Identifier<TrainingSession>
    /// The estimate.
    public let estimate: Mass
    /// The load it comes from.
    public let load: Mass
    /// The repetitions it comes from.
    public let reps: Int
}

extension DiaryAccess {
    /// The best estimate of each session in which a client did an exercise with a load, oldest first. Warm-ups and sets
    /// of more than twelve repetitions give none.
    public func strengthTrend(
        client: Identifier<Client>, exercise: Identifier<Exercise>, days: ClosedRange<Day>, formula: StrengthFormula
    ) throws(StoreError) -> [StrengthPoint] {
        let sql = """
            SELECT r.day, r.session, d.grams, d.reps, d.rpe10
            FROM session_row r CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE r.exercise = ? AND r.client = ? AND r.day BETWEEN ? AND ?
                AND d.part = 0 AND d.warm_up = 0 AND d.resistance = 1 AND d.reps BETWEEN 1 AND 12
            ORDER BY r.day DESC, r.id DESC
            """
        return try read(of: client) { db, _ in
            var points: [StrengthPoint] = []
            try db.each(sql, exercise, client, days.lowerBound, days.upperBound) { row in
                let load = Mass(grams: row[2])
                let effort = (row[4] as Int?).map { Effort.rpe(tenths: $0) }
                guard let estimate = PerformedSet.strength(load: load, reps: row[3], effort: effort, by: formula) else {
                    return
                }
                let session: Identifier<TrainingSession> = row.id(1)
                if points.last?.session == session {
                    guard let best = points.last, estimate > best.estimate else { return }
                    points.removeLast()
                }
                points.append(
                    StrengthPoint(day: row.day(0), session: session, estimate: estimate, load: load, reps: row[3]))
            }
            return points.reversed()
        }
    }
}
