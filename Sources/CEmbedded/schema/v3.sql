-- The third version: the diary of a day. Foods and what was eaten, activities, runs, goals and body weights.
--
-- Columns that end in `_cal` are small calories (thousandths of a kilocalorie), `_mg` milligrams, `_milli` thousandths.

-- Foods: the shipped catalogue (no owner), the trainers' own, recipes. Made for millions of rows.
--
-- The figures are per 100 g or 100 ml. Those of a recipe are an index of its parts.
CREATE TABLE food_group (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    owner INTEGER REFERENCES trainer (id),
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    position INTEGER NOT NULL DEFAULT 0
) STRICT;

-- client: only for this one; NULL for all of the owner's. code: a barcode
CREATE TABLE food (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    owner INTEGER REFERENCES trainer (id),
    client INTEGER REFERENCES client (id),
    food_group INTEGER REFERENCES food_group (id),
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    words TEXT NOT NULL DEFAULT '',
    brand TEXT NOT NULL DEFAULT '',
    code TEXT NOT NULL DEFAULT '',
    unit TEXT NOT NULL DEFAULT 'g' CHECK (unit IN ('g', 'ml')),
    is_recipe INTEGER NOT NULL DEFAULT 0 CHECK (is_recipe IN (0, 1)),
    yield_milli INTEGER CHECK (yield_milli > 0),
    energy_cal INTEGER NOT NULL CHECK (energy_cal >= 0),
    protein_mg INTEGER CHECK (protein_mg >= 0),
    fat_mg INTEGER CHECK (fat_mg >= 0),
    carbohydrate_mg INTEGER CHECK (carbohydrate_mg >= 0),
    fibre_mg INTEGER CHECK (fibre_mg >= 0),
    sugar_mg INTEGER CHECK (sugar_mg >= 0),
    sodium_mg INTEGER CHECK (sodium_mg >= 0),
    archived_at INTEGER
) STRICT;
CREATE INDEX food_by_group ON food (food_group, name_key, id);
CREATE INDEX food_by_name ON food (name_key, id);
CREATE INDEX food_by_code ON food (code) WHERE code <> '';
CREATE INDEX food_by_owner ON food (owner, name_key, id) WHERE owner IS NOT NULL;
CREATE INDEX food_by_client ON food (client) WHERE client IS NOT NULL;

CREATE TABLE food_portion (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    food INTEGER NOT NULL REFERENCES food (id),
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    amount_milli INTEGER NOT NULL CHECK (amount_milli > 0)
) STRICT;
CREATE INDEX food_portion_by_food ON food_portion (food, position);

-- unit: the one that was meant, also where the food changes its own
CREATE TABLE recipe_part (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    recipe INTEGER NOT NULL REFERENCES food (id),
    position INTEGER NOT NULL,
    food INTEGER NOT NULL REFERENCES food (id),
    amount_milli INTEGER NOT NULL CHECK (amount_milli > 0),
    unit TEXT NOT NULL DEFAULT 'g' CHECK (unit IN ('g', 'ml'))
) STRICT;
CREATE INDEX recipe_part_by_recipe ON recipe_part (recipe, position);
CREATE INDEX recipe_part_by_food ON recipe_part (food);

-- a food of the catalogue that a trainer does not want to see
CREATE TABLE hidden_food (
    trainer INTEGER NOT NULL REFERENCES trainer (id),
    food INTEGER NOT NULL REFERENCES food (id),
    PRIMARY KEY (trainer, food)
) STRICT, WITHOUT ROWID;

-- Full-text search over foods, apart from the other search and made for millions of rows (docs/decisions/0011).
--
-- `words` is cut and folded by the program, so the index takes everything between blanks as one word. To them come
-- the first word with a mark before it, which finds names that begin so, and the group as one letter of no script.
-- The index keeps no text of its own and no places, but the beginnings of words up to eight letters.
CREATE VIRTUAL TABLE food_search USING fts5 (
    words, content = '', detail = none, columnsize = 0, prefix = '1 2 3 4 5 6 7 8', tokenize = 'ascii');

-- each word with the number of foods that have it: what is misspelt is looked for here
CREATE TABLE food_word (word TEXT PRIMARY KEY, foods INTEGER NOT NULL) STRICT, WITHOUT ROWID;

-- The index has of a food its words, the beginning of the first one marked, and the group.
-- Words hold letters and digits only, so they can stand in JSON as they are.
CREATE TRIGGER food_search_insert AFTER INSERT ON food BEGIN
    INSERT INTO food_search (rowid, words) VALUES (new.id, new.words || ' ' || char(57344) || substr(new.words, 1, min(instr(new.words || ' ', ' ') - 1, 7))
        || coalesce(' ' || char(983040 + new.food_group % 65000), ''));
    INSERT INTO food_word (word, foods) SELECT word, 1 FROM (SELECT DISTINCT value AS word FROM json_each('["' || replace(new.words, ' ', '","') || '"]') WHERE value <> '') WHERE TRUE
        ON CONFLICT DO UPDATE SET foods = foods + 1;
