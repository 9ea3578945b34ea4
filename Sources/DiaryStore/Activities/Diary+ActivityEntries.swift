public import FitnessModel
import GRDB

extension DiaryAccess {
    /// What a client did on a day: by time of day, what has none last, then in the order of entry.
    public func activityEntries(of client: Identifier<Client>, on day: Day) throws(StoreError) -> [ActivityEntry] {
        try activityEntries(of: client, days: day...day)
    }

    /// The same for some days, oldest first.
    public func activityEntries(
        of client: Identifier<Client>, days: ClosedRange<Day>
    ) throws(StoreError) -> [ActivityEntry] {
        _ = try clients.get(client)
        return try read { db in try ActivityEntry.fetch(db, client: client, days: days) }
    }

    /// One entry.
    public func activityEntry(_ id: Identifier<ActivityEntry>) throws(StoreError) -> ActivityEntry {
        let sql = """
            SELECT \(ActivityEntry.columns) FROM activity_entry a JOIN client c ON c.id = a.client
            WHERE a.id = ? AND \(Visibility.client)
            """
        let found = try read { db in try db.first(sql, id, viewer, decode: ActivityEntry.init(row:)) }
        guard let found else { throw .missing }
        return found
    }

    /// Writes what a client did; the entry's own id counts for nothing.
    @discardableResult
    public func addActivityEntry(
        _ entry: ActivityEntry, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<ActivityEntry> {
        _ = try clients.get(client)
        if let activity = entry.activity { _ = try self.activity(activity) }
        return try change("Record \(Label.name(entry.name))") { change in
            try change.add(entry, client: client)
        }
    }

    /// Puts everything that the form of an entry shows.
    public func updateActivityEntry(_ entry: ActivityEntry) throws(StoreError) {
        _ = try activityEntry(entry.id)
        let classes = StoredClasses(entry.classes)
        let sql = """
            UPDATE activity_entry SET
                day = ?, minute = ?, activity = (SELECT id FROM activity WHERE id = ?), name = ?, duration_s = ?, met_milli = ?, kcal_60 = ?, kcal_70 = ?,
                kcal_80 = ?, kcal_90 = ?, kcal_100 = ?, is_run = ?, energy_cal = ?, note = ?
            WHERE id = ?
            """
        try change("Edit \(Label.name(entry.name))") { change in
            try change.db.run(
                sql, entry.day, entry.minute, entry.activity, entry.name, max(entry.duration, 0), entry.storedMET,
                classes[.kg60], classes[.kg70], classes[.kg80], classes[.kg90], classes[.kg100], entry.isRun,
                entry.storedEnergy, entry.note, entry.id)
        }
    }

    /// Takes an entry away.
    public func deleteActivityEntry(_ id: Identifier<ActivityEntry>) throws(StoreError) {
        let entry = try activityEntry(id)
        try change("Delete \(Label.name(entry.name))") { change in
            try change.db.run("DELETE FROM activity_entry WHERE id = ?", id)
        }
    }
}

extension Change {
    /// Writes what a client did under a new id. `source` names what an import read it from.
    @discardableResult
    func add(
        _ entry: ActivityEntry, client: Identifier<Client>, source: String? = nil
    ) throws -> Identifier<ActivityEntry> {
        let id = newID(ActivityEntry.self)
        let classes = StoredClasses(entry.classes)
        let sql = """
            INSERT INTO activity_entry (
                id, client, day, minute, activity, name, duration_s, met_milli, kcal_60, kcal_70, kcal_80, kcal_90,
                kcal_100, is_run, energy_cal, note, source)
            VALUES (?, ?, ?, ?, (SELECT id FROM activity WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        try db.run(
            sql, id, client, entry.day, entry.minute, entry.activity, entry.name, max(entry.duration, 0),
            entry.storedMET, classes[.kg60], classes[.kg70], classes[.kg80], classes[.kg90], classes[.kg100],
            entry.isRun, entry.storedEnergy, entry.note, source)
        return id
    }
}

extension ActivityEntry {
    /// Nil for what is no MET.
    fileprivate var storedMET: Int? { met.flatMap { $0 > 0 ? $0 : nil } }
    fileprivate var storedEnergy: Int? { typedEnergy.map { max($0.calories, 0) } }
}
