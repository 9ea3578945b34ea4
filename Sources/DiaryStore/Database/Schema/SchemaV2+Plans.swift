extension SchemaV2 {
    /// Mesocycles: templates (no client) and clients' own. A part is a phase, or a pause where `phase` is NULL.
    ///
    /// Positions are not unique: a changeset could not swap two. The same phase may stand in several parts.
    static let mesocycles = """
        CREATE TABLE mesocycle (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES trainer (id),
            client INTEGER REFERENCES client (id),
            name TEXT NOT NULL,
            name_key TEXT NOT NULL,
            words TEXT NOT NULL DEFAULT '',
            description TEXT NOT NULL DEFAULT '',
            start TEXT CHECK (start GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            archived_at INTEGER,
            created_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX mesocycle_by_client ON mesocycle (client, id);
        CREATE INDEX mesocycle_by_name ON mesocycle (name_key, id) WHERE client IS NULL;

        CREATE TABLE mesocycle_part (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            mesocycle INTEGER NOT NULL REFERENCES mesocycle (id),
            position INTEGER NOT NULL,
            phase INTEGER REFERENCES phase (id),
            days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 730),
            note TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE INDEX mesocycle_part_by_mesocycle ON mesocycle_part (mesocycle, position);
        CREATE INDEX mesocycle_part_by_phase ON mesocycle_part (phase) WHERE phase IS NOT NULL;

        CREATE TABLE mesocycle_category (
            mesocycle INTEGER NOT NULL REFERENCES mesocycle (id),
            category INTEGER NOT NULL REFERENCES category (id),
            PRIMARY KEY (mesocycle, category)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX mesocycle_category_by_category ON mesocycle_category (category, mesocycle);

        -- a routine is a template without targets: just a list of exercises
        ALTER TABLE phase ADD COLUMN is_routine INTEGER NOT NULL DEFAULT 0 CHECK (is_routine IN (0, 1));

        """
}