END;
CREATE TRIGGER food_search_update AFTER UPDATE OF words, food_group ON food
    WHEN old.words <> new.words OR old.food_group IS NOT new.food_group BEGIN
    INSERT INTO food_search (food_search, rowid, words) VALUES ('delete', old.id, old.words || ' ' || char(57344) || substr(old.words, 1, min(instr(old.words || ' ', ' ') - 1, 7))
        || coalesce(' ' || char(983040 + old.food_group % 65000), ''));
    INSERT INTO food_search (rowid, words) VALUES (new.id, new.words || ' ' || char(57344) || substr(new.words, 1, min(instr(new.words || ' ', ' ') - 1, 7))
        || coalesce(' ' || char(983040 + new.food_group % 65000), ''));
    UPDATE food_word SET foods = foods - 1 WHERE word IN (SELECT DISTINCT value AS word FROM json_each('["' || replace(old.words, ' ', '","') || '"]') WHERE value <> '');
    DELETE FROM food_word WHERE foods <= 0 AND word IN (SELECT DISTINCT value AS word FROM json_each('["' || replace(old.words, ' ', '","') || '"]') WHERE value <> '');
    INSERT INTO food_word (word, foods) SELECT word, 1 FROM (SELECT DISTINCT value AS word FROM json_each('["' || replace(new.words, ' ', '","') || '"]') WHERE value <> '') WHERE TRUE
        ON CONFLICT DO UPDATE SET foods = foods + 1;
END;
CREATE TRIGGER food_search_delete AFTER DELETE ON food BEGIN
    INSERT INTO food_search (food_search, rowid, words) VALUES ('delete', old.id, old.words || ' ' || char(57344) || substr(old.words, 1, min(instr(old.words || ' ', ' ') - 1, 7))
        || coalesce(' ' || char(983040 + old.food_group % 65000), ''));
    UPDATE food_word SET foods = foods - 1 WHERE word IN (SELECT DISTINCT value AS word FROM json_each('["' || replace(old.words, ' ', '","') || '"]') WHERE value <> '');
    DELETE FROM food_word WHERE foods <= 0 AND word IN (SELECT DISTINCT value AS word FROM json_each('["' || replace(old.words, ' ', '","') || '"]') WHERE value <> '');
END;

-- What was eaten. An entry's figures are a copy, so that a later change of the food leaves the past alone.
--
-- `food_use` counts them for "most used first"; triggers keep it, so that undo keeps it too.
CREATE TABLE food_entry (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    client INTEGER NOT NULL REFERENCES client (id),
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    minute INTEGER CHECK (minute BETWEEN 0 AND 1439),
    meal TEXT NOT NULL CHECK (meal IN ('breakfast', 'lunch', 'dinner', 'snack')),
    food INTEGER REFERENCES food (id),
    name TEXT NOT NULL,
    unit TEXT NOT NULL DEFAULT 'g' CHECK (unit IN ('g', 'ml')),
    amount_milli INTEGER CHECK (amount_milli >= 0),
    portion_name TEXT,
    portion_milli INTEGER CHECK (portion_milli > 0),
    portion_count_milli INTEGER CHECK (portion_count_milli >= 0),
    energy_cal INTEGER NOT NULL CHECK (energy_cal >= 0),
    protein_mg INTEGER CHECK (protein_mg >= 0),
    fat_mg INTEGER CHECK (fat_mg >= 0),
    carbohydrate_mg INTEGER CHECK (carbohydrate_mg >= 0),
    fibre_mg INTEGER CHECK (fibre_mg >= 0),
    sugar_mg INTEGER CHECK (sugar_mg >= 0),
    sodium_mg INTEGER CHECK (sodium_mg >= 0),
    note TEXT NOT NULL DEFAULT '',
    source TEXT,
    UNIQUE (client, source)
) STRICT;
CREATE INDEX food_entry_by_day ON food_entry (client, day);
CREATE INDEX food_entry_by_food ON food_entry (food, client, day) WHERE food IS NOT NULL;

