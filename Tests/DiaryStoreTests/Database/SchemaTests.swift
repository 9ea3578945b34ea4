import FitnessModel
import Foundation
import GRDB
import Testing

@testable import DiaryStore

@Suite("The schema")
struct SchemaTests {
    @Test("Every table is either journaled or named as not journaled, and strict")
    func tables() throws {
        let diary = try Diary.inMemory()
        let rows = try diary.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
                        AND name NOT LIKE 'sqlite_%' AND name <> 'grdb_migrations'
                    """)
        }
        let names = rows.map { $0["name"] as String }
        #expect(Set(names) == Set(Schema.journaledTables + Schema.unjournaledTables))
        #expect(rows.allSatisfy { $0["strict"] as Int == 1 })
    }

    @Test("No foreign key acts by itself: the journal must see each row")
    func foreignKeys() throws {
        let diary = try Diary.inMemory()
        let acting = try diary.read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT t.name FROM pragma_table_list t, pragma_foreign_key_list(t.name) f
                    WHERE t.schema = 'main' AND (f.on_delete <> 'NO ACTION' OR f.on_update <> 'NO ACTION')
                    """)
        }
        #expect(acting == [])
    }

    @Test("A file written by the first version opens with everything in it")
    func firstVersion() throws {
        let disk = try DiskDiary()
        try disk.raw(FrozenDiaryV1.sql)
        let diary = try disk.open()
        #expect(try diary.gym()?.name == "Iron Temple")
        #expect(try diary.clientNames() == ["Łukasz O'Neil"])
        #expect(try diary.found("lukasz").count == 1)
        #expect(try diary.counts() == DiaryCounts(clients: 1, exercises: 1, phases: 1, sessions: 1, sets: 2))
        #expect(try diary.totals().reps == 8)
        #expect(try diary.integrityReport().isSound)
        #expect(try diary.undo() == "Log set")
        #expect(try diary.counts().sets == 0)
        #expect(try diary.redo() == "Log set")
    }

    @Test("A released migration is frozen: it still makes the file of its version", arguments: [1, 2])
    func frozen(version: Int) throws {
        let disk = try DiskDiary()
        try disk.raw(version == 1 ? FrozenDiaryV1.sql : FrozenDiaryV2.sql)
        let old = try DatabaseQueue(path: disk.file.path).read { try Self.definitions($0) }
        let fresh = try DatabaseQueue()
        try fresh.write { try Schema.migrate($0, to: version) }
        #expect(try fresh.read { try Self.definitions($0) } == old)
    }

    @Test("A file written by the second version opens with everything in it")
    func secondVersion() throws {
        let disk = try DiskDiary()
        try disk.raw(FrozenDiaryV2.sql)
        let diary = try disk.open()
        #expect(try diary.clientNames() == ["Łukasz O'Neil"])
        #expect(try diary.counts() == DiaryCounts(clients: 1, exercises: 1, phases: 2, sessions: 1, sets: 3))
        #expect(try diary.totals().reps == 12)
        for word in ["spring", "press", "knee"] { #expect(try diary.found(word).count == 1, "\(word)") }
        #expect(try diary.integrityReport().isSound)
        #expect(try diary.machines.list().map(\.name) == ["Leg press 45"])
        #expect(try diary.plates().map(\.pairs) == [5])
        #expect(try diary.badges.list().map(\.target) == [12])
        let changed = try TableDump(diary)
        #expect(try diary.undo() == "Count set")
        #expect(try diary.counts().sets == 2)
        #expect(try diary.machines.list().map(\.name) == ["Leg press"])
        #expect(try diary.plates().map(\.pairs) == [4])
        #expect(try diary.badges.list().map(\.target) == [10])
        #expect(
            try TableDump(diary).differences(changed) == [
                "badge", "exercise_muscle", "machine", "mesocycle_part", "performed_set", "plate", "search",
                "session_row",
                "set_mark",
            ])
        #expect(try diary.redo() == "Count set")
        #expect(try TableDump(diary) == changed)
    }

    @Test("What the second version wrote lives on beside the tables of the third")
    func secondVersionGrows() throws {
        let disk = try DiskDiary()
        try disk.raw(FrozenDiaryV2.sql)
        let diary = try disk.open()
        let client = Identifier<Client>(rawValue: 11)
        try diary.weighIns.add(WeighIn(day: DiaryFixture.today, weight: Mass(81, .kg)), of: client)
        #expect(try diary.energyDay(of: client, on: DiaryFixture.today).body.weight == Mass(81, .kg))
        #expect(try diary.undo() == "Weigh Łukasz O'Neil 2026-03-12, 81 kg")
        #expect(try diary.undo() == "Count set")
        #expect(try diary.energyDay(of: client, on: DiaryFixture.today).body.weight == Mass(82.5, .kg))
    }

    @Test("An older file is copied before it is migrated")
    func copyBeforeMigration() throws {
        let disk = try DiskDiary()
        try disk.fill()
        // As if the newest migration had not run yet: it then fails on what is there, and the copy remains.
        try disk.raw("DELETE FROM grdb_migrations; PRAGMA user_version = 0")
        let clock = DiaryClock(now: { Date(timeIntervalSince1970: 1_773_300_000) })
        #expect(throws: StoreError.self) { try disk.open(DiaryOptions(clock: clock)) }
        let copies = try FileManager.default.contentsOfDirectory(
            atPath: disk.folder.appendingPathComponent("backups").path)
        #expect(copies.count == 1)
        #expect(copies.first?.hasPrefix("before-schema-1-2026-03-12-") == true)
        let copy = disk.folder.appendingPathComponent("backups/\(copies.first ?? "")")
        let names = try DatabaseQueue(path: copy.path).read { try String.fetchAll($0, sql: "SELECT name FROM client") }
        #expect(names.count == 3)
    }

    private static func definitions(_ db: Database) throws -> [String] {
        try String.fetchAll(
            db,
            sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'search_%' ORDER BY name")
            + String.fetchAll(db, sql: "SELECT sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name")
    }
}
