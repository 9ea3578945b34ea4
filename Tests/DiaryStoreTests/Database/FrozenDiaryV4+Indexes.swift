extension FrozenDiaryV4 {
    /// The indexes and triggers.
    static let indexes = """
        CREATE INDEX category_by_kind ON category (kind, position, name);
        CREATE INDEX client_by_name ON client (name_key, id);
        CREATE INDEX client_category_by_category ON client_category (category, client);
        CREATE INDEX session_package_by_client ON session_package (client, bought);
        CREATE INDEX exercise_by_name ON exercise (name_key, id);
        CREATE INDEX exercise_tag_by_tag ON exercise_tag (tag, exercise);
        CREATE INDEX exercise_category_by_category ON exercise_category (category, exercise);
        CREATE INDEX phase_by_client ON phase (client, id);
        CREATE INDEX phase_by_name ON phase (name_key, id) WHERE client IS NULL;
        CREATE INDEX phase_category_by_category ON phase_category (category, phase);
        CREATE INDEX phase_row_by_phase ON phase_row (phase, position);
        CREATE INDEX phase_row_by_exercise ON phase_row (exercise);
        CREATE INDEX session_by_client ON session (client, day DESC, id DESC);
        CREATE INDEX session_by_phase ON session (phase, column_number) WHERE phase IS NOT NULL;
        CREATE INDEX session_live ON session (id) WHERE state = 'live';
        CREATE INDEX session_row_by_session ON session_row (session, position);
        CREATE INDEX session_row_by_exercise ON session_row (exercise, client, day DESC, id DESC);
        CREATE INDEX session_row_by_phase_row ON session_row (phase_row) WHERE phase_row IS NOT NULL;
        CREATE INDEX journal_by_actor ON journal (actor, undone, id);
        CREATE INDEX mesocycle_by_client ON mesocycle (client, id);
        CREATE INDEX mesocycle_by_name ON mesocycle (name_key, id) WHERE client IS NULL;
        CREATE INDEX mesocycle_part_by_mesocycle ON mesocycle_part (mesocycle, position);
        CREATE INDEX mesocycle_part_by_phase ON mesocycle_part (phase) WHERE phase IS NOT NULL;
        CREATE INDEX mesocycle_category_by_category ON mesocycle_category (category, mesocycle);
        CREATE INDEX machine_by_name ON machine (name_key, id);
        CREATE INDEX exercise_by_machine ON exercise (machine) WHERE machine IS NOT NULL;
        CREATE INDEX set_mark_by_row ON set_mark (session_row, set_number);
        CREATE INDEX session_by_routine ON session (routine) WHERE routine IS NOT NULL;
        CREATE INDEX food_by_group ON food (food_group, name_key, id);
        CREATE INDEX food_by_name ON food (name_key, id);
        CREATE INDEX food_by_code ON food (code) WHERE code <> '';
        CREATE INDEX food_by_owner ON food (owner, name_key, id) WHERE owner IS NOT NULL;
        CREATE INDEX food_by_client ON food (client) WHERE client IS NOT NULL;
        CREATE INDEX food_portion_by_food ON food_portion (food, position);
        CREATE INDEX recipe_part_by_recipe ON recipe_part (recipe, position);
        CREATE INDEX recipe_part_by_food ON recipe_part (food);
        CREATE INDEX food_entry_by_day ON food_entry (client, day);
        CREATE INDEX food_entry_by_food ON food_entry (food, client, day) WHERE food IS NOT NULL;
        CREATE INDEX activity_by_name ON activity (heading, name_key, id);
        CREATE INDEX activity_entry_by_day ON activity_entry (client, day);
        CREATE INDEX activity_entry_by_activity ON activity_entry (activity) WHERE activity IS NOT NULL;
        CREATE INDEX activity_entry_by_use ON activity_entry (client, activity);
        CREATE INDEX run_by_day ON run (client, day DESC, id DESC);
        CREATE UNIQUE INDEX run_live ON run (client) WHERE state = 'live';
        CREATE INDEX run_lap_by_run ON run_lap (run, position);
        CREATE INDEX weigh_in_by_day ON weigh_in (client, day DESC, minute DESC, id DESC);
        CREATE INDEX weigh_in_by_fat ON weigh_in (client, day DESC, minute DESC, id DESC)
            WHERE fat_per_mille IS NOT NULL;
        CREATE INDEX place_by_name ON place (name_key, id);
        CREATE INDEX session_by_place ON session (place) WHERE place IS NOT NULL;
        CREATE INDEX machine_by_place ON machine (place) WHERE place IS NOT NULL;
        CREATE INDEX machine_category_by_category ON machine_category (category, machine);
        CREATE TRIGGER search_client_insert AFTER INSERT ON client BEGIN
            INSERT INTO search (rowid, body, kind) VALUES (new.id, new.name_key || ' ' || new.words, 'client');
        END;
        CREATE TRIGGER search_client_update AFTER UPDATE OF name_key, words ON client BEGIN
            UPDATE search SET body = new.name_key || ' ' || new.words WHERE rowid = new.id;
        END;
        CREATE TRIGGER search_client_delete AFTER DELETE ON client BEGIN
            DELETE FROM search WHERE rowid = old.id;
        END;
        CREATE TRIGGER search_exercise_insert AFTER INSERT ON exercise BEGIN
            INSERT INTO search (rowid, body, kind) VALUES (new.id, new.name_key || ' ' || new.words, 'exercise');
        END;
        CREATE TRIGGER search_exercise_update AFTER UPDATE OF name_key, words ON exercise BEGIN
            UPDATE search SET body = new.name_key || ' ' || new.words WHERE rowid = new.id;
        END;
        CREATE TRIGGER search_exercise_delete AFTER DELETE ON exercise BEGIN
            DELETE FROM search WHERE rowid = old.id;
        END;
        CREATE TRIGGER search_phase_insert AFTER INSERT ON phase BEGIN
            INSERT INTO search (rowid, body, kind) VALUES (new.id, new.name_key || ' ' || new.words, 'phase');
        END;
        CREATE TRIGGER search_phase_update AFTER UPDATE OF name_key, words ON phase BEGIN
            UPDATE search SET body = new.name_key || ' ' || new.words WHERE rowid = new.id;
        END;
        CREATE TRIGGER search_phase_delete AFTER DELETE ON phase BEGIN
            DELETE FROM search WHERE rowid = old.id;
        END;
        CREATE TRIGGER search_session_insert AFTER INSERT ON session WHEN new.words <> '' BEGIN
            INSERT INTO search (rowid, body, kind) VALUES (new.id, new.words, 'session');
        END;
        CREATE TRIGGER search_session_update AFTER UPDATE OF words ON session WHEN old.words <> new.words BEGIN
            DELETE FROM search WHERE rowid = old.id;
            INSERT INTO search (rowid, body, kind) SELECT new.id, new.words, 'session' WHERE new.words <> '';
        END;
        CREATE TRIGGER search_session_delete AFTER DELETE ON session WHEN old.words <> '' BEGIN
            DELETE FROM search WHERE rowid = old.id;
        END;
        CREATE TRIGGER search_mesocycle_insert AFTER INSERT ON mesocycle BEGIN
            INSERT INTO search (rowid, body, kind) VALUES (new.id, new.name_key || ' ' || new.words, 'mesocycle');
        END;
        CREATE TRIGGER search_mesocycle_update AFTER UPDATE OF name_key, words ON mesocycle BEGIN
            UPDATE search SET body = new.name_key || ' ' || new.words WHERE rowid = new.id;
        END;
        CREATE TRIGGER search_mesocycle_delete AFTER DELETE ON mesocycle BEGIN
            DELETE FROM search WHERE rowid = old.id;
        END;
        CREATE TRIGGER search_machine_insert AFTER INSERT ON machine BEGIN
            INSERT INTO search (rowid, body, kind) VALUES (new.id, new.name_key || ' ' || new.words, 'machine');
        END;
        CREATE TRIGGER search_machine_update AFTER UPDATE OF name_key, words ON machine BEGIN
            UPDATE search SET body = new.name_key || ' ' || new.words WHERE rowid = new.id;
        END;
        CREATE TRIGGER search_machine_delete AFTER DELETE ON machine BEGIN
            DELETE FROM search WHERE rowid = old.id;
        END;
        CREATE TRIGGER food_search_insert AFTER INSERT ON food BEGIN
            INSERT INTO food_search (rowid, words) VALUES (new.id, new.words || ' ' || char(57344) || substr(new.words\
        , 1, min(instr(new.words || ' ', ' ') - 1, 7))
                || coalesce(' ' || char(983040 + new.food_group % 65000), ''));
            INSERT INTO food_word (word, foods) SELECT word, 1 FROM (SELECT DISTINCT value AS word FROM json_each('["\
        ' || replace(new.words, ' ', '","') || '"]') WHERE value <> '') WHERE TRUE
                ON CONFLICT DO UPDATE SET foods = foods + 1;
        END;
        CREATE TRIGGER food_search_update AFTER UPDATE OF words, food_group ON food
            WHEN old.words <> new.words OR old.food_group IS NOT new.food_group BEGIN
            INSERT INTO food_search (food_search, rowid, words) VALUES ('delete', old.id, old.words || ' ' || char(5734\
        4) || substr(old.words, 1, min(instr(old.words || ' ', ' ') - 1, 7))
                || coalesce(' ' || char(983040 + old.food_group % 65000), ''));
            INSERT INTO food_search (rowid, words) VALUES (new.id, new.words || ' ' || char(57344) || substr(new.words\
        , 1, min(instr(new.words || ' ', ' ') - 1, 7))
                || coalesce(' ' || char(983040 + new.food_group % 65000), ''));
            UPDATE food_word SET foods = foods - 1 WHERE word IN (SELECT DISTINCT value AS word FROM json_each('["' |\
        | replace(old.words, ' ', '","') || '"]') WHERE value <> '');
            DELETE FROM food_word WHERE foods <= 0 AND word IN (SELECT DISTINCT value AS word FROM json_each('["' || re\
        place(old.words, ' ', '","') || '"]') WHERE value <> '');
            INSERT INTO food_word (word, foods) SELECT word, 1 FROM (SELECT DISTINCT value AS word FROM json_each('["\
        ' || replace(new.words, ' ', '","') || '"]') WHERE value <> '') WHERE TRUE
                ON CONFLICT DO UPDATE SET foods = foods + 1;
        END;
        CREATE TRIGGER food_search_delete AFTER DELETE ON food BEGIN
            INSERT INTO food_search (food_search, rowid, words) VALUES ('delete', old.id, old.words || ' ' || char(5734\
        4) || substr(old.words, 1, min(instr(old.words || ' ', ' ') - 1, 7))
                || coalesce(' ' || char(983040 + old.food_group % 65000), ''));
            UPDATE food_word SET foods = foods - 1 WHERE word IN (SELECT DISTINCT value AS word FROM json_each('["' |\
        | replace(old.words, ' ', '","') || '"]') WHERE value <> '');
            DELETE FROM food_word WHERE foods <= 0 AND word IN (SELECT DISTINCT value AS word FROM json_each('["' || re\
        place(old.words, ' ', '","') || '"]') WHERE value <> '');
        END;
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
            DELETE FROM food_use WHERE (client = old.client AND food = old.food) OR (client = new.client AND food = new\
        .food);
            INSERT INTO food_use SELECT client, food, count(*), max(day) FROM food_entry
                WHERE food = old.food AND client = old.client GROUP BY client, food;
            INSERT OR REPLACE INTO food_use SELECT client, food, count(*), max(day) FROM food_entry
                WHERE food = new.food AND client = new.client GROUP BY client, food;
        END;

        """
}
