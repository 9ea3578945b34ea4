public import FitnessModel
import GRDB

/// The clients that the acting trainer may see.
public struct Clients {
    let access: Access

    /// One client.
    ///
    /// - Throws: `missing`.
    public func get(_ id: Identifier<Client>) throws(StoreError) -> Client {
        try access.read { db in try db.get(id, viewer: access.viewer) }
    }

    /// Clients by name.
    public func list(
        _ filter: ClientFilter = ClientFilter(), offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [ClientListItem] {
        try access.read { db in
            try db.all(
                "SELECT \(ClientListItem.columns) FROM client c", filter.condition(viewer: access.viewer),
                order: "c.name_key, c.id", limit: limit, offset: offset, decode: ClientListItem.init(row:))
        }
    }

    /// How many clients the filter lets through.
    public func count(_ filter: ClientFilter = ClientFilter()) throws(StoreError) -> Int {
        try access.read { db in try db.count(Client.self, filter.condition(viewer: access.viewer)) }
    }

    /// All clients of exactly this name, but for case and accents; those in use first.
    public func named(_ name: String) throws(StoreError) -> [Client] {
        var condition = Condition()
        condition.add("c.name_key = ?", name.searchKey)
        condition.add(Visibility.client, access.viewer)
        return try access.read { db in try db.list(condition, order: "c.archived_at IS NOT NULL, c.id") }
    }

    /// Adds a client of whom only the name is known.
    @discardableResult
    public func add(named name: String, unit: MassUnit = .kg) throws(StoreError) -> Identifier<Client> {
        try add(Client(id: .unsaved, name: name, unit: unit))
    }

    /// Adds a client and sorts it into categories; the client's own id counts for nothing.
    @discardableResult
    public func add(
        _ client: Client, categories: [Identifier<Category>] = []
    ) throws(StoreError) -> Identifier<Client> {
        try access.change("Add client \(Label.name(client.name))") { change in
            let id = try change.insert(client)
            try change.sort(id.rawValue, table: "client", into: categories, of: .client)
            return id
        }
    }

    /// The client of this name, who is added when there is none.
    ///
    /// - Throws: `ambiguousName` when several have it.
    public func findOrAdd(named name: String, unit: MassUnit = .kg) throws(StoreError) -> Identifier<Client> {
        try access.change { change in
            let known = try change.clients.named(name)
            guard known.count < 2 else { throw StoreError.ambiguousName(name, count: known.count) }
            return try known.first?.id ?? change.clients.add(named: name, unit: unit)
        }
    }

    /// Writes what differs between a client as it was read and as it shall be. Another unit changes nothing that was
    /// done: a session keeps the unit in which it was begun.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since.
    public func update(from old: Client, to new: Client) throws(StoreError) {
        try access.change("Edit client \(Label.name(new.name))") { change in try change.update(from: old, to: new) }
    }

    /// Puts a client away, or brings it back.
    public func setArchived(_ isArchived: Bool, _ id: Identifier<Client>) throws(StoreError) {
        try access.change { change in try change.setArchived(isArchived, id, \Client.isArchived) }
    }

    /// Deletes a client with everything of theirs: plans, sessions, packages.
    public func delete(_ id: Identifier<Client>) throws(StoreError) {
        try access.change { change in
            let client: Client = try change.changeable(id)
            change.name("Delete client \(Label.name(client.name))")
            try change.deleteAll(of: id)
        }
    }
}

extension DiaryAccess {
    /// The clients.
    public var clients: Clients { Clients(access: access) }
}
