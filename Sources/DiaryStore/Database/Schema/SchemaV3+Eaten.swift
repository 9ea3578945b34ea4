extension SchemaV3 {
    /// What was eaten. An entry's figures are a copy, so that a later change of the food leaves the past alone.
    ///
    /// `food_use` counts them for "most used first"; triggers keep it, so that undo keeps it too.
    static let eaten = """
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

        """
}
