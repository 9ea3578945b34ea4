public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The sessions of a client within these days, oldest first; those that go on count as well.
    public func sessionFigures(
        of client: Identifier<Client>, days: ClosedRange<Day>
    ) throws(StoreError) -> [TrainingSession] {
        let sql = """
            SELECT \(TrainingSession.columns) FROM session s WHERE s.client = ? AND s.day BETWEEN ? AND ?
            ORDER BY s.day DESC, s.id DESC
            """
        return try read(of: client) { db, _ in
            try db.all(sql, client, days.lowerBound, days.upperBound, decode: TrainingSession.init(row:)).reversed()
        }
    }

    /// The first day on which a client trained: a session, a run or an activity; nil before that.
    public func firstTrainingDay(of client: Identifier<Client>) throws(StoreError) -> Day? {
        let firsts = ["session", "run", "activity_entry"].map { "(SELECT min(day) FROM \($0) WHERE client = ?1)" }
        let sql = "SELECT min(coalesce(\(firsts[0]), '9'), coalesce(\(firsts[1]), '9'), coalesce(\(firsts[2]), '9'))"
        return try read(of: client) { db, _ in try db.first(sql, client) { $0.optionalDay(0) } ?? nil }
    }

    /// Everything that a client did within these days, oldest first: sessions, those that go on as well, finished runs and
    /// activities.
    public func trainings(of client: Identifier<Client>, days: ClosedRange<Day>) throws(StoreError) -> [Training] {
        let sql = """
            SELECT 'session', day, started_at, NULL FROM session WHERE client = ?1 AND day BETWEEN ?2 AND ?3
            UNION ALL SELECT 'run', day, started_at, NULL FROM run
                WHERE client = ?1 AND day BETWEEN ?2 AND ?3 AND state = 'done'
            UNION ALL SELECT 'activity', day, NULL, minute FROM activity_entry
                WHERE client = ?1 AND day BETWEEN ?2 AND ?3
            """
        let found = try read(of: client) { db, _ in
            try db.all(sql, client, days.lowerBound, days.upperBound) { row in
                Training(
                    kind: row.raw(0) ?? .session, day: row.day(1), startedAt: row.date(2),
                    time: TimeOfDay(minuteOfDay: row[3]))
            }
        }
        return found.sorted { $0.day < $1.day }
    }

    /// For how many seconds a client trained within these days: sessions with a beginning and an end, finished runs, activities.
    public func secondsTrained(of client: Identifier<Client>, days: ClosedRange<Day>) throws(StoreError) -> Int {
        let sql = """
            SELECT coalesce(sum(ms), 0) / 1000 FROM (
                SELECT max(0, ended_at - started_at) AS ms FROM session
                    WHERE client = ?1 AND day BETWEEN ?2 AND ?3 AND state = 'done'
                UNION ALL SELECT elapsed_ms FROM run WHERE client = ?1 AND day BETWEEN ?2 AND ?3 AND state = 'done'
                UNION ALL SELECT duration_s * 1000 FROM activity_entry WHERE client = ?1 AND day BETWEEN ?2 AND ?3)
            """
        return try read(of: client) { db, _ in
            try db.first(sql, client, days.lowerBound, days.upperBound) { $0[0] } ?? 0
        }
    }

    /// The first day on which something was eaten; nil before that.
    public func firstFoodDay(of client: Identifier<Client>) throws(StoreError) -> Day? {
        try read(of: client) { db, _ in
            try db.first("SELECT min(day) FROM food_entry WHERE client = ?", client) { $0.optionalDay(0) } ?? nil
        }
    }

    /// The days of all sessions of a client, oldest first, a day as often as there are sessions.
    public func trainingDays(of client: Identifier<Client>) throws(StoreError) -> [Day] {
        let sql = "SELECT day FROM session WHERE client = ? ORDER BY day DESC, id DESC"
        return try read(of: client) { db, _ in try db.all(sql, client) { $0.day(0) }.reversed() }
    }

    /// What a client did within these days, session by session and exercise by exercise, oldest first. Rows without a
    /// work set are left out.
    public func workFigures(of client: Identifier<Client>, days: ClosedRange<Day>) throws(StoreError) -> [WorkFigures] {
        // The sessions come from their index in order of time, so that grouping needs no sorting.
        let sql = """
            SELECT s.id, s.day, r.exercise, count(iif(d.part = 0, 1, NULL)), coalesce(sum(d.reps), 0),
                coalesce(sum(max(d.grams, 0) * d.reps), 0)
            FROM session s CROSS JOIN session_row r ON r.session = s.id
                CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE s.client = ? AND s.day BETWEEN ? AND ? AND d.warm_up = 0
            GROUP BY s.day, s.id, r.position, r.id ORDER BY s.day, s.id, r.position, r.id
            """
        return try read(of: client) { db, _ in
            try db.all(sql, client, days.lowerBound, days.upperBound, decode: WorkFigures.init(row:))
        }
    }

    /// The names of exercises, as far as the trainer may see such.
    public func exerciseNames(
        _ ids: some Sequence<Identifier<Exercise>>
    ) throws(StoreError) -> [Identifier<Exercise>: String] {
        let sql = "SELECT e.name FROM exercise e WHERE e.id = ? AND \(Visibility.exercise)"
        return try read(each: ids) { db, id in try db.first(sql, id, viewer, viewer, viewer) { $0.text(0) } }
    }

    /// Which groups of muscles exercises train. Exercises without any, and those that the trainer may not see, are
    /// left out.
    public func muscleShares(
        _ ids: some Sequence<Identifier<Exercise>>
    ) throws(StoreError) -> [Identifier<Exercise>: [MuscleGroup: MuscleGroup.Role]] {
        let sql = """
            SELECT u.muscle, u.role FROM exercise e JOIN exercise_muscle u ON u.exercise = e.id
            WHERE e.id = ? AND \(Visibility.exercise)
            """
        return try read(each: ids) { db, id in
            var shares: [MuscleGroup: MuscleGroup.Role] = [:]
            try db.each(sql, id, viewer, viewer, viewer) { row in
                guard let group: MuscleGroup = row.raw(0) else { return }
                shares[group] = MuscleGroup.Role(rawValue: row[1]) ?? .direct
            }
            return shares.isEmpty ? nil : shares
        }
    }

    /// What is found for each of these ids, as of one moment; those without anything are left out.
    func read<Record, T>(
        each ids: some Sequence<Identifier<Record>>, _ body: (Database, Identifier<Record>) throws -> T?
    ) throws(StoreError) -> [Identifier<Record>: T] {
        try read { db in
            try ids.reduce(into: [:]) { found, id in found[id] = try body(db, id) }
        }
    }
}
