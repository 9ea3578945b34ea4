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

        """

    /// Full-text search over foods, apart from the other search and made for millions of rows (docs/decisions/0011).
    ///
    /// `words` is cut and folded by the program, so the index takes everything between blanks as one word. To them come
    /// the first word with a mark before it, which finds names that begin so, and the group as one letter of no script.
    /// The index keeps no text of its own and no places, but the beginnings of words up to eight letters.
    static let foodSearch = """
        CREATE VIRTUAL TABLE food_search USING fts5 (
            words, content = '', detail = none, columnsize = 0, prefix = '1 2 3 4 5 6 7 8', tokenize = 'ascii');

        -- each word with the number of foods that have it: what is misspelt is looked for here
        CREATE TABLE food_word (word TEXT PRIMARY KEY, foods INTEGER NOT NULL) STRICT, WITHOUT ROWID;

        CREATE TRIGGER food_search_insert AFTER INSERT ON food BEGIN
            INSERT INTO food_search (rowid, words) VALUES (new.id, \(indexed("new")));
            \(counting("new"))
        END;
        CREATE TRIGGER food_search_update AFTER UPDATE OF words, food_group ON food
            WHEN old.words <> new.words OR old.food_group IS NOT new.food_group BEGIN
            INSERT INTO food_search (food_search, rowid, words) VALUES ('delete', old.id, \(indexed("old")));
            INSERT INTO food_search (rowid, words) VALUES (new.id, \(indexed("new")));
            \(uncounting("old"))
            \(counting("new"))
        END;
        CREATE TRIGGER food_search_delete AFTER DELETE ON food BEGIN
            INSERT INTO food_search (food_search, rowid, words) VALUES ('delete', old.id, \(indexed("old")));
            \(uncounting("old"))
        END;

        """

    /// What the index has of a food: its words, the beginning of the first one marked, the group.
    static func indexed(_ row: String) -> String {
        """
        \(row).words || ' ' || char(57344) || substr(\(row).words, 1, min(instr(\(row).words || ' ', ' ') - 1, 7))
                || coalesce(' ' || char(983040 + \(row).food_group % 65000), '')
        """
    }

    /// Words hold letters and digits only, so they can stand in JSON as they are.
    private static func words(_ row: String) -> String {
        """
        (SELECT DISTINCT value AS word FROM json_each('["' || replace(\(row).words, ' ', '","') || '"]') WHERE value <> '')
        """
    }

    private static func counting(_ row: String) -> String {
        """
        INSERT INTO food_word (word, foods) SELECT word, 1 FROM \(words(row)) WHERE TRUE
                ON CONFLICT DO UPDATE SET foods = foods + 1;
        """
    }

    private static func uncounting(_ row: String) -> String {
        """
        UPDATE food_word SET foods = foods - 1 WHERE word IN \(words(row));
            DELETE FROM food_word WHERE foods <= 0 AND word IN \(words(row));
        """
    }
}
