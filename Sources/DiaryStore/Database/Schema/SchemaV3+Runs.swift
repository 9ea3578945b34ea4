extension SchemaV3 {
    /// Runs with their laps and tracks. A live run stands here from its start: a killed program finds it again.
    ///
    /// A track is one value: packed points, read as a whole or not at all (docs/decisions). Its best
    /// times stand beside it, so that personal bests need no track.
    static let runs = """
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

        """
}
