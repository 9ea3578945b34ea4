-- The second schema: long-term plans, machines and plates, muscle groups, marks of the stopwatch, badges. Frozen once
-- released, as the first one.

-- Mesocycles: templates (no client) and clients' own. A part is a phase, or a pause where `phase` is NULL.
--
-- Positions are not unique: a changeset could not swap two. The same phase may stand in several parts.
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
CREATE INDEX mesocycle_by_client ON mesocycle (client, id);
CREATE INDEX mesocycle_by_name ON mesocycle (name_key, id) WHERE client IS NULL;

CREATE TABLE mesocycle_part (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    mesocycle INTEGER NOT NULL REFERENCES mesocycle (id),
    position INTEGER NOT NULL,
    phase INTEGER REFERENCES phase (id),
    days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 730),
    note TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX mesocycle_part_by_mesocycle ON mesocycle_part (mesocycle, position);
CREATE INDEX mesocycle_part_by_phase ON mesocycle_part (phase) WHERE phase IS NOT NULL;

CREATE TABLE mesocycle_category (
    mesocycle INTEGER NOT NULL REFERENCES mesocycle (id),
    category INTEGER NOT NULL REFERENCES category (id),
    PRIMARY KEY (mesocycle, category)
) STRICT, WITHOUT ROWID;
CREATE INDEX mesocycle_category_by_category ON mesocycle_category (category, mesocycle);

-- a routine is a template without targets: just a list of exercises
ALTER TABLE phase ADD COLUMN is_routine INTEGER NOT NULL DEFAULT 0 CHECK (is_routine IN (0, 1));

-- What exercises are done on, with the loads it has; and the plates that the gym owns.
--
-- `kind`: any load; a stack (start, start + step, ... up to the maximum); a bar of `start_g` loaded with plates on
-- `sides` sides; a list of single loads, kept as typed in `loads`.
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
) STRICT;
CREATE INDEX machine_by_name ON machine (name_key, id);

-- pairs of equal plates in the gym; a bar with one side may use both of a pair
CREATE TABLE plate (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    unit TEXT NOT NULL DEFAULT 'kg' CHECK (unit IN ('kg', 'lb')),
    grams INTEGER NOT NULL CHECK (grams > 0),
    pairs INTEGER NOT NULL CHECK (pairs >= 0)
) STRICT;

-- Muscle groups of an exercise (role 1 trained directly, 2 indirectly), and what it is done on.
CREATE TABLE exercise_muscle (
    exercise INTEGER NOT NULL REFERENCES exercise (id),
    muscle TEXT NOT NULL,
    role INTEGER NOT NULL DEFAULT 1 CHECK (role IN (1, 2)),
    PRIMARY KEY (exercise, muscle)
) STRICT, WITHOUT ROWID;

ALTER TABLE exercise ADD COLUMN machine INTEGER REFERENCES machine (id);
CREATE INDEX exercise_by_machine ON exercise (machine) WHERE machine IS NOT NULL;

-- What a stopwatch measured in a session, and the routine that a free session began with.
--
-- Marks are instants, so that neither midnight nor a change of the clocks disturbs them. `reps` holds the
-- milliseconds from the beginning of the set to each repetition, separated by blanks.
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

-- A number of sessions or repetitions within so many days, as an aim for every client.
CREATE TABLE badge (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    owner INTEGER NOT NULL REFERENCES trainer (id),
    name TEXT NOT NULL,
    counts TEXT NOT NULL CHECK (counts IN ('sessions', 'reps')),
    exercise INTEGER REFERENCES exercise (id),
    target INTEGER NOT NULL CHECK (target > 0),
    days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 3660)
) STRICT;

-- Mesocycles and machines are found as everything else is.
CREATE TRIGGER search_mesocycle_insert AFTER INSERT ON mesocycle BEGIN
    INSERT INTO search (rowid, body, kind) VALUES (new.id, new.name_key || ' ' || new.words, 'mesocycle');
END;
CREATE TRIGGER search_mesocycle_update AFTER UPDATE OF name_key, words ON mesocycle BEGIN
    UPDATE search SET body = new.name_key || ' ' || new.words WHERE rowid = new.id;
END;
CREATE TRIGGER search_mesocycle_delete AFTER DELETE ON mesocycle BEGIN
    DELETE FROM search WHERE rowid = old.id;
END;
CREATE TRIGGER search_machine_insert AFTER INSERT ON machine BEGIN
    INSERT INTO search (rowid, body, kind) VALUES (new.id, new.name_key || ' ' || new.words, 'machine');
END;
CREATE TRIGGER search_machine_update AFTER UPDATE OF name_key, words ON machine BEGIN
    UPDATE search SET body = new.name_key || ' ' || new.words WHERE rowid = new.id;
END;
CREATE TRIGGER search_machine_delete AFTER DELETE ON machine BEGIN
    DELETE FROM search WHERE rowid = old.id;
END;
