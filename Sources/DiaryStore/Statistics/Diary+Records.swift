public import FitnessModel
import GRDB

/// A record and the exercise it was set in.
public struct ExerciseRecord: Hashable, Sendable {
    /// The exercise.
    public let exercise: Identifier<Exercise>
    /// Its name.
    public let name: String
    /// What was better than ever.
    public let record: TrainingRecord
}

extension DiaryAccess {
    /// What a client did within these days better than ever before them, the newest records first.
    public func records(
        of client: Identifier<Client>, days: ClosedRange<Day>, formula: StrengthFormula
    ) throws(StoreError) -> [ExerciseRecord] {
        try read(of: client) { db, _ in
            let lifts = try Self.lifts(db, client: client, days: days)
            var records: [ExerciseRecord] = []
            for (exercise, sets) in lifts {
                let before = try LiftedSet.heaviest(
                    db, where: "r.exercise = ? AND r.client = ? AND r.day < ?", [exercise, client, days.lowerBound])
                let found = TrainingRecord.records(among: sets, before: before, by: formula)
                guard !found.isEmpty else { continue }
                let name = try db.first("SELECT name FROM exercise WHERE id = ?", exercise) { $0.text(0) } ?? ""
                records += found.map { ExerciseRecord(exercise: exercise, name: name, record: $0) }
            }
            return records.sorted { ($1.record.day, $0.exercise) < ($0.record.day, $1.exercise) }
        }
    }

    private static func lifts(
        _ db: Database, client: Identifier<Client>, days: ClosedRange<Day>
    ) throws -> [Identifier<Exercise>: [LiftedSet]] {
        let sql = """
            SELECT r.exercise, s.day, d.grams, d.reps, d.rpe10, s.id
            FROM session s CROSS JOIN session_row r ON r.session = s.id
                CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE s.client = ? AND s.day BETWEEN ? AND ? AND \(LiftedSet.condition)
            """
        var lifts: [Identifier<Exercise>: [LiftedSet]] = [:]
        try db.each(sql, client, days.lowerBound, days.upperBound) { row in
            lifts[row.id(0), default: []].append(LiftedSet(row: row, at: 1, session: row.id(5)))
        }
        return lifts
    }
}

extension LiftedSet {
    /// What is one, of a performed set `d`.
    static let condition = "d.part = 0 AND d.warm_up = 0 AND d.resistance = 1 AND d.reps > 0"

    /// Those of one session, by exercise.
    static func all(
        _ db: Database, of session: Identifier<TrainingSession>
    ) throws -> [Identifier<Exercise>: [LiftedSet]] {
        let sql = """
            SELECT r.exercise, r.day, d.grams, d.reps, d.rpe10
            FROM session_row r CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE r.session = ? AND \(condition)
            """
        var lifts: [Identifier<Exercise>: [LiftedSet]] = [:]
        try db.each(sql, session) { row in lifts[row.id(0), default: []].append(LiftedSet(row: row, at: 1)) }
        return lifts
    }

    /// For each number of repetitions and RPE the heaviest, as no lighter one decides anything.
    ///
    /// - Parameter condition: which cells `r` count.
    static func heaviest(
        _ db: Database, where condition: String, _ values: [any Storable]
    ) throws -> [LiftedSet] {
        let sql = """
            SELECT r.day, max(d.grams), d.reps, d.rpe10
            FROM session_row r CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE \(condition) AND \(Self.condition) GROUP BY d.reps, d.rpe10
            """
        let rows = try db.rows(sql, values)
        var lifts: [LiftedSet] = []
        while let row = try rows.next() { lifts.append(LiftedSet(row: row, at: 0)) }
        return lifts
    }

    /// Reads day, grams, repetitions and RPE, of which the first stands at `column`.
    init(row: Row, at column: Int, session: Identifier<TrainingSession>? = nil) {
        self.init(
            day: row.day(column), session: session, load: Mass(grams: row[column + 1]), reps: row[column + 2],
            effort: (row[column + 3] as Int?).map { .rpe(tenths: $0) })
    }
}
