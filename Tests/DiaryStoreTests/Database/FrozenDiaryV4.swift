/// A diary written by the fourth version, taken from a file and never edited. Later versions must open it.
enum FrozenDiaryV4 {
    static let sql = tables + laterTables + indexes + rows

    private static let tables = """
        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
        CREATE TABLE gym (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            name TEXT NOT NULL
        ) STRICT;
        CREATE TABLE trainer (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            name TEXT NOT NULL,
            archived_at INTEGER
        ) STRICT;
        CREATE TABLE category (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            kind TEXT NOT NULL CHECK (kind IN ('client', 'exercise', 'plan', 'machine')),
            name TEXT NOT NULL,
            owner INTEGER REFERENCES trainer (id),
            position INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE TABLE client (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES trainer (id),
            shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)),
            name TEXT NOT NULL,
            name_key TEXT NOT NULL,
            words TEXT NOT NULL DEFAULT '',
            sex TEXT CHECK (sex IN ('female', 'male')),
            birth_day TEXT CHECK (birth_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            email TEXT NOT NULL DEFAULT '',
            phone TEXT NOT NULL DEFAULT '',
            height_mm INTEGER CHECK (height_mm > 0),
            weight_g INTEGER CHECK (weight_g > 0),
            plan_type TEXT NOT NULL DEFAULT '',
            health TEXT NOT NULL DEFAULT '',
            goal TEXT NOT NULL DEFAULT '',
            unit TEXT NOT NULL DEFAULT 'kg' CHECK (unit IN ('kg', 'lb')),
            photo_path TEXT NOT NULL DEFAULT '',
            archived_at INTEGER,
            created_at INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE client_category (
            client INTEGER NOT NULL REFERENCES client (id),
            category INTEGER NOT NULL REFERENCES category (id),
            PRIMARY KEY (client, category)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE session_package (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            client INTEGER NOT NULL REFERENCES client (id),
            bought TEXT NOT NULL CHECK (bought GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            sessions INTEGER NOT NULL CHECK (sessions >= 0),
            note TEXT NOT NULL DEFAULT ''
        ) STRICT;
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
        , machine INTEGER REFERENCES machine (id), library INTEGER, other_names TEXT NOT NULL DEFAULT '', equipment TEX\
        T NOT NULL DEFAULT '') STRICT;
        CREATE TABLE exercise_tag (
            exercise INTEGER NOT NULL REFERENCES exercise (id),
            tag TEXT NOT NULL,
            PRIMARY KEY (exercise, tag)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE exercise_category (
            exercise INTEGER NOT NULL REFERENCES exercise (id),
            category INTEGER NOT NULL REFERENCES category (id),
            PRIMARY KEY (exercise, category)
        ) STRICT, WITHOUT ROWID;
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
            session_count INTEGER NOT NULL DEFAULT 6 CHECK (session_count BETWEEN 1 AND 60),
            notes TEXT NOT NULL DEFAULT '',
            archived_at INTEGER,
            created_at INTEGER NOT NULL
        , is_routine INTEGER NOT NULL DEFAULT 0 CHECK (is_routine IN (0, 1)), days TEXT NOT NULL DEFAULT '', last_day T\
        EXT CHECK (last_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')) STRICT;
        CREATE TABLE phase_category (
            phase INTEGER NOT NULL REFERENCES phase (id),
            category INTEGER NOT NULL REFERENCES category (id),
            PRIMARY KEY (phase, category)
        ) STRICT, WITHOUT ROWID;
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
        , letter TEXT NOT NULL DEFAULT '') STRICT;
        CREATE TABLE session (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            client INTEGER NOT NULL REFERENCES client (id),
            phase INTEGER REFERENCES phase (id),
            column_number INTEGER CHECK (column_number BETWEEN 1 AND 60),
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
            unit TEXT NOT NULL DEFAULT 'kg' CHECK (unit IN ('kg', 'lb')), routine INTEGER REFERENCES phase (id), lette\
        r TEXT NOT NULL DEFAULT '', place INTEGER REFERENCES place (id),
            UNIQUE (client, source),
            UNIQUE (id, client, day)
        ) STRICT;
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
            note TEXT NOT NULL DEFAULT '', planned TEXT NOT NULL DEFAULT '',
            FOREIGN KEY (session, client, day) REFERENCES session (id, client, day) DEFERRABLE INITIALLY DEFERRED
        ) STRICT;
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
        CREATE TABLE journal (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            at INTEGER NOT NULL,
            actor INTEGER REFERENCES trainer (id),
            device INTEGER NOT NULL,
            label TEXT NOT NULL,
            undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1, 2))
        ) STRICT;
        CREATE TABLE journal_changeset (
            journal INTEGER PRIMARY KEY REFERENCES journal (id),
            changeset BLOB NOT NULL
        ) STRICT;
        CREATE TABLE draft (
            key TEXT NOT NULL PRIMARY KEY,
            text TEXT NOT NULL,
            at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE setting (
            key TEXT NOT NULL PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE VIRTUAL TABLE search USING fts5 (body, kind UNINDEXED, tokenize = 'unicode61 remove_diacritics 2');
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
        CREATE TABLE mesocycle_part (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            mesocycle INTEGER NOT NULL REFERENCES mesocycle (id),
            position INTEGER NOT NULL,
            phase INTEGER REFERENCES phase (id),
            days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 730),
            note TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE TABLE mesocycle_category (
            mesocycle INTEGER NOT NULL REFERENCES mesocycle (id),
            category INTEGER NOT NULL REFERENCES category (id),
            PRIMARY KEY (mesocycle, category)
        ) STRICT, WITHOUT ROWID;
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
        , place INTEGER REFERENCES place (id)) STRICT;
        CREATE TABLE plate (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            unit TEXT NOT NULL DEFAULT 'kg' CHECK (unit IN ('kg', 'lb')),
            grams INTEGER NOT NULL CHECK (grams > 0),
            pairs INTEGER NOT NULL CHECK (pairs >= 0)
        ) STRICT;
        CREATE TABLE exercise_muscle (
            exercise INTEGER NOT NULL REFERENCES exercise (id),
            muscle TEXT NOT NULL,
            role INTEGER NOT NULL DEFAULT 1 CHECK (role IN (1, 2)),
            PRIMARY KEY (exercise, muscle)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE set_mark (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            session_row INTEGER NOT NULL REFERENCES session_row (id),
            set_number INTEGER NOT NULL CHECK (set_number >= 1),
            started_at INTEGER NOT NULL,
            ended_at INTEGER NOT NULL CHECK (ended_at >= started_at),
            reps TEXT NOT NULL DEFAULT ''
        ) STRICT;
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
