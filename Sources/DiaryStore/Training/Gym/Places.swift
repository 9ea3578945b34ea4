public import FitnessModel
import GRDB

/// The gym's locations. They belong to everybody: machines and sessions refer to them.
public struct Places: RecordSubject {
    package let access: Access

    /// Places by name.
    public func list(
        _ archive: ArchiveFilter = .active, offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [Place] {
        try access.records(
            where: Condition(archive.condition(on: "l")), order: Place.byName, limit: limit, offset: offset)
    }

    /// How many the filter lets through.
    public func count(_ archive: ArchiveFilter = .active) throws(StoreError) -> Int {
        try access.count(Place.self, where: Condition(archive.condition(on: "l")))
    }

    /// The active locations, and `chosen` in any state: that of a session or a machine.
    public func choices(with chosen: Identifier<Place>? = nil) throws(StoreError) -> [Place] {
        try access.records(where: Condition("l.archived_at IS NULL OR l.id = ?", chosen), order: Place.byName)
    }

    /// The location of exactly this name, ignoring case and accents; an active one before an archived one.
    public func named(_ name: String) throws(StoreError) -> Place? {
        let condition = Condition("l.name_key = ?", name.searchKey)
        return try access.read { db in try db.first(condition, order: "l.archived_at IS NOT NULL, l.id") }
    }

    /// The number of the trainer's machines at each location, without zeros.
    public func machineCounts() throws(StoreError) -> [Identifier<Place>: Int] {
        let sql = "SELECT place, count(*) FROM machine WHERE place IS NOT NULL AND owner = ? GROUP BY place"
        return try access.read { db in
            let counts = try db.all(sql, access.viewer) { ($0.id(0) as Identifier<Place>, $0[1] as Int) }
            return Dictionary(counts) { first, _ in first }
        }
    }

    /// The names of the locations with machines of the trainer.
    public func ofMachines() throws(StoreError) -> [Identifier<Place>: String] {
        let sql = "SELECT id, name FROM place WHERE id IN (SELECT place FROM machine WHERE owner = ?)"
        return try access.read { db in
            let names = try db.all(sql, access.viewer) { ($0.id(0) as Identifier<Place>, $0.text(1)) }
            return Dictionary(names) { first, _ in first }
        }
    }

    /// Adds a place.
    @discardableResult
    public func add(named name: String) throws(StoreError) -> Identifier<Place> {
        try access.change(ChangeFacts(.add, .place, [.name: name])) { change in
            try change.insert(Place(id: .unsaved, name: name))
        }
    }

    /// The location of this name, ignoring case and accents: an archived one is restored, a missing one is added.
    @discardableResult
    public func use(named name: String) throws(StoreError) -> Identifier<Place> {
        try access.change { change in
            guard let known = try change.places.named(name) else { return try change.places.add(named: name) }
            if known.isArchived { try change.places.setArchived(false, known.id) }
            return known.id
        }
    }

    /// Deletes a location without machines and sessions.
    ///
    /// - Throws: `inUse`, with the trainer's machines and the numbers of those of others and of sessions.
    public func delete(_ id: Identifier<Place>) throws(StoreError) {
        try access.change { change in
            let place = try change.name(.delete, id)
            let machines = try change.db.all(
                "SELECT name, owner = ? FROM machine WHERE place = ? ORDER BY name_key, id", try change.trainer, id
            ) { (name: $0.text(0), isOwn: $0.flag(1)) }
            var uses = machines.filter(\.isOwn).map { RecordUse.named($0.name) }
            let others = machines.count - uses.count
            if others > 0 { uses.append(.machinesOfOthers(others)) }
            let sessions = try change.db.count("SELECT count(*) FROM session WHERE place = ?", id)
            if sessions > 0 { uses.append(.sessions(sessions)) }
            guard uses.isEmpty else { throw StoreError.inUse(what: place.name, places: uses) }
            try change.delete(id)
        }
    }
}

extension DiaryAccess {
    /// The gym's locations.
    public var places: Places { Places(access: access) }
}

extension Place: ArchivedRecord {
    package static let storage = Storage<Place>(
        .place, as: "l", visible: "TRUE",
        [
            StoredColumn("name", \.name),
            .computed("name_key") { $0.name.searchKey },
            .archived(\.isArchived),
        ])

    static let byName = "l.name_key, l.id"

    package init(blank id: Identifier<Place>) { self.init(id: id, name: "") }
}
