public import FitnessModel
import GRDB

/// Figures of what clients trained.
public struct TrainingFigures {
    package let access: Access

    /// The sessions of a client within these days, oldest first, live ones included.
    public func sessionFigures(
        of client: Identifier<Client>, days: ClosedRange<Day>
    ) throws(StoreError) -> [TrainingSession] {
        let sql = """
            SELECT \(TrainingSession.columns) FROM session s WHERE s.client = ? AND s.day BETWEEN ? AND ?
            ORDER BY s.day DESC, s.id DESC
            """
        return try access.read(of: client) { db, _ in
            try db.all(sql, client, days.lowerBound, days.upperBound, decode: TrainingSession.init(row:)).reversed()
        }
    }

    /// The first day on which a client trained: a session, a run or an activity; nil before that.
    public func firstTrainingDay(of client: Identifier<Client>) throws(StoreError) -> Day? {
        let firsts = ["session", "run", "activity_entry"].map { "(SELECT min(day) FROM \($0) WHERE client = ?1)" }
        let sql = "SELECT min(coalesce(\(firsts[0]), '9'), coalesce(\(firsts[1]), '9'), coalesce(\(firsts[2]), '9'))"
        return try access.read(of: client) { db, _ in try db.first(sql, client) { $0.optionalDay(0) } ?? nil }
    }

    /// All training of a client within these days, oldest first: sessions, live ones included, finished runs and
    /// activities.
    public func trainings(of client: Identifier<Client>, days: ClosedRange<Day>) throws(StoreError) -> [Training] {
        let sql = """
            SELECT 'session', day, started_at, NULL FROM session WHERE client = ?1 AND day BETWEEN ?2 AND ?3
            UNION ALL SELECT 'run', day, started_at, NULL FROM run
                WHERE client = ?1 AND day BETWEEN ?2 AND ?3 AND state = 'done'
            UNION ALL SELECT 'activity', day, NULL, minute FROM activity_entry
                WHERE client = ?1 AND day BETWEEN ?2 AND ?3
            """
        let found = try access.read(of: client) { db, _ in
            try db.all(sql, client, days.lowerBound, days.upperBound) { row in
                Training(
                    kind: row.raw(0) ?? .session, day: row.day(1), startedAt: row.date(2),
                    time: TimeOfDay(minuteOfDay: row[3]))
            }
        }
        return found.sorted { $0.day < $1.day }
    }

    /// A client's training time within these days in seconds: sessions with a start and an end, finished runs,
    /// activities.
    public func secondsTrained(of client: Identifier<Client>, days: ClosedRange<Day>) throws(StoreError) -> Int {
        let sql = """
            SELECT coalesce(sum(ms), 0) / 1000 FROM (
                SELECT max(0, ended_at - started_at) AS ms FROM session
                    WHERE client = ?1 AND day BETWEEN ?2 AND ?3 AND state = 'done'
                UNION ALL SELECT elapsed_ms FROM run WHERE client = ?1 AND day BETWEEN ?2 AND ?3 AND state = 'done'
                UNION ALL SELECT duration_s * 1000 FROM activity_entry WHERE client = ?1 AND day BETWEEN ?2 AND ?3)
            """
        return try access.read(of: client) { db, _ in
            try db.first(sql, client, days.lowerBound, days.upperBound) { $0[0] } ?? 0
        }
    }

    /// The first day on which something was eaten; nil before that.
    public func firstFoodDay(of client: Identifier<Client>) throws(StoreError) -> Day? {
        try access.read(of: client) { db, _ in
            try db.first("SELECT min(day) FROM food_entry WHERE client = ?", client) { $0.optionalDay(0) } ?? nil
        }
    }

    /// The days of all sessions of a client, oldest first, a day as often as there are sessions.
    public func trainingDays(of client: Identifier<Client>) throws(StoreError) -> [Day] {
        let sql = "SELECT day FROM session WHERE client = ? ORDER BY day DESC, id DESC"
        return try access.read(of: client) { db, _ in try db.all(sql, client) { $0.day(0) }.reversed() }
    }

