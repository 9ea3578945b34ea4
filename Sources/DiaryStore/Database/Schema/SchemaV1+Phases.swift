extension SchemaV1 {
    /// The phase sheets: templates (no client) and clients' own. Positions are not unique: a changeset could not swap two.
    static let phases = """
        CREATE TABLE phase (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES trainer (id),
            client INTEGER REFERENCES client (id),
            name TEXT NOT NULL,
            name_key TEXT NOT NULL,
            words TEXT NOT NULL DEFAULT '',
            periodization TEXT NOT NULL DEFAULT '',
            goal TEXT NOT NULL DEFAULT '',
            start TEXT CHECK (start GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            session_count INTEGER NOT NULL DEFAULT 6 CHECK (session_count BETWEEN 1 AND 12),
            notes TEXT NOT NULL DEFAULT '',
            archived_at INTEGER,
            created_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX phase_by_client ON phase (client, id);
        CREATE INDEX phase_by_name ON phase (name_key, id) WHERE client IS NULL;

        CREATE TABLE phase_category (
            phase INTEGER NOT NULL REFERENCES phase (id),
            category INTEGER NOT NULL REFERENCES category (id),
            PRIMARY KEY (phase, category)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX phase_category_by_category ON phase_category (category, phase);

        CREATE TABLE phase_row (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            phase INTEGER NOT NULL REFERENCES phase (id),
            position INTEGER NOT NULL,
            exercise INTEGER REFERENCES exercise (id),
            label TEXT NOT NULL DEFAULT '',
            tempo TEXT NOT NULL DEFAULT '',
            reps TEXT NOT NULL DEFAULT '',
            sets TEXT NOT NULL DEFAULT '',
            rest TEXT NOT NULL DEFAULT '',
            micro TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE INDEX phase_row_by_phase ON phase_row (phase, position);
        CREATE INDEX phase_row_by_exercise ON phase_row (exercise);

        """
}
