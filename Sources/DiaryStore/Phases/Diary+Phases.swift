public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Adds an empty sheet; a template when no client is given.
    @discardableResult
    public func addPhase(named name: String, client: Identifier<Client>?) throws(StoreError) -> Identifier<Phase> {
        try addPhase(Phase(id: .unsaved, client: client, name: name))
    }

    /// Adds an empty sheet with this head; the phase's own id counts for nothing.
    @discardableResult
    public func addPhase(_ phase: Phase) throws(StoreError) -> Identifier<Phase> {
        if let client = phase.client { _ = try clients.get(client) }
        return try change("Add \(Label.phase(phase))") { change in try change.add(phase) }
    }

    /// Puts the sheet's head. Whose sheet it is stays.
    ///
    /// - Throws: `refused` when a column that would go holds a session.
    public func updatePhase(_ phase: Phase) throws(StoreError) {
        _ = try self.phase(phase.id)
        let sql = """
            UPDATE phase SET
                name = ?, name_key = ?, words = ?, periodization = ?, goal = ?, start = ?, session_count = ?, notes = ?,
                archived_at = CASE WHEN ? THEN coalesce(archived_at, ?) END
            WHERE id = ?
            """
        try change("Edit \(Label.phase(phase))") { change in
            let used = try change.db.count("SELECT max(column_number) FROM session WHERE phase = ?", phase.id)
            guard phase.sessionCount >= used else {
                throw StoreError.refused(.columnInUse(used, phase: phase.name))
            }
            try change.db.run(
                sql, phase.name, phase.name.searchKey, phase.words, phase.periodization, phase.goal, phase.start,
                phase.sessionCount, phase.notes, phase.isArchived, change.now, phase.id)
        }
    }

    /// Puts a sheet away, or brings it back.
    public func setArchived(_ isArchived: Bool, phase id: Identifier<Phase>) throws(StoreError) {
        let phase = try phase(id)
        try change("\(isArchived ? "Archive" : "Bring back") \(Label.phase(phase))") { change in
            let sql = "UPDATE phase SET archived_at = CASE WHEN ? THEN coalesce(archived_at, ?) END WHERE id = ?"
            try change.db.run(sql, isArchived, change.now, id)
        }
    }

    /// Deletes a sheet, also out of the mesocycles in which it stands. What was done on it stays, as free sessions under
    /// the sheet's name.
    public func deletePhase(_ id: Identifier<Phase>) throws(StoreError) {
        let phase = try phase(id)
        let plans = try mesocycles(with: id)
        let places = plans.isEmpty ? "" : " (also in \(plans.map { Label.name($0.name) }.joined(separator: ", ")))"
        try change("Delete \(Label.phase(phase))\(places)") { change in
            for plan in plans { try change.takeOut(id, of: plan) }
            let rows = "(SELECT id FROM phase_row WHERE phase = ?)"
            try change.db.run("UPDATE session_row SET phase_row = NULL WHERE phase_row IN \(rows)", id)
            let named = "UPDATE session SET title = ?, words = trim(? || ' ' || words) WHERE phase = ? AND title = ''"
            try change.db.run(named, phase.name, phase.name.searchKey, id)
            try change.db.run("UPDATE session SET phase = NULL, column_number = NULL WHERE phase = ?", id)
            try change.db.run("UPDATE session SET routine = NULL WHERE routine = ?", id)
            try change.db.run("DELETE FROM phase_row WHERE phase = ?", id)
            try change.db.run("DELETE FROM phase_category WHERE phase = ?", id)
            try change.db.run("DELETE FROM phase WHERE id = ?", id)
        }
    }
}

extension Change {
    /// Adds a sheet without rows under a new id.
    func add(_ phase: Phase) throws -> Identifier<Phase> {
        let id = newID(Phase.self)
        let sql = """
            INSERT INTO phase (
                id, owner, client, name, name_key, words, periodization, goal, start, session_count, notes, archived_at,
                created_at, is_routine)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        try db.run(
            sql, id, try trainer, phase.client, phase.name, phase.name.searchKey, phase.words,
            phase.periodization, phase.goal, phase.start, phase.sessionCount, phase.notes, phase.isArchived ? now : nil,
            now, phase.isRoutine)
        return id
    }
}

extension Label {
    /// "phase P6", "template Hypertrophy A".
    static func phase(_ phase: Phase) -> String {
        "\(phase.isRoutine ? "routine" : phase.isTemplate ? "template" : "phase") \(name(phase.name))"
    }
}
