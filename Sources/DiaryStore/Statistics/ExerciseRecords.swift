public import FitnessModel
import GRDB

/// A record and the exercise it was set in.
public struct ExerciseRecord: Hashable, Sendable {
    /// The exercise.
    public let exercise: Identifier<Exercise>
    /// Its name.
    public let name: String
    /// The record.
    public let record: TrainingRecord
}

extension TrainingFigures {
    /// The records that a client set within these days, newest first.
    public func records(
        of client: Identifier<Client>, days: ClosedRange<Day>, formula: StrengthFormula
    ) throws(StoreError) -> [ExerciseRecord] {
        try access.read(of: client) { db, _ in
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
            SELECT r.exercise, s.day, \(LiftedSet.columns), s.id
            FROM session s CROSS JOIN session_row r ON r.session = s.id
                CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE s.client = ? AND s.day BETWEEN ? AND ? AND \(LiftedSet.condition)
            """
        var lifts: [Identifier<Exercise>: [LiftedSet]] = [:]
        try db.each(sql, client, days.lowerBound, days.upperBound) { row in
            lifts[row.id(0), default: []].append(LiftedSet(row: row, at: 1, session: row.id(6)))
        }
        return lifts
    }
}

extension LiftedSet {
    /// The condition for a set that counts, of a performed set `d`.
    static let condition = "d.part = 0 AND d.warm_up = 0 AND d.resistance > 0 AND d.reps > 0"
    /// The columns that follow the day.
    static let columns = "d.grams, d.reps, d.rpe10, d.resistance"

    /// Those of one session, by exercise.
    static func all(
        _ db: Database, of session: Identifier<TrainingSession>
    ) throws -> [Identifier<Exercise>: [LiftedSet]] {
        let sql = """
            SELECT r.exercise, r.day, \(columns)
            FROM session_row r CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE r.session = ? AND \(condition)
            """
        var lifts: [Identifier<Exercise>: [LiftedSet]] = [:]
        try db.each(sql, session) { row in lifts[row.id(0), default: []].append(LiftedSet(row: row, at: 1)) }
        return lifts
    }

    /// Of loads and of the body, for each number of repetitions and RPE the heaviest, as no lighter one decides
    /// anything.
    ///
    /// - Parameter condition: which cells `r` count.
    static func heaviest(
        _ db: Database, where condition: String, _ values: [any Storable]
    ) throws -> [LiftedSet] {
        let sql = """
            SELECT r.day, max(d.grams), d.reps, d.rpe10, d.resistance
            FROM session_row r CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE \(condition) AND \(Self.condition) GROUP BY d.resistance, d.reps, d.rpe10
            """
        let rows = try db.rows(sql, values)
        var lifts: [LiftedSet] = []
        while let row = try rows.next() { lifts.append(LiftedSet(row: row, at: 0)) }
        return lifts
    }

    /// Reads the day and its columns, from `column` on.
    init(row: Row, at column: Int, session: Identifier<TrainingSession>? = nil) {
        self.init(
            day: row.day(column), session: session, load: Mass(grams: row[column + 1]),
            isOnBody: row[column + 4] == 2, reps: row[column + 2],
            effort: (row[column + 3] as Int?).map { .rpe(tenths: $0) })
    }
}

/// The days of a phase or a mesocycle.
public struct TrainedSpan: Hashable, Sendable {
    /// The name.
    public let name: String
    /// From the first day to the last.
    public let days: ClosedRange<Day>
}

extension TrainingFigures {
    /// When the phases of a client were trained, from the first session of each to its last, oldest first.
    public func phaseSpans(of client: Identifier<Client>) throws(StoreError) -> [TrainedSpan] {
        let sql = """
            SELECT p.name, min(s.day), max(s.day) FROM session s JOIN phase p ON p.id = s.phase
            WHERE s.client = ? GROUP BY p.id ORDER BY min(s.day), p.id
            """
        return try access.read(of: client) { db, _ in
            try db.all(sql, client) { TrainedSpan(name: $0.text(0), days: $0.day(1)...$0.day(2)) }
        }
    }

    /// The days that the mesocycles of a client take, from the first one on; those without a first day are left out.
    public func mesocycleSpans(of client: Identifier<Client>) throws(StoreError) -> [TrainedSpan] {
        let sql = """
            SELECT m.name, m.start, coalesce((SELECT sum(days) FROM mesocycle_part WHERE mesocycle = m.id), 1)
            FROM mesocycle m WHERE m.client = ? AND m.start IS NOT NULL ORDER BY m.start, m.id
            """
        return try access.read(of: client) { db, _ in
            try db.all(sql, client) { row in
                let start = row.day(1)
                return TrainedSpan(name: row.text(0), days: start...start.adding(days: max(row[2] as Int, 1) - 1))
            }
        }
    }
}

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

extension TrainingFigures {
    /// The best estimate of each session with a loaded exercise of a client, oldest first. Warm-ups and sets of more
    /// than twelve repetitions give none.
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
        return try access.read(of: client) { db, _ in
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
