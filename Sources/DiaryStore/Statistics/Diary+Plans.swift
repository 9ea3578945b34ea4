public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The phases of a client that have a first day, oldest first, with the sessions done in them.
    ///
    /// The first and the last day come from the mesocycle that a phase stands in; else the last one is the phase's own, and
    /// without that the phase lasts until the next one begins. Those put away count as well: what was kept to in the past
    /// stays what it was.
    public func plannedPhases(of client: Identifier<Client>) throws(StoreError) -> [PlannedPhase] {
        try read(of: client) { db, _ in
            let spans = try Self.spans(db, client: client)
            let sql = "SELECT id, name, start, session_count, last_day, days FROM phase WHERE client = ?"
            var phases = try db.all(sql, client) { row -> PlannedPhase? in
                let id: Identifier<Phase> = row.id(0)
                guard let start = spans[id]?.lowerBound ?? row.optionalDay(2) else { return nil }
                let done = try db.all("SELECT day, letter FROM session WHERE phase = ? ORDER BY day, id", id) {
                    (day: $0.day(0), name: $0.text(1))
                }
                // An end before the mesocycle lets it begin would be none.
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

    /// How many sets a session of each phase asks for, row by row; of a phase with days, a session of the row's day.
    public func plannedSets(
        in phases: some Sequence<Identifier<Phase>>
    ) throws(StoreError) -> [Identifier<Phase>: [(exercise: Identifier<Exercise>, sets: Int, day: String)]] {
        let sql = """
            SELECT r.exercise, r.sets, r.letter FROM phase_row r
                JOIN phase p ON p.id = r.phase LEFT JOIN client c ON c.id = p.client
            WHERE r.phase = ? AND r.exercise IS NOT NULL AND \(Visibility.phase) ORDER BY r.position
            """
        return try read(each: phases) { db, phase in
            try db.all(sql, phase, viewer) { row in
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
            try db.count(sql, phase, viewer, days.lowerBound, days.upperBound)
        }
    }

    /// What was planned ahead for the sessions of each phase that were done within these days, beside what was done.
    public func plannedLoads(
        in phases: some Sequence<Identifier<Phase>>, days: ClosedRange<Day>
    ) throws(StoreError) -> [Identifier<Phase>: SetsAsPlanned] {
        let sql = """
            SELECT r.planned, r.text, s.unit, e.unit_kind FROM session s JOIN client c ON c.id = s.client
                JOIN session_row r ON r.session = s.id JOIN exercise e ON e.id = r.exercise
            WHERE s.phase = ? AND \(Visibility.client) AND s.day BETWEEN ? AND ? AND s.state = ? AND r.planned <> ''
            """
        return try read(each: phases) { db, phase in
            try db.all(sql, phase, viewer, days.lowerBound, days.upperBound, TrainingSession.State.done) { row in
                let (unit, kind): (MassUnit, UnitKind) = (row.raw(2) ?? .kg, row.raw(3) ?? .loadAndReps)
                return SetsAsPlanned(
                    LoadCell(row.text(0), unit: unit, kind: kind), done: LoadCell(row.text(1), unit: unit, kind: kind))
            }.reduce(.none, +)
        }
    }

    /// The days of phases in mesocycles; of a phase that stands in several parts, from the first to the last.
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
