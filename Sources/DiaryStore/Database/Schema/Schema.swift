import GRDB

/// What a diary's file looks like, and how an older file becomes a current one.
enum Schema {
    /// "SPTR" in the file's header: the file is a diary and no other program's database.
    static let applicationID: Int64 = 0x5350_5452

    /// The number of the newest schema; stands in the file as `user_version`.
    static let version = 3

    /// The names of all migrations, oldest first. Frozen: a released one is never edited, only followed.
    static let migrations = ["v1", "v2", "v3"]

    /// The tables whose changes the journal records, parents before children.
    static let journaledTables = [
        "trainer", "category", "client", "client_category", "session_package",
        "exercise", "exercise_tag", "exercise_category",
        "phase", "phase_category", "phase_row",
        "session", "session_row", "performed_set",
        "machine", "plate", "exercise_muscle", "mesocycle", "mesocycle_part", "mesocycle_category", "set_mark", "badge",
        "food_group", "food", "food_portion", "recipe_part", "hidden_food", "food_entry",
        "activity", "activity_entry", "session_expenditure", "run", "run_lap", "run_track",
        "energy_profile", "energy_goal", "nutrient_target", "diary_day", "weigh_in",
    ]

    /// The tables that the journal leaves alone: itself, what is set up once, and what is half typed,
    /// and what triggers count.
    static let unjournaledTables = ["gym", "draft", "setting", "journal", "journal_changeset", "food_use", "food_word"]

    /// Brings a file to the newest schema, one named step after the other.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("v1", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: SchemaV1.sql)
            try db.execute(sql: "PRAGMA application_id = \(applicationID)")
            try db.execute(sql: "PRAGMA user_version = 1")
        }
        migrator.registerMigration("v2", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: SchemaV2.sql)
            try db.execute(sql: "PRAGMA user_version = 2")
        }
        migrator.registerMigration("v3", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: SchemaV3.sql)
            try db.execute(sql: "PRAGMA user_version = 3")
        }
        return migrator
    }
}
