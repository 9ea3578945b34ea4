import CSQLiteSession

extension Diary {
    /// The number of the schema that this program writes.
    public static var schemaVersion: Int { Schema.version }

    /// The version of SQLite that runs, such as "3.40.1".
    public static var sqliteVersion: String { String(cString: sqlite3_libversion()) }
}
