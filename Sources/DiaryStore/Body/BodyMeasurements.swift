public import FitnessModel
import GRDB

/// The body measurements of clients. The weight of one is stored among the client's weigh-ins.
public struct BodyMeasurements: RecordSubject {
    package typealias Record = BodyMeasurement

    package let access: Access

    /// The measurements of a client, from the oldest on.
    public func list(of client: Identifier<Client>) throws(StoreError) -> [BodyMeasurement] {
        try access.read(of: client) { db, _ in
            try db.list(Condition("b.client = ?", client), order: BodyMeasurement.order)
        }
    }

    /// The number of measurements of a client.
    public func count(of client: Identifier<Client>) throws(StoreError) -> Int {
        try access.read(of: client) { db, _ in
            try db.count(BodyMeasurement.self, Condition("b.client = ?", client))
        }
    }

    /// Adds a measurement of a client; its own id and client are ignored. Without a weight it takes the last one of
    /// that day.
    @discardableResult
    public func add(
        _ measurement: BodyMeasurement, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<BodyMeasurement> {
        try access.change { change in
            var added = measurement
            added.client = client
            try change.name(.add, added)
            let id = try change.insert(added)
            if let weight = added.weight {
                try change.weigh(id, WeighIn(client: client, day: added.day, minute: added.minute, weight: weight))
            } else {
                try change.takeWeightOfDay(id, added)
            }
            return id
        }
    }

    /// Writes the differences between the old and the new measurement, including its weight.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since; `missing`.
    public func update(from old: BodyMeasurement, to new: BodyMeasurement) throws(StoreError) {
        try access.change { change in
            try change.name(.edit, old.id)
            try change.update(from: old, to: new)
            try change.keepWeight(from: old, to: new)
        }
    }

    /// Deletes a measurement with the weight that came with it; one that was weighed by itself stays.
    public func delete(_ id: Identifier<BodyMeasurement>) throws(StoreError) {
        try access.change { change in
            try change.name(.delete, id)
            let weight = try change.weight(of: id)
            try change.delete(id)
            if let weight, weight.isOwn { try change.delete(weight.weighIn.id) }
        }
    }
}

extension Change {
    /// The weigh-in of a measurement, and whether it was typed there and has no other values.
    fileprivate func weight(of id: Identifier<BodyMeasurement>) throws -> (weighIn: WeighIn, isOwn: Bool)? {
        let known: WeighIn? = try db.first(
            Condition("w.id = (SELECT weigh_in FROM measurement WHERE id = ?)", id), order: "w.id")
        guard let known else { return nil }
        let isOwn = try db.count("SELECT own_weight FROM measurement WHERE id = ?", id) == 1
        return (known, isOwn && known.fatPerMille == nil)
    }

    /// Parts a measurement from its weight, which stays.
    private func detach(_ id: Identifier<BodyMeasurement>) throws {
        try db.run("UPDATE measurement SET weigh_in = NULL, own_weight = 0 WHERE id = ?", id)
    }

    /// Gives a measurement that was not weighed the last weight of its day that belongs to none.
    func takeWeightOfDay(_ id: Identifier<BodyMeasurement>, _ measurement: BodyMeasurement) throws {
        let sql = """
            UPDATE measurement SET weigh_in = (
                SELECT w.id FROM weigh_in w WHERE w.client = ? AND w.day = ?
                    AND NOT EXISTS (SELECT 1 FROM measurement WHERE weigh_in = w.id)
                ORDER BY \(WeighIn.newestFirst) LIMIT 1)
            WHERE id = ?
            """
        try db.run(sql, measurement.client, measurement.day, id)
    }

