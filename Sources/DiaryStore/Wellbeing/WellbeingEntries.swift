public import FitnessModel
import GRDB

/// A line of a client's wellbeing diary.
public enum WellbeingEntry: Identifiable, Hashable, Sendable {
    case checkIn(CheckIn)
    case note(WellbeingNote)

    /// What a line is known by.
    public enum ID: Hashable, Sendable {
        case checkIn(Identifier<CheckIn>)
        case note(Identifier<WellbeingNote>)
    }

    /// What it is known by.
    public var id: ID {
        switch self {
        case .checkIn(let one): .checkIn(one.id)
        case .note(let one): .note(one.id)
        }
    }

    /// The day.
    public var day: Day {
        switch self {
        case .checkIn(let one): one.day
        case .note(let one): one.day
        }
    }

    /// The time of the day.
    public var time: TimeOfDay? {
        switch self {
        case .checkIn(let one): one.time
        case .note(let one): one.time
        }
    }
}

/// Check-ins and notes of clients in one list.
public struct WellbeingEntries {
    let access: Access

    /// The newest of a client; a page of them.
    public func list(
        of client: Identifier<Client>, offset: Int = 0, limit: Int
    ) throws(StoreError) -> [WellbeingEntry] {
        let viewer = access.viewer
        return try access.read(of: client) { db, _ in
            // Both parts come in the order of their index, so that a page reads a page.
            let sql = """
                SELECT 0 AS kind, id, day, minute FROM check_in WHERE client = ?
                UNION ALL SELECT 1, id, day, minute FROM wellbeing_note WHERE client = ?
                ORDER BY day DESC, minute DESC, id DESC LIMIT ? OFFSET ?
                """
            var page: [WellbeingEntry] = []
            try db.each(sql, client, client, limit, offset) { row in
                page.append(
                    row[0] == 0
                        ? .checkIn(try db.get(row.id(1), viewer: viewer)) : .note(try db.get(row.id(1), viewer: viewer))
                )
            }
            return page
        }
    }

    /// How many there are of a client.
    public func count(of client: Identifier<Client>) throws(StoreError) -> Int {
        try access.read(of: client) { db, _ in
            try db.count(CheckIn.self, Condition("k.client = ?", client))
                + db.count(WellbeingNote.self, Condition("o.client = ?", client))
        }
    }
}

extension DiaryAccess {
    /// Check-ins and notes in one list.
    public var wellbeingEntries: WellbeingEntries { WellbeingEntries(access: self.access) }
}
