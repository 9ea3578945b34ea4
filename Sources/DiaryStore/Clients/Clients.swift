public import FitnessModel
import GRDB

/// The clients that the acting trainer may see. Another unit of a client changes nothing that was done: a session keeps the
/// unit in which it was begun.
public struct Clients: RecordSubject {
    package let access: Access

    /// Clients in this order.
    public func list(
        _ filter: ListFilter = ListFilter(), by order: ListOrder = .name, offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [ClientListItem] {
        let today = access.today
        return try access.read { db in
            try db.all(
                "SELECT \(ClientListItem.columns) FROM client c", condition(filter), order: Client.order(order),
                limit: limit, offset: offset
            ) { row in try ClientListItem(row: row, today: today, db) }
        }
    }

    /// How many clients the filter lets through.
    public func count(_ filter: ListFilter = ListFilter()) throws(StoreError) -> Int {
        try access.read { db in try db.count(Client.self, condition(filter)) }
    }

    /// How many of them are in each category; those with none are left out.
    package func counts(_ filter: ListFilter = ListFilter()) throws(StoreError) -> [Identifier<Category>: Int] {
        try access.counts(of: Client.self, where: condition(filter.inAllCategories))
    }

    private func condition(_ filter: ListFilter) -> Condition {
        var condition = Condition().visible(Client.self, to: access.viewer)
        filter.narrow(&condition, Client.self)
        return condition
    }

    /// All clients of exactly this name, but for case and accents; those in use first.
    public func named(_ name: String) throws(StoreError) -> [Client] {
        try access.records(
            where: Condition("c.name_key = ?", name.searchKey), order: "c.archived_at IS NOT NULL, c.id")
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
            try change.sort(id, into: categories)
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

    /// Deletes a client with everything of theirs: plans, sessions, packages.
    public func delete(_ id: Identifier<Client>) throws(StoreError) {
        try access.change { change in
            try change.name("Delete", id)
            try change.deleteAll(of: id)
        }
    }
}

extension DiaryAccess {
    /// The clients.
    public var clients: Clients { Clients(access: access) }
}
