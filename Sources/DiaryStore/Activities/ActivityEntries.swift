public import FitnessModel
import GRDB

/// What clients did.
public struct ActivityEntries: RecordSubject {
    package typealias Record = ActivityEntry

    package let access: Access

    /// What a client did within these days, oldest first: by time of day, what has none last, then as it was entered.
    public func list(
        of client: Identifier<Client>, in days: ClosedRange<Day>
    ) throws(StoreError) -> [ActivityEntry] {
        try access.read(of: client) { db, _ in try ActivityEntry.read(of: client, in: days, db) }
    }

    /// Writes what a client did; the entry's own id and client count for nothing.
    @discardableResult
    public func add(
        _ entry: ActivityEntry, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<ActivityEntry> {
        try access.change("Record \(Label.name(entry.name))") { change in
            var added = entry
            added.client = try change.clients.get(client).id
            if let activity = entry.activity { _ = try change.activities.get(activity) }
            return try change.insert(added)
        }
    }
}

extension DiaryAccess {
    /// What clients did.
    public var activityEntries: ActivityEntries { ActivityEntries(access: access) }
}
