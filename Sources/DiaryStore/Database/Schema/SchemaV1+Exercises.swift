extension SchemaV1 {
    /// The library of exercises. Equal names are allowed: near matches are shown before one is created.
    static let exercises = """
        CREATE TABLE exercise (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES trainer (id),
            name TEXT NOT NULL,
            name_key TEXT NOT NULL,
            words TEXT NOT NULL DEFAULT '',
            description TEXT NOT NULL DEFAULT '',
            video_url TEXT NOT NULL DEFAULT '',
            unit_kind TEXT NOT NULL DEFAULT 'load' CHECK (unit_kind IN ('load', 'body', 'time', 'distance')),
            load_step_g INTEGER NOT NULL DEFAULT 2500 CHECK (load_step_g >= 0),
            archived_at INTEGER
        ) STRICT;
        CREATE INDEX exercise_by_name ON exercise (name_key, id);

        CREATE TABLE exercise_tag (
            exercise INTEGER NOT NULL REFERENCES exercise (id),
            tag TEXT NOT NULL,
            PRIMARY KEY (exercise, tag)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX exercise_tag_by_tag ON exercise_tag (tag, exercise);

        CREATE TABLE exercise_category (
            exercise INTEGER NOT NULL REFERENCES exercise (id),
            category INTEGER NOT NULL REFERENCES category (id),
            PRIMARY KEY (exercise, category)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX exercise_category_by_category ON exercise_category (category, exercise);

        """
}
