public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Adds a mesocycle of these phases, each for as many days; its own id counts for nothing.
    ///
    /// A phase that lies elsewhere is copied to where the mesocycle lies: a template to the client, a client's phase to
    /// the templates.
    @discardableResult
    public func addMesocycle(
        _ mesocycle: Mesocycle, phases: [Identifier<Phase>] = [], days: Int = MesocyclePart.defaultDays
    ) throws(StoreError) -> Identifier<Mesocycle> {
        if let client = mesocycle.client { _ = try clients.get(client) }
        let heads = try heads(of: phases)
        return try change("Add \(Label.mesocycle(mesocycle))") { change in
            let id = try change.add(mesocycle)
            try change.addParts(heads, to: id, of: mesocycle.client, at: 0, days: days)
            try change.moveStarts(in: id)
            return id
        }
    }

    /// Puts name, description and start. Where the start moves, the phases without sessions follow.
    public func updateMesocycle(_ mesocycle: Mesocycle) throws(StoreError) {
        _ = try self.mesocycle(mesocycle.id)
        let sql = """
            UPDATE mesocycle SET name = ?, name_key = ?, words = ?, description = ?, start = ?,
                archived_at = CASE WHEN ? THEN coalesce(archived_at, ?) END
            WHERE id = ?
            """
        try change("Edit \(Label.mesocycle(mesocycle))") { change in
            try change.db.run(
                sql, mesocycle.name, mesocycle.name.searchKey, mesocycle.words, mesocycle.description,
                mesocycle.start, mesocycle.isArchived, change.now, mesocycle.id)
            try change.moveStarts(in: mesocycle.id)
        }
    }

    /// Puts a mesocycle away, or brings it back. Its phases stay where they are.
    public func setArchived(_ isArchived: Bool, mesocycle id: Identifier<Mesocycle>) throws(StoreError) {
        let mesocycle = try mesocycle(id)
        try change("\(isArchived ? "Archive" : "Bring back") \(Label.mesocycle(mesocycle))") { change in
            let sql = "UPDATE mesocycle SET archived_at = CASE WHEN ? THEN coalesce(archived_at, ?) END WHERE id = ?"
            try change.db.run(sql, isArchived, change.now, id)
        }
    }

    /// Deletes a mesocycle. Its phases stay.
    public func deleteMesocycle(_ id: Identifier<Mesocycle>) throws(StoreError) {
        let mesocycle = try mesocycle(id)
        try change("Delete \(Label.mesocycle(mesocycle))") { change in
            try change.db.run("DELETE FROM mesocycle_part WHERE mesocycle = ?", id)
            try change.db.run("DELETE FROM mesocycle_category WHERE mesocycle = ?", id)
            try change.db.run("DELETE FROM mesocycle WHERE id = ?", id)
        }
    }

    /// The heads of phases in the order of their ids here; each may stand there several times.
    func heads(of phases: [Identifier<Phase>]) throws(StoreError) -> [Phase] {
        var heads: [Phase] = []
        for id in phases { heads.append(try phase(id)) }
        return heads
    }
}
