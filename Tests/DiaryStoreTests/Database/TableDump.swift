import DiaryStore
import GRDB
import Testing

/// The exact contents of all journaled tables and of the search.
struct TableDump: Equatable {
    let rows: [String: [String]]

    init(_ diary: Diary) throws {
        rows = try diary.read { db in
            var rows: [String: [String]] = [:]
            let tables = try String.fetchAll(
                db,
                sql: """
                    SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
                        AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'journal%'
                    """)
            for table in tables {
                rows[table] = try Self.quoted(db, table, columns: db.columns(in: table).map(\.name))
            }
            rows["search"] = try Self.quoted(db, "search", columns: ["rowid", "body", "kind"])
            return rows
        }
    }

    /// The tables that differ, for readable failures.
    func differences(_ other: TableDump) -> [String] {
        Set(rows.keys).union(other.rows.keys).filter { rows[$0] != other.rows[$0] }.sorted()
    }

    private static func quoted(_ db: Database, _ table: String, columns: [String]) throws -> [String] {
        let values = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ',' || ")
        return try String.fetchAll(db, sql: "SELECT \(values) AS line FROM \"\(table)\" ORDER BY line")
    }
}

extension [TableDump] {
    /// Expects that undo goes from the last of these states through all of them to the first, and redo back to the
    /// last.
    func expectHistory(of diary: Diary, sourceLocation: SourceLocation = #_sourceLocation) throws {
        for state in dropLast().reversed() {
            #expect(try diary.undo() != nil, sourceLocation: sourceLocation)
            #expect(try TableDump(diary).differences(state) == [], "undo", sourceLocation: sourceLocation)
        }
        for state in dropFirst() {
            #expect(try diary.redo() != nil, sourceLocation: sourceLocation)
            #expect(try TableDump(diary).differences(state) == [], "redo", sourceLocation: sourceLocation)
        }
    }
}