    /// Sets the weigh-in of a measurement: one of that day with the same weight and fat that belongs to none; else a
    /// new one.
    func weigh(_ id: Identifier<BodyMeasurement>, _ weighIn: WeighIn) throws {
        let free = """
            SELECT w.id FROM weigh_in w WHERE w.client = ? AND w.day = ? AND w.weight_g = ?
                AND (w.fat_per_mille = ? OR ? = 0)
                AND NOT EXISTS (SELECT 1 FROM measurement WHERE weigh_in = w.id)
            ORDER BY \(WeighIn.newestFirst) LIMIT 1
            """
        let fat = weighIn.fatPerMille ?? 0
        let known = try db.first(free, weighIn.client, weighIn.day, weighIn.weight, fat, fat) {
            $0.id(0) as Identifier<WeighIn>
        }
        try db.run(
            "UPDATE measurement SET weigh_in = ?, own_weight = ? WHERE id = ?", try known ?? insert(weighIn),
            known == nil, id)
    }

    /// Moves the weigh-in of a measurement with its day; a removed one is deleted, unless it was weighed separately.
    ///
    /// - Throws: `changedMeanwhile`.
    fileprivate func keepWeight(from old: BodyMeasurement, to new: BodyMeasurement) throws {
        let known = try weight(of: old.id)
        if old.weight != new.weight, let now = known?.weighIn.weight, now != old.weight, now != new.weight {
            throw StoreError.changedMeanwhile(record: old.called, fields: ["weight_g"])
        }
        if let known, old.day != new.day || old.minute != new.minute {
            if known.isOwn {
                try update(known.weighIn.id) { ($0.day, $0.minute) = (new.day, new.minute) }
            } else if old.day != new.day {
                try detach(old.id)
            }
        }
        guard old.weight != new.weight else { return }
        switch (try weight(of: old.id), new.weight) {
        case (let known?, let weight?): try update(known.weighIn.id) { $0.weight = weight }
        case (let known?, nil):
            try detach(old.id)
            if known.isOwn { try delete(known.weighIn.id) }
        case (nil, let weight?):
            try weigh(old.id, WeighIn(client: old.client, day: new.day, minute: new.minute, weight: weight))
        case (nil, nil): break
        }
    }
}

extension DiaryAccess {
    /// Measurements of bodies.
    public var measurements: BodyMeasurements { BodyMeasurements(access: access) }
}

extension BodyMeasurement: StoredRecord {
    package static let storage = Storage<BodyMeasurement>(
        .measurement, as: "b", joining: "LEFT JOIN weigh_in w ON w.id = b.weigh_in",
        visible: Visibility.client(of: "b.client"),
        [
            .fixed("client", \.client), StoredColumn("measurer", \.measurer), StoredColumn("day", \.day),
            StoredColumn("minute", \.minute), StoredColumn("height_mm", \.height), .joined("w.weight_g", \.weight),
            StoredColumn("note", \.note),
            .rows(of: "measurement_value", "measurement", ["name", "text"], \.own) { rows in
                let known = rows.compactMap { row in OwnMeasure(row[0]).map { ($0, row.count > 1 ? row[1] : "") } }
                return Dictionary(known) { first, _ in first }
            } write: { own in
                own.map { [$0.key.text, $0.value.filter { !$0.isSeparator }] }.filter { !$0[1].isEmpty }
                    .sorted { $0[0] < $1[0] }
            },
        ] + SkinfoldSite.allCases.map { StoredColumn($0.rawValue, \.[fold: $0]) }
            + BodyMeasure.allCases.map { StoredColumn($0.rawValue, \.[measure: $0]) })
    /// Oldest first, as on the trainers' sheet; the index has the same order.
    static let order = "b.day, b.minute, b.id"
    static let newestFirst = "b.day DESC, b.minute DESC, b.id DESC"

    package init(blank id: Identifier<BodyMeasurement>) { self.init(id: id, day: .earliest) }

    package var called: RecordName { .ofDay(.measurement, day) }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        [.day: day.iso]
    }
}

extension Character {
    /// Parts rows and cells where they are read as one text.
    fileprivate var isSeparator: Bool { self == "\u{1E}" || self == "\u{1F}" }
}
