public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The trainer's machines by name.
    public func machines(
        _ filter: MachineFilter = MachineFilter(), offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [Machine] {
        let condition = filter.condition(viewer: viewer)
        let sql = """
            SELECT \(Machine.columns) FROM machine m WHERE \(condition.sql) ORDER BY m.name_key, m.id LIMIT ? OFFSET ?
            """
        return try read { db in
            let rows = try db.rows(sql, condition.values + [limit, offset])
            return try Array(rows.map { Machine(row: $0) })
        }
    }

    /// How many machines the filter lets through.
    public func machineCount(_ filter: MachineFilter = MachineFilter()) throws(StoreError) -> Int {
        let condition = filter.condition(viewer: viewer)
        return try read { db in try db.count("SELECT count(*) FROM machine m WHERE \(condition.sql)", condition.values)
        }
    }

    /// One machine of the trainer.
    public func machine(_ id: Identifier<Machine>) throws(StoreError) -> Machine {
        let sql = "SELECT \(Machine.columns) FROM machine m WHERE m.id = ? AND m.owner = ?"
        let found = try read { db in try db.first(sql, id, viewer) { Machine(row: $0) } }
        guard let found else { throw .missing }
        return found
    }

    /// The trainer's machine of exactly this name, but for case and accents; one in use before one put away.
    public func machine(named name: String) throws(StoreError) -> Machine? {
        let sql = """
            SELECT \(Machine.columns) FROM machine m WHERE m.name_key = ? AND m.owner = ?
            ORDER BY m.archived_at IS NOT NULL, m.id LIMIT 1
            """
        return try read { db in try db.first(sql, name.searchKey, viewer) { Machine(row: $0) } }
    }

    /// What these exercises are done on, where something is said; also another trainer's, which his sheets show.
    public func machines(
        ofExercises exercises: [Identifier<Exercise>]
    ) throws(StoreError) -> [Identifier<Exercise>: Machine] {
        let sql = """
            SELECT \(Machine.columns) FROM exercise e JOIN machine m ON m.id = e.machine
            WHERE e.id = ? AND \(Visibility.exercise)
            """
        let viewer = viewer
        return try read { db in
            var machines: [Identifier<Exercise>: Machine] = [:]
            for exercise in Set(exercises) {
                machines[exercise] = try db.first(sql, exercise, viewer, viewer, viewer) { Machine(row: $0) }
            }
            return machines
        }
    }

    /// The trainer's exercises that are done on a machine, by name.
    public func exercises(onMachine machine: Identifier<Machine>) throws(StoreError) -> [ExerciseName] {
        let sql = "SELECT id, name FROM exercise WHERE machine = ? AND owner = ? ORDER BY name_key, id"
        return try read { db in
            try db.all(sql, machine, viewer) { ExerciseName(id: $0.id(0), name: $0.text(1)) }
        }
    }

    /// How many of the trainer's exercises are done on each machine; those without any are left out.
    public func exerciseCountByMachine() throws(StoreError) -> [Identifier<Machine>: Int] {
        let sql = "SELECT machine, count(*) FROM exercise WHERE machine IS NOT NULL AND owner = ? GROUP BY machine"
        return try read { db in
            let counts = try db.all(sql, viewer) { ($0.id(0) as Identifier<Machine>, $0[1] as Int) }
            return Dictionary(counts) { first, _ in first }
        }
    }
}
