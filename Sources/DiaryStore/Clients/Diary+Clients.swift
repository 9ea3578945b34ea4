public import FitnessModel
import GRDB

extension Diary {
    /// Adds a client of whom only the name is known.
    @discardableResult
    public func addClient(named name: String, unit: MassUnit = .kg) throws(StoreError) -> Identifier<Client> {
        try addClient(Client(id: Identifier(rawValue: 0), name: name, unit: unit))
    }

    /// Adds a client and sorts it into categories; the client's own id counts for nothing.
    @discardableResult
    public func addClient(
        _ client: Client, categories: [Identifier<Category>] = []
    ) throws(StoreError) -> Identifier<Client> {
        let sql = """
            INSERT INTO client (
                id, owner, shared, name, name_key, words, sex, birth_day, email, phone, height_mm, weight_g, plan_type,
                health, goal, unit, photo_path, archived_at, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        return try change("Add client \(Label.name(client.name))") { change in
            let id = change.newID(Client.self)
            try change.db.run(
                sql, id, try change.trainer, client.isShared, client.name, client.name.searchKey, client.words,
                client.sex?.rawValue, client.birthDay, client.email, client.phone, client.storedHeight,
                client.storedWeight, client.planType, client.health, client.goal, client.unit.rawValue,
                client.photoPath, client.isArchived ? change.now : nil, change.now)
            try change.sort(id.rawValue, table: "client", into: categories, of: .client)
            return id
        }
    }

    /// Puts everything that the client's form shows. Another unit changes nothing that was done: a session keeps the unit
    /// in which it was begun.
    public func updateClient(_ client: Client) throws(StoreError) {
        _ = try self.client(client.id)
        let sql = """
            UPDATE client SET
                shared = ?, name = ?, name_key = ?, words = ?, sex = ?, birth_day = ?, email = ?, phone = ?,
                height_mm = ?, weight_g = ?, plan_type = ?, health = ?, goal = ?, unit = ?, photo_path = ?,
                archived_at = CASE WHEN ? THEN coalesce(archived_at, ?) END
            WHERE id = ?
            """
        try change("Edit client \(Label.name(client.name))") { change in
            try change.db.run(
                sql, client.isShared, client.name, client.name.searchKey, client.words, client.sex?.rawValue,
                client.birthDay, client.email, client.phone, client.storedHeight, client.storedWeight, client.planType,
                client.health, client.goal, client.unit.rawValue, client.photoPath, client.isArchived, change.now,
                client.id)
        }
    }

    /// Puts a client away, or brings it back.
    public func setArchived(_ isArchived: Bool, client id: Identifier<Client>) throws(StoreError) {
        let client = try client(id)
        try change("\(isArchived ? "Archive" : "Bring back") client \(Label.name(client.name))") { change in
            let sql = "UPDATE client SET archived_at = CASE WHEN ? THEN coalesce(archived_at, ?) END WHERE id = ?"
            try change.db.run(sql, isArchived, change.now, id)
        }
    }

    /// Sorts a client into these categories and no others; what other trainers sorted for themselves stays.
    public func setCategories(
        _ categories: [Identifier<Category>], client id: Identifier<Client>
    ) throws(StoreError) {
        let client = try client(id)
        try change("Sort client \(Label.name(client.name))") { change in
            try change.sort(id.rawValue, table: "client", into: categories, of: .client)
        }
    }

    /// Deletes a client with everything of theirs: plans, sessions, packages.
    public func deleteClient(_ id: Identifier<Client>) throws(StoreError) {
        let client = try client(id)
        let phases = "(SELECT id FROM phase WHERE client = ?)"
        let sessions = "(SELECT id FROM session WHERE client = ?)"
        let mesocycles = "(SELECT id FROM mesocycle WHERE client = ?)"
        try change("Delete client \(Label.name(client.name))") { change in
            let rows = "(SELECT id FROM session_row WHERE session IN \(sessions))"
            let runs = "(SELECT id FROM run WHERE client = ?)"
            try change.db.run("DELETE FROM run_lap WHERE run IN \(runs)", id)
            try change.db.run("DELETE FROM run_track WHERE run IN \(runs)", id)
            for table in Self.diaryTables { try change.db.run("DELETE FROM \(table) WHERE client = ?", id) }
            try change.deleteFoods(of: id)
            try change.db.run("DELETE FROM session_expenditure WHERE session IN \(sessions)", id)
            try change.db.run("DELETE FROM performed_set WHERE session_row IN \(rows)", id)
            try change.db.run("DELETE FROM set_mark WHERE session_row IN \(rows)", id)
            try change.db.run("DELETE FROM session_row WHERE session IN \(sessions)", id)
            try change.db.run("DELETE FROM session WHERE client = ?", id)
            try change.db.run("DELETE FROM mesocycle_part WHERE mesocycle IN \(mesocycles)", id)
            try change.db.run("DELETE FROM mesocycle_category WHERE mesocycle IN \(mesocycles)", id)
            try change.db.run("DELETE FROM mesocycle WHERE client = ?", id)
            try change.db.run("UPDATE session SET routine = NULL WHERE routine IN \(phases)", id)
            try change.db.run("DELETE FROM phase_row WHERE phase IN \(phases)", id)
            try change.db.run("DELETE FROM phase_category WHERE phase IN \(phases)", id)
            try change.db.run("DELETE FROM phase WHERE client = ?", id)
            try change.db.run("DELETE FROM session_package WHERE client = ?", id)
            try change.db.run("DELETE FROM client_category WHERE client = ?", id)
            try change.db.run("DELETE FROM client WHERE id = ?", id)
        }
    }

    /// What the diary of the days has of a client, rows of rows left out.
    private static let diaryTables = [
        "food_entry", "activity_entry", "run", "energy_profile", "energy_goal", "nutrient_target", "diary_day",
        "weigh_in",
    ]
}
