import CEmbedded
public import FitnessModel
import GRDB

/// The activities that clients did.
public struct ActivityEntries: RecordSubject {
    package typealias Record = ActivityEntry

    package let access: Access

    /// A client's entries within these days, oldest first: by time of day, those without a time last, then in the order
    /// of entry.
    public func list(
        of client: Identifier<Client>, in days: ClosedRange<Day>
    ) throws(StoreError) -> [ActivityEntry] {
        try access.read(of: client) { db, _ in try ActivityEntry.read(of: client, in: days, db) }
    }

    /// Adds an entry of a client; the entry's own id and client are ignored.
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
    /// The activities that clients did.
    public var activityEntries: ActivityEntries { ActivityEntries(access: access) }
}

/// The activities that Spotter brings. Their ids are the codes of the compendium.
enum ActivityCatalogue {
    /// The heading of runs; walking is not among them.
    private static let runs = "Running"

    /// Writes the catalogue to the file, also over that of an older version. Not journaled: it is not a trainer's
    /// change.
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
