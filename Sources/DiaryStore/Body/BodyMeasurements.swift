public import FitnessModel
import GRDB

/// The measurements of clients' bodies. The weight of one stands among the client's weights: there is one list of them.
public struct BodyMeasurements: RecordSubject {
    package typealias Record = BodyMeasurement

    package let access: Access

    /// The measurements of a client, from the oldest on.
    public func list(of client: Identifier<Client>) throws(StoreError) -> [BodyMeasurement] {
        try access.read(of: client) { db, _ in
            try db.list(Condition("b.client = ?", client), order: BodyMeasurement.order)
        }
    }

    /// How many there are.
    public func count(of client: Identifier<Client>) throws(StoreError) -> Int {
        try access.read(of: client) { db, _ in
            try db.count(BodyMeasurement.self, Condition("b.client = ?", client))
        }
    }

    /// Adds a measurement of a client; its own id and client count for nothing. Without a weight of its own it takes the
    /// last one of that day.
    @discardableResult
    public func add(
        _ measurement: BodyMeasurement, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<BodyMeasurement> {
        try access.change { change in
            var added = measurement
            added.client = client
            change.name("Add \(try added.label(in: change))")
            let id = try change.insert(added)
            if let weight = added.weight {
                try change.weigh(id, WeighIn(client: client, day: added.day, minute: added.minute, weight: weight))
            } else {
                let sql = """
                    UPDATE measurement SET weigh_in = (
                        SELECT w.id FROM weigh_in w WHERE w.client = ? AND w.day = ?
                            AND NOT EXISTS (SELECT 1 FROM measurement WHERE weigh_in = w.id)
                        ORDER BY \(WeighIn.newestFirst) LIMIT 1)
                    WHERE id = ?
                    """
                try change.db.run(sql, client, added.day, id)
            }
            return id
        }
    }

    /// Writes what differs between a measurement as it was read and as it shall be; its weight goes with it.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since; `missing`.
    public func update(from old: BodyMeasurement, to new: BodyMeasurement) throws(StoreError) {
        try access.change { change in
            try change.name("Edit", old.id)
            try change.update(from: old, to: new)
            try change.keepWeight(from: old, to: new)
        }
    }

    /// Deletes a measurement with its weight.
    public func delete(_ id: Identifier<BodyMeasurement>) throws(StoreError) {
        try access.change { change in
            try change.name("Delete", id)
            let weighIn = try change.weighIn(of: id)
            try change.delete(id)
            if let weighIn { try change.delete(weighIn) }
        }
    }
}

extension Change {
    /// The weight that belongs to a measurement.
    fileprivate func weighIn(of id: Identifier<BodyMeasurement>) throws -> Identifier<WeighIn>? {
        try db.first("SELECT weigh_in FROM measurement WHERE id = ?", id) { $0.optionalID(0) }?.flatMap { $0 }
    }

    /// Adds the weight of a measurement.
    fileprivate func weigh(_ id: Identifier<BodyMeasurement>, _ weighIn: WeighIn) throws {
        try db.run("UPDATE measurement SET weigh_in = ? WHERE id = ?", try insert(weighIn), id)
    }

    /// The weight of a measurement goes with it from day to day; one that is taken away is gone from the list, too.
    ///
    /// - Throws: `changedMeanwhile`.
    fileprivate func keepWeight(from old: BodyMeasurement, to new: BodyMeasurement) throws {
        guard old.weight != new.weight || old.day != new.day || old.minute != new.minute else { return }
        let known = try weighIn(of: old.id)
        switch (known, new.weight) {
        case (nil, nil): break
        case (nil, let weight?):
            try weigh(old.id, WeighIn(client: old.client, day: new.day, minute: new.minute, weight: weight))
        case (let known?, nil):
            try db.run("UPDATE measurement SET weigh_in = NULL WHERE id = ?", old.id)
            try delete(known)
        case (let known?, let weight?):
            let stored: WeighIn = try changeable(known)
            var before = stored
            before.weight = old.weight ?? stored.weight
            var after = before
            (after.day, after.minute, after.weight) = (new.day, new.minute, weight)
            try update(from: before, to: after)
        }
    }
}

extension DiaryAccess {
    /// Measurements of bodies.
    public var measurements: BodyMeasurements { BodyMeasurements(access: access) }
}
