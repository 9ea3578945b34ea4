import FitnessModel
import Foundation
import GRDB

extension Diary {
    /// The changes of all trainers, newest first.
    public func history(limit: Int = 100, offset: Int = 0) throws(StoreError) -> [JournalEntry] {
        try read { db in
            let sql = "SELECT id, at, actor, device, label, undone FROM journal ORDER BY id DESC LIMIT ? OFFSET ?"
            return try Row.fetchAll(db, sql: sql, arguments: [limit, offset]).map { row in
                JournalEntry(
                    id: Identifier(rawValue: row[0]),
                    at: Date(storedMilliseconds: row[1]),
                    actor: (row[2] as Int64?).map(Identifier.init(rawValue:)),
                    device: row[3],
                    label: row[4],
                    state: JournalEntry.State(rawValue: row[5]) ?? .done)
            }
        }
    }
}
