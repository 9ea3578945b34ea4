import CEmbedded
import CSQLiteSession
import GRDB

/// The schema of a diary's file, and the migrations to it.
enum Schema {
    /// "SPTR" in the file's header: the file is a diary and no other program's database.
    static let applicationID: Int64 = 0x5350_5452

    /// The number of the newest schema, stored as `user_version`: one for each migration.
    static let version = migrations.count

    /// All migrations, oldest first. A released one is never edited, only followed.
    static let migrations: [(name: String, file: EmbeddedFile)] = [
        ("v1", .schemaV1), ("v2", .schemaV2), ("v3", .schemaV3), ("v4", .schemaV4),
        ("v5", .schemaV5), ("v6", .schemaV6), ("v7", .schemaV7), ("v8", .schemaV8), ("v9", .schemaV9),
        ("v10", .schemaV10),
    ]

    /// The table with the names of the applied migrations.
    static let migrationTable = "grdb_migrations"

    /// The tables whose changes the journal records, parents before children.
    static let journaledTables = [
        "trainer", "category", "place", "client", "client_category", "session_package",
        "exercise", "exercise_tag", "exercise_category", "hidden_exercise",
        "phase", "phase_category", "phase_row", "planned_cell",
        "session", "session_row", "performed_set",
        "machine", "machine_category", "plate", "exercise_muscle",
        "mesocycle", "mesocycle_part", "mesocycle_category", "set_mark", "badge",
        "food_group", "food", "food_portion", "recipe_part", "hidden_food", "food_entry",
        "activity", "activity_entry", "session_expenditure", "run", "run_lap", "run_track",
        "energy_profile", "energy_goal", "nutrient_target", "diary_day", "weigh_in",
        "measurement", "measurement_value", "skinfold_profile", "skinfold_reference", "measure_profile", "body_goal",
        "appointment", "recurring_plan", "plan_done", "hidden_activity",
        "consent", "check_in_question", "check_in", "wellbeing_note",
        "programme", "practice", "answer_set", "answer", "score",
        "week_goal", "day_times", "day_activity", "week_meaning", "programme_week", "week_rating", "exit_rating",
        "help_contact", "library_page", "notice", "notice_seen", "feedback",
    ]

    /// The tables without a journal: the journal, the set-up, drafts, tables maintained by triggers, and the codes of a
    /// study, which an undo must not separate from a client.
    static let unjournaledTables = [
        "gym", "draft", "setting", "journal", "journal_changeset", "food_use", "food_word", "study_code",
    ]

    /// The names of the applied migrations.
    static func applied(_ db: Database) throws -> Set<String> {
        // GRDB would read the whole schema for this.
        let exists = "SELECT EXISTS (SELECT * FROM sqlite_schema WHERE type = 'table' AND name = ?)"
        guard try Bool.fetchOne(db, sql: exists, arguments: [migrationTable]) == true else { return [] }
        return try String.fetchSet(db, sql: "SELECT identifier FROM \(migrationTable)")
    }

    /// Brings a file to a schema, the newest one unless its number is given. Inside one transaction: all of it, or
    /// nothing.
    static func migrate(_ db: Database, to newest: Int = version) throws {
        try db.execute(sql: "CREATE TABLE IF NOT EXISTS \(migrationTable) (identifier TEXT NOT NULL PRIMARY KEY)")
        let applied = try applied(db)
        // The fourth migration widens a CHECK in the text of the schema.
        let wasDefensive = spotter_set_defensive(db.sqliteConnection, 0)
        defer { _ = spotter_set_defensive(db.sqliteConnection, wasDefensive) }
        for (index, migration) in migrations.prefix(newest).enumerated() where !applied.contains(migration.name) {
            try db.execute(sql: migration.file.text)
            try db.execute(sql: "INSERT INTO \(migrationTable) VALUES (?)", arguments: [migration.name])
            try db.execute(sql: "PRAGMA user_version = \(index + 1)")
        }
        try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    }
}

extension EmbeddedFile {
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: length) }
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The shape of a table, read from the file itself, so that diaries of earlier schemas are understood.
struct TableShape {
    /// A column, and the table that it refers to.
    struct Column {
        let name: String
        let isRequired: Bool
        let parent: String?
    }

    let name: String
    let columns: [Column]
    /// The column of the id, which is the only key and a whole number; nil if rows have another key.
    let key: Int?

    /// The column with the client of the row.
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
