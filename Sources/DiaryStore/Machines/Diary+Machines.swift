public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Adds a machine to the trainer's list; its own id counts for nothing.
    @discardableResult
    public func addMachine(_ machine: Machine) throws(StoreError) -> Identifier<Machine> {
        try change("Add machine \(Label.name(machine.name))") { change in
            let id = change.newID(Machine.self)
            let sql = """
                INSERT INTO machine (
                    id, owner, name, name_key, words, image_path, notes, kind, unit, start_g, step_g, maximum_g, sides,
                    loads, archived_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
            try change.db.run(
                sql, id, try change.trainer, machine.name, machine.name.searchKey, machine.words, machine.imagePath,
                machine.notes, machine.kind.rawValue, machine.unit.rawValue, max(machine.start, .zero),
                max(machine.step, .zero), machine.maximum.map { max($0, .zero) }, machine.storedSides, machine.loads,
                machine.isArchived ? change.now : nil)
            return id
        }
    }

    /// Puts everything that the machine's form shows.
    public func updateMachine(_ machine: Machine) throws(StoreError) {
        _ = try self.machine(machine.id)
        let sql = """
            UPDATE machine SET
                name = ?, name_key = ?, words = ?, image_path = ?, notes = ?, kind = ?, unit = ?, start_g = ?, step_g = ?,
                maximum_g = ?, sides = ?, loads = ?, archived_at = CASE WHEN ? THEN coalesce(archived_at, ?) END
            WHERE id = ?
            """
        try change("Edit machine \(Label.name(machine.name))") { change in
            try change.db.run(
                sql, machine.name, machine.name.searchKey, machine.words, machine.imagePath, machine.notes,
                machine.kind.rawValue, machine.unit.rawValue, max(machine.start, .zero), max(machine.step, .zero),
                machine.maximum.map { max($0, .zero) }, machine.storedSides, machine.loads, machine.isArchived,
                change.now, machine.id)
        }
    }

    /// Puts a machine away, or brings it back. Its exercises stay on it.
    public func setArchived(_ isArchived: Bool, machine id: Identifier<Machine>) throws(StoreError) {
        let machine = try machine(id)
        try change("\(isArchived ? "Archive" : "Bring back") machine \(Label.name(machine.name))") { change in
            let sql = "UPDATE machine SET archived_at = CASE WHEN ? THEN coalesce(archived_at, ?) END WHERE id = ?"
            try change.db.run(sql, isArchived, change.now, id)
        }
    }

    /// Deletes a machine on which nothing is done.
    ///
    /// - Throws: `inUse` with the exercises that are done on it.
    public func deleteMachine(_ id: Identifier<Machine>) throws(StoreError) {
        let machine = try machine(id)
        try change("Delete machine \(Label.name(machine.name))") { change in
            let names = "SELECT name FROM exercise WHERE machine = ? ORDER BY name_key, id"
            let exercises = try change.db.all(names, id) { $0.text(0) }
            guard exercises.isEmpty else { throw StoreError.inUse(what: machine.name, places: exercises) }
            try change.db.run("DELETE FROM machine WHERE id = ?", id)
        }
    }

    /// Says what an exercise is done on; nil for nothing in particular.
    public func setMachine(
        _ machine: Identifier<Machine>?, exercise id: Identifier<Exercise>
    ) throws(StoreError) {
        let viewer = viewer
        let own = "SELECT name FROM exercise WHERE id = ? AND owner = ?"
        guard let name = try read({ db in try db.first(own, id, viewer) { $0.text(0) } }) else { throw .missing }
        if let machine { _ = try self.machine(machine) }
        let label = machine == nil ? "Take \(Label.name(name)) off its machine" : "Put \(Label.name(name)) on a machine"
        try change(label) { change in
            try change.db.run("UPDATE exercise SET machine = ? WHERE id = ?", machine, id)
        }
    }
}

extension Machine {
    /// One side or two.
    fileprivate var storedSides: Int { sides == 1 ? 1 : 2 }
}
