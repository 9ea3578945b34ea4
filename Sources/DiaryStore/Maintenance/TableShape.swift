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
        self.name = name
        let references = try db.foreignKeys(on: name)
        columns = try db.columns(in: name).map { column in
            let parent = references.first { key in key.mapping.contains { $0 == (column.name, "id") } }
            return Column(
                name: column.name, isRequired: column.isNotNull || column.primaryKeyIndex > 0,
                parent: parent?.destinationTable)
        }
        let id = try db.primaryKey(name).rowIDColumn
        key = columns.firstIndex { $0.name == id }
    }
}
