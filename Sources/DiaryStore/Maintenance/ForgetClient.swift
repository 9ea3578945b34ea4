public import FitnessModel
public import Foundation
import GRDB

/// The erasure of a client, or of the records under a client's consent. It cannot be undone.
public struct ClientErasure: Sendable {
    let diary: Diary
}

extension Diary {
    /// The erasure of clients.
    public var erasure: ClientErasure { ClientErasure(diary: self) }
}

extension ClientErasure {
    /// What would be erased with a client; nothing is changed.
    public func traces(of client: Identifier<Client>) throws(StoreError) -> ForgottenClient {
        try traces(of: Erasure(client: client, part: .everything))
    }

    /// What would be erased with a client's consent; nothing is changed.
    public func wellbeingTraces(of client: Identifier<Client>) throws(StoreError) -> ForgottenClient {
        try traces(of: Erasure(client: client, part: .wellbeing(withdrawnAt: diary.clock.now())))
    }

    private func traces(of erasure: Erasure) throws(StoreError) -> ForgottenClient {
        guard !diary.isReadOnly else { throw .readOnly }
        return try StoreError.translating(path: diary.path) {
            try diary.writer.writeWithoutTransaction { db in try Self.rehearse(erasure, db) }
        }
    }

    /// Erases a client permanently: every row, journal change, draft and setting about them, in this file and in its
    /// copies in these folders. It cannot be undone.
    ///
    /// The copies come first: if the work is interrupted, a second run finds the client still in the diary.
    ///
    /// - Parameter folders: the folders of backups; those beside the diary are always searched.
    /// - Throws: `locked` if another process reads all the time; everything except emptying the log is then done.
    public func forget(_ client: Identifier<Client>, backups folders: [URL] = []) throws(StoreError) -> ForgottenClient
    {
        try erase(Erasure(client: client, part: .everything), backups: folders)
    }

    /// Withdraws a client's consent: permanently erases everything stored under it, in the same places. The facts of
    /// the consent and its end stay.
    ///
    /// - Throws: as `forget` does.
    public func withdrawConsent(of client: Identifier<Client>) throws(StoreError) -> ForgottenClient {
        try erase(Erasure(client: client, part: .wellbeing(withdrawnAt: diary.clock.now())))
    }

