public import FitnessModel
import GRDB

/// The acting trainer's library of exercises.
public struct Exercises: RecordSubject {
    package let access: Access

    /// Exercises in this order.
    public func list(
        _ filter: ExerciseFilter = ExerciseFilter(), by order: ListOrder = .name, offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [Exercise] {
        let condition = filter.condition(viewer: access.viewer)
        return try access.read { db in
            try db.list(condition, order: Exercise.order(order), limit: limit, offset: offset)
        }
    }

    /// How many exercises the filter lets through.
    public func count(_ filter: ExerciseFilter = ExerciseFilter()) throws(StoreError) -> Int {
        try access.read { db in try db.count(Exercise.self, filter.condition(viewer: access.viewer)) }
    }

    /// How many of them are in each category; those with none are left out.
    package func counts(_ filter: ExerciseFilter = ExerciseFilter()) throws(StoreError) -> [Identifier<Category>: Int] {
        var filter = filter
        filter.category = nil
        return try access.counts(of: Exercise.self, where: filter.condition(viewer: access.viewer))
    }

    /// The exercise of exactly this name, but for case and accents; one in use before one put away.
    public func named(_ name: String) throws(StoreError) -> Exercise? {
        let condition = Condition("e.name_key = ? AND e.owner = ?", name.searchKey, access.viewer)
        return try access.read { db in try db.first(condition, order: "e.archived_at IS NOT NULL, e.id") }
    }

    /// The names of all exercises in use.
    public func names() throws(StoreError) -> [ExerciseName] {
        try names(Condition("e.owner = ? AND e.archived_at IS NULL", access.viewer))
    }

    /// Those done on a machine, by name.
    public func names(onMachine machine: Identifier<Machine>) throws(StoreError) -> [ExerciseName] {
        try names(Condition("e.machine = ? AND e.owner = ?", machine, access.viewer))
    }

    private func names(_ condition: Condition) throws(StoreError) -> [ExerciseName] {
        try access.read { db in
            try db.all("SELECT e.id, e.name FROM exercise e", condition, order: Exercise.byName) {
                ExerciseName(id: $0.id(0), name: $0.text(1))
            }
        }
    }

    /// Exercises that a name may have meant, the nearest first.
    public func nearMatches(to name: String, limit: Int = 5) throws(StoreError) -> [ExerciseName] {
        let names = try names()
        return NearMatch.rank(name, in: names.map(\.name), limit: limit).map { names[$0] }
    }

    /// All tags in use, in alphabetical order.
    public func tags() throws(StoreError) -> [String] {
        let sql = """
            SELECT DISTINCT t.tag FROM exercise_tag t JOIN exercise e ON e.id = t.exercise
            WHERE e.owner = ? AND e.archived_at IS NULL ORDER BY t.tag
            """
        return try access.read { db in try db.all(sql, access.viewer) { $0.text(0) } }
    }
}

extension DiaryAccess {
    /// The exercises.
    public var exercises: Exercises { Exercises(access: access) }
}
