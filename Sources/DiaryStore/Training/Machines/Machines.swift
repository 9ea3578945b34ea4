public import FitnessModel
import GRDB

/// The acting trainer's machines.
public struct Machines: RecordSubject {
    package let access: Access

    /// Machines in this order.
    public func list(
        _ filter: MachineFilter = MachineFilter(), by order: ListOrder = .name, offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [Machine] {
        try access.records(where: filter.condition, order: Machine.order(order), limit: limit, offset: offset)
    }

    /// How many machines the filter lets through.
    public func count(_ filter: MachineFilter = MachineFilter()) throws(StoreError) -> Int {
        try access.count(Machine.self, where: filter.condition)
    }

    /// How many of them are in each category; those with none are left out.
    package func counts(_ filter: MachineFilter = MachineFilter()) throws(StoreError) -> [Identifier<Category>: Int] {
        var filter = filter
        filter.category = nil
        return try access.counts(of: Machine.self, where: filter.condition.visible(Machine.self, to: access.viewer))
    }

    /// The machine of exactly this name, ignoring case and accents; an active one before an archived one.
    public func named(_ name: String) throws(StoreError) -> Machine? {
        try first(Condition("m.name_key = ? AND m.owner = ?", name.searchKey, access.viewer))
    }

    /// The same at one location, or among the machines without one.
    public func named(_ name: String, at place: Identifier<Place>?) throws(StoreError) -> Machine? {
        try first(Condition("m.name_key = ? AND m.owner = ? AND m.place IS ?", name.searchKey, access.viewer, place))
    }

    private func first(_ condition: Condition) throws(StoreError) -> Machine? {
        try access.read { db in try db.first(condition, order: "m.archived_at IS NOT NULL, m.id") }
    }

    /// The active machines by name, and `chosen` in any state: that of an exercise, also another trainer's if the
    /// exercise is visible.
    public func choices(with chosen: Identifier<Machine>? = nil) throws(StoreError) -> [Machine] {
        let viewer = access.viewer
        let condition = Condition(
            """
            (m.owner = ? AND m.archived_at IS NULL) OR (m.id = ? AND (
                m.owner = ? OR EXISTS (SELECT 1 FROM exercise e WHERE e.machine = m.id AND \(Visibility.exercise))))
            """, viewer, chosen, viewer, viewer, viewer, viewer)
        return try access.read { db in try db.list(condition, order: Machine.byName) }
    }

    /// The machines of these exercises; also another trainer's, for the sheets of that trainer.
    ///
    /// - Parameter place: the location of the training: a machine of the same name there replaces one elsewhere;
    ///   without such a one the exercise has none. Nil if unknown.
    public func of(
        exercises: [Identifier<Exercise>], at place: Identifier<Place>? = nil
    ) throws(StoreError) -> [Identifier<Exercise>: Machine] {
        let sql = """
            SELECT \(Machine.columns) FROM exercise e JOIN machine o ON o.id = e.machine
            JOIN machine m ON m.id = CASE WHEN coalesce(o.place = ?1, FALSE) THEN o.id ELSE coalesce(
                (SELECT min(id) FROM machine
                    WHERE place = ?1 AND owner = o.owner AND name_key = o.name_key AND archived_at IS NULL),
                iif(o.place IS NULL OR ?1 IS NULL, o.id, NULL)) END
            WHERE e.id = ? AND \(Visibility.exercise)
            """
        let viewer = access.viewer
        return try access.read { db in
            var machines: [Identifier<Exercise>: Machine] = [:]
            for exercise in Set(exercises) {
                machines[exercise] = try db.first(
                    sql, place, exercise, viewer, viewer, viewer, decode: Machine.init(row:))
            }
            return machines
        }
    }

    /// How many of the trainer's exercises are done on each machine; those without any are left out.
    public func exerciseCounts() throws(StoreError) -> [Identifier<Machine>: Int] {
        let sql = "SELECT machine, count(*) FROM exercise WHERE machine IS NOT NULL AND owner = ? GROUP BY machine"
        return try access.read { db in
            let counts = try db.all(sql, access.viewer) { ($0.id(0) as Identifier<Machine>, $0[1] as Int) }
            return Dictionary(counts) { first, _ in first }
        }
    }
}

extension Machines {
    /// Adds a machine; its own id is ignored.
    @discardableResult
    public func add(_ machine: Machine) throws(StoreError) -> Identifier<Machine> {
        try access.change(.add, machine) { change in try change.insert(machine) }
    }

    /// Adds a copy, in use, under the first name that is free: "Cable row 2".
    public func duplicate(_ machine: Machine) throws(StoreError) -> Machine {
        try access.change { change in
            var copy = machine
            copy.name = try machine.name.numbered { try change.machines.named($0) != nil }
            copy.isArchived = false
            copy.id = try change.machines.add(copy)
            try change.copyCategories(from: machine.id, to: copy.id)
            return copy
        }
    }

    /// Deletes a machine on which nothing is done.
    ///
    /// - Throws: `inUse` with the exercises that are done on it.
    public func delete(_ id: Identifier<Machine>) throws(StoreError) {
        try access.change { change in
            let machine = try change.name(.delete, id)
            let names = "SELECT name FROM exercise WHERE machine = ? ORDER BY name_key, id"
            let exercises = try change.db.all(names, id) { RecordUse.named($0.text(0)) }
            guard exercises.isEmpty else { throw StoreError.inUse(what: machine.name, places: exercises) }
            try change.db.run("DELETE FROM machine_category WHERE machine = ?", id)
            try change.delete(id)
        }
    }
}

extension DiaryAccess {
    /// The machines of exercises.
    public var machines: Machines { Machines(access: access) }
}
