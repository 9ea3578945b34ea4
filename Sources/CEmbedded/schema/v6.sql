-- The sixth version: girths, pulse, blood pressure, measures of one's own, and what a client wants to reach.

-- Columns of a measurement as those of the folds: what was typed, empty where nothing was measured.
ALTER TABLE measurement ADD COLUMN neck TEXT NOT NULL DEFAULT '';
ALTER TABLE measurement ADD COLUMN shoulder TEXT NOT NULL DEFAULT '';
ALTER TABLE measurement ADD COLUMN chest_girth TEXT NOT NULL DEFAULT '';
ALTER TABLE measurement ADD COLUMN waist TEXT NOT NULL DEFAULT '';
ALTER TABLE measurement ADD COLUMN hip TEXT NOT NULL DEFAULT '';
ALTER TABLE measurement ADD COLUMN left_arm TEXT NOT NULL DEFAULT '';
ALTER TABLE measurement ADD COLUMN right_arm TEXT NOT NULL DEFAULT '';
ALTER TABLE measurement ADD COLUMN left_thigh TEXT NOT NULL DEFAULT '';
ALTER TABLE measurement ADD COLUMN right_thigh TEXT NOT NULL DEFAULT '';
ALTER TABLE measurement ADD COLUMN left_calf TEXT NOT NULL DEFAULT '';
ALTER TABLE measurement ADD COLUMN right_calf TEXT NOT NULL DEFAULT '';
ALTER TABLE measurement ADD COLUMN pulse TEXT NOT NULL DEFAULT '';
ALTER TABLE measurement ADD COLUMN pressure TEXT NOT NULL DEFAULT '';

-- 1 where the weight of the measurement was typed into it: then it is moved and deleted with it; 0 where it was weighed by itself.
ALTER TABLE measurement ADD COLUMN own_weight INTEGER NOT NULL DEFAULT 0 CHECK (own_weight IN (0, 1));

-- What was typed for a measure of the trainer's own, "Grip (kg)".
CREATE TABLE measurement_value (
    measurement INTEGER NOT NULL REFERENCES measurement (id),
    name TEXT NOT NULL CHECK (name <> ''),
    text TEXT NOT NULL CHECK (text <> ''),
    PRIMARY KEY (measurement, name)
) STRICT, WITHOUT ROWID;

-- What the sheet of girths shows of a client, parted by commas. Absent until something is chosen.
CREATE TABLE measure_profile (
    client INTEGER PRIMARY KEY REFERENCES client (id),
    measures TEXT NOT NULL,
    own TEXT NOT NULL
) STRICT;

-- What a client wants to reach of a quantity, such as "weight" or "fold.chin": in thousandths of its unit, of a mass in grams;
-- start_thousandths: where it stood when the goal was set.
CREATE TABLE body_goal (
    client INTEGER NOT NULL REFERENCES client (id),
    quantity TEXT NOT NULL,
    thousandths INTEGER NOT NULL,
    start_thousandths INTEGER,
    by_day TEXT CHECK (by_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    PRIMARY KEY (client, quantity)
) STRICT, WITHOUT ROWID;

-- As in v4: the new columns are written into the rows that were there before, or undoing a change of them would be refused.
UPDATE measurement SET neck = '', shoulder = '', chest_girth = '', waist = '', hip = '', left_arm = '', right_arm = '',
    left_thigh = '', right_thigh = '', left_calf = '', right_calf = '', pulse = '', pressure = '',
    own_weight = EXISTS (
        SELECT 1 FROM weigh_in w WHERE w.id = measurement.weigh_in AND w.fat_per_mille IS NULL
            AND w.day = measurement.day AND w.minute IS measurement.minute);
