public import FitnessModel
import GRDB

/// The body weights of clients.
public struct WeighIns {
    let access: Access

    /// The body weights of a client, newest first.
    public func list(
        of client: Identifier<Client>, offset: Int = 0, limit: Int = .max
    ) throws(StoreError) -> [WeighIn] {
        try read(of: client) { db, condition in
            try db.list(condition, order: WeighIn.newestFirst, limit: limit, offset: offset)
        }
    }

    /// How many there are.
    public func count(of client: Identifier<Client>) throws(StoreError) -> Int {
        try read(of: client) { db, condition in try db.count(WeighIn.self, condition) }
    }

    /// The body weights of a client within these days, oldest first.
    public func list(
        of client: Identifier<Client>, from first: Day, through last: Day
    ) throws(StoreError) -> [WeighIn] {
        try read(of: client) { db, _ in try WeighIn.read(of: client, from: first, through: last, db) }
    }

    /// One body weight.
    public func get(_ id: Identifier<WeighIn>) throws(StoreError) -> WeighIn {
        try access.read { db in try db.get(id, viewer: access.viewer) }
    }

    /// The body weight that counts on a day: the newest until then, else what the client said (without a day), else the
    /// oldest that was weighed later.
    public func weight(of client: Identifier<Client>, on day: Day) throws(StoreError) -> (mass: Mass, day: Day?)? {
        let body = try access.bodyFigures(of: client, on: day)
        return body.weight.map { (mass: $0, day: body.weightDay) }
    }

    /// Adds a body weight of a client; its own id and client count for nothing.
    @discardableResult
    public func add(
        _ weighIn: WeighIn, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<WeighIn> {
        try access.change { change in
            var added = weighIn
            added.client = client
            try name("Weigh", added, change)
            return try change.insert(added)
        }
    }

    /// Writes what differs between a body weight as it was read and as it shall be.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since.
    public func update(from old: WeighIn, to new: WeighIn) throws(StoreError) {
        try access.change { change in
            try change.update(from: old, to: new)
            try name("Edit weight of", new, change)
        }
    }

    /// Deletes a body weight.
    public func delete(_ id: Identifier<WeighIn>) throws(StoreError) {
        try access.change { change in
            try name("Delete weight of", try change.changeable(id), change)
            try change.db.run("DELETE FROM weigh_in WHERE id = ?", id)
        }
    }

    private func name(_ verb: String, _ weighIn: WeighIn, _ change: Change) throws {
        let client = try change.clients.get(weighIn.client)
        let weight = "\(weighIn.weight.text(in: client.unit)) \(client.unit.rawValue)"
        change.name("\(verb) \(Label.name(client.name)) \(weighIn.day.iso), \(weight)")
    }

    /// Reads of a client that the trainer may see; `missing` otherwise.
    private func read<T>(
        of client: Identifier<Client>, _ body: (Database, Condition) throws -> T
    ) throws(StoreError) -> T {
        var condition = Condition()
        condition.add("w.client = ?", client)
        return try access.read { db in
            let _: Client = try db.get(client, viewer: access.viewer)
            return try body(db, condition)
        }
    }
}

extension DiaryAccess {
    /// Body weights.
    public var weighIns: WeighIns { WeighIns(access: access) }
}
