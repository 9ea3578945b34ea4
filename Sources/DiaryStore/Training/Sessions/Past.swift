public import FitnessModel
import GRDB

/// A client's history before a session: on earlier days, and earlier on the same day.
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

    /// Cells with sets, newest first.
    ///
    /// - Parameter phase: limits the cells to a phase; nil for all.
    func cells(
        _ exercise: Identifier<Exercise>, in phase: Identifier<Phase>? = nil, limit: Int
    ) throws -> [DoneCell] {
        let sql = """
            SELECT r.session, r.id, r.day, r.text, s.unit, \(Place.columns), \(Prescription.columns(of: "r"))
            FROM session_row r CROSS JOIN session s ON s.id = r.session LEFT JOIN place l ON l.id = s.place
            WHERE r.exercise = ? AND r.client = ? AND r.day <= ? AND (r.day < ? OR r.session < ?)
                AND (? IS NULL OR s.phase = ?) AND EXISTS (SELECT 1 FROM performed_set WHERE session_row = r.id)
            ORDER BY r.day DESC, r.id DESC LIMIT ?
            """
        return try db.all(sql, exercise, client, day, day, session, phase, phase, limit) { row in
            DoneCell(
                session: row.id(0), sessionRow: row.id(1), day: row.day(2), text: row.text(3),
                unit: row.raw(4) ?? .kg, prescription: Prescription(row: row, at: 5 + Place.columnCount),
                place: row.optionalID(5).map { (_: Identifier<Place>) in Place(row: row, at: 5) })
        }
    }

    /// The repetitions of each work set of the cell with most of them; of equal cells the newest.
    func bestSeries(_ exercise: Identifier<Exercise>) throws -> [Int] {
        let sql = """
            SELECT d.reps FROM performed_set d WHERE d.part = 0 AND d.warm_up = 0 AND d.reps IS NOT NULL
                AND d.session_row = (
                    SELECT r.id FROM session_row r JOIN performed_set b ON b.session_row = r.id
                    WHERE r.exercise = ? AND r.client = ? AND r.day <= ? AND (r.day < ? OR r.session < ?)
                        AND b.part = 0 AND b.warm_up = 0 AND b.reps IS NOT NULL
                    GROUP BY r.id ORDER BY sum(b.reps) DESC, r.day DESC, r.id DESC LIMIT 1)
            ORDER BY d.set_number
            """
        return try db.all(sql, exercise, client, day, day, session) { $0[0] }
    }

    /// The heaviest lifts of an exercise before the session.
    func heaviestLifts(_ exercise: Identifier<Exercise>) throws -> [LiftedSet] {
        try LiftedSet.heaviest(
            db, where: "r.exercise = ? AND r.client = ? AND r.day <= ? AND (r.day < ? OR r.session < ?)",
            [exercise, client, day, day, session])
    }

    /// The session before that one of the same phase, or of the same routine, that is finished; the newest of several.
    func session(alike one: TrainingSession) throws -> Identifier<TrainingSession>? {
        let column = one.phase == nil ? "routine" : "phase"
        let sql = """
            SELECT s.id FROM session s
            WHERE s.client = ? AND s.\(column) = (SELECT \(column) FROM session WHERE id = ?)
                AND s.state = 'done' AND s.day <= ? AND (s.day < ? OR s.id < ?)
            ORDER BY s.day DESC, s.id DESC LIMIT 1
            """
        return try db.first(sql, client, session, day, day, session) { $0.id(0) }
    }

    /// Whether the client has no session after that one.
    func isNewest(_ one: TrainingSession) throws -> Bool {
        let sql = "SELECT id FROM session WHERE client = ? ORDER BY day DESC, id DESC LIMIT 1"
        return try db.first(sql, client) { $0.id(0) as Identifier<TrainingSession> } == one.id
    }

    /// The heaviest and the strongest of all work sets; of a set's parts the first counts.
    func best(_ exercise: Identifier<Exercise>, by formula: StrengthFormula) throws -> BestSets {
        // Most sets are equal for the formulas: only the heaviest of each kind is read.
        let sql = """
            SELECT d.resistance, d.reps, d.rpe10, max(d.grams)
            FROM session_row r CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE r.exercise = ? AND r.client = ? AND r.day <= ? AND (r.day < ? OR r.session < ?)
                AND d.part = 0 AND d.warm_up = 0 AND d.resistance > 0 AND d.reps > 0
            GROUP BY d.resistance, d.reps, d.rpe10
            """
        let lifts = try db.all(sql, exercise, client, day, day, session) { row in
            let mass = Mass(grams: row[3])
            return BestSets.Lift(
                resistance: row[0] == 1 ? .load(mass) : .bodyWeight(added: mass), reps: row[1],
                effort: (row[2] as Int?).map(Effort.rpe(tenths:)), by: formula)
        }
        return BestSets(lifts)
    }
}

/// The best work sets of a client in one exercise. Warm-ups do not count.
public struct BestSets: Hashable, Sendable {
    /// A lifted set.
    public struct Lift: Hashable, Sendable {
        /// A load, or the body.
        public let resistance: PerformedSet.Resistance
        /// Repetitions with it.
        public let reps: Int
        /// The effort, if known.
        public let effort: Effort?
        /// Estimated one-repetition maximum, of 1...12 reps with a load.
        public let e1RM: Mass?
    }

    /// The best of no sets.
    public static let none = BestSets([])

    /// The most weight, and of equal ones the most reps; loads before body weight.
    public let heaviest: Lift?
    /// The best estimate of a one-repetition maximum.
    public let strongest: Lift?

    /// The best of these.
    init(_ lifts: [Lift]) {
        heaviest = lifts.max { $0.rank < $1.rank }
        strongest = lifts.filter { $0.e1RM != nil }.max { ($0.e1RM ?? .zero, $0.reps) < ($1.e1RM ?? .zero, $1.reps) }
    }
}

extension BestSets.Lift {
    /// With its estimate: by the RPE table where the effort is known, else by the formula.
    init(resistance: PerformedSet.Resistance, reps: Int, effort: Effort?, by formula: StrengthFormula) {
        var estimate: Mass?
        if case .load(let load) = resistance {
            estimate = PerformedSet.strength(load: load, reps: reps, effort: effort, by: formula)
        }
        self.init(resistance: resistance, reps: reps, effort: effort, e1RM: estimate)
    }

    /// Loads before body weight, then by grams, then by repetitions.
    fileprivate var rank: (kind: Int, grams: Int, reps: Int) {
        switch resistance {
        case .none: (0, .min, reps)
        case .load(let mass): (1, mass.grams, reps)
        case .bodyWeight(let added): (0, added.grams, reps)
        }
    }
}
