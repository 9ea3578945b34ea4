extension FrozenDiaryV8 {
    static let programme = """
        CREATE TABLE week_goal (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            programme INTEGER NOT NULL REFERENCES programme (id),
            number INTEGER NOT NULL CHECK (number IN (1, 3)),
            target TEXT NOT NULL DEFAULT '',
            seen_by TEXT NOT NULL DEFAULT '',
            feasibility INTEGER CHECK (feasibility BETWEEN 1 AND 10),
            reason TEXT NOT NULL DEFAULT '',
            due TEXT NOT NULL DEFAULT '',
            due_day TEXT CHECK (due_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            short TEXT NOT NULL DEFAULT '',
            UNIQUE (programme, number)
        ) STRICT;
        CREATE TRIGGER programme_week_done BEFORE UPDATE OF completed_at ON programme_week
        WHEN new.completed_at IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM week_goal WHERE programme = new.programme AND number = new.number AND feasibility >= 6
                AND trim(target) <> '' AND trim(seen_by) <> '' AND trim(reason) <> '' AND trim(due) <> '' AND trim(s\
        hort) <> '') BEGIN
            SELECT RAISE (ABORT, 'a week of a goal is done with all of the goal said, and from 6 on');
        END;
        CREATE TABLE day_times (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            programme INTEGER NOT NULL UNIQUE REFERENCES programme (id),
            up INTEGER CHECK (up BETWEEN 0 AND 1439),
            breakfast INTEGER CHECK (breakfast BETWEEN 0 AND 1439),
            lunch INTEGER CHECK (lunch BETWEEN 0 AND 1439),
            dinner INTEGER CHECK (dinner BETWEEN 0 AND 1439),
            bed INTEGER CHECK (bed BETWEEN 0 AND 1439),
            asleep INTEGER CHECK (asleep BETWEEN 0 AND 1439)
        ) STRICT;
        CREATE TABLE day_activity (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            programme INTEGER NOT NULL REFERENCES programme (id),
            position INTEGER NOT NULL CHECK (position > 0),
            name TEXT NOT NULL CHECK (name <> ''),
            minutes INTEGER NOT NULL CHECK (minutes BETWEEN 0 AND 1440),
            is_own INTEGER NOT NULL CHECK (is_own IN (0, 1)),
            chosen INTEGER NOT NULL CHECK (chosen IN (0, 1))
        ) STRICT;
        CREATE INDEX day_activity_by_programme ON day_activity (programme, position);
        CREATE TABLE week_meaning (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            programme INTEGER NOT NULL UNIQUE REFERENCES programme (id),
            event TEXT NOT NULL DEFAULT '',
            positives TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE TABLE exit_rating (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            programme INTEGER NOT NULL UNIQUE REFERENCES programme (id),
            before INTEGER NOT NULL CHECK (before BETWEEN 1 AND 5),
            after INTEGER NOT NULL CHECK (after BETWEEN 1 AND 5),
            helped INTEGER NOT NULL CHECK (helped IN (0, 1)),
            helped_by TEXT NOT NULL DEFAULT '' CHECK (helped = 1 OR helped_by = ''),
            stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
            stars_note TEXT NOT NULL DEFAULT '',
            advice TEXT NOT NULL DEFAULT '',
            rated_at INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE practice (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            client INTEGER NOT NULL REFERENCES client (id),
            consent INTEGER NOT NULL REFERENCES consent (id),
            programme INTEGER REFERENCES programme (id),
            kind TEXT NOT NULL CHECK (kind IN ('long breath', 'even breath', 'tense', 'sitting')),
            began_at INTEGER NOT NULL,
            day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            minute INTEGER NOT NULL CHECK (minute BETWEEN 0 AND 1439),
            planned INTEGER NOT NULL CHECK (planned > 0),
            seconds INTEGER NOT NULL CHECK (seconds > 0),
            pauses INTEGER NOT NULL DEFAULT 0 CHECK (pauses >= 0)
        ) STRICT;
        CREATE INDEX practice_by_day ON practice (client, day, minute, id);
        CREATE INDEX practice_by_consent ON practice (consent);
        CREATE INDEX practice_by_programme ON practice (programme, id) WHERE programme IS NOT NULL;
        CREATE TRIGGER practice_allowed BEFORE INSERT ON practice
        WHEN NOT EXISTS (SELECT 1 FROM consent WHERE id = new.consent AND client = new.client AND withdrawn_at IS NU\
        LL) BEGIN
            SELECT RAISE (ABORT, 'a practice needs the consent of the client');
        END;
        CREATE TRIGGER practice_stays BEFORE UPDATE ON practice BEGIN
            SELECT RAISE (ABORT, 'what was practised stays');
        END;
        CREATE TABLE study_code (
            consent INTEGER PRIMARY KEY REFERENCES consent (id),
            code TEXT NOT NULL UNIQUE CHECK (length (code) = 6)
        ) STRICT;
        CREATE TABLE help_contact (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER REFERENCES trainer (id),
            category TEXT NOT NULL CHECK (category IN ('now', 'near', 'technical')),
            name TEXT NOT NULL CHECK (name <> ''),
            note TEXT NOT NULL DEFAULT '',
            phone TEXT NOT NULL DEFAULT '',
            email TEXT NOT NULL DEFAULT '',
            web TEXT NOT NULL DEFAULT '',
            country TEXT NOT NULL DEFAULT ''
        ) STRICT;
        INSERT INTO help_contact (id, category, name, note, phone, web, country) VALUES
            (1, 'now', 'Emergency', 'Danger to life: ambulance, fire brigade, police. Free of charge, from every tel\
        ephone.', '112', '', 'EU'),
            (2, 'now', 'Emotional support', 'Somebody who listens, also at night in most countries. Free of charge; \
        you need not say who you are.', '116 123', '', 'EU'),
            (3, 'now', 'Helplines of other countries', 'Outside of the EU: whom to call where you are.', '', 'https:\
        //findahelpline.com', '');
        CREATE TABLE library_page (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES trainer (id),
            parent INTEGER REFERENCES library_page (id),
            shelf TEXT NOT NULL DEFAULT '' CHECK (parent IS NULL OR shelf = ''),
            title TEXT NOT NULL CHECK (title <> ''),
            text TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE INDEX library_page_by_owner ON library_page (owner, id);
        CREATE INDEX library_page_by_parent ON library_page (parent);
        CREATE TABLE notice (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES trainer (id),
            client INTEGER REFERENCES client (id),
            category INTEGER REFERENCES category (id),
            text TEXT NOT NULL CHECK (text <> ''),
            from_day TEXT NOT NULL CHECK (from_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            until_day TEXT CHECK (until_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' AND until_day >= from_da\
        y),
            CHECK (client IS NULL OR category IS NULL)
        ) STRICT;
        CREATE INDEX notice_by_owner ON notice (owner, from_day, id);
        CREATE INDEX notice_by_client ON notice (client);
        CREATE INDEX notice_by_category ON notice (category);
        CREATE TABLE notice_seen (
            client INTEGER NOT NULL REFERENCES client (id),
            notice INTEGER NOT NULL REFERENCES notice (id),
            seen_at INTEGER NOT NULL,
            PRIMARY KEY (client, notice)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX notice_seen_by_notice ON notice_seen (notice);
        CREATE TABLE feedback (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES trainer (id),
            text TEXT NOT NULL CHECK (text <> ''),
            said_at INTEGER NOT NULL,
            handed_on_at INTEGER
        ) STRICT;
        CREATE INDEX feedback_by_owner ON feedback (owner, id);

        """
}
