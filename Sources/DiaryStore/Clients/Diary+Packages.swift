public import FitnessModel
import GRDB

extension Diary {
    /// What the client has bought, oldest first.
    public func packages(of client: Identifier<Client>) throws(StoreError) -> [SessionPackage] {
        let sql = """
            SELECT \(SessionPackage.columns) FROM session_package k JOIN client c ON c.id = k.client
            WHERE k.client = ? AND \(Visibility.client) ORDER BY k.bought, k.id
            """
        return try read { db in try db.all(sql, client, viewer, decode: SessionPackage.init(row:)) }
    }

    /// What is left of all packages; nil without one, negative when overdrawn.
    public func sessionsLeft(of client: Identifier<Client>) throws(StoreError) -> Int? {
        let sql = "SELECT \(SessionsLeft.column) FROM client c WHERE c.id = ? AND \(Visibility.client)"
        return try read { db in try db.first(sql, client, viewer) { $0[0] as Int? } ?? nil }
    }

    /// Enters sessions bought.
    @discardableResult
    public func addPackage(
        client id: Identifier<Client>, bought: Day, sessions: Int, note: String = ""
    ) throws(StoreError) -> Identifier<SessionPackage> {
        let client = try client(id)
        return try change("Add \(Label.count(sessions, "session")) for \(Label.name(client.name))") { change in
            let package = change.newID(SessionPackage.self)
            try change.db.run(
                "INSERT INTO session_package (id, client, bought, sessions, note) VALUES (?, ?, ?, ?, ?)",
                package, id, bought, sessions, note)
            return package
        }
    }

    /// Puts day, number and note of a package.
    public func updatePackage(_ package: SessionPackage) throws(StoreError) {
        let client = try clientName(ofPackage: package.id)
        try change("Edit package of \(Label.name(client))") { change in
            try change.db.run(
                "UPDATE session_package SET bought = ?, sessions = ?, note = ? WHERE id = ?",
                package.bought, package.sessions, package.note, package.id)
        }
    }

    /// Deletes a package; sessions done stay.
    public func deletePackage(_ id: Identifier<SessionPackage>) throws(StoreError) {
        let client = try clientName(ofPackage: id)
        try change("Delete package of \(Label.name(client))") { change in
            try change.db.run("DELETE FROM session_package WHERE id = ?", id)
        }
    }

    private func clientName(ofPackage id: Identifier<SessionPackage>) throws(StoreError) -> String {
        let sql = """
            SELECT c.name FROM session_package k JOIN client c ON c.id = k.client WHERE k.id = ? AND \(Visibility.client)
            """
        return try read { db in
            guard let name = try db.first(sql, id, viewer, decode: { $0.text(0) }) else { throw StoreError.missing }
            return name
        }
    }
}
