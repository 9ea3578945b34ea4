import GRDB

/// What a table of a diary's file looks like, asked of the file itself, so that diaries of earlier schemas are understood.
struct TableShape {
    /// A column, and the table whose id stands in it.
    struct Column {
        let name: String
        let isRequired: Bool
        let parent: String?
    }

    let name: String
    let columns: [Column]
    /// The column of the id, which is the only key and a whole number; nil where rows have another key.
    let key: Int?

    /// The column that says whose the row is.
    var client: Int? { columns.firstIndex { $0.name == "client" } }

    /// The tables of a file that hold records, without what belongs to the journal and to searching.
    static func all(_ db: Database) throws -> [TableShape] {
        let others = "('journal', 'journal_changeset', 'draft', 'setting', 'grdb_migrations')"
        let names = try String.fetchAll(
            db,
            sql: """
                SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
                    AND name NOT LIKE 'sqlite%' AND name NOT IN \(others) ORDER BY name
                """)
        return try names.map { try TableShape($0, db) }
    }

    private init(_ name: String, _ db: Database) throws {
        let keys = "SELECT \"from\", \"table\" FROM pragma_foreign_key_list(?) WHERE coalesce(\"to\", 'id') = 'id'"
        let parents = try Row.fetchAll(db, sql: keys, arguments: [name]).map { ($0[0] as String, $0[1] as String) }
        let rows = try Row.fetchAll(
            db, sql: "SELECT name, \"notnull\", pk, type FROM pragma_table_info(?) ORDER BY cid", arguments: [name])
        self.name = name
        columns = rows.map { row in
            let name: String = row[0]
            return Column(
                name: name, isRequired: row[1] as Int != 0 || row[2] as Int != 0,
                parent: parents.first { $0.0 == name }?.1)
        }
        let keyed = rows.indices.filter { rows[$0][2] as Int != 0 }
        key = keyed.count == 1 && rows[keyed[0]][3] as String == "INTEGER" ? keyed[0] : nil
    }
}
