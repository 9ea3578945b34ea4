/// A diary written by the first version, taken from a file and never edited. Later versions must open it.
enum FrozenDiaryV1 {
    static let sql = """
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
            kind TEXT NOT NULL CHECK (kind IN ('client', 'exercise', 'plan')),
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
        ) STRICT;
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
            session_count INTEGER NOT NULL DEFAULT 6 CHECK (session_count BETWEEN 1 AND 12),
            notes TEXT NOT NULL DEFAULT '',
            archived_at INTEGER,
            created_at INTEGER NOT NULL
        ) STRICT;
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
        ) STRICT;
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
        CREATE INDEX category_by_kind ON category (kind, position, name);
        CREATE INDEX client_by_name ON client (name_key, id);
        CREATE INDEX client_category_by_category ON client_category (category, client);
        CREATE INDEX session_package_by_client ON session_package (client, bought);
        CREATE INDEX exercise_by_name ON exercise (name_key, id);
        CREATE INDEX exercise_tag_by_tag ON exercise_tag (tag, exercise);
        CREATE INDEX exercise_category_by_category ON exercise_category (category, exercise);
        CREATE INDEX phase_by_client ON phase (client, id);
        CREATE INDEX phase_by_name ON phase (name_key, id) WHERE client IS NULL;
        CREATE INDEX phase_category_by_category ON phase_category (category, phase);
        CREATE INDEX phase_row_by_phase ON phase_row (phase, position);
        CREATE INDEX phase_row_by_exercise ON phase_row (exercise);
        CREATE INDEX session_by_client ON session (client, day DESC, id DESC);
        CREATE INDEX session_by_phase ON session (phase, column_number) WHERE phase IS NOT NULL;
        CREATE INDEX session_live ON session (id) WHERE state = 'live';
        CREATE INDEX session_row_by_session ON session_row (session, position);
        CREATE INDEX session_row_by_exercise ON session_row (exercise, client, day DESC, id DESC);
        CREATE INDEX session_row_by_phase_row ON session_row (phase_row) WHERE phase_row IS NOT NULL;
        CREATE INDEX journal_by_actor ON journal (actor, undone, id);
        CREATE TRIGGER search_client_insert AFTER INSERT ON client BEGIN
            INSERT INTO search (rowid, body, kind) VALUES (new.id, new.name_key || ' ' || new.words, 'client');
        END;
        CREATE TRIGGER search_client_update AFTER UPDATE OF name_key, words ON client BEGIN
            UPDATE search SET body = new.name_key || ' ' || new.words WHERE rowid = new.id;
        END;
        CREATE TRIGGER search_client_delete AFTER DELETE ON client BEGIN
            DELETE FROM search WHERE rowid = old.id;
        END;
        CREATE TRIGGER search_exercise_insert AFTER INSERT ON exercise BEGIN
            INSERT INTO search (rowid, body, kind) VALUES (new.id, new.name_key || ' ' || new.words, 'exercise');
        END;
        CREATE TRIGGER search_exercise_update AFTER UPDATE OF name_key, words ON exercise BEGIN
            UPDATE search SET body = new.name_key || ' ' || new.words WHERE rowid = new.id;
        END;
        CREATE TRIGGER search_exercise_delete AFTER DELETE ON exercise BEGIN
            DELETE FROM search WHERE rowid = old.id;
        END;
        CREATE TRIGGER search_phase_insert AFTER INSERT ON phase BEGIN
            INSERT INTO search (rowid, body, kind) VALUES (new.id, new.name_key || ' ' || new.words, 'phase');
        END;
        CREATE TRIGGER search_phase_update AFTER UPDATE OF name_key, words ON phase BEGIN
            UPDATE search SET body = new.name_key || ' ' || new.words WHERE rowid = new.id;
        END;
        CREATE TRIGGER search_phase_delete AFTER DELETE ON phase BEGIN
            DELETE FROM search WHERE rowid = old.id;
        END;
        CREATE TRIGGER search_session_insert AFTER INSERT ON session WHEN new.words <> '' BEGIN
            INSERT INTO search (rowid, body, kind) VALUES (new.id, new.words, 'session');
        END;
        CREATE TRIGGER search_session_update AFTER UPDATE OF words ON session WHEN old.words <> new.words BEGIN
            DELETE FROM search WHERE rowid = old.id;
            INSERT INTO search (rowid, body, kind) SELECT new.id, new.words, 'session' WHERE new.words <> '';
        END;
        CREATE TRIGGER search_session_delete AFTER DELETE ON session WHEN old.words <> '' BEGIN
            DELETE FROM search WHERE rowid = old.id;
        END;
        INSERT INTO grdb_migrations VALUES ('v1');
        INSERT INTO gym VALUES (1, 'Iron Temple');
        INSERT INTO trainer VALUES (25477880217612288, 'Ada', NULL);
        INSERT INTO category VALUES (12, 'client', 'Athletes', NULL, 0);
        INSERT INTO client VALUES (11, 25477880217612288, 0, 'Łukasz O''Neil', 'lukasz o''neil', 'knee', NULL, '1990\
        -02-28', '', '', 1830, 82500, '', '', '', 'kg', '', NULL, 1773300000000);
        INSERT INTO client_category VALUES (11, 12);
        INSERT INTO session_package VALUES (13, 11, '2026-03-01', 10, '');
        INSERT INTO exercise VALUES (14, 25477880217612288, 'Box squat', 'box squat', '', '', '', 'load', 2500, NULL);
        INSERT INTO exercise_tag VALUES (14, 'legs');
        INSERT INTO phase VALUES (15, 25477880217612288, 11, 'P6', 'p6', '', '', '', NULL, 6, '', NULL, 177330000000\
        0);
        INSERT INTO phase_row VALUES (16, 15, 0, 14, 'A1', '31X0', '3+3', '5', '90"', '');
        INSERT INTO session VALUES (17, 11, 15, 1, '', '2026-03-12', NULL, NULL, 'live', 'realTime', '', 'good day'\
        , NULL, NULL, 'kg');
        INSERT INTO session_row VALUES (18, 17, 11, '2026-03-12', 14, 16, 0, 'A1', '', '', '', '', '', '80x3 95x5'\
        , '');
        INSERT INTO performed_set VALUES (18, 1, 0, 0, 1, 80000, 3, NULL, NULL, NULL, 0, 0);
        INSERT INTO performed_set VALUES (18, 2, 0, 0, 1, 95000, 5, NULL, NULL, NULL, 0, 0);
        INSERT INTO journal VALUES (25477880217612289, 1773300000000, 25477880217612288, 3, 'Build', 0);
        INSERT INTO journal VALUES (25477880217612290, 1773300000000, 25477880217612288, 3, 'Log set', 0);
        INSERT INTO journal_changeset VALUES (25477880217612289, X'5405010000000063617465676F72790012000100000000000\
        0000C0306636C69656E7403084174686C6574657305010000000000000000541301000000000000000000000000000000000000636C6\
        9656E7400120001000000000000000B01005A83FF40003000010000000000000000030EC581756B61737A204F274E65696C030D6C756\
        B61737A206F276E65696C03046B6E656505030A313939302D30322D32380300030001000000000000072601000000000001424403000\
        300030003026B67030005010000019CE0EAA50054020102636C69656E745F63617465676F727900120001000000000000000B0100000\
        0000000000C5405010000000073657373696F6E5F7061636B61676500120001000000000000000D01000000000000000B030A3230323\
        62D30332D303101000000000000000A0300540A01000000000000000000657865726369736500120001000000000000000E01005A83F\
        F400030000309426F782073717561740309626F7820737175617403000300030003046C6F61640100000000000009C40554020102657\
        86572636973655F74616700120001000000000000000E03046C656773540D01000000000000000000000000706861736500120001000\
        000000000000F01005A83FF4000300001000000000000000B03025036030270360300030003000501000000000000000603000501000\
        0019CE0EAA500540A0100000000000000000070686173655F726F7700120001000000000000001001000000000000000F01000000000\
        000000001000000000000000E030241310304333158300303332B3303013503033930220300');
        INSERT INTO journal_changeset VALUES (25477880217612290, X'540E010000000000000000000000000073657373696F6E001\
        20001000000000000001101000000000000000B01000000000000000F0100000000000000010300030A323032362D30332D313205050\
        3046C69766503087265616C54696D6503000308676F6F64206461790505540F01000000000000000000000000000073657373696F6E5\
        F726F7700120001000000000000001201000000000000001101000000000000000B030A323032362D30332D313201000000000000000\
        E010000000000000010010000000000000000030241310300030003000300030003093830783320393578350300540C0102030000000\
        00000000000706572666F726D65645F73657400120001000000000000001201000000000000000201000000000000000001000000000\
        000000001000000000000000101000000000001731801000000000000000505050501000000000000000001000000000000000012000\
        100000000000000120100000000000000010100000000000000000100000000000000000100000000000000010100000000000138800\
        10000000000000003050505010000000000000000010000000000000000');
        INSERT INTO draft VALUES ('client/new', 'half typed', 1773300000000);
        INSERT INTO setting VALUES ('trainer', '25477880217612288');
        PRAGMA application_id = 1397773394;
        PRAGMA user_version = 1;
        """
}
