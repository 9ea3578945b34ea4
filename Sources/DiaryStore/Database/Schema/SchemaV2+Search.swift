extension SchemaV2 {
    /// Mesocycles and machines are found as everything else is.
    static let search = ["mesocycle", "machine"].map { table in
        """
        CREATE TRIGGER search_\(table)_insert AFTER INSERT ON \(table) BEGIN
            INSERT INTO search (rowid, body, kind) VALUES (new.id, new.name_key || ' ' || new.words, '\(table)');
        END;
        CREATE TRIGGER search_\(table)_update AFTER UPDATE OF name_key, words ON \(table) BEGIN
            UPDATE search SET body = new.name_key || ' ' || new.words WHERE rowid = new.id;
        END;
        CREATE TRIGGER search_\(table)_delete AFTER DELETE ON \(table) BEGIN
            DELETE FROM search WHERE rowid = old.id;
        END;

        """
    }.joined()
}
