public import FitnessModel
import GRDB

extension DiaryAccess {
    /// What the rows before asked for that had these exercises: of a client's sheet the newest one with each in an earlier
    /// phase of the client, of a template the newest one of the trainer's on any other sheet. Rows that ask for nothing do
    /// not count; an exercise of which there is none is left out.
    public func lastTargets(
        before phase: Identifier<Phase>, of exercises: [Identifier<Exercise>]
    ) throws(StoreError) -> [Identifier<Exercise>: Prescription] {
        guard !exercises.isEmpty else { return [:] }
        let viewer = viewer
        return try read { db in
            let sql = "SELECT p.client FROM \(Phase.storage.source) WHERE p.id = ? AND \(Visibility.phase)"
            let found = try db.first(sql, phase, viewer) { $0.optionalID(0) as Identifier<Client>? }
            guard let owner = found else { throw StoreError.missing }
            return if let client = owner {
                try LastTargets.ofClient(db, client, before: phase, exercises)
            } else {
                try LastTargets.ofTrainer(db, viewer, beside: phase, exercises)
            }
        }
    }
}

/// The two ways to the rows before, each of them one query.
private enum LastTargets {
    private static let asks = "(r.tempo <> '' OR r.reps <> '' OR r.sets <> '' OR r.rest <> '' OR r.micro <> '')"

    /// A client has few rows, and an exercise many clients: from the newest phase on, until each exercise was found.
    static func ofClient(
        _ db: Database, _ client: Identifier<Client>, before phase: Identifier<Phase>,
        _ exercises: [Identifier<Exercise>]
    ) throws -> [Identifier<Exercise>: Prescription] {
        let sql = """
            SELECT r.exercise, \(Prescription.columns(of: "r"))
            FROM phase p CROSS JOIN phase_row r ON r.phase = p.id
            WHERE p.client = ? AND p.id < ? AND r.exercise IN (SELECT value FROM json_each(?)) AND \(asks)
            ORDER BY p.id DESC, r.position, r.id
            """
        let wanted = Set(exercises)
        var targets: [Identifier<Exercise>: Prescription] = [:]
        let rows = try db.rows(sql, [client, phase, wanted.map(\.rawValue).json])
        while targets.count < wanted.count, let row = try rows.next() {
            let exercise: Identifier<Exercise> = row.id(0)
            if targets[exercise] == nil { targets[exercise] = Prescription(row: row, at: 1) }
        }
        return targets
    }

    /// From the newest row of each exercise on, until one is the trainer's.
    static func ofTrainer(
        _ db: Database, _ trainer: Identifier<Trainer>, beside phase: Identifier<Phase>,
        _ exercises: [Identifier<Exercise>]
    ) throws -> [Identifier<Exercise>: Prescription] {
        let newest = """
            SELECT r.id FROM phase_row r CROSS JOIN phase p ON p.id = r.phase LEFT JOIN client c ON c.id = p.client
            WHERE r.exercise = w.value AND r.phase <> ? AND coalesce(c.owner, p.owner) = ? AND \(asks)
            ORDER BY r.id DESC LIMIT 1
            """
        let sql = """
            SELECT r.exercise, \(Prescription.columns(of: "r"))
            FROM json_each(?) w CROSS JOIN phase_row r ON r.id = (\(newest))
            """
        let found = try db.all(sql, Set(exercises).map(\.rawValue).json, phase, trainer) { row in
            (row.id(0) as Identifier<Exercise>, Prescription(row: row, at: 1))
        }
        return Dictionary(found) { first, _ in first }
    }
}
