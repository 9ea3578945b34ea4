extension SchemaV2 {
    /// What exercises are done on, with the loads it has; and the plates that the gym owns.
    ///
    /// `kind`: any load; a stack (start, start + step, ... up to the maximum); a bar of `start_g` loaded with plates on
    /// `sides` sides; a list of single loads, kept as typed in `loads`.
    static let machines = """
        CREATE TABLE machine (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES trainer (id),
            name TEXT NOT NULL,
            name_key TEXT NOT NULL,
            words TEXT NOT NULL DEFAULT '',
            image_path TEXT NOT NULL DEFAULT '',
            notes TEXT NOT NULL DEFAULT '',
            kind TEXT NOT NULL DEFAULT 'any' CHECK (kind IN ('any', 'stack', 'bar', 'list')),
            unit TEXT NOT NULL DEFAULT 'kg' CHECK (unit IN ('kg', 'lb')),
            start_g INTEGER NOT NULL DEFAULT 0 CHECK (start_g >= 0),
            step_g INTEGER NOT NULL DEFAULT 0 CHECK (step_g >= 0),
            maximum_g INTEGER CHECK (maximum_g >= 0),
            sides INTEGER NOT NULL DEFAULT 2 CHECK (sides IN (1, 2)),
            loads TEXT NOT NULL DEFAULT '',
            archived_at INTEGER
        ) STRICT;
        CREATE INDEX machine_by_name ON machine (name_key, id);

        -- pairs of equal plates in the gym; a bar with one side may use both of a pair
        CREATE TABLE plate (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            unit TEXT NOT NULL DEFAULT 'kg' CHECK (unit IN ('kg', 'lb')),
            grams INTEGER NOT NULL CHECK (grams > 0),
            pairs INTEGER NOT NULL CHECK (pairs >= 0)
        ) STRICT;

        """

    /// Muscle groups of an exercise (role 1 trained directly, 2 indirectly), and what it is done on.
    static let exercises = """
        CREATE TABLE exercise_muscle (
            exercise INTEGER NOT NULL REFERENCES exercise (id),
            muscle TEXT NOT NULL,
            role INTEGER NOT NULL DEFAULT 1 CHECK (role IN (1, 2)),
            PRIMARY KEY (exercise, muscle)
        ) STRICT, WITHOUT ROWID;

        ALTER TABLE exercise ADD COLUMN machine INTEGER REFERENCES machine (id);
        CREATE INDEX exercise_by_machine ON exercise (machine) WHERE machine IS NOT NULL;

        """
}