    private func erase(_ erasure: Erasure, backups folders: [URL] = []) throws(StoreError) -> ForgottenClient {
        guard !diary.isReadOnly else { throw .readOnly }
        var copies: [URL] = []
        var left: [URL: StoreError] = [:]
        for file in copiesOfThis(in: folders + (diary.backupFolder.map { [$0] } ?? [])) {
            do throws(StoreError) {
                if try Self.erase(erasure, inCopy: file) { copies.append(URL(fileURLWithPath: file.path)) }
            } catch {
                left[URL(fileURLWithPath: file.path)] = error
            }
        }
        return try StoreError.translating(path: diary.path) {
            var forgotten = try diary.writer.writeWithoutTransaction { db in try Self.eraseForGood(erasure, db) }
            if !diary.path.isEmpty {
                try diary.writer.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) }
            }
            forgotten.copies = copies
            forgotten.copiesLeft = left
            return forgotten
        }
    }

    /// Deleted clients that are only in the journal and can be restored by undo.
    public func deletedClients() throws(StoreError) -> [(id: Identifier<Client>, name: String)] {
        try diary.read { db in
            let columns = try db.columns(in: "client").map(\.name)
            guard let id = columns.firstIndex(of: "id"), let name = columns.firstIndex(of: "name") else { return [] }
            var names: [Int64: String] = [:]
            let changes = try Data.fetchCursor(db, sql: "SELECT changeset FROM journal_changeset ORDER BY journal")
            while let data = try changes.next() {
                for section in try ChangesetContents(data).sections where section.table == "client" {
                    for operation in section.operations {
                        guard let raw = operation.values(at: id, as: Int64.self).first else { continue }
                        for text in operation.values(at: name, as: String.self) { names[raw] = text }
                    }
                }
            }
            let there = try Set(Int64.fetchAll(db, sql: "SELECT id FROM client"))
            return names.filter { !there.contains($0.key) }.map { (id: Identifier(rawValue: $0.key), name: $0.value) }
                .sorted { $0.id.rawValue < $1.id.rawValue }
        }
    }

    // MARK: Copies

    /// Databases in these folders, and those beside the diary that are named after it, without itself.
    private func copiesOfThis(in folders: [URL]) -> [DiaryFile] {
        guard !diary.path.isEmpty else { return [] }
        let own = URL(fileURLWithPath: diary.path)
        let beside = own.deletingLastPathComponent()
        let stem = own.deletingPathExtension().lastPathComponent
        func files(_ folder: URL, _ isWanted: (String) -> Bool) -> [DiaryFile] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.filter(isWanted).sorted().map { DiaryFile(path: folder.appendingPathComponent($0).path) }
        }
        var seen = Set([own.resolvingSymlinksInPath().path])
        let found =
            files(beside) { $0.hasPrefix(stem) }
            + (folders + [beside.appendingPathComponent("backups")]).flatMap { files($0) { _ in true } }
        return found.filter { file in
            let real = URL(fileURLWithPath: file.path).resolvingSymlinksInPath().path
            return seen.insert(real).inserted && file.hasDatabaseHeader()
        }
    }

    /// Erases the client from a copy; false if there was nothing of them.
    private static func erase(_ erasure: Erasure, inCopy file: DiaryFile) throws(StoreError) -> Bool {
        try StoreError.translating(path: file.path) {
            let queue = try DatabaseQueue(path: file.path, configuration: DiaryFile.configuration(DiaryOptions()))
            defer { try? queue.close() }
            return try queue.writeWithoutTransaction { db in
                // The folder may have databases of other programs, and newer diaries, which cannot be understood
                // reliably.
                do {
                    guard try file.state(db) != .empty else { return false }
                } catch StoreError.notADiary {
                    return false
                }
                guard try !rehearse(erasure, db).isNothing else { return false }
                // Applies a log that was copied with the file, and leaves none.
                _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
                _ = try eraseForGood(erasure, db)
                return true
            }
        }
    }

    // MARK: The work

    /// What would be erased, by doing it and rolling back.
    private static func rehearse(_ erasure: Erasure, _ db: Database) throws -> ForgottenClient {
        var found = ForgottenClient()
        try db.inTransaction {
            found = try erase(erasure, db)
            return .rollback
        }
        return found
    }

    private static func eraseForGood(_ erasure: Erasure, _ db: Database) throws -> ForgottenClient {
        // Freed pages are overwritten, also if the work is interrupted before the file is rewritten.
        try db.execute(sql: "PRAGMA secure_delete = ON")
        var forgotten = ForgottenClient()
        try db.inTransaction {
            forgotten = try erase(erasure, db)
            // The indexes contain deleted words until they are rebuilt.
            let indexes = try String.fetchAll(
                db,
                sql: "SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE%fts5%' ORDER BY name")
            for index in indexes {
                let command = index == "search" ? "rebuild" : "optimize"
                try db.execute(sql: "INSERT INTO \"\(index)\" (\"\(index)\") VALUES ('\(command)')")
            }
            return .commit
        }
        try db.execute(sql: "VACUUM")
        return forgotten
    }

    /// Deletes rows, changes and texts in the transaction that is open.
    private static func erase(_ erasure: Erasure, _ db: Database) throws -> ForgottenClient {
        let traces = try ClientTraces(of: erasure, db)
        var forgotten = ForgottenClient()
        if erasure.isWhole {
            let photo = "SELECT photo_path FROM client WHERE id = ?"
            forgotten.photo = try db.first(photo, erasure.client) { $0.text(0) } ?? ""
        }
        try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
        // By name, so that rows deleted by triggers are counted in the same way each time.
        let shapes = traces.shapes.sorted { $0.key < $1.key }
        for (name, shape) in shapes {
            guard let condition = traces.condition(shape) else { continue }
            try db.execute(sql: "DELETE FROM \"\(name)\" WHERE \(condition)")
            if db.changesCount > 0 { forgotten.rows[name] = db.changesCount }
        }
        for (name, shape) in shapes {
            for (column, condition) in traces.loose(shape) {
                try db.execute(sql: "UPDATE \"\(name)\" SET \"\(column)\" = NULL WHERE \(condition)")
            }
        }
        if case .wellbeing(let now) = erasure.part, traces.shapes["consent"] != nil {
            let withdraw = """
                UPDATE consent SET withdrawn_at = ?, way = NULL, paper_day = NULL, study = 0
                WHERE client = ? AND withdrawn_at IS NULL
                """
            try db.run(withdraw, now, erasure.client)
            if db.changesCount > 0 { forgotten.rows["consent"] = db.changesCount }
        }
        try eraseChanges(traces, &forgotten, db)
        for (table, value) in [("draft", "text"), ("setting", "value")] {
            for row in try Row.fetchAll(db, sql: "SELECT key, \(value) FROM \(table)") {
                let key: String = row[0]
                guard traces.isNamed(in: key) || traces.isNamed(in: row[1]) else { continue }
                try db.run("DELETE FROM \(table) WHERE key = ?", key)
                forgotten.notesRemoved += 1
            }
        }
        try db.execute(sql: "DROP TABLE temp.forgotten")
        return forgotten
    }

    /// The label in an older copy of a change that was partly erased; newer ones have a kind for it.
    private static let neutralLabel = "A change, partly erased"

    private static func eraseChanges(_ traces: ClientTraces, _ forgotten: inout ForgottenClient, _ db: Database) throws
    {
        let hasFacts = try db.columns(in: "journal").contains { $0.name == "details" }
        let columns = hasFacts ? "label, about_client, details" : "label, NULL, ''"
        for entry in try Row.fetchAll(db, sql: "SELECT id, \(columns) FROM journal ORDER BY id") {
            let id: Int64 = entry[0]
            let isNamed =
                traces.isNamed(in: entry[1]) || traces.isClients(entry.optionalID(2))
                || ChangeDetails(json: entry.text(3)).texts.contains { traces.isNamed(in: $0) }
            let changeset = "SELECT changeset FROM journal_changeset WHERE journal = ?"
            guard let stored = try Data.fetchOne(db, sql: changeset, arguments: [id]) else { continue }
            let contents = try ChangesetContents(stored)
            var names = false
            let remaining = contents.data { section, operation in
                if traces.isClients(operation, in: section.table) { return false }
                if traces.names(in: operation, of: section.table) { names = true }
                return true
            }
            if remaining.isEmpty || names {
                try db.deleteEntry(id)
                if remaining.isEmpty { forgotten.changesRemoved += 1 } else { forgotten.sharedChangesRemoved += 1 }
            } else if remaining.count < stored.count || isNamed {
                try db.execute(
                    sql: "UPDATE journal_changeset SET changeset = ? WHERE journal = ?", arguments: [remaining, id])
                let cleared =
                    hasFacts
                    ? "label = '', kind = '\(JournalEntry.erased)', subject = NULL, about_client = NULL, details = ''"
                    : "label = '\(neutralLabel)'"
                try db.run("UPDATE journal SET \(cleared) WHERE id = ?", id)
                forgotten.changesShortened += 1
            }
        }
    }
}

