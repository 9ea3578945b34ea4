public import FitnessModel
import Foundation
import GRDB
import Synchronization

extension Diary {
    /// Undoes the acting trainer's newest change that is not undone.
    ///
    /// - Parameter own: only these may be undone, if given.
    /// - Returns: the undone change; nil if there is none.
    /// - Throws: `undoConflict` if a later change prevents it; nothing is changed then.
    @discardableResult
    public func undo(among own: Set<Identifier<JournalEntry>>? = nil) throws(StoreError) -> JournalEntry? {
        try writeAlone { db in
            guard let entry = try entry(db, where: "undone = 0", among: own, order: "place DESC") else { return nil }
            return try make(entry, of: changeset(of: entry, db).inverted(), as: .undone, db)
        }
    }

    /// Redoes the change that was undone last.
    ///
    /// - Parameter own: only these may be redone, if given.
    /// - Returns: the redone change; nil if there is none.
    /// - Throws: `undoConflict` if a later change prevents it; nothing is changed then.
    @discardableResult
    public func redo(among own: Set<Identifier<JournalEntry>>? = nil) throws(StoreError) -> JournalEntry? {
        try writeAlone { db in
            guard let entry = try entry(db, where: "undone = 1", among: own, order: "place") else { return nil }
            return try make(entry, of: changeset(of: entry, db), as: .done, db)
        }
    }

    /// The first of the acting trainer's entries under this condition, in this order; of all of them, or of these.
    private func entry(
        _ db: Database, where condition: String, among own: Set<Identifier<JournalEntry>>?, order: String
    ) throws -> JournalEntry? {
        let ids = own.map { "[\($0.map { String($0.rawValue) }.joined(separator: ","))]" }
        let sql = """
            SELECT \(JournalEntry.columns) FROM journal j
            WHERE actor IS ?1 AND \(condition) AND (?2 IS NULL OR id IN (SELECT value FROM json_each(?2)))
            ORDER BY \(order) LIMIT 1
            """
        return try db.first(sql, actor, ids, decode: JournalEntry.init(row:))
    }

    private func changeset(of entry: JournalEntry, _ db: Database) throws -> Changeset {
        let sql = "SELECT changeset FROM journal_changeset WHERE journal = ?"
        guard let bytes = try Data.fetchOne(db, sql: sql, arguments: [entry.id.rawValue]) else {
            throw StoreError.missing
        }
        return Changeset(bytes: bytes)
    }

    /// Makes the difference, and marks the entry that it comes from.
    private func make(
        _ entry: JournalEntry, of way: Changeset, as state: JournalEntry.State, _ db: Database
    ) throws -> JournalEntry {
        guard try integrity.apply(way, of: entry.id.rawValue, to: db) else {
            throw StoreError.undoConflict(entry.content)
        }
        try db.run("UPDATE journal SET undone = ? WHERE id = ?", state.rawValue, entry.id)
        return entry
    }
}

extension Diary {
    /// One transaction with its entry of the journal.
    func changeAlone<T>(
        _ facts: ChangeFacts? = nil, _ body: (Change) throws -> T
    ) throws(StoreError) -> T {
        try writeAlone { db in
            try passUsedIdentifiers(db)
            let recorder = try ChangeRecorder(db, tables: Schema.journaledTables)
            let change = Change(db: db, diary: self, identifiers: identifiers)
            if let facts { change.name(facts) }
            let result = try body(change)
            if let failure = change.failure { throw failure }
            try append(try recorder.changeset(), of: change)
            return result
        }
    }

    /// Fills an empty diary without a journal entry: it cannot be undone. For demo data.
    package func populate<T>(_ body: (Change) throws -> T) throws(StoreError) -> T {
        try writeAlone { db in
            guard try Self.isBlank(db) else { throw StoreError.notEmpty }
            // Room to build the indexes in memory instead of spilling every page many times over.
            try db.execute(sql: "PRAGMA cache_size = -131072")
            defer { try? db.execute(sql: "PRAGMA cache_size = -2000") }
            let result = try body(Change(db: db, diary: self, identifiers: identifiers))
            try identifiers.checkRoom()
            return result
        }
    }

