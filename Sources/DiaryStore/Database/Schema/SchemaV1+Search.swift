extension SchemaV1 {
    /// Full-text search over names and notes. Its rowid is the record's id, unique over all kinds.
    ///
    /// Kept by triggers, so that undo keeps it too. The bodies are folded by the program beforehand: the tokenizer alone
    /// would not find "Łukasz" by "lukasz". Sessions are found by their notes only and stay out while they have none.
    static let search = """
        CREATE VIRTUAL TABLE search USING fts5 (body, kind UNINDEXED, tokenize = 'unicode61 remove_diacritics 2');

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

        """
}
