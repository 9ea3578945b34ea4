import CSQLiteSession
import GRDB

/// Text to the letter. GRDB reads a `String` up to its first NUL; what was typed is kept whole.
struct ExactText: DatabaseValueConvertible, StatementColumnConvertible {
    let string: String

    init(sqliteStatement: SQLiteStatement, index: CInt) {
        let length = Int(sqlite3_column_bytes(sqliteStatement, index))
        let bytes = UnsafeBufferPointer(start: sqlite3_column_text(sqliteStatement, index), count: length)
        string = String(decoding: bytes, as: UTF8.self)
    }

    private init(_ string: String) {
        self.string = string
    }

    var databaseValue: DatabaseValue { string.databaseValue }

    static func fromDatabaseValue(_ value: DatabaseValue) -> ExactText? {
        String.fromDatabaseValue(value).map(ExactText.init)
    }
}