    /// Passes all ids in the file: two processes on one machine share a device number, and the newest journal id is
    /// above every id. One from a clock beyond all ids is ignored: the next ones continue below it.
    private func passUsedIdentifiers(_ db: Database) throws {
        let newest = try db.cachedStatement(sql: "SELECT max(id) FROM journal WHERE id < ?")
        if let used = try Int64.fetchOne(newest, arguments: [IDGenerator.end]) { identifiers.pass(used) }
    }

    private static func isBlank(_ db: Database) throws -> Bool {
        try ["journal", "client", "exercise", "phase", "session"].allSatisfy { table in
            try db.count("SELECT EXISTS (SELECT 1 FROM \(table))") == 0
        }
    }
}

extension Diary {
    /// Writes a change to the journal; undone changes can then no longer be redone. Does nothing for an empty
    /// changeset.
    func append(_ changeset: Changeset, of change: Change) throws {
        guard !changeset.isEmpty else { return }
        let db = change.db
        let facts = change.facts
        let whole = try change.continuesNewest ? takeNewest(db, doing: facts, joining: changeset) : changeset
        try db.run("UPDATE journal SET undone = 2 WHERE actor IS ? AND undone = 1", change.actor)
        guard !whole.isEmpty else { return }
        // Made last, so that it is above all ids in the change.
        identifiers.pass(change.identifiers.nextRawValue())
        let id = identifiers.nextRawValue()
        try identifiers.checkRoom()
        try db.run(
            """
            INSERT INTO journal (id, at, actor, device, label, place, kind, subject, about_client, details)
            VALUES (?, ?, ?, ?, '', \(JournalEntry.nextPlace), ?, ?, ?, ?)
            """, id, change.now, change.actor, device, facts?.kind.text ?? "", facts?.subject, facts?.client,
            facts?.details.json ?? "")
        state.withLock { $0.newestEntry = Identifier(rawValue: id) }
        let bytes = try db.cachedStatement(sql: "INSERT INTO journal_changeset VALUES (?, ?)")
        try bytes.execute(arguments: [id, whole.bytes])
    }

    /// Removes the acting trainer's newest entry from the journal and appends the changeset to its own, if it is
    /// not undone and did the same to the same record.
    private func takeNewest(_ db: Database, doing facts: ChangeFacts?, joining changeset: Changeset) throws -> Changeset
    {
        let sql = """
            SELECT id, changeset FROM journal JOIN journal_changeset ON journal = id
            WHERE actor IS ?1 AND undone = 0 AND kind = ?2 AND subject IS ?3
                AND place = max(
                    coalesce((SELECT max(place) FROM journal WHERE actor IS ?1 AND undone = 0), 0),
                    coalesce((SELECT max(place) FROM journal WHERE actor IS ?1 AND undone = 1), 0),
                    coalesce((SELECT max(place) FROM journal WHERE actor IS ?1 AND undone = 2), 0))
                AND place > coalesce((SELECT place FROM journal WHERE id = ?4), 0)
            """
        let border = state.withLock { $0.joinsAfter?.rawValue }
        let arguments: StatementArguments = [actor?.rawValue, facts?.kind.text ?? "", facts?.subject, border]
        guard let row = try Row.fetchOne(db, sql: sql, arguments: arguments) else { return changeset }
        let whole = try Changeset(joining: [row[1], changeset.bytes])
        try db.deleteEntry(row[0])
        return whole
    }
}

extension Database {
    /// Takes an entry out of the journal.
    func deleteEntry(_ id: Int64) throws {
        try run("DELETE FROM journal_changeset WHERE journal = ?", id)
        try run("DELETE FROM journal WHERE id = ?", id)
    }
}