    /// A client's work within these days, session by session and exercise by exercise, oldest first. Rows without a
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
        return try access.read(of: client) { db, _ in
            try db.all(sql, client, days.lowerBound, days.upperBound, decode: WorkFigures.init(row:))
        }
    }

    /// The names of the clients who did an exercise, the latest first.
    public func clients(whoDid exercise: Identifier<Exercise>, limit: Int = 5) throws(StoreError) -> [String] {
        let sql = """
            SELECT c.name FROM session_row r CROSS JOIN client c ON c.id = r.client
            WHERE r.exercise = ? AND r.text <> '' AND \(Visibility.client)
            GROUP BY c.id ORDER BY max(r.day) DESC, c.id LIMIT ?
            """
        return try access.read { db in try db.all(sql, exercise, access.viewer, limit) { $0.text(0) } }
    }

    /// The names of exercises, as far as the trainer may see such.
    public func exerciseNames(
        _ ids: some Sequence<Identifier<Exercise>>
    ) throws(StoreError) -> [Identifier<Exercise>: String] {
        let sql = "SELECT e.name FROM exercise e WHERE e.id = ? AND \(Visibility.exercise)"
        return try read(each: ids) { db, id in
            try db.first(sql, id, access.viewer, access.viewer, access.viewer) { $0.text(0) }
        }
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
            try db.each(sql, id, access.viewer, access.viewer, access.viewer) { row in
                guard let group: MuscleGroup = row.raw(0) else { return }
                shares[group] = MuscleGroup.Role(rawValue: row[1]) ?? .direct
            }
            return shares.isEmpty ? nil : shares
        }
    }

    /// Reads something for each of these ids, at one moment; ids without a result are left out.
    func read<Record, T>(
        each ids: some Sequence<Identifier<Record>>, _ body: (Database, Identifier<Record>) throws -> T?
    ) throws(StoreError) -> [Identifier<Record>: T] {
        try access.read { db in
            try ids.reduce(into: [:]) { found, id in found[id] = try body(db, id) }
        }
    }
}

extension DiaryAccess {
    /// Figures of what clients trained.
    public var figures: TrainingFigures { TrainingFigures(access: access) }
}

extension TrainingFigures {
    /// The phases of a client with a first day, oldest first, with their finished sessions.
    ///
    /// First and last day come from the mesocycle of a phase; else the last one is the phase's own, and without that
    /// the phase lasts until the next one starts. Archived ones count, too, since past adherence does not change.
    public func plannedPhases(of client: Identifier<Client>) throws(StoreError) -> [PlannedPhase] {
        try access.read(of: client) { db, _ in
            let spans = try Self.spans(db, client: client)
            let sql = "SELECT id, name, start, session_count, last_day, days FROM phase WHERE client = ?"
            var phases = try db.all(sql, client) { row -> PlannedPhase? in
                let id: Identifier<Phase> = row.id(0)
                guard let start = spans[id]?.lowerBound ?? row.optionalDay(2) else { return nil }
                let done = try db.all("SELECT day, letter FROM session WHERE phase = ? ORDER BY day, id", id) {
                    (day: $0.day(0), name: $0.text(1))
                }
                // An end before the start given by the mesocycle is ignored.
                let end = spans[id]?.upperBound ?? row.optionalDay(4).flatMap { $0 < start ? nil : $0 }
                return PlannedPhase(
                    id: id, name: row.text(1), start: start, end: end, sessionCount: row[3], done: done.map(\.day),
                    days: (try? PhaseDays(row.text(5))) ?? .none, doneDays: done.map(\.name))
            }.compactMap(\.self).sorted { ($0.start, $0.id) < ($1.start, $1.id) }
            for index in phases.indices where phases[index].end == nil {
                let next = phases[index...].first { $0.start > phases[index].start }
                phases[index].end = next?.start.adding(days: -1)
            }
            return phases
        }
    }

