public import FitnessModel
import GRDB

/// A line of a client's wellbeing diary.
public enum WellbeingEntry: Identifiable, Hashable, Sendable {
    case checkIn(CheckIn)
    case note(WellbeingNote)
    case practice(Practice)

    /// The identity of a line.
    public enum ID: Hashable, Sendable {
        case checkIn(Identifier<CheckIn>)
        case note(Identifier<WellbeingNote>)
        case practice(Identifier<Practice>)
    }

    /// The identity.
    public var id: ID {
        switch self {
        case .checkIn(let one): .checkIn(one.id)
        case .note(let one): .note(one.id)
        case .practice(let one): .practice(one.id)
        }
    }

    /// The day.
    public var day: Day {
        switch self {
        case .checkIn(let one): one.day
        case .note(let one): one.day
        case .practice(let one): one.day
        }
    }

    /// The time of the day.
    public var time: TimeOfDay? {
        switch self {
        case .checkIn(let one): one.time
        case .note(let one): one.time
        case .practice(let one): one.time
        }
    }
}

/// Check-ins, notes and practices of clients in one list.
public struct WellbeingEntries {
    let access: Access

    /// The newest of a client; a page of them.
    public func list(
        of client: Identifier<Client>, offset: Int = 0, limit: Int
    ) throws(StoreError) -> [WellbeingEntry] {
        let viewer = access.viewer
        return try access.read(of: client) { db, _ in
            // All parts come in the order of their index, so that a page reads a page.
            let sql = """
                SELECT 0 AS kind, id, day, minute FROM check_in WHERE client = ?
                UNION ALL SELECT 1, id, day, minute FROM wellbeing_note WHERE client = ?
                UNION ALL SELECT 2, id, day, minute FROM practice WHERE client = ?
                ORDER BY day DESC, minute DESC, id DESC LIMIT ? OFFSET ?
                """
            var page: [WellbeingEntry] = []
            try db.each(sql, client, client, client, limit, offset) { row in
                switch row[0] as Int {
                case 0: page.append(.checkIn(try db.get(row.id(1), viewer: viewer)))
                case 1: page.append(.note(try db.get(row.id(1), viewer: viewer)))
                default: page.append(.practice(try db.get(row.id(1), viewer: viewer)))
                }
            }
            return page
        }
    }

    /// The number of a client's entries, or of those after a day: the number of lines above that day.
    public func count(of client: Identifier<Client>, after day: Day? = nil) throws(StoreError) -> Int {
        try access.read(of: client) { db, _ in
            func those(_ alias: String) -> Condition {
                guard let day else { return Condition("\(alias).client = ?", client) }
                return Condition("\(alias).client = ? AND \(alias).day > ?", client, day)
            }
            return try db.count(CheckIn.self, those("k")) + db.count(WellbeingNote.self, those("o"))
                + db.count(Practice.self, those("y"))
        }
    }
}

extension DiaryAccess {
    /// Check-ins, notes and practices in one list.
    public var wellbeingEntries: WellbeingEntries { WellbeingEntries(access: self.access) }
}
