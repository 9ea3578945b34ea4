public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The phases of a client that have a first day, oldest first, with the sessions done in them.
    ///
    /// The first and the last day come from the mesocycle that a phase stands in; else the phase lasts until the next
    /// one begins. Those put away count as well: what was kept to in the past stays what it was.
    public func plannedPhases(of client: Identifier<Client>) throws(StoreError) -> [PlannedPhase] {
        _ = try clients.get(client)
        return try read { db in
            let spans = try Self.spans(db, client: client)
            let sql = "SELECT id, name, start, session_count FROM phase WHERE client = ?"
            var phases = try db.all(sql, client) { row in
                (
                    id: row.id(0) as Identifier<Phase>, name: row.text(1), start: row.optionalDay(2),
                    count: row[3] as Int
                )
            }.compactMap { phase -> (id: Identifier<Phase>, name: String, days: (Day, Day?), count: Int)? in
                if let span = spans[phase.id] { return (phase.id, phase.name, (span.0, span.1), phase.count) }
                return phase.start.map { (phase.id, phase.name, ($0, nil), phase.count) }
            }
            phases.sort { ($0.days.0, $0.id) < ($1.days.0, $1.id) }
            return try phases.enumerated().map { index, phase in
                let next = phases[(index + 1)...].first { $0.days.0 > phase.days.0 }?.days.0
                return PlannedPhase(
                    id: phase.id, name: phase.name, start: phase.days.0,
                    end: phase.days.1 ?? next?.adding(days: -1), sessionCount: phase.count,
                    done: try db.all("SELECT day FROM session WHERE phase = ?", phase.id) { $0.day(0) }.sorted())
            }
        }
    }

    /// How many sets a session of each phase asks for, exercise by exercise.
    public func plannedSets(
        in phases: some Sequence<Identifier<Phase>>
    ) throws(StoreError) -> [Identifier<Phase>: [(exercise: Identifier<Exercise>, sets: Int)]] {
        let sql = """
            SELECT r.exercise, r.sets FROM phase_row r
                JOIN phase p ON p.id = r.phase LEFT JOIN client c ON c.id = p.client
            WHERE r.phase = ? AND r.exercise IS NOT NULL AND \(Visibility.phase) ORDER BY r.position
            """
        return try read { db in
            var planned: [Identifier<Phase>: [(exercise: Identifier<Exercise>, sets: Int)]] = [:]
            for phase in phases {
                planned[phase] = try db.all(sql, phase, viewer) { row in
                    (exercise: row.id(0), sets: SetTarget(row.text(1))?.lowest ?? 0)
                }
            }
            return planned
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
        return try read { db in
            var done: [Identifier<Phase>: Int] = [:]
            for phase in phases { done[phase] = try db.count(sql, phase, viewer, days.lowerBound, days.upperBound) }
            return done
        }
    }

    /// The days of phases in mesocycles; of a phase that stands in several parts, from the first to the last.
    private static func spans(_ db: Database, client: Identifier<Client>) throws -> [Identifier<Phase>: (Day, Day)] {
        var spans: [Identifier<Phase>: (Day, Day)] = [:]
        let parts = "SELECT phase, days FROM mesocycle_part WHERE mesocycle = ? ORDER BY position, id"
        let cycles = "SELECT id, start FROM mesocycle WHERE client = ? AND start IS NOT NULL"
        try db.each(cycles, client) { cycle in
            var day = cycle.day(1)
            try db.each(parts, cycle.id(0) as Identifier<Mesocycle>) { part in
                let days: Int = part[1]
                let last = day.adding(days: days - 1)
                if let phase: Identifier<Phase> = part.optionalID(0) {
                    let known = spans[phase]
                    spans[phase] = (min(known?.0 ?? day, day), max(known?.1 ?? last, last))
                }
                day = last.adding(days: 1)
            }
        }
        return spans
    }
}
