import FitnessModel
import Foundation
import GRDB
import Testing

@testable import DiaryStore

@Suite("The schema")
struct SchemaTests {
    @Test("Every table is strict, and either journaled or named as not journaled")
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

    @Test("No foreign key has an action: the journal must see each row")
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

    @Test("A new file has every migration and the version of the last one")
    func everyMigration() throws {
        let written = Schema.migrations.map(\.name)
        #expect(written == (1...written.count).map { "v\($0)" })
        #expect(Schema.version == written.count)
        let diary = try Diary.inMemory()
        #expect(try diary.read { try Schema.applied($0) } == Set(written))
        #expect(try diary.read { try Int.fetchOne($0, sql: "PRAGMA user_version") } == written.count)
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/CEmbedded/schema")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.standardizedFileURL.path)
        #expect(Set(files) == Set(written.map { "\($0).sql" }))
    }

    @Test("A file of the first version opens with all its data")
    func firstVersion() throws {
        let disk = try DiskDiary()
        try disk.raw(FrozenDiaryV1.sql)
        let diary = try disk.open()
        #expect(try diary.gym.get()?.name == "Iron Temple")
        #expect(try diary.clientNames() == ["Łukasz O'Neil"])
        #expect(try diary.found("lukasz").count == 1)
        #expect(try diary.contents.counts() == DiaryCounts(clients: 1, exercises: 1, phases: 1, sessions: 1, sets: 2))
        #expect(try diary.contents.totals().reps == 8)
        #expect(try diary.integrity.report().isSound)
        #expect(try diary.undo()?.name == "Log set")
        #expect(try diary.contents.counts().sets == 0)
        #expect(try diary.redo()?.name == "Log set")
    }

    @Test(
        "A released migration is frozen: it still creates the file of its version", arguments: [1, 2, 3, 4, 5, 6, 7, 8])
    func frozen(version: Int) throws {
        let disk = try DiskDiary()
        try disk.raw(Self.frozenDiaries[version - 1])
        let old = try DatabaseQueue(path: disk.file.path).read { try Self.definitions($0) }
        let fresh = try DatabaseQueue()
        try fresh.write { try Schema.migrate($0, to: version) }
        #expect(try fresh.read { try Self.definitions($0) } == old)
    }

    @Test(
        "A migrated older file equals a new diary", arguments: [1, 2, 3, 4, 5, 6, 7, 8])
    func migrated(version: Int) throws {
        let disk = try DiskDiary()
        try disk.raw(Self.frozenDiaries[version - 1])
        let diary = try disk.open()
        let fresh = try Diary.inMemory().read { try Self.definitions($0) }
        #expect(try diary.read { try Self.definitions($0) } == fresh)
        #expect(try diary.integrity.report().isSound)
        #expect(try diary.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } == ["ok"])
        #expect(try diary.read { try Row.fetchAll($0, sql: "PRAGMA foreign_key_check").count } == 0)
        #expect(try diary.read { try Int.fetchOne($0, sql: "PRAGMA writable_schema") } == 0)
    }

