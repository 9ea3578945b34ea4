import CSQLiteSession
import GRDB

extension Database {
    /// Runs a statement that is prepared once per connection.
    func run(_ sql: String, _ values: any Storable...) throws {
        try run(sql, values)
    }

    /// The same with an array of values.
    func run(_ sql: String, _ values: [any Storable]) throws {
        try BoundStatement(self, sql).run(values)
    }

    /// The first row of a query that is prepared once per connection.
    func first<T>(_ sql: String, _ values: any Storable..., decode: (Row) throws -> T) throws -> T? {
        try first(sql, values, decode: decode)
    }

    /// The same with an array of values.
    func first<T>(_ sql: String, _ values: [any Storable], decode: (Row) throws -> T) throws -> T? {
        // The row reads from the statement, which is reset when its cursor goes away: the cursor must live until then.
        let rows = try rows(sql, values)
        return try withExtendedLifetime(rows) { try rows.next().map(decode) }
    }

    /// All rows of a query that is prepared once per connection.
    func all<T>(_ sql: String, _ values: any Storable..., decode: (Row) throws -> T) throws -> [T] {
        let rows = try rows(sql, values)
        var result: [T] = []
        while let row = try rows.next() { result.append(try decode(row)) }
        return result
    }

    /// Passes each row of a query to `body`, for results that are too large for a list.
    func each(_ sql: String, _ values: any Storable..., body: (Row) throws -> Void) throws {
        let rows = try rows(sql, values)
        while let row = try rows.next() { try body(row) }
    }

    /// The number that a query answers; 0 when it answers nothing.
    func count(_ sql: String, _ values: any Storable...) throws -> Int {
        try count(sql, values)
    }

    /// The same with an array of values.
    func count(_ sql: String, _ values: [any Storable]) throws -> Int {
        try first(sql, values) { $0[0] as Int? ?? 0 } ?? 0
    }

    /// All rows as a cursor, which must be retained while its rows are read.
    func rows(_ sql: String, _ values: [any Storable]) throws -> RowCursor {
        try Row.fetchCursor(
            cachedStatement(sql: sql), arguments: StatementArguments(values.map(\.stored.databaseValue)))
    }
}

/// A prepared statement whose text arguments are bound unchanged: GRDB would cut them at the first NUL. It is also the
/// fast way for imports.
struct BoundStatement {
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    let statement: Statement
    private let database: Database

    init(_ database: Database, _ sql: String) throws {
        self.database = database
        statement = try database.cachedStatement(sql: sql)
    }

    /// Runs it with these values in order, to its end.
    func run(_ values: [any Storable]) throws {
        for (index, value) in values.enumerated() { bind(value.stored, at: CInt(index + 1)) }
        try run()
    }

    /// Sets the value at this place, counted from 1.
    func bind(_ value: Stored, at index: CInt) {
        let handle = statement.sqliteStatement
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .text(var text):
            // A Swift string's buffer always has an address, so the empty text does not become NULL.
            _ = text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { letters in
                    sqlite3_bind_text(handle, index, letters.baseAddress, CInt(letters.count), Self.copied)
                }
            }
        }
    }

    /// Runs it to its end with the bound values, which stay bound for the next run.
    func run() throws {
        let handle = statement.sqliteStatement
        var code = sqlite3_step(handle)
        while code == SQLITE_ROW { code = sqlite3_step(handle) }
        let message = code == SQLITE_DONE ? nil : String(cString: sqlite3_errmsg(database.sqliteConnection))
        sqlite3_reset(handle)
        guard code == SQLITE_DONE else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: statement.sql)
        }
    }
}

extension Database {
    /// Writes a row under a given key: replaces the one with the same key, or inserts it.
    ///
    /// - Parameter replaced: the columns to replace; nil for all of them.
    func put(
        _ table: String, key: [(String, any Storable)], _ values: [(String, any Storable)],
        replacing replaced: Set<String>? = nil
    ) throws {
        let row = key + values
        let columns = row.map(\.0).joined(separator: ", ")
        let marks = Array(repeating: "?", count: row.count).joined(separator: ", ")
        let sets = values.filter { replaced?.contains($0.0) ?? true }.map { "\($0.0) = excluded.\($0.0)" }.joined(
            separator: ", ")
        try run(
            """
            INSERT INTO \(table) (\(columns)) VALUES (\(marks))
            ON CONFLICT (\(key.map(\.0).joined(separator: ", "))) DO UPDATE SET \(sets)
            """, row.map(\.1))
    }
}

extension Sequence where Element == Int64 {
    /// The ids as JSON for `json_each(?)`: one value in a statement for any number of ids.
    var json: String { "[\(map(String.init).joined(separator: ","))]" }
}
