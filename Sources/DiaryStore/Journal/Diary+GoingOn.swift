import FitnessModel
import Foundation
import GRDB

extension Diary {
    /// Makes a change that goes on from the one before it where that has the same label: both are one entry of the
    /// journal, so that what is tapped hundreds of times does not push everything else out of reach of undo.
    func changeOn<T>(_ label: String, _ body: (Change) throws -> T) throws(StoreError) -> T {
        let sql = "SELECT id, label FROM journal WHERE actor IS ? ORDER BY id DESC LIMIT 1"
        let before = try read { db in
            let row = try Row.fetchOne(db, sql: sql, arguments: [actor?.rawValue])
            return row.map { (id: $0[0] as Int64, label: $0[1] as String) }
        }
        let result = try change(label, body)
        if let before, before.label == label { try joinEntries(after: before.id - 1, label: label) }
        return result
    }
}