/// The extent of an erasure.
struct Erasure {
    /// How much of a client goes.
    enum Part {
        /// The client with everything that is theirs.
        case everything
        /// Wellbeing under a consent; the facts of the consent and its withdrawal stay.
        case wellbeing(withdrawnAt: Date)
    }

    let client: Identifier<Client>
    let part: Part

    /// The table in which it starts: rows that refer to its rows are erased, too.
    var root: String { isWhole ? "client" : "consent" }

    var isWhole: Bool { if case .everything = part { true } else { false } }

    /// Whether rows of a table go that name the client: all there are, or what a trainer wrote to them of how they are,
    /// which hangs on no consent.
    func names(_ table: String) -> Bool { isWhole || ["notice", "notice_seen"].contains(table) }
}

/// The records erased with a client.
public struct ForgottenClient: Sendable {
    /// How many rows of each table are the client's.
    public internal(set) var rows: [String: Int] = [:]
    /// Changes of the journal that are removed, because they were the client's only.
    public internal(set) var changesRemoved = 0
    /// Changes that keep their effect on others, under a label without names.
    public internal(set) var changesShortened = 0
    /// Changes that are removed although they did something to others, too: that cannot be undone any more.
    public internal(set) var sharedChangesRemoved = 0
    /// Half typed texts and remembered values that named the client.
    public internal(set) var notesRemoved = 0
    /// The copies of the diary from which the client was erased, too.
    public internal(set) var copies: [URL] = []
    /// The copies that could not be looked through or written, and why.
    public internal(set) var copiesLeft: [URL: StoreError] = [:]
    /// The path of a photo of the client; a separate file, which is not deleted.
    public internal(set) var photo = ""

    /// Whether nothing of the client was found.
    public var isNothing: Bool {
        rows.isEmpty && notesRemoved + changesRemoved + changesShortened + sharedChangesRemoved == 0
    }
}
