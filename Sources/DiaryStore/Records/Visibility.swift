import FitnessModel
import GRDB

/// What a trainer may see: own material, clients that are shared with the gym, and what belongs to those clients. Never
/// another trainer's.
///
/// The conditions expect the client as `c`, the phase as `p` and the exercise as `e`, and take the looking trainer as
/// often as they have a question mark.
enum Visibility {
    static let client = "(c.owner = ? OR c.shared = 1)"
    static let phase = "(c.shared IS 1 OR coalesce(c.owner, p.owner) = ?)"
    /// Also another trainer's that stands on a sheet, or in a session, that may be seen. Takes the trainer three times.
    static let exercise = """
        (e.owner = ?
            OR EXISTS (SELECT 1 FROM session_row r JOIN client c ON c.id = r.client
                WHERE r.exercise = e.id AND \(client))
            OR EXISTS (SELECT 1 FROM phase_row r JOIN phase p ON p.id = r.phase LEFT JOIN client c ON c.id = p.client
                WHERE r.exercise = e.id AND \(phase)))
        """
}

extension Change {
    /// The acting trainer.
    var trainer: Identifier<Trainer> {
        get throws {
            guard let actor else { throw StoreError.missing }
            return actor
        }
    }

    /// An exercise that goes onto a sheet is one that the acting trainer may see.
    func demand(exercise id: Identifier<Exercise>) throws {
        let trainer = try trainer
        let sql = "SELECT count(*) FROM exercise e WHERE e.id = ? AND \(Visibility.exercise)"
        guard try db.count(sql, id, trainer, trainer, trainer) > 0 else { throw StoreError.missing }
    }

    /// A machine that an exercise is put on is the acting trainer's.
    func demand(machine id: Identifier<Machine>) throws {
        let sql = "SELECT count(*) FROM machine WHERE id = ? AND owner = ?"
        guard try db.count(sql, id, try trainer) > 0 else { throw StoreError.missing }
    }
}
