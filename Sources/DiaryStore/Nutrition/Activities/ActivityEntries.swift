import CEmbedded
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
        var added = entry
        added.client = client
        return try access.change(.add, added) { change in
            if let activity = entry.activity { _ = try change.activities.get(activity) }
            return try change.insert(added)
        }
    }
}

extension DiaryAccess {
    /// What clients did.
    public var activityEntries: ActivityEntries { ActivityEntries(access: access) }
}

/// The activities that Spotter brings. Their ids are the codes of the compendium.
enum ActivityCatalogue {
    /// What is under this heading is a run; walking is not.
    private static let runs = "Running"

    /// Puts the catalogue into the file, also over that of an older Spotter. Not journaled: nobody did it.
    static func fill(_ db: Database) throws {
        for row in CatalogueTable(.activities).rows {
            guard row.count == 4, let id = Int(row[0]), let met = CatalogueTable.thousandths(row[3]) else { continue }
            let (heading, name) = (row[1], row[2])
            try db.put(
                "activity", key: [("id", id)],
                [
                    ("heading", heading), ("name", name), ("name_key", name.searchKey), ("met_milli", met),
                    ("is_run", heading == runs),
                ])
        }
    }
}