    @Test("The text of the schema is extended only at the intended places")
    func widened() throws {
        let text = try Diary.inMemory().read { try Self.definitions($0) }.joined()
        #expect(text.contains("session_count BETWEEN 1 AND 60") && text.contains("column_number BETWEEN 1 AND 60"))
        #expect(!text.contains("BETWEEN 1 AND 12)"))
        let fixture = try DiaryFixture()
        for statement in [
            "UPDATE phase SET session_count = 61", "UPDATE phase SET session_count = 0",
            "INSERT INTO category (id, kind, name) VALUES (1, 'machines', 'x')",
            "INSERT INTO planned_cell (phase_row, column_number, text) VALUES (\(fixture.a1.rawValue), 61, '80x3')",
            "INSERT INTO planned_cell (phase_row, column_number, text) VALUES (\(fixture.a1.rawValue), 1, '')",
        ] {
            #expect(throws: StoreError.self, "\(statement)") {
                try fixture.diary.change("Try") { try $0.db.execute(sql: statement) }
            }
        }
        try fixture.diary.change("Widen") { change in
            try change.db.execute(sql: "UPDATE phase SET session_count = 60")
            try change.db.execute(sql: "INSERT INTO category (id, kind, name) VALUES (1, 'machine', 'Benches')")
        }
        #expect(try fixture.diary.categories.list(.machine).map(\.name) == ["Benches"])
    }

    @Test("A file of the second version opens with all its data")
    func secondVersion() throws {
        let disk = try DiskDiary()
        try disk.raw(FrozenDiaryV2.sql)
        let diary = try disk.open()
        #expect(try diary.clientNames() == ["Łukasz O'Neil"])
        #expect(try diary.contents.counts() == DiaryCounts(clients: 1, exercises: 1, phases: 2, sessions: 1, sets: 3))
        #expect(try diary.contents.totals().reps == 12)
        for word in ["spring", "press", "knee"] { #expect(try diary.found(word).count == 1, "\(word)") }
        #expect(try diary.integrity.report().isSound)
        #expect(try diary.machines.list().map(\.name) == ["Leg press 45"])
        #expect(try diary.plates.list().map(\.pairs) == [5])
        #expect(try diary.badges.list().map(\.target) == [12])
        // Marks of a stopwatch from that version have times in the current one.
        let day = DiaryFixture.day("2026-03-12")
        let times = try diary.figures.timedSets(of: Identifier(rawValue: 11), days: day...day).map(\.timed)
        #expect(times.map(\.set.totalReps) == [3, 4])
        #expect(times.map(\.mark.repTimes) == [[2_000, 2_100, 2_200], [3_000, 3_000, 3_100, 2_900]])
        let changed = try TableDump(diary)
        #expect(try diary.undo()?.name == "Count set")
        #expect(try diary.contents.counts().sets == 2)
        #expect(try diary.machines.list().map(\.name) == ["Leg press"])
        #expect(try diary.plates.list().map(\.pairs) == [4])
        #expect(try diary.badges.list().map(\.target) == [10])
        #expect(
            try TableDump(diary).differences(changed) == [
                "badge", "exercise_muscle", "machine", "mesocycle_part", "performed_set", "plate", "search",
                "session_row",
                "set_mark",
            ])
        #expect(try diary.redo()?.name == "Count set")
        #expect(try TableDump(diary) == changed)
    }

    @Test("Data of the second version remains next to the tables of the third")
    func secondVersionGrows() throws {
        let disk = try DiskDiary()
        try disk.raw(FrozenDiaryV2.sql)
        let diary = try disk.open()
        let client = Identifier<Client>(rawValue: 11)
        try diary.weighIns.add(WeighIn(day: DiaryFixture.today, weight: Mass(81, .kg)), of: client)
        #expect(try diary.energy.day(of: client, on: DiaryFixture.today).body.weight == Mass(81, .kg))
        #expect(try diary.undo()?.name == "Weigh Łukasz O'Neil 2026-03-12, 81 kg")
        #expect(try diary.undo()?.name == "Count set")
        #expect(try diary.energy.day(of: client, on: DiaryFixture.today).body.weight == Mass(82.5, .kg))
    }

    @Test("A file of the third version opens with all its data")
    func thirdVersion() throws {
        let disk = try DiskDiary()
        try disk.raw(FrozenDiaryV3.sql)
        let diary = try disk.open()
        #expect(try diary.clientNames() == ["Łukasz O'Neil"])
        #expect(try diary.contents.counts() == DiaryCounts(clients: 1, exercises: 2, phases: 2, sessions: 12, sets: 6))
        let sheet = try diary.phases.sheet(Self.frozenPhase)
        #expect(sheet.sessions.map(\.column) == Array(1...12))
        #expect(sheet.sessions.last?.state == .live)
        #expect(sheet.ahead.values.filter { !$0.isEmpty } == [])
        #expect(sheet.cell(Self.frozenRow, column: 12)?.text == "95x3 95x2@9")
        #expect(sheet.cell(Self.frozenRow, column: 12)?.planned == "")
        #expect(sheet.phase.daysText == "")
        #expect(sheet.phase.lastDay == nil)
        #expect(try diary.machines.list().map(\.name) == ["Leg press"])
        for word in ["seat", "autumn", "legs"] { #expect(try diary.found(word).count == 1, "\(word)") }
        #expect(try diary.foods.search("barley", client: nil).map(\.food.name) == ["Barley bread"])
        #expect(try diary.integrity.report().isSound)
        let changed = try TableDump(diary)
        #expect(try diary.undo()?.name == "Edit phase P6 In season")
        #expect(try diary.phases.get(Self.frozenPhase).goal == "")
        #expect(try diary.redo()?.name == "Edit phase P6 In season")
        #expect(try TableDump(diary) == changed)
        #expect(try diary.redo()?.name == "Log Box squat 90x5 (Łukasz O'Neil)")
        #expect(try diary.phases.sheet(Self.frozenPhase).cell(Self.frozenRow, column: 12)?.text == "95x3 95x2@9 90x5")
        #expect(try diary.contents.counts().sets == 7)
    }

    @Test("A phase of the third version can have more than twelve sessions")
    func thirdVersionGrows() throws {
        let disk = try DiskDiary()
        try disk.raw(FrozenDiaryV3.sql)
        let diary = try disk.open()
        // Simulates a newer form: 13 sessions are more than the third version allowed.
        try diary.change("Longer") { change in
            try change.db.execute(
                sql: "UPDATE phase SET session_count = 13 WHERE id = ?", arguments: [Self.frozenPhase.rawValue])
        }
        try diary.cells.write("97.5x3", at: .ahead(Self.frozenRow, column: 13))
        let session = try diary.sessions.start(Self.frozenPhase, day: DiaryFixture.day("2026-09-26"))
        #expect(try diary.sessions.get(session).column == 13)
        #expect(try diary.phases.sheet(Self.frozenPhase).cell(Self.frozenRow, column: 13)?.planned == "97.5x3")
        #expect(try diary.undo()?.name == "Start session of P6 In season (Łukasz O'Neil)")
        #expect(try diary.undo()?.name == "Plan Box squat 97.5x3 in session 13 (Łukasz O'Neil)")
        #expect(try diary.undo()?.name == "Longer")
        #expect(try diary.undo()?.name == "Edit phase P6 In season")
        #expect(try diary.undo()?.name == "Weigh Łukasz O'Neil 2026-09-24, 82.5 kg")
        #expect(try diary.phases.sheet(Self.frozenPhase).phase.sessionCount == 12)
    }

    @Test("A file of the fourth version opens with all its data, and gets measurements")
    func fourthVersion() throws {
        let disk = try DiskDiary()
        try disk.raw(FrozenDiaryV4.sql)
        let diary = try disk.open()
        #expect(try diary.contents.counts() == DiaryCounts(clients: 1, exercises: 3, phases: 2, sessions: 12, sets: 6))
        let sheet = try diary.phases.sheet(Self.frozenPhase)
        #expect(sheet.phase.daysText == "A B" && sheet.phase.lastDay?.iso == "2026-12-31")
        #expect(sheet.phase.sessionCount == 14)
        #expect(sheet.ahead[Self.frozenRow]?[13]?.text(in: .kg, kind: .loadAndReps) == "97.5x3*5")
        let machine = try #require(try diary.machines.list().first)
        #expect(try diary.categories.of(machine.id).map(\.name) == ["Benches"])
        #expect(machine.place == nil)
        #expect(try diary.libraryExercises.list(LibraryFilter(archive: .archived)).map(\.id) == [1009])
        for word in ["seat", "autumn", "legs", "rdl"] { #expect(try diary.found(word).count == 1, "\(word)") }
        let client = try #require(try diary.clients.list().first).id
        let row = BodyMeasurement(day: DiaryFixture.day("2026-11-24"), weight: Mass(82, .kg), folds: [.chin: "8.2"])
        let id = try diary.measurements.add(row, of: client)
        #expect(try diary.measurements.get(id).weight == Mass(82, .kg))
        let changed = try TableDump(diary)
        #expect(try diary.undo()?.name == "Add measurement of Łukasz O'Neil 2026-11-24")
        #expect(try diary.undo()?.name == "Plan Box squat 97.5x3*5 in session 13 (Łukasz O'Neil)")
        #expect(try diary.phases.sheet(Self.frozenPhase).ahead[Self.frozenRow]?[13] == nil)
        #expect(try diary.redo()?.name == "Plan Box squat 97.5x3*5 in session 13 (Łukasz O'Neil)")
        #expect(try diary.redo()?.name == "Add measurement of Łukasz O'Neil 2026-11-24")
        #expect(try TableDump(diary) == changed)
    }

    @Test(
        "A file of the fifth version opens with its measurement, which gets girths and is undone step by step"
    )
    func fifthVersion() throws {
        let disk = try DiskDiary()
        try disk.raw(FrozenDiaryV5.sql)
        let diary = try disk.open()
        let client = try #require(try diary.clients.list().first).id
        let old = try #require(try diary.measurements.list(of: client).first)
        #expect(
            old.folds == [.chin: "8.2/8.4", .cheek: "9"] && old.weight == Mass(82, .kg) && old.note == "after rest")
        #expect(try diary.skinfolds.profile(of: client).formula == .jacksonPollock4)
        var states = [try TableDump(diary)]
        var new = old
        new[measure: .waist] = "84 cm"
        new[own: try #require(OwnMeasure("Grip (kg)"))] = "48"
        try diary.measurements.update(from: old, to: new)
        states.append(try TableDump(diary))
        try diary.measurements.setGoal(BodyGoal(.weight, value: 80), of: .weight, client)
        states.append(try TableDump(diary))
        try states.expectHistory(of: diary)
        #expect(try diary.undo()?.name == "Set the goal of Łukasz O'Neil: Weight")
        #expect(try diary.undo()?.name == "Edit measurement of Łukasz O'Neil 2026-11-23")
        for _ in 0..<6 { _ = try #require(try diary.undo()) }
        #expect(try diary.measurements.count(of: client) == 0 && diary.weighIns.count(of: client) == 1)
    }

    @Test("A file of the seventh version opens with its series, task and session packs, undone step by step")
    func seventh() throws {
        let disk = try DiskDiary()
        try disk.raw(FrozenDiaryV7.sql)
        let diary = try disk.open()
        let client = try #require(try diary.clients.list().first).id
        let day = try #require(Day(iso: "2026-11-24"))
        func coming() throws -> [String] {
            try diary.appointments.list(in: day...day.adding(days: 14), zone: .gmt).map { item in
                "\(item.appointment.day.iso) \(item.appointment.state.rawValue)\(item.appointment.isCharged ? " charged" : "")"
            }
        }
        #expect(try coming() == ["2026-11-24 missed charged", "2026-12-01 planned", "2026-12-08 planned"])
        #expect(try diary.recurringPlans.statuses().map(\.next.iso) == ["2026-11-26"])
        #expect(try diary.packages.ledger(of: client).statuses.map(\.package.price) == ["", "200 EUR"])
        #expect(try diary.undo()?.name == "Add 5 sessions for Łukasz O'Neil")
        #expect(try diary.undo()?.name == "Done: recurring plan Stretching of Łukasz O'Neil")
        #expect(try diary.undo()?.name == "Add recurring plan Stretching of Łukasz O'Neil")
        #expect(try diary.undo()?.name == "Missed: appointment of Łukasz O'Neil, 24 Nov 17:30")
        #expect(try coming() == ["2026-11-24 planned", "2026-12-01 planned", "2026-12-08 planned"])
        // Records of the eighth version are stored in such a file, too.
        try diary.consents.give(Consent(), by: client)
        try diary.checkIns.add(CheckIn(day: day, minute: 480, level: .atEase), of: client)
        #expect(try diary.wellbeingEntries.count(of: client) == 1)
    }

    @Test("A file of the eighth version opens with its check-ins, and its contacts have today's texts")
    func eighth() throws {
        let disk = try DiskDiary()
        try disk.raw(FrozenDiaryV8.sql)
        let diary = try disk.open()
        let client = try #require(try diary.clients.list().first).id
        let day = try #require(Day(iso: "2026-11-24"))
        #expect(try diary.checkIns.list(of: client, in: day...day).map(\.answer) == ["two moves"])
        let contacts = try diary.helpContacts.list()
        #expect(contacts.map(\.phone).sorted() == ["", "+43 1 71719", "112", "116 123"])
        #expect(contacts.first { $0.phone == "116 123" }?.country == "EU, in part")
        #expect(contacts.first { $0.phone == "112" }?.note.contains("without a SIM card not in every country") == true)
        #expect(contacts.contains { $0.name == "Helplines of your country" })
        #expect(try diary.undo()?.name == "Add contact Dr Vesely")
        #expect(try diary.undo()?.name == "Add check-in of Łukasz O'Neil, 24 Nov 15:30")
        #expect(try diary.wellbeingEntries.count(of: client) == 0)
    }

    @Test("Rows of older versions are changed, deleted and undone like new ones", arguments: [1, 2, 3, 4, 5, 6, 7, 8])
    func oldRows(version: Int) throws {
        let disk = try DiskDiary()
        try disk.raw(Self.frozenDiaries[version - 1])
        let diary = try disk.open()
        let client = try #require(try diary.clients.list().first).id
        let sheet = try diary.phases.sheet(try #require(try diary.phases.list(.client(client)).first).id)
        let row = try #require(sheet.rows.first).row
        let session = try #require(sheet.sessions.last)
        let exercise = try diary.exercises.get(try #require(row.exercise))
        var (phase, noted, described, prescription) = (sheet.phase, session, exercise, row.prescription)
        (phase.goal, noted.note, described.description, prescription.reps) = ("Speed", "tired", "low bar", "12")
        let changes: [() throws -> Void] = [
            { try diary.phases.update(from: sheet.phase, to: phase) },
            { try diary.phaseRows.setPrescription(prescription, row: row.id, replacing: row.prescription) },
            { try diary.exercises.update(from: exercise, to: described) },
            { try diary.sessions.update(from: session, to: noted) },
            { try diary.cells.write("100x1", at: .planned(row.id, session.id), replacing: sheet.text(row, session)) },
            { try diary.phaseRows.delete(row.id) },
            { try diary.sessions.delete(session.id) },
            { try diary.phases.delete(phase.id) },
        ]
        var states = [try TableDump(diary)]
        for change in changes {
            try change()
            states.append(try TableDump(diary))
        }
        try states.expectHistory(of: diary)
    }

    /// The last changes of the fixtures were recorded; further back they contain rows that no change wrote.
    @Test(
        "What an older version recorded is undone, and redone to the same rows",
        arguments: zip(1...8, [2, 1, 11, 19, 25, 29, 34, 37]))
    func recorded(version: Int, changes: Int) throws {
        let disk = try DiskDiary()
        try disk.raw(Self.frozenDiaries[version - 1])
        let diary = try disk.open()
        let before = try TableDump(diary)
        var undone = 0
        while (try? diary.undo()) != nil { undone += 1 }
        #expect(undone == changes)
        for _ in 0..<undone { _ = try #require(try diary.redo()) }
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("An older file is copied before it is migrated")
    func copyBeforeMigration() throws {
        let disk = try DiskDiary()
        try disk.fill()
        // Simulates a pending newest migration: it fails on the existing tables, and the copy remains.
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

    private static let frozenDiaries = [
        FrozenDiaryV1.sql, FrozenDiaryV2.sql, FrozenDiaryV3.sql, FrozenDiaryV4.sql, FrozenDiaryV5.sql,
        FrozenDiaryV6.sql, FrozenDiaryV7.sql, FrozenDiaryV8.sql,
    ]
    private static let frozenPhase = Identifier<Phase>(rawValue: 95_528_545_157_140_496)
    private static let frozenRow = Identifier<PhaseRow>(rawValue: 95_529_551_790_100_499)

    private static func definitions(_ db: Database) throws -> [String] {
        try String.fetchAll(
            db,
            sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'search_%' ORDER BY name")
            + String.fetchAll(db, sql: "SELECT sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name")
    }
}

extension PhaseSheet {
    /// The text of a row's cell in a session.
    fileprivate func text(_ row: PhaseRow, _ session: TrainingSession) -> String {
        session.column.flatMap { cell(row.id, column: $0)?.text } ?? ""
    }
}
