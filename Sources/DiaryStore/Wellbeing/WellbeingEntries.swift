public import FitnessModel
import GRDB

/// A line of a client's wellbeing diary.
public enum WellbeingEntry: Identifiable, Hashable, Sendable {
    case checkIn(CheckIn)
    case note(WellbeingNote)
    case practice(Practice)

    /// The identity of a line: the id of its record.
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

    /// A page of a client's entries, newest first.
    public func list(
        of client: Identifier<Client>, offset: Int = 0, limit: Int
    ) throws(StoreError) -> [WellbeingEntry] {
        try access.read(of: client) { db, _ in
            // All parts come in the order of their index, so that a page reads a page.
            let sql = """
                SELECT id, day, minute FROM check_in WHERE client = ?
                UNION ALL SELECT id, day, minute FROM wellbeing_note WHERE client = ?
                UNION ALL SELECT id, day, minute FROM practice WHERE client = ?
                ORDER BY day DESC, minute DESC, id DESC LIMIT ? OFFSET ?
                """
            let page = try db.all(sql, client, client, client, limit, offset) { $0[0] as Int64 }
            let entries =
                try db.entries(page, WellbeingEntry.checkIn) + db.entries(page, WellbeingEntry.note)
                + db.entries(page, WellbeingEntry.practice)
            let byID = Dictionary(entries) { first, _ in first }
            return try page.map { id in
                guard let entry = byID[id] else { throw StoreError.missing }
                return entry
            }
        }
    }

    /// The number of a client's entries, or of those after a day: the number of lines above that day.
    public func count(of client: Identifier<Client>, after day: Day? = nil) throws(StoreError) -> Int {
        try access.read(of: client) { db, _ in
            func count<Record: StoredRecord>(_ kind: Record.Type) throws -> Int {
                let alias = Record.storage.alias
                var condition = Condition("\(alias).client = ?", client)
                if let day { condition.add("\(alias).day > ?", day) }
                return try db.count(kind, condition)
            }
            return try count(CheckIn.self) + count(WellbeingNote.self) + count(Practice.self)
        }
    }
}

extension Database {
    /// The entries of one kind of a page, with their ids. Ids are unique in the whole diary, so those of other kinds
    /// find nothing.
    fileprivate func entries<Record: StoredRecord>(
        _ page: [Int64], _ entry: (Record) -> WellbeingEntry
    ) throws -> [(Int64, WellbeingEntry)] {
        let id = "\(Record.storage.alias).id"
        let records: [Record] = try list(
            Condition("\(id) IN (SELECT value FROM json_each(?))", page.json), order: id)
        return records.map { ($0.id.rawValue, entry($0)) }
    }
}

extension DiaryAccess {
    /// Check-ins, notes and practices in one list.
    public var wellbeingEntries: WellbeingEntries { WellbeingEntries(access: self.access) }
}