    /// The prescribed sets of a session of each phase, row by row; of a phase with days, those of the row's day.
    public func plannedSets(
        in phases: some Sequence<Identifier<Phase>>
    ) throws(StoreError) -> [Identifier<Phase>: [(exercise: Identifier<Exercise>, sets: Int, day: String)]] {
        let sql = """
            SELECT r.exercise, r.sets, r.letter FROM phase_row r
                JOIN phase p ON p.id = r.phase LEFT JOIN client c ON c.id = p.client
            WHERE r.phase = ? AND r.exercise IS NOT NULL AND \(Visibility.phase) ORDER BY r.position
            """
        return try read(each: phases) { db, phase in
            try db.all(sql, phase, access.viewer) { row in
                (exercise: row.id(0), sets: SetTarget(row.text(1))?.lowest ?? 0, day: row.text(2))
            }
        }
    }

    /// How many work sets were done in the sessions of each phase within these days.
    public func doneSets(
        in phases: some Sequence<Identifier<Phase>>, days: ClosedRange<Day>
    ) throws(StoreError) -> [Identifier<Phase>: Int] {
        let sql = """
            SELECT count(*) FROM session s CROSS JOIN client c ON c.id = s.client
                CROSS JOIN session_row r ON r.session = s.id CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE s.phase = ? AND \(Visibility.client) AND s.day BETWEEN ? AND ? AND d.part = 0 AND d.warm_up = 0
            """
        return try read(each: phases) { db, phase in
            try db.count(sql, phase, access.viewer, days.lowerBound, days.upperBound)
        }
    }

    /// The planned loads of each phase's finished sessions within these days, beside the performed ones.
    public func plannedLoads(
        in phases: some Sequence<Identifier<Phase>>, days: ClosedRange<Day>
    ) throws(StoreError) -> [Identifier<Phase>: SetsAsPlanned] {
        let sql = """
            SELECT r.planned, r.text, s.unit, e.unit_kind FROM session s JOIN client c ON c.id = s.client
                JOIN session_row r ON r.session = s.id JOIN exercise e ON e.id = r.exercise
            WHERE s.phase = ? AND \(Visibility.client) AND s.day BETWEEN ? AND ? AND s.state = ? AND r.planned <> ''
            """
        return try read(each: phases) { db, phase in
            try db.all(sql, phase, access.viewer, days.lowerBound, days.upperBound, TrainingSession.State.done) { row in
                let (unit, kind): (MassUnit, UnitKind) = (row.raw(2) ?? .kg, row.raw(3) ?? .loadAndReps)
                return SetsAsPlanned(
                    LoadCell(row.text(0), unit: unit, kind: kind), done: LoadCell(row.text(1), unit: unit, kind: kind))
            }.reduce(.none, +)
        }
    }

    /// The days of phases in mesocycles; of a phase in several parts, from the first to the last.
    private static func spans(
        _ db: Database, client: Identifier<Client>
    ) throws -> [Identifier<Phase>: ClosedRange<Day>] {
        var spans: [Identifier<Phase>: ClosedRange<Day>] = [:]
        let parts = "SELECT phase, days FROM mesocycle_part WHERE mesocycle = ? ORDER BY position, id"
        let cycles = "SELECT id, start FROM mesocycle WHERE client = ? AND start IS NOT NULL"
        try db.each(cycles, client) { cycle in
            var day = cycle.day(1)
            try db.each(parts, cycle.id(0) as Identifier<Mesocycle>) { part in
                let next = day.adding(days: part[1])
                if let phase: Identifier<Phase> = part.optionalID(0) {
                    let span = spans[phase] ?? day...day
                    spans[phase] = min(span.lowerBound, day)...max(span.upperBound, next.adding(days: -1))
                }
                day = next
            }
        }
        return spans
    }
}

/// The work in one exercise of one session, without warm-ups.
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
