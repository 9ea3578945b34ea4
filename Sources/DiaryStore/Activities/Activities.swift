public import FitnessModel
import GRDB

/// The activities that the acting trainer may see: those of the catalogue, and the own ones, which can be changed. What was
/// done stays as it was written.
public struct Activities: RecordSubject {
    package let access: Access

    /// Adds an activity to the trainer's list; its own id counts for nothing, and it is not shipped.
    @discardableResult
    public func add(_ activity: Activity) throws(StoreError) -> Identifier<Activity> {
        try access.change("Add activity \(Label.name(activity.name))") { change in
            // With a clock before the year 2026 the numbers begin small, where the catalogue has its own.
            change.identifiers.pass(1 << 22)
            return try change.insert(activity)
        }
    }

    /// Takes an activity of the catalogue out of the trainer's lists, or puts it back. Other trainers still see it, and what
    /// was done stays.
    ///
    /// - Throws: `missing` for an own one, which is archived.
    public func setHidden(_ isHidden: Bool, _ id: Identifier<Activity>) throws(StoreError) {
        try access.change { change in
            let activity = try change.activities.get(id)
            guard activity.isShipped else { throw StoreError.missing }
            change.name("\(isHidden ? "Hide" : "Show") activity \(Label.name(activity.name))")
            let sql =
                isHidden
                ? "INSERT OR IGNORE INTO hidden_activity (trainer, activity) VALUES (?, ?)"
                : "DELETE FROM hidden_activity WHERE trainer = ? AND activity = ?"
            try change.db.run(sql, try change.trainer, id)
        }
    }

    /// Deletes an own activity. Exercises that are reckoned by it are reckoned as before. Entries of it keep their copy and only forget where it came from.
    public func delete(_ id: Identifier<Activity>) throws(StoreError) {
        try access.change { change in
            try change.name("Delete", id)
            for table in ["activity_entry", "exercise"] {
                try change.db.run("UPDATE \(table) SET activity = NULL WHERE activity = ?", id)
            }
            try change.delete(id)
        }
    }
}

extension DiaryAccess {
    /// What can be done.
    public var activities: Activities { Activities(access: access) }
}
