-- The journal says what was done by kinds, ids and values; the program makes the sentence of them. `place` is the order of
-- the entries in this file, whatever the clock said. Entries made before keep their label, and are shown by it.
ALTER TABLE journal ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
ALTER TABLE journal ADD COLUMN kind TEXT NOT NULL DEFAULT '';
ALTER TABLE journal ADD COLUMN subject INTEGER;
ALTER TABLE journal ADD COLUMN about_client INTEGER;
ALTER TABLE journal ADD COLUMN details TEXT NOT NULL DEFAULT '';

UPDATE journal SET place = counted.place
FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM journal) AS counted
WHERE counted.id = journal.id;

UPDATE journal SET kind = 'legacy.delete' WHERE label GLOB 'Delete *' OR label GLOB 'Remove *';

DROP INDEX journal_by_actor;
CREATE INDEX journal_by_actor ON journal (actor, undone, place);
