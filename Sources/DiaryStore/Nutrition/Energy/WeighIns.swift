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

    /// The number of weigh-ins of a client.
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

    /// The newest one up to a day, without this one; nil if there is none.
    public func last(
        of client: Identifier<Client>, through day: Day, but id: Identifier<WeighIn>
    ) throws(StoreError) -> WeighIn? {
        try access.read(of: client) { db, _ in
            try db.first(
                Condition("w.client = ? AND w.day <= ? AND w.id <> ?", client, day, id), order: WeighIn.newestFirst)
        }
    }

    /// The newest one up to the day of a measurement, without its own, else the next one after it; nil if there is
    /// none.
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

    /// Adds a body weight of a client; its own id and client are ignored.
    @discardableResult
    public func add(
        _ weighIn: WeighIn, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<WeighIn> {
        try access.change { change in
            var added = weighIn
            added.client = client
            try change.name(.add, added)
            return try change.insert(added)
        }
    }

    /// Writes the differences between the old and the new weigh-in. On another day it no longer belongs to the
    /// measurement that it was stored with.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since; `missing`.
    public func update(from old: WeighIn, to new: WeighIn) throws(StoreError) {
        try access.change { change in
            try change.name(.edit, new)
            try change.update(from: old, to: new)
            guard old.day != new.day else { return }
            try change.db.run("UPDATE measurement SET weigh_in = NULL, own_weight = 0 WHERE weigh_in = ?", old.id)
        }
    }

    /// Deletes a weight; a measurement that had it has none any more.
    public func delete(_ id: Identifier<WeighIn>) throws(StoreError) {
        try access.change { change in
            try change.name(.delete, id)
            try change.db.run("UPDATE measurement SET weigh_in = NULL, own_weight = 0 WHERE weigh_in = ?", id)
            try change.delete(id)
        }
    }
}

extension DiaryAccess {
    /// Body weights.
    public var weighIns: WeighIns { WeighIns(access: access) }
}

extension WeighIn: StoredRecord {
    package static let storage = Storage<WeighIn>(
        .weighIn, as: "w", visible: Visibility.client(of: "w.client"),
        [
            .fixed("client", \.client), StoredColumn("day", \.day), StoredColumn("minute", \.minute),
            StoredColumn("weight_g", \.weight), StoredColumn("fat_per_mille", \.fatPerMille),
        ])
    /// Newest first; the index has the same order.
    static let newestFirst = "w.day DESC, w.minute DESC, w.id DESC"
    static let oldestFirst = "w.day, w.minute, w.id"

    package init(blank id: Identifier<WeighIn>) { self.init(id: id, day: .earliest, weight: .zero) }

    package var called: RecordName { .ofDay(.weighIn, day) }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        let unit = try change.clients.get(client).unit
        return [.day: day.iso, .value: "\(weight.text(in: unit)) \(unit.rawValue)"]
    }
}

extension WeighIn {
    /// The body weights of a client that the trainer may see, oldest first.
    static func read(
        of client: Identifier<Client>, from first: Day, through last: Day, _ db: Database
    ) throws -> [WeighIn] {
        let condition = Condition("w.client = ? AND w.day BETWEEN ? AND ?", client, first, last)
        let found: [WeighIn] = try db.list(condition, order: newestFirst)
        return found.reversed()
    }

    /// The newest one before a day; on request only one with body fat.
    static func newest(
        of client: Identifier<Client>, before day: Day, withFat: Bool = false, _ db: Database
    ) throws -> WeighIn? {
        var condition = Condition("w.client = ? AND w.day < ?", client, day)
        if withFat { condition.add("w.fat_per_mille IS NOT NULL") }
        return try db.first(condition, order: newestFirst)
    }

    /// The oldest of all.
    static func oldest(of client: Identifier<Client>, _ db: Database) throws -> WeighIn? {
        try db.first(Condition("w.client = ?", client), order: oldestFirst)
    }
}
