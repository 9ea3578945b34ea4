extension SchemaV3 {
    /// How a client's energy is reckoned, what it should come to, and the body weights that it depends on.
    static let energy = """
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

        """
}
