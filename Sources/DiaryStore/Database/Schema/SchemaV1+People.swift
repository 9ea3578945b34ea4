extension SchemaV1 {
    /// The gym, its trainers and their clients.
    static let people = """
        CREATE TABLE gym (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            name TEXT NOT NULL
        ) STRICT;

        CREATE TABLE trainer (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            name TEXT NOT NULL,
            archived_at INTEGER
        ) STRICT;

        -- owner NULL: the gym's, for everybody
        CREATE TABLE category (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            kind TEXT NOT NULL CHECK (kind IN ('client', 'exercise', 'plan')),
            name TEXT NOT NULL,
            owner INTEGER REFERENCES trainer (id),
            position INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX category_by_kind ON category (kind, position, name);

        -- name_key: the folded name, for order and search; words: other folded text to be found by
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
        CREATE INDEX client_by_name ON client (name_key, id);

        CREATE TABLE client_category (
            client INTEGER NOT NULL REFERENCES client (id),
            category INTEGER NOT NULL REFERENCES category (id),
            PRIMARY KEY (client, category)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX client_category_by_category ON client_category (category, client);

        CREATE TABLE session_package (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            client INTEGER NOT NULL REFERENCES client (id),
            bought TEXT NOT NULL CHECK (bought GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            sessions INTEGER NOT NULL CHECK (sessions >= 0),
            note TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE INDEX session_package_by_client ON session_package (client, bought);

        """
}
