extension SchemaV3 {
    /// Foods: the shipped catalogue (no owner), the trainers' own, recipes. Made for millions of rows.
    ///
    /// The figures are per 100 g or 100 ml. Those of a recipe are an index of its parts.
    static let foods = """
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
        CREATE INDEX food_by_client ON food (client) WHERE client IS NOT NULL;

        CREATE TABLE food_portion (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            food INTEGER NOT NULL REFERENCES food (id),
            position INTEGER NOT NULL,
            name TEXT NOT NULL,
            amount_milli INTEGER NOT NULL CHECK (amount_milli > 0)
        ) STRICT;
        CREATE INDEX food_portion_by_food ON food_portion (food, position);

        CREATE TABLE recipe_part (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            recipe INTEGER NOT NULL REFERENCES food (id),
            position INTEGER NOT NULL,
            food INTEGER NOT NULL REFERENCES food (id),
            amount_milli INTEGER NOT NULL CHECK (amount_milli > 0)
        ) STRICT;
        CREATE INDEX recipe_part_by_recipe ON recipe_part (recipe, position);
        CREATE INDEX recipe_part_by_food ON recipe_part (food);

        -- a food of the catalogue that a trainer does not want to see
        CREATE TABLE hidden_food (
            trainer INTEGER NOT NULL REFERENCES trainer (id),
            food INTEGER NOT NULL REFERENCES food (id),
            PRIMARY KEY (trainer, food)
        ) STRICT, WITHOUT ROWID;

        """

    /// Full-text search over foods, apart from the other search: millions of rows, and words that begin anywhere.
    static let foodSearch = """
        CREATE VIRTUAL TABLE food_search USING fts5 (
            name_key, words, content = 'food', content_rowid = 'id', prefix = '2 3',
            tokenize = 'unicode61 remove_diacritics 2');
        CREATE TRIGGER food_search_insert AFTER INSERT ON food BEGIN
            INSERT INTO food_search (rowid, name_key, words) VALUES (new.id, new.name_key, new.words);
        END;
        CREATE TRIGGER food_search_update AFTER UPDATE OF name_key, words ON food BEGIN
            INSERT INTO food_search (food_search, rowid, name_key, words)
                VALUES ('delete', old.id, old.name_key, old.words);
            INSERT INTO food_search (rowid, name_key, words) VALUES (new.id, new.name_key, new.words);
        END;
        CREATE TRIGGER food_search_delete AFTER DELETE ON food BEGIN
            INSERT INTO food_search (food_search, rowid, name_key, words)
                VALUES ('delete', old.id, old.name_key, old.words);
        END;

        """
}
