import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

@Suite("Undo and redo")
struct UndoTests {
    @Test("Changes are undone newest first and redone oldest first, with their names")
    func backAndForth() throws {
        let diary = try readyDiary()
        #expect(try diary.undo() == nil)
        #expect(try diary.redo() == nil)
        let id = try diary.addClient("Anna")
        try diary.renameClient(id, "Berta")
        #expect(try diary.nextUndo() == "Rename to Berta")
        #expect(try diary.undo()?.name == "Rename to Berta")
        #expect(try diary.clientNames() == ["Anna"])
        #expect(try diary.undo()?.name == "Add Anna")
        #expect(try diary.clientNames() == [])
        #expect(try diary.undo() == nil)
        #expect(try diary.nextRedo() == "Add Anna")
        #expect(try diary.redo()?.name == "Add Anna")
        #expect(try diary.redo()?.name == "Rename to Berta")
        #expect(try diary.redo() == nil)
        #expect(try diary.clientNames() == ["Berta"])
    }

    @Test("A new change discards undone ones, even when it is undone itself")
    func leftBehind() throws {
        let diary = try readyDiary()
        let id = try diary.addClient("Anna")
        try diary.renameClient(id, "Berta")
        try diary.undo()
        try diary.renameClient(id, "Cora")
        #expect(try diary.nextRedo() == nil)
        try diary.undo()
        #expect(try diary.redo()?.name == "Rename to Cora")
        #expect(try diary.clientNames() == ["Cora"])
        #expect(try diary.journal.entries().map(\.state) == [.done, .leftBehind, .done])
    }

    @Test("A change that changes nothing leaves no entry")
    func noChange() throws {
        let diary = try readyDiary()
        let id = try diary.addClient("Anna")
        try diary.renameClient(id, "Anna")
        try diary.change("Look") { _ in }
        try diary.change("There and back") { change in
            try change.db.execute(sql: "UPDATE client SET name = 'B' WHERE id = ?", arguments: [id])
            try change.db.execute(sql: "UPDATE client SET name = 'Anna' WHERE id = ?", arguments: [id])
        }
        #expect(try diary.nextUndo() == "Add Anna")
        #expect(try diary.journal.entries().count == 1)
    }

