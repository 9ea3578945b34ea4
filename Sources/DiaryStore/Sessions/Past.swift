import FitnessModel
import GRDB

/// What one client did before a certain session: on earlier days, and earlier on the same day.
struct Past {
    private let db: Database
    private let client: Identifier<Client>
    private let day: Day
    private let session: Identifier<TrainingSession>

    /// - Throws: `missing` for a client, or a session, that the viewer may not see.
    init(
        _ db: Database, client: Identifier<Client>, before session: Identifier<TrainingSession>?,
        viewer: Identifier<Trainer>
    ) throws {
        let sql = """
            SELECT (SELECT day FROM session WHERE id = ?) FROM client c WHERE c.id = ? AND \(Visibility.client)
            """
        let found = try db.first(sql, session, client, viewer) { $0.optionalDay(0) }
        guard let day = found else { throw StoreError.missing }
        if session != nil, day == nil { throw StoreError.missing }
        self.db = db
        self.client = client
        self.day = day ?? .latest
        self.session = session ?? Identifier(rawValue: .max)
    }

    /// Cells with sets, from the newest.
    func cells(_ exercise: Identifier<Exercise>, limit: Int) throws -> [DoneCell] {
        let sql = """
            SELECT r.session, r.id, r.day, r.text, (SELECT unit FROM session WHERE id = r.session),
                \(Prescription.columns(of: "r"))
            FROM session_row r
            WHERE r.exercise = ? AND r.client = ? AND r.day <= ? AND (r.day < ? OR r.session < ?)
                AND EXISTS (SELECT 1 FROM performed_set WHERE session_row = r.id)
            ORDER BY r.day DESC, r.id DESC LIMIT ?
            """
        return try db.all(sql, exercise, client, day, day, session, limit) { row in
            DoneCell(
                session: row.id(0), sessionRow: row.id(1), day: row.day(2), text: row.text(3),
                unit: row.raw(4) ?? .kg, prescription: Prescription(row: row, at: 5))
        }
    }

    /// The heaviest and the strongest of all work sets; of a set's parts the first counts.
    func best(_ exercise: Identifier<Exercise>) throws -> BestSets {
        // One pass that packs what decides into numbers: loads before body weight, then grams, then reps; and the e1RM
        // times 30, with the reps that it came from. Grams stay below 2^30, reps below 2^14.
        let sql = """
            SELECT
                max(((2 - d.resistance) << 54) + ((d.grams + (1 << 30)) << 14) + d.reps),
                max(CASE WHEN d.resistance = 1 AND d.reps <= 12
                    THEN (d.grams * (CASE d.reps WHEN 1 THEN 30 ELSE 30 + d.reps END) << 14) + d.reps END)
            FROM session_row r CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE r.exercise = ? AND r.client = ? AND r.day <= ? AND (r.day < ? OR r.session < ?)
                AND d.part = 0 AND d.warm_up = 0 AND d.resistance > 0 AND d.reps > 0
            """
        let best = try db.first(sql, exercise, client, day, day, session) { row in
            BestSets(heaviest: heaviest(row[0]), strongest: strongest(row[1]))
        }
        return best ?? .none
    }

    private func heaviest(_ packed: Int?) -> BestSets.Lift? {
        guard let packed else { return nil }
        let reps = packed & 0x3FFF
        let mass = Mass(grams: (packed >> 14) & (1 << 40 - 1) - 1 << 30)
        return packed >> 54 == 1 ? lift(.load(mass), reps) : lift(.bodyWeight(added: mass), reps)
    }

    private func strongest(_ packed: Int?) -> BestSets.Lift? {
        guard let packed else { return nil }
        let reps = packed & 0x3FFF
        return lift(.load(Mass(grams: (packed >> 14) / (reps == 1 ? 30 : 30 + reps))), reps)
    }

    private func lift(_ resistance: PerformedSet.Resistance, _ reps: Int) -> BestSets.Lift {
        var estimate: Mass?
        if case .load(let mass) = resistance, reps <= 12 { estimate = OneRepMax.epley(load: mass, reps: reps) }
        return BestSets.Lift(resistance: resistance, reps: reps, e1RM: estimate)
    }
}
