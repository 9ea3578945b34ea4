package import FitnessModel
import GRDB

/// What a trainer may see: own records, clients shared with the gym, and the records of those clients. Never another
/// trainer's.
///
/// The conditions expect the client as `c`, the phase as `p`, the mesocycle as `m` and the exercise as `e`, and take
/// the trainer for each question mark.
enum Visibility {
    static let client = "(c.owner = ? OR c.shared = 1)"
    /// Records of the client in this column.
    static func client(of column: String) -> String {
        "EXISTS (SELECT 1 FROM client c WHERE c.id = \(column) AND \(client))"
    }
    static let phase = plan("p")
    static let mesocycle = plan("m")
    /// Also another trainer's exercise on a visible sheet or session. Takes the trainer three times.
    static let exercise = """
        (e.owner = ?
            OR EXISTS (SELECT 1 FROM session_row r JOIN client c ON c.id = r.client
                WHERE r.exercise = e.id AND \(client))
            OR EXISTS (SELECT 1 FROM phase_row r JOIN phase p ON p.id = r.phase LEFT JOIN client c ON c.id = p.client
                WHERE r.exercise = e.id AND \(phase)))
        """

    private static func plan(_ table: String) -> String { "(c.shared IS 1 OR coalesce(c.owner, \(table).owner) = ?)" }
}

extension Change {
    /// The acting trainer.
    package var trainer: Identifier<Trainer> {
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
}

extension Access {
    /// Reads from a client that the trainer may see.
    ///
    /// - Throws: `missing` for any other.
    func read<T>(
        of client: Identifier<Client>, _ body: (Database, Client) throws -> T
    ) throws(StoreError) -> T {
        try read { db in try body(db, try db.get(client, viewer: viewer)) }
    }

    /// Reads for a client that the trainer may see, or for no client.
    ///
    /// - Throws: `missing` for any other.
    func read<T>(
        for client: Identifier<Client>?, _ body: (Database, Client?) throws -> T
    ) throws(StoreError) -> T {
        try read { db in try body(db, try client.map { try db.get($0, viewer: viewer) }) }
    }
}
