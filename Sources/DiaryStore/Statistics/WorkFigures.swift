public import FitnessModel
import GRDB

/// What was done in one exercise of one session. Warm-ups count for nothing.
public struct WorkFigures: Hashable, Sendable {
    /// The session.
    public let session: Identifier<TrainingSession>
    /// Its day.
    public let day: Day
    /// The exercise.
    public let exercise: Identifier<Exercise>
    /// Work sets.
    public let sets: Int
    /// Repetitions of all their parts.
    public let reps: Int
    /// Sum of weight x reps.
    public let volume: Mass

    init(row: Row) {
        session = row.id(0)
        day = row.day(1)
        exercise = row.id(2)
        sets = row[3]
        reps = row[4]
        volume = Mass(grams: row[5])
    }
}
