extension FrozenDiaryV4 {
    /// The tables of nutrition and activities, and those that the fourth version added.
    static let laterTables = """
        CREATE TABLE food_group (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER REFERENCES trainer (id),
            name TEXT NOT NULL,
            name_key TEXT NOT NULL,
            position INTEGER NOT NULL DEFAULT 0
        ) STRICT;
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
        CREATE TABLE food_portion (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            food INTEGER NOT NULL REFERENCES food (id),
            position INTEGER NOT NULL,
            name TEXT NOT NULL,
            amount_milli INTEGER NOT NULL CHECK (amount_milli > 0)
        ) STRICT;
        CREATE TABLE recipe_part (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            recipe INTEGER NOT NULL REFERENCES food (id),
            position INTEGER NOT NULL,
            food INTEGER NOT NULL REFERENCES food (id),
            amount_milli INTEGER NOT NULL CHECK (amount_milli > 0),
            unit TEXT NOT NULL DEFAULT 'g' CHECK (unit IN ('g', 'ml'))
        ) STRICT;
        CREATE TABLE hidden_food (
            trainer INTEGER NOT NULL REFERENCES trainer (id),
            food INTEGER NOT NULL REFERENCES food (id),
            PRIMARY KEY (trainer, food)
        ) STRICT, WITHOUT ROWID;
        CREATE VIRTUAL TABLE food_search USING fts5 (
            words, content = '', detail = none, columnsize = 0, prefix = '1 2 3 4 5 6 7 8', tokenize = 'ascii');
        CREATE TABLE food_word (word TEXT PRIMARY KEY, foods INTEGER NOT NULL) STRICT, WITHOUT ROWID;
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
        CREATE TABLE food_use (
            client INTEGER NOT NULL,
            food INTEGER NOT NULL,
            uses INTEGER NOT NULL,
            last_day TEXT NOT NULL,
            PRIMARY KEY (client, food)
        ) STRICT, WITHOUT ROWID;
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
        CREATE TABLE session_expenditure (
            session INTEGER PRIMARY KEY REFERENCES session (id),
            energy_cal INTEGER NOT NULL CHECK (energy_cal >= 0)
        ) STRICT;
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
        CREATE TABLE run_track (
            run INTEGER PRIMARY KEY REFERENCES run (id),
            points BLOB NOT NULL,
            best_1k_ms INTEGER,
            best_5k_ms INTEGER,
            best_10k_ms INTEGER,
            best_half_ms INTEGER,
            best_marathon_ms INTEGER
        ) STRICT;
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
        CREATE TABLE planned_cell (
            phase_row INTEGER NOT NULL REFERENCES phase_row (id),
            column_number INTEGER NOT NULL CHECK (column_number BETWEEN 1 AND 60),
            text TEXT NOT NULL CHECK (text <> ''),
            unit TEXT NOT NULL DEFAULT 'kg' CHECK (unit IN ('kg', 'lb')),
            PRIMARY KEY (phase_row, column_number)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE place (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            name TEXT NOT NULL,
            name_key TEXT NOT NULL,
            archived_at INTEGER
        ) STRICT;
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

        """
}
