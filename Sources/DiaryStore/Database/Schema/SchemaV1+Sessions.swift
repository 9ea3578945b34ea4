extension SchemaV1 {
    /// What was trained. `session_row.text` is the truth, to the letter; `performed_set` is an index of it.
    ///
    /// A session row repeats client and day of its session, so that one index answers "last time"; the deferred foreign
    /// key keeps them honest. `source` names what an import made, so that importing again adds nothing.
    static let sessions = """
        CREATE TABLE session (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            client INTEGER NOT NULL REFERENCES client (id),
            phase INTEGER REFERENCES phase (id),
            column_number INTEGER CHECK (column_number BETWEEN 1 AND 12),
            title TEXT NOT NULL DEFAULT '',
            day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            started_at INTEGER,
            ended_at INTEGER,
            state TEXT NOT NULL DEFAULT 'live' CHECK (state IN ('live', 'done')),
            mode TEXT NOT NULL DEFAULT 'realTime' CHECK (mode IN ('realTime', 'handsFree', 'imported')),
            note TEXT NOT NULL DEFAULT '',
            words TEXT NOT NULL DEFAULT '',
            effort_rpe10 INTEGER CHECK (effort_rpe10 BETWEEN 0 AND 100),
            source TEXT,
            unit TEXT NOT NULL DEFAULT 'kg' CHECK (unit IN ('kg', 'lb')),
            UNIQUE (client, source),
            UNIQUE (id, client, day)
        ) STRICT;
        CREATE INDEX session_by_client ON session (client, day DESC, id DESC);
        CREATE INDEX session_by_phase ON session (phase, column_number) WHERE phase IS NOT NULL;
        CREATE INDEX session_live ON session (id) WHERE state = 'live';

        CREATE TABLE session_row (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            session INTEGER NOT NULL,
            client INTEGER NOT NULL,
            day TEXT NOT NULL,
            exercise INTEGER NOT NULL REFERENCES exercise (id),
            phase_row INTEGER REFERENCES phase_row (id),
            position INTEGER NOT NULL,
            label TEXT NOT NULL DEFAULT '',
            tempo TEXT NOT NULL DEFAULT '',
            reps TEXT NOT NULL DEFAULT '',
            sets TEXT NOT NULL DEFAULT '',
            rest TEXT NOT NULL DEFAULT '',
            micro TEXT NOT NULL DEFAULT '',
            text TEXT NOT NULL DEFAULT '',
            note TEXT NOT NULL DEFAULT '',
            FOREIGN KEY (session, client, day) REFERENCES session (id, client, day) DEFERRABLE INITIALLY DEFERRED
        ) STRICT;
        CREATE INDEX session_row_by_session ON session_row (session, position);
        -- "last time" and, by its first column, "where is this exercise used"
        CREATE INDEX session_row_by_exercise ON session_row (exercise, client, day DESC, id DESC);
        CREATE INDEX session_row_by_phase_row ON session_row (phase_row) WHERE phase_row IS NOT NULL;

        -- link 0 first, 1 drop, 2 pause, 3 other side; resistance 0 none, 1 load, 2 body weight (grams added, may be < 0)
        CREATE TABLE performed_set (
            session_row INTEGER NOT NULL REFERENCES session_row (id),
            set_number INTEGER NOT NULL CHECK (set_number >= 1),
            part INTEGER NOT NULL DEFAULT 0 CHECK (part >= 0),
            link INTEGER NOT NULL DEFAULT 0 CHECK (link BETWEEN 0 AND 3),
            resistance INTEGER NOT NULL CHECK (resistance BETWEEN 0 AND 2),
            grams INTEGER,
            reps INTEGER CHECK (reps >= 0),
            milliseconds INTEGER CHECK (milliseconds >= 0),
            millimetres INTEGER CHECK (millimetres >= 0),
            rpe10 INTEGER CHECK (rpe10 BETWEEN 0 AND 100),
            warm_up INTEGER NOT NULL DEFAULT 0 CHECK (warm_up IN (0, 1)),
            failure INTEGER NOT NULL DEFAULT 0 CHECK (failure IN (0, 1)),
            PRIMARY KEY (session_row, set_number, part),
            CHECK ((resistance = 0) = (grams IS NULL)),
            CHECK ((reps IS NOT NULL) + (milliseconds IS NOT NULL) + (millimetres IS NOT NULL) = 1)
        ) STRICT, WITHOUT ROWID;

        """
}