    @Test("A failed change leaves neither rows nor an entry, and the next one is complete")
    func failure() throws {
        let diary = try readyDiary()
        struct Stop: Error {}
        #expect(throws: StoreError.other("Stop()")) {
            try diary.change("Add and fail") { change in
                try change.db.execute(
                    sql: "INSERT INTO client (id, owner, name, name_key, created_at) VALUES (1, ?, 'x', 'x', 0)",
                    arguments: [change.actor?.rawValue])
                throw Stop()
            }
        }
        #expect(try diary.clientNames() == [])
        #expect(try diary.journal.entries() == [])
        try diary.addClient("Anna")
        #expect(try diary.undo()?.name == "Add Anna")
    }

    @Test("A rolled back savepoint within a change is not recorded")
    func savepoint() throws {
        let diary = try readyDiary()
        let id = try diary.addClient("Anna")
        try diary.change("Try") { change in
            try change.db.inSavepoint {
                try change.db.execute(sql: "DELETE FROM client")
                return .rollback
            }
            try change.db.execute(sql: "UPDATE client SET phone = '1' WHERE id = ?", arguments: [id])
        }
        try diary.undo()
        #expect(try diary.read { try String.fetchOne($0, sql: "SELECT phone FROM client") } == "")
    }

    @Test("Deleting all rows at once is recorded row by row, also by an earlier prepared statement")
    func deleteAll() throws {
        let diary = try readyDiary()
        let statement = "DELETE FROM client"
        try diary.change("Prepare") { try $0.db.cachedStatement(sql: statement).execute() }
        for name in ["Anna", "Ben", "Cora"] { try diary.addClient(name) }
        let before = try TableDump(diary)
        try diary.change("Delete all") { try $0.db.cachedStatement(sql: statement).execute() }
        #expect(try diary.contents.counts().clients == 0)
        #expect(try diary.undo()?.name == "Delete all")
        #expect(try TableDump(diary) == before)
    }

    @Test("Search finds what undo restored, and not what it removed")
    func search() throws {
        let diary = try readyDiary()
        let id = try diary.addClient("Anna")
        try diary.renameClient(id, "Berta")
        #expect(try diary.found("berta") == [id])
        try diary.undo()
        #expect(try diary.found("berta") == [])
        #expect(try diary.found("anna") == [id])
        try diary.undo()
        #expect(try diary.found("anna") == [])
        try diary.redo()
        #expect(try diary.found("anna") == [id])
        #expect(try diary.integrity.report().isSound)
    }

    @Test("Both work after a restart")
    func restart() throws {
        let disk = try DiskDiary()
        try disk.fill(clients: 2)
        for expected in ["Add Client 1", "Add Client 0"] {
            let diary = try disk.open()
            #expect(try diary.undo()?.name == expected)
            try diary.close()
        }
        let diary = try disk.open()
        #expect(try diary.clientNames() == [])
        #expect(try diary.redo()?.name == "Add Client 0")
        #expect(try diary.redo()?.name == "Add Client 1")
        #expect(try diary.clientNames() == ["Client 0", "Client 1"])
    }

    @Test("Each trainer undoes only their own changes")
    func trainers() throws {
        let diary = try readyDiary()
        let ada = try #require(diary.actor)
        let ben = try diary.change("Add trainer") { change in
            let id = change.newID(Trainer.self)
            try change.db.execute(sql: "INSERT INTO trainer (id, name) VALUES (?, 'Ben')", arguments: [id.rawValue])
            return id
        }
        try diary.addClient("Anna")
        try diary.gym.choose(ben)
        #expect(try diary.nextUndo() == nil)
        try diary.addClient("Bruno")
        try diary.gym.choose(ada)
        #expect(try diary.undo()?.name == "Add Anna")
        #expect(try diary.clientNames() == ["Bruno"])
        #expect(throws: StoreError.undoConflict(.named("Add trainer"))) { try diary.undo() }
        try diary.gym.choose(ben)
        #expect(try diary.undo()?.name == "Add Bruno")
        #expect(try diary.redo()?.name == "Add Bruno")
        #expect(Set(try diary.journal.entries().map(\.actor)) == [ada, ben])
        // The names of clients that others changed are visible only to them.
        let labels = try diary.journal.entries().map { $0.actor == ben ? "own \($0.name)" : $0.name }
        #expect(labels.first == "own Add Bruno" && labels.contains("A change by Ada"))
        #expect(!labels.contains { $0.contains("Anna") })
    }

    @Test("Undoing a creation that others built on is rejected as a whole")
    func builtOn() throws {
        let diary = try readyDiary()
        let ada = try #require(diary.actor)
        let id = try diary.addClient("Anna")
        try diary.change("Trainer") { change in
            try change.db.execute(sql: "INSERT INTO trainer (id, name) VALUES (99, 'Ben')")
        }
        try diary.gym.choose(Identifier(rawValue: 99))
        try diary.change("Package") { change in
            try change.db.execute(
                sql: "INSERT INTO session_package (id, client, bought, sessions) VALUES (5, ?, '2026-03-12', 10)",
                arguments: [id])
        }
        try diary.gym.choose(ada)
        #expect(throws: StoreError.undoConflict(.named("Trainer"))) { try diary.undo() }
        let before = try TableDump(diary)
        #expect(throws: StoreError.undoConflict(.named("Trainer"))) { try diary.undo() }
        #expect(try TableDump(diary) == before)
    }

    @Test("A change of 200,000 rows is one undo")
    func large() throws {
        let diary = try readyDiary()
        let client = try diary.addClient("Anna")
        let before = try TableDump(diary)
        try diary.change("Import") { change in
            try change.db.execute(
                sql: """
                    INSERT INTO session_package (id, client, bought, sessions)
                    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)
                    SELECT i, ?, '2026-03-12', 10 FROM n
                    """, arguments: [client])
        }
        let count = { try diary.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM session_package") } }
        #expect(try count() == 200_000)
        #expect(try diary.undo()?.name == "Import")
        #expect(try TableDump(diary) == before)
        #expect(try diary.redo()?.name == "Import")
        #expect(try count() == 200_000)
    }

    @Test("The history lists time, trainer and change, page by page")
    func history() throws {
        let at = Date(timeIntervalSince1970: 1_773_300_000.125)
        let diary = try readyDiary(options: DiaryOptions(device: 7, clock: DiaryClock(now: { at })))
        for number in 0..<5 { try diary.addClient("Client \(number)") }
        let page = try diary.journal.entries(limit: 2, offset: 1)
        #expect(page.map(\.name) == ["Add Client 3", "Add Client 2"])
        #expect(page.first?.at == at)
        #expect(page.first?.device == 7)
        #expect(page.first?.actor == diary.actor)
    }
}
