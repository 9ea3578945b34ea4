/// A diary written by the eighth version: its additions to the seventh, taken from a file and never edited.
enum FrozenDiaryV8 {
    static let sql = FrozenDiaryV7.sql + people + programme + rows

    private static let people = """
        CREATE TABLE consent (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            client INTEGER NOT NULL REFERENCES client (id),
            version INTEGER NOT NULL CHECK (version > 0),
            given_at INTEGER NOT NULL,
            way TEXT CHECK (way IN ('here', 'paper')),
            paper_day TEXT CHECK (paper_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            study INTEGER NOT NULL DEFAULT 0 CHECK (study IN (0, 1)),
            withdrawn_at INTEGER,
            CHECK ((way IS NULL) = (withdrawn_at IS NOT NULL))
        ) STRICT;
        CREATE INDEX consent_by_client ON consent (client, id);
        CREATE TABLE check_in_question (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER REFERENCES trainer (id),
            level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 4),
            text TEXT NOT NULL CHECK (text <> ''),
            archived_at INTEGER
        ) STRICT;
        CREATE INDEX check_in_question_by_level ON check_in_question (level, id);
        INSERT INTO check_in_question (id, level, text) VALUES
            (1, 1, 'What presses most right now?'),
            (2, 1, 'What would have to happen for it to ease a little?'),
            (3, 1, 'Where in the body do you feel it?'),
            (4, 1, 'Who could take a piece of it off you?'),
            (5, 2, 'What cost you the most strength today?'),
            (6, 2, 'What can wait until tomorrow?'),
            (7, 2, 'How was last night?'),
            (8, 2, 'What gave a little back?'),
            (9, 3, 'What helped you stay calm?'),
            (10, 3, 'What went as you wanted?'),
            (11, 3, 'What will you do the same way tomorrow?'),
            (12, 3, 'Who did you good?'),
            (13, 4, 'What made the day light?'),
            (14, 4, 'What would you like to keep of it?'),
            (15, 4, 'Whom could you tell?'),
            (16, 4, 'What did you do for it yourself?');
        CREATE TABLE check_in (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            client INTEGER NOT NULL REFERENCES client (id),
            consent INTEGER NOT NULL REFERENCES consent (id),
            day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            minute INTEGER NOT NULL CHECK (minute BETWEEN 0 AND 1439),
            level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 4),
            question TEXT NOT NULL DEFAULT '',
            answer TEXT NOT NULL DEFAULT '',
            written_at INTEGER NOT NULL,
            changed_at INTEGER,
            speaker TEXT NOT NULL CHECK (speaker IN ('client', 'trainer')),
            sleep_minutes INTEGER CHECK (sleep_minutes BETWEEN 0 AND 1440),
            soreness INTEGER CHECK (soreness BETWEEN 1 AND 4),
            energy INTEGER CHECK (energy BETWEEN 1 AND 4)
        ) STRICT;
        CREATE INDEX check_in_by_day ON check_in (client, day, minute, id, level);
        CREATE INDEX check_in_by_consent ON check_in (consent);
        CREATE TRIGGER check_in_allowed BEFORE INSERT ON check_in
        WHEN NOT EXISTS (SELECT 1 FROM consent WHERE id = new.consent AND client = new.client AND withdrawn_at IS NU\
        LL) BEGIN
            SELECT RAISE (ABORT, 'a check-in needs the consent of the client');
        END;
        CREATE TRIGGER check_in_stays BEFORE UPDATE OF client, consent, day, minute, level, question, written_at, sp\
        eaker ON check_in BEGIN
            SELECT RAISE (ABORT, 'what was said in a check-in stays');
        END;
        CREATE TABLE wellbeing_note (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            client INTEGER NOT NULL REFERENCES client (id),
            consent INTEGER NOT NULL REFERENCES consent (id),
            day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            minute INTEGER NOT NULL CHECK (minute BETWEEN 0 AND 1439),
            text TEXT NOT NULL CHECK (text <> ''),
            written_at INTEGER NOT NULL,
            changed_at INTEGER
        ) STRICT;
        CREATE INDEX wellbeing_note_by_day ON wellbeing_note (client, day, minute, id);
        CREATE INDEX wellbeing_note_by_consent ON wellbeing_note (consent);
        CREATE TRIGGER wellbeing_note_allowed BEFORE INSERT ON wellbeing_note
        WHEN NOT EXISTS (SELECT 1 FROM consent WHERE id = new.consent AND client = new.client AND withdrawn_at IS NU\
        LL)
            OR NOT EXISTS (SELECT 1 FROM check_in WHERE client = new.client AND day = new.day) BEGIN
            SELECT RAISE (ABORT, 'a note needs a check-in of the same day');
        END;
        CREATE TABLE programme (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            client INTEGER NOT NULL REFERENCES client (id),
            consent INTEGER NOT NULL REFERENCES consent (id),
            definition TEXT NOT NULL CHECK (definition <> ''),
            version INTEGER NOT NULL CHECK (version > 0),
            started_day TEXT NOT NULL CHECK (started_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            deadline_day TEXT NOT NULL CHECK (deadline_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            state TEXT NOT NULL CHECK (state IN ('running', 'ended', 'left')),
            intro_read_at INTEGER
        ) STRICT;
        CREATE INDEX programme_by_client ON programme (client, id);
        CREATE INDEX programme_by_consent ON programme (consent);
        CREATE UNIQUE INDEX programme_running ON programme (client) WHERE state = 'running';
        CREATE TRIGGER programme_allowed BEFORE INSERT ON programme
        WHEN NOT EXISTS (SELECT 1 FROM consent WHERE id = new.consent AND client = new.client AND withdrawn_at IS NU\
        LL) BEGIN
            SELECT RAISE (ABORT, 'the four weeks need the consent of the client');
        END;
        CREATE TABLE answer_set (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            client INTEGER NOT NULL REFERENCES client (id),
            consent INTEGER NOT NULL REFERENCES consent (id),
            programme INTEGER REFERENCES programme (id),
            questionnaire TEXT NOT NULL CHECK (questionnaire <> ''),
            version INTEGER NOT NULL CHECK (version > 0),
            definition TEXT NOT NULL CHECK (definition <> ''),
            role TEXT NOT NULL CHECK (role IN ('entry', 'screening', 'retest', 'meaning', 'extra')),
            seed INTEGER NOT NULL,
            started_at INTEGER NOT NULL,
            done_at INTEGER
        ) STRICT;
        CREATE INDEX answer_set_by_client ON answer_set (client, id);
        CREATE INDEX answer_set_by_consent ON answer_set (consent);
        CREATE INDEX answer_set_by_programme ON answer_set (programme);
        CREATE TRIGGER answer_set_allowed BEFORE INSERT ON answer_set
        WHEN NOT EXISTS (SELECT 1 FROM consent WHERE id = new.consent AND client = new.client AND withdrawn_at IS NU\
        LL) BEGIN
            SELECT RAISE (ABORT, 'answers need the consent of the client');
        END;
        CREATE TRIGGER answer_set_stays
        BEFORE UPDATE OF client, consent, programme, questionnaire, version, definition, role, seed, started_at ON a\
        nswer_set BEGIN
            SELECT RAISE (ABORT, 'what was asked stays');
        END;
        CREATE TABLE answer (
            answer_set INTEGER NOT NULL REFERENCES answer_set (id),
            item TEXT NOT NULL CHECK (item <> ''),
            value INTEGER,
            PRIMARY KEY (answer_set, item)
        ) STRICT;
        CREATE TRIGGER answer_stays BEFORE UPDATE ON answer
        WHEN (SELECT done_at FROM answer_set WHERE id = old.answer_set) IS NOT NULL BEGIN
            SELECT RAISE (ABORT, 'what was answered stays');
        END;
        CREATE TABLE score (
            answer_set INTEGER NOT NULL REFERENCES answer_set (id),
            scale TEXT NOT NULL CHECK (scale <> ''),
            milli INTEGER NOT NULL,
            PRIMARY KEY (answer_set, scale)
        ) STRICT;
        CREATE TRIGGER score_stays BEFORE UPDATE ON score BEGIN
            SELECT RAISE (ABORT, 'a score stays');
        END;
        CREATE TABLE programme_week (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            programme INTEGER NOT NULL REFERENCES programme (id),
            number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 4),
            page INTEGER NOT NULL DEFAULT 1 CHECK (page > 0),
            first_opened_at INTEGER,
            opened_early_at INTEGER,
            completed_at INTEGER CHECK (completed_at IS NULL OR number IN (1, 3)),
            UNIQUE (programme, number)
        ) STRICT;
        CREATE TABLE week_rating (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            programme INTEGER NOT NULL REFERENCES programme (id),
            number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 3),
            reached INTEGER NOT NULL CHECK (reached BETWEEN 1 AND 3),
            hard INTEGER NOT NULL CHECK (hard BETWEEN 1 AND 4),
            advice TEXT NOT NULL CHECK (trim(advice) <> ''),
            rated_at INTEGER NOT NULL,
            UNIQUE (programme, number)
        ) STRICT;
        CREATE TRIGGER week_rating_stays BEFORE UPDATE ON week_rating BEGIN
            SELECT RAISE (ABORT, 'a week is rated once');
        END;

        """

