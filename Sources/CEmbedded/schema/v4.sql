-- The fourth version: loads written ahead, days and ends of phases, places, the library of exercises, categories of machines.

-- More than twelve sessions, and categories of machines: a CHECK can only be widened in the schema's own text. Nothing on disk
-- changes by it: what was allowed stays allowed. To make the tables anew instead would need the foreign keys turned off.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'session_count BETWEEN 1 AND 12', 'session_count BETWEEN 1 AND 60')
    WHERE type = 'table' AND name = 'phase';
UPDATE sqlite_schema SET sql = replace(sql, 'column_number BETWEEN 1 AND 12', 'column_number BETWEEN 1 AND 60')
    WHERE type = 'table' AND name = 'session';
UPDATE sqlite_schema SET sql = replace(sql, 'IN (''client'', ''exercise'', ''plan'')', 'IN (''client'', ''exercise'', ''plan'', ''machine'')')
    WHERE type = 'table' AND name = 'category';
PRAGMA writable_schema = RESET;

-- What is planned for a row in a session that has not begun. It counts nowhere: no figure of what was done reads it.
-- `unit`: in which the text reads, also when the client changes to the other one.
CREATE TABLE planned_cell (
    phase_row INTEGER NOT NULL REFERENCES phase_row (id),
    column_number INTEGER NOT NULL CHECK (column_number BETWEEN 1 AND 60),
    text TEXT NOT NULL CHECK (text <> ''),
    unit TEXT NOT NULL DEFAULT 'kg' CHECK (unit IN ('kg', 'lb')),
    PRIMARY KEY (phase_row, column_number)
) STRICT, WITHOUT ROWID;
-- the same once the session began, in the session's unit
ALTER TABLE session_row ADD COLUMN planned TEXT NOT NULL DEFAULT '';

-- Days of a phase: "A B C" by turn, "A mon, B thu" by weekday; a row without a letter belongs to every day.
ALTER TABLE phase ADD COLUMN days TEXT NOT NULL DEFAULT '';
ALTER TABLE phase ADD COLUMN last_day TEXT CHECK (last_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]');
ALTER TABLE phase_row ADD COLUMN letter TEXT NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN letter TEXT NOT NULL DEFAULT '';

-- The gym's places; everybody's, as the gym is.
CREATE TABLE place (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    archived_at INTEGER
) STRICT;
CREATE INDEX place_by_name ON place (name_key, id);
ALTER TABLE session ADD COLUMN place INTEGER REFERENCES place (id);
ALTER TABLE machine ADD COLUMN place INTEGER REFERENCES place (id);
CREATE INDEX session_by_place ON session (place) WHERE place IS NOT NULL;
CREATE INDEX machine_by_place ON machine (place) WHERE place IS NOT NULL;

-- library: the number of the entry it came from; other_names: to be found by, parted by commas
ALTER TABLE exercise ADD COLUMN library INTEGER;
ALTER TABLE exercise ADD COLUMN other_names TEXT NOT NULL DEFAULT '';
ALTER TABLE exercise ADD COLUMN equipment TEXT NOT NULL DEFAULT '';
CREATE TABLE hidden_exercise (
    trainer INTEGER NOT NULL REFERENCES trainer (id),
    number INTEGER NOT NULL,
    PRIMARY KEY (trainer, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE machine_category (
    machine INTEGER NOT NULL REFERENCES machine (id),
    category INTEGER NOT NULL REFERENCES category (id),
    PRIMARY KEY (machine, category)
) STRICT, WITHOUT ROWID;
CREATE INDEX machine_category_by_category ON machine_category (category, machine);

-- The new columns are written into the rows that were there before. Where a row has one only by its default, SQLite's session
-- extension (3.40) takes NULL for what was there, and undoing a change of the row would be refused.
UPDATE phase SET days = '';
UPDATE phase_row SET letter = '';
UPDATE session SET letter = '';
UPDATE session_row SET planned = '';
UPDATE exercise SET other_names = '', equipment = '';
