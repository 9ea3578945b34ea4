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

    /// The exercise of exactly this name, ignoring case and accents; an active one before an archived one.
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

    /// Exercises with similar names, the nearest first.
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

extension Exercises {
    /// The traits of active exercises; those without any are left out.
    public func traits() throws(StoreError) -> [Identifier<Exercise>: Set<ExerciseTrait>] {
        let own = "e.owner = ?1 AND e.archived_at IS NULL"
        let sql = """
            SELECT e.id, 'muscle', m.muscle FROM exercise e
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

/// The uses of an exercise, in numbers: what a merge would move.
public struct ExerciseUsage: Hashable, Sendable {
    /// Rows on sheets.
    public let rows: Int
    /// Sets that were done.
    public let sets: Int
    /// Clients who did them.
    public let clients: Int
}

extension Exercises {
    /// The uses of an exercise.
    public func places(of id: Identifier<Exercise>) throws(StoreError) -> [RecordUse] {
        try readOwn(id) { db in try ExerciseUse.places(db, of: id) }
    }

    /// The number of uses of an exercise.
    public func usage(of id: Identifier<Exercise>) throws(StoreError) -> ExerciseUsage {
        try readOwn(id) { db in
            ExerciseUsage(
                rows: try db.count("SELECT count(*) FROM phase_row WHERE exercise = ?", id),
                sets: try db.count(
                    """
                    SELECT count(*) FROM session_row r CROSS JOIN performed_set d ON d.session_row = r.id
                    WHERE r.exercise = ? AND d.part = 0
                    """, id),
                clients: try db.count("SELECT count(DISTINCT client) FROM session_row WHERE exercise = ?", id))
        }
    }

    /// Makes two exercises one: all sheets, sessions and badges of the first have the second from now on, which also
    /// gets missing tags, muscle groups, categories, machine, video and description.
    ///
    /// The sets beside the cells stay as they are: how a text reads does not depend on what an exercise counts.
    public func merge(_ id: Identifier<Exercise>, into target: Identifier<Exercise>) throws(StoreError) {
        guard id != target else { throw StoreError.refused(.mergeIntoItself) }
        try access.change { change in
            let (old, merged): (Exercise, Exercise) = (try change.changeable(id), try change.changeable(target))
            try change.name(.merge, old, [.to: merged.name])
            for table in ["phase_row", "session_row", "badge", "recurring_plan"] {
                try change.db.run("UPDATE \(table) SET exercise = ? WHERE exercise = ?", target, id)
            }
            try change.db.run(
                """
                INSERT OR IGNORE INTO exercise_category (exercise, category)
                SELECT ?, category FROM exercise_category WHERE exercise = ?
                """, target, id)
            try change.update(from: merged, to: merged.taking(over: old))
            try change.remove(id)
        }
    }

    /// Reads about an exercise that the acting trainer may change.
    private func readOwn<T>(_ id: Identifier<Exercise>, _ body: (Database) throws -> T) throws(StoreError) -> T {
        try access.read { db in
            let _: Exercise = try db.get(id, viewer: access.viewer, toChange: true)
            return try body(db)
        }
    }
}

extension Exercises {
    /// Adds an exercise with a name and a unit kind.
    @discardableResult
    public func add(named name: String, unitKind: UnitKind = .loadAndReps) throws(StoreError) -> Identifier<Exercise> {
        try add(Exercise(id: .unsaved, name: name, unitKind: unitKind))
    }

    /// Adds an exercise; its own id is ignored.
    @discardableResult
    public func add(_ exercise: Exercise) throws(StoreError) -> Identifier<Exercise> {
        try access.change(.add, exercise) { change in
            try change.checkReferences(of: exercise)
            return try change.insert(exercise)
        }
    }

    /// Adds a copy under the first name that is free: "Box squat 2".
    public func duplicate(_ exercise: Exercise) throws(StoreError) -> Exercise {
        try access.change { change in
            var copy = exercise
            copy.library = nil
            copy.name = try exercise.name.numbered { try change.exercises.named($0) != nil }
            copy.id = try change.exercises.add(copy)
            try change.copyCategories(from: exercise.id, to: copy.id)
            return copy
        }
    }

    /// Writes the differences between the old and the new exercise. A new name is the name everywhere,
    /// also in past sessions.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since.
    public func update(from old: Exercise, to new: Exercise) throws(StoreError) {
        try access.change(.edit, new) { change in
            try change.checkReferences(of: new)
            try change.update(from: old, to: new)
        }
    }

    /// Sets the machine of an exercise; nil for none.
    public func setMachine(_ machine: Identifier<Machine>?, of id: Identifier<Exercise>) throws(StoreError) {
        try access.change { change in
            let old: Exercise = try change.changeable(id)
            var new = old
            new.machine = machine
            try change.checkReferences(of: new)
            try change.name(.setMachine, old, [.isNew: .flag(machine != nil)])
            try change.update(from: old, to: new)
        }
    }

    /// Deletes an unused exercise.
    ///
    /// - Throws: `inUse` with the sheets and clients that use it.
    public func delete(_ id: Identifier<Exercise>) throws(StoreError) {
        try access.change { change in
            let exercise = try change.name(.delete, id)
            let places = try ExerciseUse.places(change.db, of: id)
            guard places.isEmpty else { throw StoreError.inUse(what: exercise.name, places: places) }
            try change.remove(id)
        }
    }
}

extension Change {
    /// Removes an unused exercise with its tags, muscle groups and categories.
    func remove(_ id: Identifier<Exercise>) throws {
        try db.run("DELETE FROM exercise_category WHERE exercise = ?", id)
        try delete(id)
    }

    /// Checks that the machine is the acting trainer's, and that this trainer sees the activity.
    ///
    /// - Throws: `missing`.
    fileprivate func checkReferences(of exercise: Exercise) throws {
        if let machine = exercise.machine { _ = try changeable(machine) as Machine }
        if let activity = exercise.activity { _ = try activities.get(activity) }
    }
}

extension String {
    /// This name with the first number from 2 on that makes it free: "Box squat 2".
    func numbered(_ isTaken: (String) throws -> Bool) rethrows -> String {
        var number = 2
        while try isTaken("\(self) \(number)") { number += 1 }
        return "\(self) \(number)"
    }
}
