public import FitnessModel
import GRDB

extension Exercises {
    /// What the exercises in use can be narrowed by; those that have nothing are left out.
    public func traits() throws(StoreError) -> [Identifier<Exercise>: Set<ExerciseTrait>] {
        let own = "e.owner = ?1 AND e.archived_at IS NULL"
        let sql = """
            SELECT e.id, 'muscle group', m.muscle FROM exercise e
                CROSS JOIN exercise_muscle m ON m.exercise = e.id WHERE \(own)
            UNION ALL SELECT e.id, 'tag', t.tag FROM exercise e
                CROSS JOIN exercise_tag t ON t.exercise = e.id WHERE \(own)
            UNION ALL SELECT e.id, 'category', c.name FROM exercise e
                CROSS JOIN exercise_category s ON s.exercise = e.id CROSS JOIN category c ON c.id = s.category WHERE \(own)
            UNION ALL SELECT e.id, 'equipment', e.equipment FROM exercise e WHERE e.equipment <> '' AND \(own)
            """
        let viewer = access.viewer
        return try access.read { db in
            var found: [Identifier<Exercise>: Set<ExerciseTrait>] = [:]
            try db.each(sql, viewer) { row in
                guard let kind = ExerciseTrait.Kind(rawValue: row.text(1)) else { return }
                found[row.id(0), default: []].insert(ExerciseTrait(kind, row.text(2)))
            }
            return found
        }
    }
}
