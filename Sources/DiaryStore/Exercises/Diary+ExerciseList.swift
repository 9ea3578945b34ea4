public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The trainer's exercises by name.
    public func exercises(
        _ filter: ExerciseFilter = ExerciseFilter(), offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [Exercise] {
        let condition = filter.condition(viewer: viewer)
        let sql = """
            SELECT \(Exercise.columns) FROM exercise e WHERE \(condition.sql)
            ORDER BY e.name_key, e.id LIMIT ? OFFSET ?
            """
        return try read { db in
            try Array(db.rows(sql, condition.values + [limit, offset]).map(Exercise.init(row:)))
        }
    }

    /// How many exercises the filter lets through.
    public func exerciseCount(_ filter: ExerciseFilter = ExerciseFilter()) throws(StoreError) -> Int {
        let condition = filter.condition(viewer: viewer)
        return try read { db in
            try db.count("SELECT count(*) FROM exercise e WHERE \(condition.sql)", condition.values)
        }
    }

    /// One exercise; also another trainer's when it stands on a sheet, or in a session, that may be seen.
    public func exercise(_ id: Identifier<Exercise>) throws(StoreError) -> Exercise {
        let sql = "SELECT \(Exercise.columns) FROM exercise e WHERE e.id = ? AND \(Visibility.exercise)"
        let viewer = viewer
        return try read { db in
            guard let exercise = try db.first(sql, id, viewer, viewer, viewer, decode: Exercise.init(row:)) else {
                throw StoreError.missing
            }
            return exercise
        }
    }

    /// The trainer's exercise of exactly this name, but for case and accents; one in use before one put away.
    public func exercise(named name: String) throws(StoreError) -> Exercise? {
        let sql = """
            SELECT \(Exercise.columns) FROM exercise e WHERE e.name_key = ? AND e.owner = ?
            ORDER BY e.archived_at IS NOT NULL, e.id LIMIT 1
            """
        return try read { db in try db.first(sql, name.searchKey, viewer, decode: Exercise.init(row:)) }
    }

    /// The names of all exercises in use.
    public func exerciseNames() throws(StoreError) -> [ExerciseName] {
        let sql = "SELECT id, name FROM exercise WHERE owner = ? AND archived_at IS NULL ORDER BY name_key, id"
        return try read { db in try db.all(sql, viewer) { ExerciseName(id: $0.id(0), name: $0.text(1)) } }
    }

    /// Exercises that a name may have meant, the nearest first.
    public func nearMatches(to name: String, limit: Int = 5) throws(StoreError) -> [ExerciseName] {
        let names = try exerciseNames()
        return NearMatch.rank(name, in: names.map(\.name), limit: limit).map { names[$0] }
    }

    /// All tags in use, in alphabetical order.
    public func exerciseTags() throws(StoreError) -> [String] {
        let sql = """
            SELECT DISTINCT t.tag FROM exercise_tag t JOIN exercise e ON e.id = t.exercise
            WHERE e.owner = ? AND e.archived_at IS NULL ORDER BY t.tag
            """
        return try read { db in try db.all(sql, viewer) { $0.text(0) } }
    }
}
