public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The headings under which activities stand, by name.
    public func activityHeadings(_ archive: ArchiveFilter = .active) throws(StoreError) -> [String] {
        let sql = """
            SELECT DISTINCT a.heading FROM activity a
            WHERE \(Activity.visible) AND \(archive.condition(on: "a")) ORDER BY a.heading
            """
        return try read { db in try db.all(sql, viewer) { $0.text(0) } }
    }

    /// One activity: of the catalogue, or the trainer's own.
    public func activity(_ id: Identifier<Activity>) throws(StoreError) -> Activity {
        let sql = "SELECT \(Activity.columns) FROM activity a WHERE a.id = ? AND \(Activity.visible)"
        let found = try read { db in try db.first(sql, id, viewer, decode: Activity.init(row:)) }
        guard let found else { throw .missing }
        return found
    }

    /// Adds an activity to the trainer's list; its own id counts for nothing, and it is not shipped.
    @discardableResult
    public func addActivity(_ activity: Activity) throws(StoreError) -> Identifier<Activity> {
        let classes = StoredClasses(activity.classes)
        let sql = """
            INSERT INTO activity (
                id, owner, heading, name, name_key, met_milli, kcal_60, kcal_70, kcal_80, kcal_90, kcal_100, is_run,
                archived_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        return try change("Add activity \(Label.name(activity.name))") { change in
            var id = change.newID(Activity.self)
            // With a clock before the year 2026 the numbers begin small, where the catalogue has its own.
            while id.rawValue < 1 << 22 { id = change.newID(Activity.self) }
            try change.db.run(
                sql, id, try change.trainer, activity.heading, activity.name, activity.name.searchKey, activity.met,
                classes[.kg60], classes[.kg70], classes[.kg80], classes[.kg90], classes[.kg100], activity.isRun,
                activity.isArchived ? change.now : nil)
            return id
        }
    }

    /// Puts everything that the form of an own activity shows. What was done stays as it was written.
    ///
    /// - Throws: `missing` for one of the catalogue, too.
    public func updateActivity(_ activity: Activity) throws(StoreError) {
        try demandOwn(activity.id)
        let classes = StoredClasses(activity.classes)
        let sql = """
            UPDATE activity SET
                heading = ?, name = ?, name_key = ?, met_milli = ?, kcal_60 = ?, kcal_70 = ?, kcal_80 = ?, kcal_90 = ?,
                kcal_100 = ?, is_run = ?, archived_at = CASE WHEN ? THEN coalesce(archived_at, ?) END
            WHERE id = ?
            """
        try change("Edit activity \(Label.name(activity.name))") { change in
            try change.db.run(
                sql, activity.heading, activity.name, activity.name.searchKey, activity.met, classes[.kg60],
                classes[.kg70], classes[.kg80], classes[.kg90], classes[.kg100], activity.isRun, activity.isArchived,
                change.now, activity.id)
        }
    }

    /// Puts an own activity away, or brings it back.
    public func setArchived(_ isArchived: Bool, activity id: Identifier<Activity>) throws(StoreError) {
        let name = try demandOwn(id)
        try change("\(isArchived ? "Archive" : "Bring back") activity \(Label.name(name))") { change in
            let sql = "UPDATE activity SET archived_at = CASE WHEN ? THEN coalesce(archived_at, ?) END WHERE id = ?"
            try change.db.run(sql, isArchived, change.now, id)
        }
    }

    /// Deletes an own activity. Entries of it keep their copy and only forget where it came from.
    public func deleteActivity(_ id: Identifier<Activity>) throws(StoreError) {
        let name = try demandOwn(id)
        try change("Delete activity \(Label.name(name))") { change in
            try change.db.run("UPDATE activity_entry SET activity = NULL WHERE activity = ?", id)
            try change.db.run("DELETE FROM activity WHERE id = ?", id)
        }
    }

    /// The name of an own activity.
    @discardableResult
    private func demandOwn(_ id: Identifier<Activity>) throws(StoreError) -> String {
        let sql = "SELECT name FROM activity WHERE id = ? AND owner = ?"
        let name = try read { db in try db.first(sql, id, viewer) { $0.text(0) } }
        guard let name else { throw .missing }
        return name
    }
}
