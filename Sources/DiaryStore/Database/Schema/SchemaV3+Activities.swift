extension SchemaV3 {
    /// Activities: the shipped catalogue (no owner) and the trainers' own; what was done; what a session of strength cost.
    ///
    /// An entry's figures are a copy, so that a later change of the activity leaves the past alone.
    static let activities = """
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

        """
}
