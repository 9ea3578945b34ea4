/// A diary written by the third version, taken from a file and never edited. Later versions must open it.
enum FrozenDiaryV3 {
    static let sql = tables + indexes + rows

    private static let tables = """
        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
        CREATE TABLE gym (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            name TEXT NOT NULL
        ) STRICT;
        CREATE TABLE trainer (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            name TEXT NOT NULL,
            archived_at INTEGER
        ) STRICT;
        CREATE TABLE category (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            kind TEXT NOT NULL CHECK (kind IN ('client', 'exercise', 'plan')),
            name TEXT NOT NULL,
            owner INTEGER REFERENCES trainer (id),
            position INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE TABLE client (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES trainer (id),
            shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)),
            name TEXT NOT NULL,
            name_key TEXT NOT NULL,
            words TEXT NOT NULL DEFAULT '',
            sex TEXT CHECK (sex IN ('female', 'male')),
            birth_day TEXT CHECK (birth_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            email TEXT NOT NULL DEFAULT '',
            phone TEXT NOT NULL DEFAULT '',
            height_mm INTEGER CHECK (height_mm > 0),
            weight_g INTEGER CHECK (weight_g > 0),
            plan_type TEXT NOT NULL DEFAULT '',
            health TEXT NOT NULL DEFAULT '',
            goal TEXT NOT NULL DEFAULT '',
            unit TEXT NOT NULL DEFAULT 'kg' CHECK (unit IN ('kg', 'lb')),
            photo_path TEXT NOT NULL DEFAULT '',
            archived_at INTEGER,
            created_at INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE client_category (
            client INTEGER NOT NULL REFERENCES client (id),
            category INTEGER NOT NULL REFERENCES category (id),
            PRIMARY KEY (client, category)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE session_package (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            client INTEGER NOT NULL REFERENCES client (id),
            bought TEXT NOT NULL CHECK (bought GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            sessions INTEGER NOT NULL CHECK (sessions >= 0),
            note TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE TABLE exercise (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES trainer (id),
            name TEXT NOT NULL,
            name_key TEXT NOT NULL,
            words TEXT NOT NULL DEFAULT '',
            description TEXT NOT NULL DEFAULT '',
            video_url TEXT NOT NULL DEFAULT '',
            unit_kind TEXT NOT NULL DEFAULT 'load' CHECK (unit_kind IN ('load', 'body', 'time', 'distance')),
            load_step_g INTEGER NOT NULL DEFAULT 2500 CHECK (load_step_g >= 0),
            archived_at INTEGER
        , machine INTEGER REFERENCES machine (id)) STRICT;
        CREATE TABLE exercise_tag (
            exercise INTEGER NOT NULL REFERENCES exercise (id),
            tag TEXT NOT NULL,
            PRIMARY KEY (exercise, tag)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE exercise_category (
            exercise INTEGER NOT NULL REFERENCES exercise (id),
            category INTEGER NOT NULL REFERENCES category (id),
            PRIMARY KEY (exercise, category)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE phase (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES trainer (id),
            client INTEGER REFERENCES client (id),
            name TEXT NOT NULL,
            name_key TEXT NOT NULL,
            words TEXT NOT NULL DEFAULT '',
            periodization TEXT NOT NULL DEFAULT '',
            goal TEXT NOT NULL DEFAULT '',
            start TEXT CHECK (start GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            session_count INTEGER NOT NULL DEFAULT 6 CHECK (session_count BETWEEN 1 AND 12),
            notes TEXT NOT NULL DEFAULT '',
            archived_at INTEGER,
            created_at INTEGER NOT NULL
        , is_routine INTEGER NOT NULL DEFAULT 0 CHECK (is_routine IN (0, 1))) STRICT;
        CREATE TABLE phase_category (
            phase INTEGER NOT NULL REFERENCES phase (id),
            category INTEGER NOT NULL REFERENCES category (id),
            PRIMARY KEY (phase, category)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE phase_row (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            phase INTEGER NOT NULL REFERENCES phase (id),
            position INTEGER NOT NULL,
            exercise INTEGER REFERENCES exercise (id),
            label TEXT NOT NULL DEFAULT '',
            tempo TEXT NOT NULL DEFAULT '',
            reps TEXT NOT NULL DEFAULT '',
            sets TEXT NOT NULL DEFAULT '',
            rest TEXT NOT NULL DEFAULT '',
            micro TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE TABLE session (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            client INTEGER NOT NULL REFERENCES client (id),
            phase INTEGER REFERENCES phase (id),
            column_number INTEGER CHECK (column_number BETWEEN 1 AND 12),
            title TEXT NOT NULL DEFAULT '',
            day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            started_at INTEGER,
            ended_at INTEGER,
            state TEXT NOT NULL DEFAULT 'live' CHECK (state IN ('live', 'done')),
            mode TEXT NOT NULL DEFAULT 'realTime' CHECK (mode IN ('realTime', 'handsFree', 'imported')),
            note TEXT NOT NULL DEFAULT '',
            words TEXT NOT NULL DEFAULT '',
            effort_rpe10 INTEGER CHECK (effort_rpe10 BETWEEN 0 AND 100),
            source TEXT,
            unit TEXT NOT NULL DEFAULT 'kg' CHECK (unit IN ('kg', 'lb')), routine INTEGER REFERENCES phase (id),
            UNIQUE (client, source),
            UNIQUE (id, client, day)
        ) STRICT;
        CREATE TABLE session_row (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            session INTEGER NOT NULL,
            client INTEGER NOT NULL,
            day TEXT NOT NULL,
            exercise INTEGER NOT NULL REFERENCES exercise (id),
            phase_row INTEGER REFERENCES phase_row (id),
            position INTEGER NOT NULL,
            label TEXT NOT NULL DEFAULT '',
            tempo TEXT NOT NULL DEFAULT '',
            reps TEXT NOT NULL DEFAULT '',
            sets TEXT NOT NULL DEFAULT '',
            rest TEXT NOT NULL DEFAULT '',
            micro TEXT NOT NULL DEFAULT '',
            text TEXT NOT NULL DEFAULT '',
            note TEXT NOT NULL DEFAULT '',
            FOREIGN KEY (session, client, day) REFERENCES session (id, client, day) DEFERRABLE INITIALLY DEFERRED
        ) STRICT;
        CREATE TABLE performed_set (
            session_row INTEGER NOT NULL REFERENCES session_row (id),
            set_number INTEGER NOT NULL CHECK (set_number >= 1),
            part INTEGER NOT NULL DEFAULT 0 CHECK (part >= 0),
            link INTEGER NOT NULL DEFAULT 0 CHECK (link BETWEEN 0 AND 3),
            resistance INTEGER NOT NULL CHECK (resistance BETWEEN 0 AND 2),
            grams INTEGER,
            reps INTEGER CHECK (reps >= 0),
            milliseconds INTEGER CHECK (milliseconds >= 0),
            millimetres INTEGER CHECK (millimetres >= 0),
            rpe10 INTEGER CHECK (rpe10 BETWEEN 0 AND 100),
            warm_up INTEGER NOT NULL DEFAULT 0 CHECK (warm_up IN (0, 1)),
            failure INTEGER NOT NULL DEFAULT 0 CHECK (failure IN (0, 1)),
            PRIMARY KEY (session_row, set_number, part),
            CHECK ((resistance = 0) = (grams IS NULL)),
            CHECK ((reps IS NOT NULL) + (milliseconds IS NOT NULL) + (millimetres IS NOT NULL) = 1)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE journal (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            at INTEGER NOT NULL,
            actor INTEGER REFERENCES trainer (id),
            device INTEGER NOT NULL,
            label TEXT NOT NULL,
            undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1, 2))
        ) STRICT;
        CREATE TABLE journal_changeset (
            journal INTEGER PRIMARY KEY REFERENCES journal (id),
            changeset BLOB NOT NULL
        ) STRICT;
        CREATE TABLE draft (
            key TEXT NOT NULL PRIMARY KEY,
            text TEXT NOT NULL,
            at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE setting (
            key TEXT NOT NULL PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE VIRTUAL TABLE search USING fts5 (body, kind UNINDEXED, tokenize = 'unicode61 remove_diacritics 2');
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
        CREATE TABLE mesocycle_part (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            mesocycle INTEGER NOT NULL REFERENCES mesocycle (id),
            position INTEGER NOT NULL,
            phase INTEGER REFERENCES phase (id),
            days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 730),
            note TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE TABLE mesocycle_category (
            mesocycle INTEGER NOT NULL REFERENCES mesocycle (id),
            category INTEGER NOT NULL REFERENCES category (id),
            PRIMARY KEY (mesocycle, category)
        ) STRICT, WITHOUT ROWID;
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
        CREATE TABLE plate (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            unit TEXT NOT NULL DEFAULT 'kg' CHECK (unit IN ('kg', 'lb')),
            grams INTEGER NOT NULL CHECK (grams > 0),
            pairs INTEGER NOT NULL CHECK (pairs >= 0)
        ) STRICT;
        CREATE TABLE exercise_muscle (
            exercise INTEGER NOT NULL REFERENCES exercise (id),
            muscle TEXT NOT NULL,
            role INTEGER NOT NULL DEFAULT 1 CHECK (role IN (1, 2)),
            PRIMARY KEY (exercise, muscle)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE set_mark (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            session_row INTEGER NOT NULL REFERENCES session_row (id),
            set_number INTEGER NOT NULL CHECK (set_number >= 1),
            started_at INTEGER NOT NULL,
            ended_at INTEGER NOT NULL CHECK (ended_at >= started_at),
            reps TEXT NOT NULL DEFAULT ''
        ) STRICT;
        CREATE TABLE badge (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES trainer (id),
            name TEXT NOT NULL,
            counts TEXT NOT NULL CHECK (counts IN ('sessions', 'reps')),
            exercise INTEGER REFERENCES exercise (id),
            target INTEGER NOT NULL CHECK (target > 0),
            days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 3660)
        ) STRICT;
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

        """
}
