public import FitnessModel
import GRDB

/// The sessions that clients have bought in advance.
public struct Packages {
    let access: Access

    /// What the client has bought, oldest first.
    public func list(of client: Identifier<Client>) throws(StoreError) -> [SessionPackage] {
        var condition = Condition()
        condition.add("k.client = ?", client)
        condition.add(SessionPackage.storage.visible, access.viewer)
        return try access.read { db in try db.list(condition, order: "k.bought, k.id") }
    }

    /// What is left of all packages; nil without one, negative when overdrawn.
    public func sessionsLeft(of client: Identifier<Client>) throws(StoreError) -> Int? {
        let sql = "SELECT \(SessionsLeft.column) FROM client c WHERE c.id = ? AND \(Visibility.client)"
        return try access.read { db in try db.first(sql, client, access.viewer) { $0[0] as Int? } ?? nil }
    }

    /// Enters sessions bought.
    @discardableResult
    public func add(
        client id: Identifier<Client>, bought: Day, sessions: Int, note: String = ""
    ) throws(StoreError) -> Identifier<SessionPackage> {
        try access.change { change in
            let client = try change.clients.get(id)
            change.name("Add \(Label.count(sessions, "session")) for \(Label.name(client.name))")
            return try change.insert(
                SessionPackage(id: .unsaved, client: id, bought: bought, sessions: sessions, note: note))
        }
    }

    /// Writes what differs between a package as it was read and as it shall be.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since.
    public func update(from old: SessionPackage, to new: SessionPackage) throws(StoreError) {
        try access.change { change in
            try name("Edit", old.id, change)
            try change.update(from: old, to: new)
        }
    }

    /// Deletes a package; sessions done stay.
    public func delete(_ id: Identifier<SessionPackage>) throws(StoreError) {
        try access.change { change in
            try name("Delete", id, change)
            try change.db.run("DELETE FROM session_package WHERE id = ?", id)
        }
    }

    private func name(_ verb: String, _ id: Identifier<SessionPackage>, _ change: Change) throws {
        let package: SessionPackage = try change.changeable(id)
        let client = try change.clients.get(package.client)
        change.name("\(verb) package of \(Label.name(client.name))")
    }
}

extension DiaryAccess {
    /// Sessions bought in advance.
    public var packages: Packages { Packages(access: access) }
}
