public import FitnessModel
import GRDB

extension Diary {
    /// The categories into which an exercise is sorted, as far as the acting trainer sees them.
    public func categories(ofExercise id: Identifier<Exercise>) throws(StoreError) -> [Category] {
        _ = try exercise(id)
        let sql = """
            SELECT g.id, g.kind, g.name, g.owner FROM exercise_category l JOIN category g ON g.id = l.category
            WHERE l.exercise = ? AND (g.owner IS NULL OR g.owner = ?)
            ORDER BY g.owner IS NOT NULL, g.position, g.name, g.id
            """
        return try read { db in try db.all(sql, id, viewer, decode: Category.init(row:)) }
    }

    /// Sorts an exercise of the trainer's library into these categories and no others.
    public func setCategories(
        _ categories: [Identifier<Category>], exercise id: Identifier<Exercise>
    ) throws(StoreError) {
        let exercise = try own(id)
        try change("Sort exercise \(Label.name(exercise.name))") { change in
            let visible = "SELECT id FROM category WHERE owner IS NULL OR owner = ?"
            try change.db.run(
                "DELETE FROM exercise_category WHERE exercise = ? AND category IN (\(visible))", id, try change.trainer)
            let sql = """
                INSERT INTO exercise_category (exercise, category)
                SELECT ?, id FROM category WHERE id = ? AND kind = 'exercise' AND (owner IS NULL OR owner = ?)
                """
            for category in Set(categories) {
                try change.db.run(sql, id, category, try change.trainer)
                guard change.db.changesCount == 1 else { throw StoreError.missing }
            }
        }
    }
}
