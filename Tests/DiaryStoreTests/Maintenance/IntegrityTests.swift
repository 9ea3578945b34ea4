import FitnessModel
import Foundation
import GRDB
import Testing

@testable import DiaryStore

@Suite("Checking and counting")
struct IntegrityTests {
    @Test("Counts and totals include all sets; assistance has no volume, a drop set is one set")
    func totals() throws {
        let diary = try readyDiary()
        #expect(try diary.contents.counts() == DiaryCounts(clients: 0, exercises: 0, phases: 0, sessions: 0, sets: 0))
        #expect(try diary.contents.totals() == DiaryTotals(reps: 0, volume: Mass(grams: 0)))
        let client = try diary.addClient("Anna")
        try diary.change("Log") { change in
            try change.db.execute(
                sql: """
                    INSERT INTO exercise (id, owner, name, name_key) SELECT 1, id, 'Squat', 'squat' FROM trainer;
                    INSERT INTO phase (id, owner, name, name_key, created_at) SELECT 4, id, 'P', 'p', 0 FROM trainer;
                    INSERT INTO session (id, client, day) VALUES (2, \(client), '2026-03-12');
                    INSERT INTO session_row (id, session, client, day, exercise, position)
                        VALUES (3, 2, \(client), '2026-03-12', 1, 0);
                    INSERT INTO performed_set (session_row, set_number, part, link, resistance, grams, reps)
                        VALUES (3, 1, 0, 0, 1, 80500, 5), (3, 1, 1, 1, 1, 60000, 4),
                               (3, 2, 0, 0, 2, -20000, 6), (3, 3, 0, 0, 0, NULL, 7);
                    INSERT INTO performed_set (session_row, set_number, resistance, milliseconds) VALUES (3, 4, 0, 60000);
                    """)
        }
        #expect(try diary.contents.counts() == DiaryCounts(clients: 1, exercises: 1, phases: 1, sessions: 1, sets: 4))
        #expect(try diary.contents.totals() == DiaryTotals(reps: 22, volume: Mass(grams: 642_500)))
        let report = try diary.integrity.report()
        #expect(try report.counts == diary.contents.counts())
        #expect(try report.totals == diary.contents.totals())
    }

    @Test("Sets of missing cells are counted and reported as lost references")
    func orphans() throws {
        let disk = try DiskDiary()
        try disk.fill()
        let columns = "(session_row, set_number, resistance, grams, reps)"
        try disk.raw(
            """
            PRAGMA foreign_keys = OFF;
            INSERT INTO performed_set \(columns) VALUES (7, 1, 1, 80000, 5), (9223372036854775807, 1, 0, NULL, 8);
            """)
        let diary = try disk.open()
        let report = try diary.integrity.report()
        #expect(
            report.lostReferences
                == Array(repeating: LostReference(table: "performed_set", row: nil, target: "session_row"), count: 2))
        #expect(report.cellsDiffering == 0)
        #expect(report.counts?.sets == 2)
        #expect(try report.counts == diary.contents.counts())
        #expect(try report.totals == diary.contents.totals())
    }

    @Test("Every difference in a set's parts is found: a number, NULL for 0, one too many or too few")
    func everyDifference() throws {
        let fixture = try DiaryFixture()
        let session = try fixture.diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        let text = "w40x8 70x5@8>60x4 bw-10x6 x7!"
        try fixture.diary.cells.write(text, at: .planned(fixture.a1, session))
        #expect(try fixture.diary.contents.counts().sets == 4)
        #expect(try fixture.diary.integrity.checkSets().rowsDiffering.isEmpty)
        let damages = [
            "link = 2 WHERE part = 1", "resistance = 2 WHERE set_number = 2", "grams = 0 WHERE set_number = 3",
            "reps = 0 WHERE set_number = 1", "reps = NULL, milliseconds = 0 WHERE set_number = 1",
            "reps = NULL, millimetres = 5 WHERE set_number = 1", "rpe10 = 0 WHERE set_number = 1",
            "warm_up = 0 WHERE set_number = 1", "failure = 1 WHERE set_number = 1",
            "set_number = 9 WHERE set_number = 1", "part = 5 WHERE part = 1",
        ]
        for damage in damages {
            try fixture.diary.change("damage") { try $0.db.execute(sql: "UPDATE performed_set SET \(damage)") }
            #expect(try fixture.diary.integrity.checkSets().rowsDiffering.count == 1, "\(damage)")
            try fixture.diary.undo()
        }
        #expect(try fixture.diary.integrity.checkSets().rowsDiffering.isEmpty)
    }

    @Test("Lost references and an incomplete search index are reported; the index can be rebuilt")
    func report() throws {
        let disk = try DiskDiary()
        try disk.fill()
        #expect(try disk.open().integrity.report().isSound)
        try disk.raw(
            """
            PRAGMA foreign_keys = OFF;
            INSERT INTO session_package (id, client, bought, sessions) VALUES (5, 12345, '2026-03-12', 10);
            UPDATE search SET body = 'nobody' WHERE rowid = (SELECT min(id) FROM client);
            """)
        let lost = LostReference(table: "session_package", row: 5, target: "client")
        #expect(throws: StoreError.corrupt(.lostReference(lost))) { try Diary.verify(disk.file) }
        let diary = try disk.open()
        let report = try diary.integrity.report()
        #expect(report.damage == [])
        #expect(report.lostReferences == [lost])
        #expect(!report.isSearchComplete)
        try diary.integrity.rebuildSearch()
        #expect(try diary.integrity.report().isSearchComplete)
        #expect(try diary.found("client").count == 3)
    }

    @Test("A load cell that differs from its sets is counted and can be repaired")
    func cells() throws {
        let fixture = try DiaryFixture()
        let session = try fixture.diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try fixture.diary.cells.write("70x5 bad 80x2*2", at: .planned(fixture.a1, session))
        #expect(try fixture.diary.integrity.report().isSound)
        try fixture.diary.change("damage") { change in
            try change.db.execute(sql: "DELETE FROM performed_set WHERE set_number = 3")
        }
        let report = try fixture.diary.integrity.report()
        #expect(report.cellsDiffering == 1)
        #expect(!report.isSound && report.canBeRepaired)
        try fixture.diary.integrity.rebuildSets()
        #expect(try fixture.diary.integrity.report().isSound)
    }
}
