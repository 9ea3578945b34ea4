import FitnessModel
import Foundation
import GRDB
import SpotterCore
import Testing

@testable import DiaryStore

@Suite("Facts of the journal")
struct JournalFactsTests {
    @Test("A logged set has kind, session, client and values, without a sentence")
    func logged() throws {
        let fixture = try DiaryFixture()
        let session = try fixture.train("2026-03-12", "80x3")
        try fixture.diary.sessions.reopen(session)
        try fixture.diary.cells.write("80x3 90x3", at: .planned(fixture.a1, session), replacing: "80x3")
        let row = try fixture.diary.read { db in
            try Row.fetchOne(
                db,
                sql: "SELECT label, kind, subject, about_client, details FROM journal ORDER BY place DESC LIMIT 1")
        }
        let entry = try #require(row)
        #expect(entry["label"] == "" && entry["kind"] == "session.log")
        #expect(entry["subject"] == session.rawValue && entry["about_client"] == fixture.jan.rawValue)
        #expect(entry["details"] == #"{"name":"Box squat","of":"Jan Novák","value":"90x3"}"#)
        #expect(try fixture.diary.undo()?.name == "Log Box squat 90x3 (Jan Novák)")
    }

    @Test("An added record is named by its new id")
    func added() throws {
        let diary = try readyDiary()
        let client = try diary.clients.add(named: "Anna")
        guard case .facts(let facts)? = try diary.journal.entries(limit: 1).first?.content else {
            Issue.record("no facts")
            return
        }
        #expect(facts.subject == client.rawValue && facts.client == client)
        #expect(facts.kind == ChangeKind(.add, .client) && facts.details[.name] == "Anna")
    }

    @Test("Names are stored exactly, even those that JSON escapes", arguments: HostileName.all)
    func hostile(name: String) throws {
        let details: ChangeDetails = [.name: name, .client: "Jan \"The Wall\" Nov\u{e1}k / \\"]
        #expect(ChangeDetails(json: details.json) == details)
        #expect(details[.name].unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        #expect(details[.name].count <= 60)
    }

    @Test("Every kind has a readable key and a sentence")
    func kinds() {
        var texts: Set<String> = []
        for record in RecordKind.allCases {
            for action in ChangeKind.Action.allCases {
                let kind = ChangeKind(action, record)
                #expect(ChangeKind(kind.text) == kind)
                #expect(texts.insert(kind.text).inserted)
                #expect(!"\(JournalEntry.Content.facts(ChangeFacts(action, record)).sentence)".isEmpty)
            }
        }
        #expect(ChangeKind("food") == nil && ChangeKind("food.dance") == nil && ChangeKind("") == nil)
        #expect(!texts.contains(JournalEntry.oldDeletion) || JournalEntry.oldDeletion == "legacy.delete")
    }

    @Test("The order of changes is the order in which they were made, whatever their ids")
    func place() throws {
        let diary = try readyDiary()
        for name in ["Anna", "Ben", "Cleo"] { try diary.clients.add(named: name) }
        // Simulates that another machine's clock was ahead when Anna was added.
        try diary.access.write { db in
            try db.execute(
                sql: """
                    PRAGMA defer_foreign_keys = ON;
                    UPDATE journal SET id = id + 4000000000000 WHERE place = (SELECT min(place) FROM journal);
                    UPDATE journal_changeset SET journal = journal + 4000000000000
                    WHERE journal = (SELECT min(journal) FROM journal_changeset);
                    """)
        }
        #expect(try diary.journal.entries().map(\.name) == ["Add client Cleo", "Add client Ben", "Add client Anna"])
        #expect(try diary.undo()?.name == "Add client Cleo")
        #expect(try diary.undo()?.name == "Add client Ben")
        #expect(try diary.redo()?.name == "Add client Ben")
    }

    @Test("Two records of one name are two changes; taps on one are one")
    func joined() throws {
        let fixture = try DiaryFixture()
        let diary = fixture.diary
        let first = try diary.runs.start(day: DiaryFixture.today, of: fixture.jan)
        for _ in 0..<3 { try diary.runs.countSteps(1, length: nil, of: first) }
        let before = try diary.journal.entries().count
        try diary.runs.delete(first)
        let second = try diary.runs.start(day: DiaryFixture.today, of: fixture.jan)
        try diary.runs.countSteps(1, length: nil, of: second)
        #expect(try diary.journal.entries().count == before + 3)
        #expect(try diary.undo()?.name == "Count steps (Jan Novák)")
    }

