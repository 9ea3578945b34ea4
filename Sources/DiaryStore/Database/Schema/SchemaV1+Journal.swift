extension SchemaV1 {
    /// The journal, drafts and settings.
    ///
    /// `undone`: 0 done; 1 undone, can be done again; 2 undone and left behind by a later change, kept as the trail.
    /// The changeset has a table of its own: turning `undone` over does not rewrite it, and lists do not read past it.
    static let journal = """
        CREATE TABLE journal (
            id INTEGER PRIMARY KEY CHECK (id > 0),
            at INTEGER NOT NULL,
            actor INTEGER REFERENCES trainer (id),
            device INTEGER NOT NULL,
            label TEXT NOT NULL,
            undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1, 2))
        ) STRICT;
        CREATE INDEX journal_by_actor ON journal (actor, undone, id);

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

        """
}
