/// A diary written by the seventh version: its additions to the sixth, taken from a file and never edited.
enum FrozenDiaryV7 {
    static let sql = FrozenDiaryV6.sql + added

    private static let added = """
        CREATE TABLE appointment (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES trainer (id),
            client INTEGER REFERENCES client (id),
            title TEXT NOT NULL DEFAULT '',
            day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            minute INTEGER CHECK (minute BETWEEN 0 AND 1439),
            minutes INTEGER NOT NULL DEFAULT 60 CHECK (minutes BETWEEN 0 AND 525600),
            zone TEXT NOT NULL DEFAULT '',
            place TEXT NOT NULL DEFAULT '',
            note TEXT NOT NULL DEFAULT '',
            phase INTEGER REFERENCES phase (id),
            state TEXT NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'done', 'cancelled', 'missed')),
            charged INTEGER NOT NULL DEFAULT 0 CHECK (charged IN (0, 1)),
            session INTEGER REFERENCES session (id),
            rule TEXT NOT NULL DEFAULT '',
            ends TEXT,
            left_out TEXT NOT NULL DEFAULT '',
            series INTEGER REFERENCES appointment (id),
            series_day TEXT CHECK (series_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            uid TEXT,
            extra TEXT NOT NULL DEFAULT '',
            CHECK ((series IS NULL) = (series_day IS NULL)),
            CHECK (rule = '' OR (series IS NULL AND session IS NULL AND state IN ('planned', 'cancelled'))),
            CHECK (NOT charged OR state = 'missed'),
            UNIQUE (series, series_day)
        ) STRICT;
        CREATE INDEX appointment_by_day ON appointment (day, minute) WHERE rule = '';
        CREATE INDEX appointment_repeating ON appointment (coalesce(ends, '9')) WHERE rule <> '';
        CREATE INDEX appointment_by_client ON appointment (client, day) WHERE client IS NOT NULL;
        CREATE INDEX appointment_charged ON appointment (client, day) WHERE charged = 1;
        CREATE INDEX appointment_by_phase ON appointment (phase) WHERE phase IS NOT NULL;
        CREATE INDEX appointment_by_session ON appointment (session) WHERE session IS NOT NULL;
        CREATE INDEX appointment_by_uid ON appointment (uid) WHERE uid IS NOT NULL;
        CREATE TABLE recurring_plan (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            client INTEGER NOT NULL REFERENCES client (id),
            name TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('session', 'run', 'exercise', 'weighIn', 'measurement', 'checkIn', 'own\
        ')),
            phase INTEGER REFERENCES phase (id),
            exercise INTEGER REFERENCES exercise (id),
            every_days INTEGER NOT NULL CHECK (every_days BETWEEN 1 AND 3660),
            minute INTEGER CHECK (minute BETWEEN 0 AND 1439),
            due TEXT NOT NULL CHECK (due GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            after_record INTEGER NOT NULL DEFAULT 0,
            is_on INTEGER NOT NULL DEFAULT 1 CHECK (is_on IN (0, 1)),
            note TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE INDEX recurring_plan_by_client ON recurring_plan (client, is_on);
        CREATE INDEX recurring_plan_by_phase ON recurring_plan (phase) WHERE phase IS NOT NULL;
        CREATE INDEX recurring_plan_by_exercise ON recurring_plan (exercise) WHERE exercise IS NOT NULL;
        CREATE TABLE plan_done (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            plan INTEGER NOT NULL REFERENCES recurring_plan (id),
            day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            note TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE INDEX plan_done_by_plan ON plan_done (plan, day DESC, id DESC);
        ALTER TABLE session ADD COLUMN category INTEGER REFERENCES category (id);
        ALTER TABLE run ADD COLUMN category INTEGER REFERENCES category (id);
        ALTER TABLE activity_entry ADD COLUMN category INTEGER REFERENCES category (id);
        ALTER TABLE measurement ADD COLUMN category INTEGER REFERENCES category (id);
        CREATE INDEX session_by_category ON session (category) WHERE category IS NOT NULL;
        CREATE INDEX run_by_category ON run (category) WHERE category IS NOT NULL;
        CREATE INDEX activity_entry_by_category ON activity_entry (category) WHERE category IS NOT NULL;
        CREATE INDEX measurement_by_category ON measurement (category) WHERE category IS NOT NULL;
        ALTER TABLE exercise ADD COLUMN activity INTEGER REFERENCES activity (id);
        CREATE INDEX exercise_by_activity ON exercise (activity) WHERE activity IS NOT NULL;
        CREATE TABLE hidden_activity (
            trainer INTEGER NOT NULL REFERENCES trainer (id),
            activity INTEGER NOT NULL REFERENCES activity (id),
            PRIMARY KEY (trainer, activity)
        ) STRICT, WITHOUT ROWID;
        ALTER TABLE run_track ADD COLUMN top_speed INTEGER;
        ALTER TABLE session_package ADD COLUMN expires TEXT CHECK (expires GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0\
        -9]');
        ALTER TABLE session_package ADD COLUMN price TEXT NOT NULL DEFAULT '';
        CREATE INDEX session_package_by_expiry ON session_package (expires) WHERE expires IS NOT NULL;
        CREATE INDEX client_by_birthday ON client (substr(birth_day, 6)) WHERE birth_day IS NOT NULL;
        PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET sql = replace(sql, '''plan'', ''machine'')', '''plan'', ''machine'', ''record'')')
            WHERE type = 'table' AND name = 'category';
        PRAGMA writable_schema = RESET;
        UPDATE session_package SET price = '';
        INSERT INTO grdb_migrations VALUES ('v7');
        INSERT INTO session_package VALUES (118515937254047756, 95523511992340481, '2026-11-24', 5, '', '2026-12-31', \
        '200 EUR');
        INSERT INTO journal VALUES (118515807423561730, 1795481970407, 95523008675860480, 0, 'Add series: appointment \
        of Łukasz O''Neil, 24 Nov 17:30', 0);
        INSERT INTO journal VALUES (118515859676200965, 1795481982864, 95523008675860480, 0, 'Missed: appointment of Ł\
        ukasz O''Neil, 24 Nov 17:30', 0);
        INSERT INTO journal VALUES (118515918211907592, 1795481996821, 95523008675860480, 0, 'Add recurring plan Stret\
        ching of Łukasz O''Neil', 0);
        INSERT INTO journal VALUES (118515920413917195, 1795481997346, 95523008675860480, 0, 'Done: recurring plan Str\
        etching of Łukasz O''Neil', 0);
        INSERT INTO journal VALUES (118515937254047758, 1795482001361, 95523008675860480, 0, 'Add 5 sessions for Łukas\
        z O''Neil', 0);
        INSERT INTO journal_changeset VALUES (118515807423561730, X'54150100000000000000000000000000000000000000006170\
        706F696E746D656E740012000101A50D7FB98000000101535DAB980050000101535E20C80050010300030A323032362D31312D32340100\
        0000000000041A01000000000000003C030003000300050307706C616E6E656401000000000000000005030B465245513D5745454B4C59\
        0503000505050300');
        INSERT INTO journal_changeset VALUES (118515859676200965, X'54150100000000000000000000000000000000000000006170\
        706F696E746D656E740012000101A50D8BE40000030101535DAB980050000101535E20C80050010300030A323032362D31312D32340100\
        0000000000041A01000000000000003C0300030003000503066D69737365640100000000000000010503000503000101A50D7FB9800000\
        030A323032362D31312D3234050300');
        INSERT INTO journal_changeset VALUES (118515918211907592, X'540C010000000000000000000000726563757272696E675F70\
        6C616E0012000101A50D99854000060101535E20C8005001030A53747265746368696E6703036F776E050501000000000000000205030A\
        323032362D31312D32340100000000000000000100000000000000010300');
        INSERT INTO journal_changeset VALUES (118515920413917195, X'540401000000706C616E5F646F6E650012000101A50D9A0840\
        00090101A50D9985400006030A323032362D31312D32340300');
        INSERT INTO journal_changeset VALUES (118515937254047758, X'54070100000000000073657373696F6E5F7061636B61676500\
        12000101A50D9DF440000C0101535E20C8005001030A323032362D31312D32340100000000000000050300030A323032362D31322D3331\
        030732303020455552');
        INSERT INTO appointment VALUES (118515807419367424, 95523008675860480, 95523511992340481, '', '2026-11-24', 10\
        50, 60, '', '', '', NULL, 'planned', 0, NULL, 'FREQ=WEEKLY', NULL, '', NULL, NULL, NULL, '');
        INSERT INTO appointment VALUES (118515859672006659, 95523008675860480, 95523511992340481, '', '2026-11-24', 10\
        50, 60, '', '', '', NULL, 'missed', 1, NULL, '', NULL, '', 118515807419367424, '2026-11-24', NULL, '');
        INSERT INTO recurring_plan VALUES (118515918211907590, 95523511992340481, 'Stretching', 'own', NULL, NULL, 2, \
        NULL, '2026-11-24', 0, 1, '');
        INSERT INTO plan_done VALUES (118515920409722889, 118515918211907590, '2026-11-24', '');
        PRAGMA user_version = 7;
        """
}
