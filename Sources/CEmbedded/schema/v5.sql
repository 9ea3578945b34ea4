-- The fifth version: skinfolds, and what was trained last found at once.

-- A measurement of a body: a row of the trainers' own sheet. Folds stand as they were typed, "8.2" or several readings of one
-- site, "8.2/8.4/8.3", in millimetres. measurer: who held the caliper, as operators differ; weigh_in: the weight then.
CREATE TABLE measurement (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    client INTEGER NOT NULL REFERENCES client (id),
    measurer INTEGER REFERENCES trainer (id),
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    minute INTEGER CHECK (minute BETWEEN 0 AND 1439),
    height_mm INTEGER CHECK (height_mm > 0),
    weigh_in INTEGER REFERENCES weigh_in (id),
    note TEXT NOT NULL DEFAULT '',
    chin TEXT NOT NULL DEFAULT '',
    cheek TEXT NOT NULL DEFAULT '',
    chest TEXT NOT NULL DEFAULT '',
    triceps TEXT NOT NULL DEFAULT '',
    subscapular TEXT NOT NULL DEFAULT '',
    midaxillary TEXT NOT NULL DEFAULT '',
    suprailiac TEXT NOT NULL DEFAULT '',
    umbilical TEXT NOT NULL DEFAULT '',
    knee TEXT NOT NULL DEFAULT '',
    calf TEXT NOT NULL DEFAULT '',
    quad TEXT NOT NULL DEFAULT '',
    hamstring TEXT NOT NULL DEFAULT '',
    biceps TEXT NOT NULL DEFAULT '',
    lower_back TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX measurement_by_day ON measurement (client, day, minute, id);
CREATE INDEX measurement_by_weigh_in ON measurement (weigh_in) WHERE weigh_in IS NOT NULL;

-- How a client's folds are read: which sites are shown (parted by commas, in their order; empty for the usual ones), by which
-- formula and what makes fat of a density, what stands for several readings. Absent until something is chosen.
CREATE TABLE skinfold_profile (
    client INTEGER PRIMARY KEY REFERENCES client (id),
    sites TEXT NOT NULL DEFAULT '',
    formula TEXT NOT NULL,
    density TEXT NOT NULL,
    summary TEXT NOT NULL
) STRICT;

-- Against what a trainer ranks a fold of a site, in hundredths of a millimetre; absent where Spotter's own value counts.
CREATE TABLE skinfold_reference (
    trainer INTEGER NOT NULL REFERENCES trainer (id),
    sex TEXT NOT NULL CHECK (sex IN ('female', 'male')),
    site TEXT NOT NULL,
    hundredths_mm INTEGER NOT NULL CHECK (hundredths_mm > 0),
    PRIMARY KEY (trainer, sex, site)
) STRICT, WITHOUT ROWID;

-- The newest day of an exercise without going from client to client.
CREATE INDEX session_row_by_last_use ON session_row (exercise, day) WHERE text <> '';
