import CSQLiteSession
import GRDB

/// Reads the words of the foods in their order, straight from SQLite: a misspelt word looks at hundreds of beginnings and
/// at thousands of words while somebody types.
struct WordScan {
    private let bound: BoundStatement

    init(_ db: Database) throws {
        bound = try BoundStatement(db, "SELECT word, foods FROM food_word WHERE word >= ? AND word < ?")
    }

    /// Gives the words that begin so, as UTF-8 with the number of their foods, until `body` says no.
    func each(beginning: String, _ body: (UnsafeBufferPointer<UInt8>, Int) -> Bool) throws {
        let handle = bound.statement.sqliteStatement
        defer { sqlite3_reset(handle) }
        bound.bind(.text(beginning), at: 1)
        bound.bind(.text(beginning + "\u{10FFFF}"), at: 2)
        var code = sqlite3_step(handle)
        while code == SQLITE_ROW {
            let bytes = UnsafeBufferPointer(
                start: sqlite3_column_text(handle, 0), count: Int(sqlite3_column_bytes(handle, 0)))
            guard body(bytes, Int(sqlite3_column_int64(handle, 1))) else { return }
            code = sqlite3_step(handle)
        }
        guard code == SQLITE_DONE else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}
