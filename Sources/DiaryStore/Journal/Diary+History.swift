import FitnessModel
import Foundation
import GRDB

extension Diary {
    /// The changes of all trainers, newest first. What others did is not told: their clients may not be shared.
    public func history(limit: Int = 100, offset: Int = 0) throws(StoreError) -> [JournalEntry] {
        try read { db in
            let sql = """
                SELECT j.id, at, actor, device, iif(actor IS ?, label, 'A change by ' || coalesce(t.name, 'nobody')), undone
                FROM journal j LEFT JOIN trainer t ON t.id = actor ORDER BY j.id DESC LIMIT ? OFFSET ?
                """
            return try db.all(sql, actor, limit, offset, decode: JournalEntry.init(row:))
        }
    }
}

extension JournalEntry {
    /// From the columns id, at, actor, device, label, undone.
    init(row: Row) {
        self.init(
            id: row.id(0),
            at: Date(storedMilliseconds: row[1]),
            actor: row.optionalID(2),
            device: row[3],
            label: row[4],
            state: State(rawValue: row[5]) ?? .done)
    }
}
