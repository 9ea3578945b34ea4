public import FitnessModel
import GRDB

/// The body weights of clients.
public struct WeighIns: RecordSubject {
    package typealias Record = WeighIn

    package let access: Access

    /// The body weights of a client, newest first.
    public func list(
        of client: Identifier<Client>, offset: Int = 0, limit: Int = .max
    ) throws(StoreError) -> [WeighIn] {
        try access.read(of: client) { db, _ in
            try db.list(
                Condition("w.client = ?", client), order: WeighIn.newestFirst, limit: limit, offset: offset)
        }
    }

    /// How many there are.
    public func count(of client: Identifier<Client>) throws(StoreError) -> Int {
        try access.read(of: client) { db, _ in
            try db.count(WeighIn.self, Condition("w.client = ?", client))
        }
    }

    /// The body weights of a client within these days, oldest first.
    public func list(
        of client: Identifier<Client>, from first: Day, through last: Day
    ) throws(StoreError) -> [WeighIn] {
        try access.read(of: client) { db, _ in try WeighIn.read(of: client, from: first, through: last, db) }
    }

    /// The newest up to a day, this one left out; nil where there is none.
    public func last(
        of client: Identifier<Client>, through day: Day, but id: Identifier<WeighIn>
    ) throws(StoreError) -> WeighIn? {
        try access.read(of: client) { db, _ in
            try db.first(
                Condition("w.client = ? AND w.day <= ? AND w.id <> ?", client, day, id), order: WeighIn.newestFirst)
        }
    }

    /// The newest up to the day of a measurement, its own left out, else the next one after it; nil where there is none.
    public func nearest(to measurement: BodyMeasurement) throws(StoreError) -> WeighIn? {
        try access.read(of: measurement.client) { db, _ in
            let others = "w.client = ? AND w.id IS NOT (SELECT weigh_in FROM measurement WHERE id = ?) AND w.day"
            let (client, id, day) = (measurement.client, measurement.id, measurement.day)
            let before: WeighIn? = try db.first(
                Condition("\(others) <= ?", client, id, day), order: WeighIn.newestFirst)
            if let before { return before }
            return try db.first(Condition("\(others) > ?", client, id, day), order: WeighIn.oldestFirst)
        }
    }

    /// Adds a body weight of a client; its own id and client count for nothing.
    @discardableResult
    public func add(
        _ weighIn: WeighIn, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<WeighIn> {
        try access.change { change in
            var added = weighIn
            added.client = client
            change.name("Weigh \(try added.figures(change))")
            return try change.insert(added)
        }
    }

    /// Writes what differs between a weight as it was read and as it shall be. On another day it is no more the weight of the
    /// measurement that it came with.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since; `missing`.
    public func update(from old: WeighIn, to new: WeighIn) throws(StoreError) {
        try access.change { change in
            change.name("Edit \(try new.label(in: change))")
            try change.update(from: old, to: new)
            guard old.day != new.day else { return }
            try change.db.run("UPDATE measurement SET weigh_in = NULL, own_weight = 0 WHERE weigh_in = ?", old.id)
        }
    }

    /// Deletes a weight; a measurement that had it has none any more.
    public func delete(_ id: Identifier<WeighIn>) throws(StoreError) {
        try access.change { change in
            try change.name("Delete", id)
            try change.db.run("UPDATE measurement SET weigh_in = NULL, own_weight = 0 WHERE weigh_in = ?", id)
            try change.delete(id)
        }
    }
}

extension DiaryAccess {
    /// Body weights.
    public var weighIns: WeighIns { WeighIns(access: access) }
}
