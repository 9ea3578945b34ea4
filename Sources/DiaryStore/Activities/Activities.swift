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

    /// Deletes an own activity. Entries of it keep their copy and only forget where it came from.
    public func delete(_ id: Identifier<Activity>) throws(StoreError) {
        try access.change { change in
            try change.name("Delete", id)
            try change.db.run("UPDATE activity_entry SET activity = NULL WHERE activity = ?", id)
            try change.delete(id)
        }
    }
}

extension DiaryAccess {
    /// What can be done.
    public var activities: Activities { Activities(access: access) }
}
