public import FitnessModel
import GRDB

/// An exercise to pick for a session.
public struct ExerciseChoice: Hashable, Sendable, Identifiable {
    /// The exercise.
    public let id: Identifier<Exercise>
    /// Its name.
    public let name: String
    /// How many times the client did sets of it.
    public let uses: Int
    /// The last day on which the client did it.
    public let lastDone: Day?
}

extension ExerciseChoice {
    /// A trainer's exercises in use with how often a client did them, when last, and what they are found by. Takes the client
    /// and the trainer.
    static let query = """
        SELECT e.id, e.name,
            (SELECT count(*) FROM \(done)) AS uses, (SELECT max(r.day) FROM \(done)), e.name_key, e.other_names
        FROM exercise e WHERE e.owner = ?2 AND e.archived_at IS NULL
        ORDER BY uses DESC, e.name_key, e.id
        """

    // One look into the index for each exercise: no pass over all that was ever trained. What was only planned, or picked
    // and not done, is no use.
    private static let done = """
        session_row r WHERE r.exercise = e.id AND r.client = ?1
            AND EXISTS (SELECT 1 FROM performed_set WHERE session_row = r.id)
        """
}

extension DiaryAccess {
    /// The trainer's exercises in use: those that this client did most often first, the others by name.
    public func exerciseChoices(for client: Identifier<Client>) throws(StoreError) -> [ExerciseChoice] {
        try read(of: client) { db, _ in
            try db.all(ExerciseChoice.query, client, viewer) { row in
                ExerciseChoice(id: row.id(0), name: row.text(1), uses: row[2], lastDone: row.optionalDay(3))
            }
        }
    }
}