    private static let rows = """
        INSERT INTO grdb_migrations VALUES ('v8');
        INSERT INTO journal VALUES (118735075973005314, 1795534248103, 95523008675860480, 0, 'Add consent of Łukasz \
        O''Neil', 0);
        INSERT INTO journal VALUES (118735079244562437, 1795534248882, 95523008675860480, 0, 'Add check-in of Łukasz\
         O''Neil, 24 Nov 15:30', 0);
        INSERT INTO journal VALUES (118735088685940744, 1795534251134, 95523008675860480, 0, 'Add contact Dr Vesely'\
        , 0);
        INSERT INTO journal_changeset VALUES (118735075973005314, X'54080100000000000000636F6E73656E740012000101A5D4\
        EC298000000101535E20C800500101000000000000000201000001A20E2E58A70304686572650501000000000000000005');
        INSERT INTO journal_changeset VALUES (118735079244562437, X'540E0100000000000000000000000000636865636B5F696E\
        0012000101A5D4ECEC8000030101535E20C80050010101A5D4EC29800000030A323032362D31312D32340100000000000003A2010000\
        00000000000203265768617420636F737420796F7520746865206D6F737420737472656E67746820746F6461793F030974776F206D6F\
        76657301000001A20E2E5BB2050307747261696E6572050505');
        INSERT INTO journal_changeset VALUES (118735088685940744, X'540901000000000000000068656C705F636F6E7461637400\
        12000101A5D4EF1F8000060101535DAB9800500003046E6561720309447220566573656C790300030B2B343320312037313731390300\
        03000300');
        INSERT INTO consent VALUES (118735075968811008, 95523511992340481, 2, 1795534248103, 'here', NULL, 0, NULL);
        INSERT INTO check_in VALUES (118735079240368131, 95523511992340481, 118735075968811008, '2026-11-24', 930, 2\
        , 'What cost you the most strength today?', 'two moves', 1795534248882, NULL, 'trainer', NULL, NULL, NULL);
        INSERT INTO help_contact VALUES (118735088685940742, 95523008675860480, 'near', 'Dr Vesely', '', '+43 1 7171\
        9', '', '', '');
        PRAGMA user_version = 8;
        """
}
