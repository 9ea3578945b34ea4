extension SchemaV2 {
    /// What a stopwatch measured in a session, and the routine that a free session began with.
    ///
    /// Marks are instants, so that neither midnight nor a change of the clocks disturbs them. `reps` holds the
    /// milliseconds from the beginning of the set to each repetition, separated by blanks.
    static let sessions = """
        CREATE TABLE set_mark (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            session_row INTEGER NOT NULL REFERENCES session_row (id),
            set_number INTEGER NOT NULL CHECK (set_number >= 1),
            started_at INTEGER NOT NULL,
            ended_at INTEGER NOT NULL CHECK (ended_at >= started_at),
            reps TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE INDEX set_mark_by_row ON set_mark (session_row, set_number);

        ALTER TABLE session ADD COLUMN routine INTEGER REFERENCES phase (id);
        CREATE INDEX session_by_routine ON session (routine) WHERE routine IS NOT NULL;

        """

    /// A number of sessions or repetitions within so many days, as an aim for every client.
    static let badges = """
        CREATE TABLE badge (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES trainer (id),
            name TEXT NOT NULL,
            counts TEXT NOT NULL CHECK (counts IN ('sessions', 'reps')),
            exercise INTEGER REFERENCES exercise (id),
            target INTEGER NOT NULL CHECK (target > 0),
            days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 3660)
        ) STRICT;

        """
}
