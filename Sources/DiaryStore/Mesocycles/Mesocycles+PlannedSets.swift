public import FitnessModel
import GRDB

extension Mesocycles {
    /// The sets that a mesocycle plans, per muscle group.
    public func plannedSets(of id: Identifier<Mesocycle>) throws(StoreError) -> PlannedSets {
        let content = try content(id)
        let sql = """
            SELECT r.phase, r.id, r.sets, u.muscle, u.role, r.letter
            FROM phase_row r LEFT JOIN exercise_muscle u ON u.exercise = r.exercise
            WHERE r.exercise IS NOT NULL AND r.phase IN (SELECT phase FROM mesocycle_part WHERE mesocycle = ?)
            ORDER BY r.id
            """
        var rows: [Identifier<Phase>: [(row: PlannedSets.Row, day: String)]] = [:]
        try access.read { db in
            var last: Identifier<PhaseRow>?
            try db.each(sql, id) { row in
                let phase: Identifier<Phase> = row.id(0)
                let isNew = last != row.id(1)
                last = row.id(1)
                if isNew { rows[phase, default: []].append((PlannedSets.Row(sets: row.text(2)), row.text(5))) }
                guard let muscle: MuscleGroup = row.raw(3), let role = MuscleGroup.Role(rawValue: row[4]),
                    let index = rows[phase]?.indices.last
                else { return }
                rows[phase]?[index].row.muscles[muscle] = role
            }
        }
        var plan = PlannedSets()
        for stretch in content.timeline(today: nil).stretches where stretch.plannedSessions > 0 {
            guard let phase = stretch.part.phase else { continue }
            let head = content.parts.first { $0.part.phase == phase }?.phase?.phase
            let days = head?.days ?? .none
            let columns = days.ofColumns(stretch.plannedSessions, begun: [:], from: head?.start)
            for (row, day) in rows[phase] ?? [] {
                let others = columns.values.count { !days.isTrained(day, on: $0) }
                plan.add(row, sessions: stretch.plannedSessions - others)
            }
        }
        return plan
    }
}