    @Test("A diary of schema 9 keeps its sentences, order and bin")
    func migrated() throws {
        let disk = try DiskDiary()
        try disk.fill(clients: 2)
        let diary = try disk.open()
        try diary.clients.delete(try #require(try diary.clients.list().last).id)
        try diary.close()
        // The journal as the previous version wrote it.
        try disk.raw(
            """
            UPDATE journal SET label = CASE WHEN kind GLOB '*.delete' THEN 'Delete client Client 1' ELSE 'Add it' END;
            DROP INDEX journal_by_actor;
            ALTER TABLE journal DROP COLUMN place; ALTER TABLE journal DROP COLUMN kind;
            ALTER TABLE journal DROP COLUMN subject; ALTER TABLE journal DROP COLUMN about_client;
            ALTER TABLE journal DROP COLUMN details;
            CREATE INDEX journal_by_actor ON journal (actor, undone, id);
            DELETE FROM grdb_migrations WHERE identifier = 'v10'; PRAGMA user_version = 9;
            """)
        let again = try disk.open()
        #expect(try again.journal.entries().map(\.name) == ["Delete client Client 1", "Add it", "Add it"])
        #expect(try again.journal.deletions().map(\.deletedText) == ["client Client 1"])
        try again.journal.restore(try #require(try again.journal.deletions().first).id)
        #expect(try again.clients.list().count == 2 && again.journal.deletions().isEmpty)
        #expect(try again.undo()?.name == "Restore client Client 1")
        #expect(try again.undo()?.name == "Delete client Client 1")
        #expect(try again.redo()?.name == "Delete client Client 1")
    }

    @Test("The acting trainer belongs to the process; the last chosen one is only the default")
    func actor() throws {
        let disk = try DiskDiary()
        try disk.fill(clients: 0)
        let ben = try disk.open().trainers.add(named: "Ben")
        let ada = try #require(try disk.open().actor)
        var options = DiaryOptions()
        options.actor = ben
        let his = try disk.open(options)
        try his.clients.add(named: "Cleo")
        #expect(try his.journal.entries(limit: 1).first?.actor == ben)
        #expect(try disk.open().actor == ada)
    }
}

@Suite("Facts of erased clients")
struct JournalErasureTests {
    @Test("A shared entry loses its sentence, ids and values; another client's remains")
    func shared() throws {
        let disk = try DiskDiary()
        let diary = try disk.open()
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        let (eva, quolt) = (try diary.clients.add(named: "Eva"), try diary.clients.add(named: "Xaver \"Q\" Quolt"))
        let sheet = try diary.phases.add(named: "Base", client: nil)
        try diary.phases.assign([Marked(sheet, "Base")], to: [Marked(eva, "Eva"), Marked(quolt, "Xaver")])
        let facts = ChangeFacts(.edit, .client, subject: quolt.rawValue, of: quolt, [.name: "Xaver \"Q\" Quolt"])
        try diary.change(facts) { change in
            try change.clients.add(named: "Of another")
        }
        _ = try diary.erasure.forget(quolt)
        let rows = try diary.read { db in
            try Row.fetchAll(
                db, sql: "SELECT kind, subject, about_client, details, label FROM journal ORDER BY place")
        }
        let erased = rows.filter { $0["kind"] == "erased" }
        #expect(erased.count == 2)
        for row in erased {
            #expect(row["details"] == "" && row["label"] == "")
            #expect(row["subject"] as Int64? == nil && row["about_client"] as Int64? == nil)
        }
        #expect(
            !rows.contains {
                ($0["details"] as String).contains("Quolt") || ($0["about_client"] as Int64?) == quolt.rawValue
            })
        #expect(try diary.journal.entries(limit: 1).first?.name == "A change, partly erased")
        #expect(try diary.undo() != nil && diary.clients.list().map(\.name) == ["Eva"])
    }
}
