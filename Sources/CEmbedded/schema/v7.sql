-- The seventh version: appointments, recurring plans, one history with categories, and packages that expire.

-- An appointment of a trainer, with a client or without. day and minute are what a clock shows in the zone, or wherever the
-- trainer is where none is named; without a minute it takes the whole day. minutes: how long it takes.
-- One with a rule (RFC 5545, RRULE) stands for all its repetitions but the days in `left_out` (parted by commas). A repetition
-- that differs, or was dealt with, is a row of its own that names its series and the day it stands for. ends: its last day, absent
-- where it has none.
-- charged: missed, and counted against the package. uid, extra: what another program's calendar called it, and its properties that
-- Spotter does not know, to the letter.
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

-- What a client does every so many days. It is done by the records of its kind, of which the newest says when it is next; `due` holds
-- until there is one that is newer than `after_record`, the newest when the day was set. A minute past midnight says when.
CREATE TABLE recurring_plan (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    client INTEGER NOT NULL REFERENCES client (id),
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('session', 'run', 'exercise', 'weighIn', 'measurement', 'checkIn', 'own')),
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

-- That a plan of one's own kind was done, which no other record says.
CREATE TABLE plan_done (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    plan INTEGER NOT NULL REFERENCES recurring_plan (id),
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    note TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX plan_done_by_plan ON plan_done (plan, day DESC, id DESC);

-- The category that a record of a client's history was sorted into; without one it is in "Default".
ALTER TABLE session ADD COLUMN category INTEGER REFERENCES category (id);
ALTER TABLE run ADD COLUMN category INTEGER REFERENCES category (id);
ALTER TABLE activity_entry ADD COLUMN category INTEGER REFERENCES category (id);
ALTER TABLE measurement ADD COLUMN category INTEGER REFERENCES category (id);
CREATE INDEX session_by_category ON session (category) WHERE category IS NOT NULL;
CREATE INDEX run_by_category ON run (category) WHERE category IS NOT NULL;
CREATE INDEX activity_entry_by_category ON activity_entry (category) WHERE category IS NOT NULL;
CREATE INDEX measurement_by_category ON measurement (category) WHERE category IS NOT NULL;

-- The activity of the catalogue by which an exercise is reckoned.
ALTER TABLE exercise ADD COLUMN activity INTEGER REFERENCES activity (id);
CREATE INDEX exercise_by_activity ON exercise (activity) WHERE activity IS NOT NULL;

-- Activities of the catalogue that a trainer does not want to see.
CREATE TABLE hidden_activity (
    trainer INTEGER NOT NULL REFERENCES trainer (id),
    activity INTEGER NOT NULL REFERENCES activity (id),
    PRIMARY KEY (trainer, activity)
) STRICT, WITHOUT ROWID;

-- The highest speed of a recorded track, over 15 s, in mm/s; absent where it was not reckoned yet.
ALTER TABLE run_track ADD COLUMN top_speed INTEGER;

-- The last day on which sessions of a package can be taken, and what it cost, in words.
ALTER TABLE session_package ADD COLUMN expires TEXT CHECK (expires GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]');
ALTER TABLE session_package ADD COLUMN price TEXT NOT NULL DEFAULT '';
CREATE INDEX session_package_by_expiry ON session_package (expires) WHERE expires IS NOT NULL;

-- Birthdays without going from client to client: the days of the year.
CREATE INDEX client_by_birthday ON client (substr(birth_day, 6)) WHERE birth_day IS NOT NULL;

-- A category of the history is a kind of its own.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, '''plan'', ''machine'')', '''plan'', ''machine'', ''record'')')
    WHERE type = 'table' AND name = 'category';
PRAGMA writable_schema = RESET;

-- As in v4: the new column is written into the rows that were there before, or undoing a change of them would be refused.
UPDATE session_package SET price = '';
