import FitnessModel
import GRDB

// What stands around the sheets: machines, plates, muscle groups, long-term plans.
extension DemoWriter {
    /// The gym's machines and plates, and what each exercise trains.
    mutating func addLibrary() throws {
        let known = exercises.values.flatMap { $0 }
        for station in DemoLibrary.stations {
            let id = try add(station.machine)
            for entry in known where station.exercises.contains(entry.exercise.name) {
                try change.db.run("UPDATE exercise SET machine = ? WHERE id = ?", id, entry.id)
            }
        }
        for plate in DemoLibrary.plates {
            try change.db.run(
                "INSERT INTO plate (id, unit, grams, pairs) VALUES (?, 'kg', ?, ?)", newID(Machine.self),
                Mass(plate.kilograms, .kg), plate.pairs)
        }
        for entry in known.sorted(by: { $0.id < $1.id }) {
            for word in (DemoLibrary.muscles[entry.exercise.name] ?? "").split(separator: " ") {
                let isIndirect = word.hasPrefix("~")
                let role = isIndirect ? MuscleGroup.Role.indirect : .direct
                try change.db.run(
                    "INSERT INTO exercise_muscle (exercise, muscle, role) VALUES (?, ?, ?)", entry.id,
                    String(isIndirect ? word.dropFirst() : word), role.rawValue)
            }
        }
    }

    private mutating func add(_ machine: Machine) throws -> Identifier<Machine> {
        let id = newID(Machine.self)
        let sql = """
            INSERT INTO machine (
                id, owner, name, name_key, words, notes, kind, unit, start_g, step_g, maximum_g, sides, loads)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        try change.db.run(
            sql, id, owner, machine.name, SearchKey.fold(machine.name), SearchKey.fold(machine.notes), machine.notes,
            machine.kind.rawValue, machine.unit.rawValue, machine.start, machine.step, machine.maximum, machine.sides,
            machine.loads)
        return id
    }

    /// A mesocycle of these phases, each four weeks long unless it is said when the next begins; a template without client.
    mutating func addMesocycle(
        _ name: String, description: String, client: Identifier<Client>?, start: Day?,
        phases: [(id: Identifier<Phase>, days: Int)]
    ) throws {
        let id = newID(Mesocycle.self)
        let sql = """
            INSERT INTO mesocycle (id, owner, client, name, name_key, words, description, start, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        try change.db.run(
            sql, id, owner, client, name, SearchKey.fold(name), SearchKey.fold(description), description, start, madeAt)
        for (position, phase) in phases.enumerated() {
            try change.db.run(
                "INSERT INTO mesocycle_part (id, mesocycle, position, phase, days) VALUES (?, ?, ?, ?, ?)",
                newID(MesocyclePart.self), id, position, phase.id, min(max(phase.days, 1), 730))
        }
    }
}