CREATE TABLE food_use (
    client INTEGER NOT NULL,
    food INTEGER NOT NULL,
    uses INTEGER NOT NULL,
    last_day TEXT NOT NULL,
    PRIMARY KEY (client, food)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER food_use_insert AFTER INSERT ON food_entry WHEN new.food IS NOT NULL BEGIN
    INSERT INTO food_use (client, food, uses, last_day) VALUES (new.client, new.food, 1, new.day)
        ON CONFLICT DO UPDATE SET uses = uses + 1, last_day = max(last_day, excluded.last_day);
END;
CREATE TRIGGER food_use_delete AFTER DELETE ON food_entry WHEN old.food IS NOT NULL BEGIN
    DELETE FROM food_use WHERE client = old.client AND food = old.food;
    INSERT INTO food_use SELECT client, food, count(*), max(day) FROM food_entry
        WHERE food = old.food AND client = old.client GROUP BY client, food;
END;
CREATE TRIGGER food_use_update AFTER UPDATE OF client, food, day ON food_entry BEGIN
    DELETE FROM food_use WHERE (client = old.client AND food = old.food) OR (client = new.client AND food = new.food);
    INSERT INTO food_use SELECT client, food, count(*), max(day) FROM food_entry
        WHERE food = old.food AND client = old.client GROUP BY client, food;
    INSERT OR REPLACE INTO food_use SELECT client, food, count(*), max(day) FROM food_entry
        WHERE food = new.food AND client = new.client GROUP BY client, food;
END;

-- Activities: the shipped catalogue (no owner) and the trainers' own; what was done; what a session of strength cost.
--
-- An entry's figures are a copy, so that a later change of the activity leaves the past alone.
CREATE TABLE activity (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    owner INTEGER REFERENCES trainer (id),
    heading TEXT NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    met_milli INTEGER NOT NULL CHECK (met_milli > 0),
    kcal_60 INTEGER CHECK (kcal_60 > 0),
    kcal_70 INTEGER CHECK (kcal_70 > 0),
    kcal_80 INTEGER CHECK (kcal_80 > 0),
    kcal_90 INTEGER CHECK (kcal_90 > 0),
    kcal_100 INTEGER CHECK (kcal_100 > 0),
    is_run INTEGER NOT NULL DEFAULT 0 CHECK (is_run IN (0, 1)),
    archived_at INTEGER
) STRICT;
CREATE INDEX activity_by_name ON activity (heading, name_key, id);

CREATE TABLE activity_entry (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    client INTEGER NOT NULL REFERENCES client (id),
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    minute INTEGER CHECK (minute BETWEEN 0 AND 1439),
    activity INTEGER REFERENCES activity (id),
    name TEXT NOT NULL,
    duration_s INTEGER NOT NULL CHECK (duration_s >= 0),
    met_milli INTEGER CHECK (met_milli > 0),
    kcal_60 INTEGER CHECK (kcal_60 > 0),
    kcal_70 INTEGER CHECK (kcal_70 > 0),
    kcal_80 INTEGER CHECK (kcal_80 > 0),
    kcal_90 INTEGER CHECK (kcal_90 > 0),
    kcal_100 INTEGER CHECK (kcal_100 > 0),
    is_run INTEGER NOT NULL DEFAULT 0 CHECK (is_run IN (0, 1)),
    energy_cal INTEGER CHECK (energy_cal >= 0),
    note TEXT NOT NULL DEFAULT '',
    source TEXT,
    UNIQUE (client, source)
) STRICT;
CREATE INDEX activity_entry_by_day ON activity_entry (client, day);
CREATE INDEX activity_entry_by_activity ON activity_entry (activity) WHERE activity IS NOT NULL;
-- "most used first" counts on it alone
CREATE INDEX activity_entry_by_use ON activity_entry (client, activity);

-- said by hand, in place of the estimate
CREATE TABLE session_expenditure (
    session INTEGER PRIMARY KEY REFERENCES session (id),
    energy_cal INTEGER NOT NULL CHECK (energy_cal >= 0)
) STRICT;

-- Runs with their laps and tracks. A live run stands here from its start: a killed program finds it again.
--
-- A track is one value: packed points, read as a whole or not at all (docs/decisions). Its best
-- times stand beside it, so that personal bests need no track.
CREATE TABLE run (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    client INTEGER NOT NULL REFERENCES client (id),
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    started_at INTEGER,
    kind TEXT NOT NULL DEFAULT 'run' CHECK (kind IN ('run', 'walk', 'ride', 'other')),
    state TEXT NOT NULL DEFAULT 'done' CHECK (state IN ('live', 'done')),
    elapsed_ms INTEGER NOT NULL CHECK (elapsed_ms >= 0),
    running_since INTEGER,
    distance_mm INTEGER CHECK (distance_mm >= 0),
    steps INTEGER CHECK (steps >= 0),
    energy_cal INTEGER CHECK (energy_cal >= 0),
    goal_kind TEXT CHECK (goal_kind IN ('distance', 'time', 'energy', 'surplus')),
    goal_value INTEGER CHECK (goal_value >= 0),
    goal_reached_ms INTEGER CHECK (goal_reached_ms >= 0),
    mean_hr INTEGER CHECK (mean_hr > 0),
    top_hr INTEGER CHECK (top_hr > 0),
    ascent_mm INTEGER CHECK (ascent_mm >= 0),
    descent_mm INTEGER CHECK (descent_mm >= 0),
    title TEXT NOT NULL DEFAULT '',
    note TEXT NOT NULL DEFAULT '',
    source TEXT,
    UNIQUE (client, source),
    CHECK ((goal_kind IS NULL) = (goal_value IS NULL)),
    CHECK (running_since IS NULL OR state = 'live')
) STRICT;
CREATE INDEX run_by_day ON run (client, day DESC, id DESC);
-- one watch for each client
CREATE UNIQUE INDEX run_live ON run (client) WHERE state = 'live';

CREATE TABLE run_lap (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    run INTEGER NOT NULL REFERENCES run (id),
    position INTEGER NOT NULL,
    elapsed_ms INTEGER NOT NULL CHECK (elapsed_ms >= 0),
    distance_mm INTEGER CHECK (distance_mm >= 0),
    energy_cal INTEGER CHECK (energy_cal >= 0),
    mean_hr INTEGER CHECK (mean_hr > 0),
    top_hr INTEGER CHECK (top_hr > 0),
    steps INTEGER CHECK (steps >= 0)
) STRICT;
CREATE INDEX run_lap_by_run ON run_lap (run, position);

CREATE TABLE run_track (
    run INTEGER PRIMARY KEY REFERENCES run (id),
    points BLOB NOT NULL,
    best_1k_ms INTEGER,
    best_5k_ms INTEGER,
    best_10k_ms INTEGER,
    best_half_ms INTEGER,
    best_marathon_ms INTEGER
) STRICT;

-- How a client's energy is computed, what it should come to, and the body weights that it depends on.
CREATE TABLE energy_profile (
    client INTEGER PRIMARY KEY REFERENCES client (id),
    formula TEXT,
    factor_milli INTEGER CHECK (factor_milli BETWEEN 1000 AND 3000),
    counting TEXT NOT NULL DEFAULT 'net' CHECK (counting IN ('gross', 'net')),
    energy_table TEXT NOT NULL DEFAULT 'met' CHECK (energy_table IN ('met', 'classes')),
    unit TEXT NOT NULL DEFAULT 'kcal' CHECK (unit IN ('kcal', 'kJ')),
    walk_mm INTEGER CHECK (walk_mm > 0),
    run_mm INTEGER CHECK (run_mm > 0),
    sprint_mm INTEGER CHECK (sprint_mm > 0)
) STRICT;

-- counts from its day until the next one begins
CREATE TABLE energy_goal (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    client INTEGER NOT NULL REFERENCES client (id),
    start TEXT NOT NULL CHECK (start GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    direction TEXT NOT NULL CHECK (direction IN ('maintain', 'lose', 'gain')),
    rate_cal INTEGER NOT NULL CHECK (rate_cal >= 0),
    food_share INTEGER NOT NULL CHECK (food_share BETWEEN 0 AND 100),
    UNIQUE (client, start)
) STRICT;

CREATE TABLE nutrient_target (
    client INTEGER NOT NULL REFERENCES client (id),
    kind TEXT NOT NULL CHECK (kind IN ('training', 'rest')),
    protein_mg INTEGER CHECK (protein_mg >= 0),
    fat_mg INTEGER CHECK (fat_mg >= 0),
    carbohydrate_mg INTEGER CHECK (carbohydrate_mg >= 0),
    fibre_mg INTEGER CHECK (fibre_mg >= 0),
    PRIMARY KEY (client, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE diary_day (
    client INTEGER NOT NULL REFERENCES client (id),
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    kind TEXT CHECK (kind IN ('training', 'rest')),
    note TEXT NOT NULL DEFAULT '',
    is_complete INTEGER NOT NULL DEFAULT 0 CHECK (is_complete IN (0, 1)),
    PRIMARY KEY (client, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE weigh_in (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    client INTEGER NOT NULL REFERENCES client (id),
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    minute INTEGER CHECK (minute BETWEEN 0 AND 1439),
    weight_g INTEGER NOT NULL CHECK (weight_g > 0),
    fat_per_mille INTEGER CHECK (fat_per_mille BETWEEN 0 AND 999),
    source TEXT,
    UNIQUE (client, source)
) STRICT;
CREATE INDEX weigh_in_by_day ON weigh_in (client, day DESC, minute DESC, id DESC);
CREATE INDEX weigh_in_by_fat ON weigh_in (client, day DESC, minute DESC, id DESC)
    WHERE fat_per_mille IS NOT NULL;
