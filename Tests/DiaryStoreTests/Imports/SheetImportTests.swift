import DiaryStore
import FitnessModel
import GRDB
import Testing

@Suite("Importing a training sheet")
struct SheetImportTests {
    private let fixture: DiaryFixture
    private let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    private static func day(_ iso: String) -> Day { DiaryFixture.day(iso) }

    /// Three rows with two performed columns and a planned third one, all in pounds.
    private func draft(for client: Identifier<Client>?) -> SheetDraft {
        SheetDraft(
            phase: Phase(
                id: .unsaved, client: client, name: "P4 Base", periodization: "linear", goal: "strength",
                start: Self.day("2026-01-05"), sessionCount: 3, notes: "left knee"),
            unit: .lb,
            rows: [
                SheetDraft.Row(
                    exercise: "BOX SQUAT", prescription: DiaryFixture.prescription, letter: "A",
                    done: [1: "180x5*3", 2: "easy  185x5 "], planned: [2: "185x5*3", 3: "190x5*3"]),
                SheetDraft.Row(exercise: "Bench press", done: [1: "100x8"]),
                SheetDraft.Row(exercise: "Sandbag hug", unitKind: .time, done: [2: "30s"]),
            ],
            days: [1: Self.day("2026-01-05"), 2: Self.day("2026-01-12")])
    }

    @Test("As done: one change with head, rows, finished sessions, sets and plan; undo leaves nothing")
    func done() throws {
        let before = try TableDump(diary)
        let outcome = try diary.imports.phase(draft(for: fixture.jan))
        #expect(try diary.nextUndo() == "Import P4 Base (Jan Novák)")
        #expect(outcome.exercisesAdded == 2)
        #expect([outcome.sessions, outcome.sets, outcome.planned] == [2, 6, 1])
        let sheet = try diary.phases.sheet(outcome.phase)
        #expect(
            [sheet.phase.name, sheet.phase.periodization, sheet.phase.goal, sheet.phase.notes] == [
                "P4 Base", "linear", "strength", "left knee",
            ])
        #expect(sheet.phase.start == Self.day("2026-01-05") && sheet.phase.sessionCount == 3)
        #expect(sheet.rows.map(\.row.exerciseName) == ["Box squat", "Bench press", "Sandbag hug"])
        #expect(sheet.rows[0].row.exercise == fixture.squat && sheet.rows[0].row.letter == "A")
        #expect(sheet.rows[0].row.prescription == DiaryFixture.prescription)
        #expect(sheet.sessions.map(\.day) == [Self.day("2026-01-05"), Self.day("2026-01-12")])
        #expect(sheet.sessions.allSatisfy { $0.state == .done && $0.mode == .handsFree && $0.unit == .lb })
        let second = try #require(sheet.cell(sheet.rows[0].id, column: 2))
        #expect(second.text == "easy  185x5 ", "exactly as typed")
        #expect(second.planned == "185x5*3" && second.prescription == DiaryFixture.prescription)
        #expect(sheet.cell(sheet.rows[1].id, column: 2)?.text == "", "a row that was not done is empty")
        #expect(sheet.ahead == [sheet.rows[0].id: [3: PlannedText("190x5*3", unit: .lb)]])
        #expect(try diary.exercises.named("sandbag hug")?.unitKind == .time)
        #expect(
            try diary.exercises.named("bench press")?.muscles == ExerciseLibrary.named("Bench press")?.muscles,
            "of the library that is built in")
        #expect(try diary.integrity.report().isSound)
        let after = try TableDump(diary)
        try [before, after].expectHistory(of: diary)
    }

    @Test("Imported cells equal typed ones")
    func typed() throws {
        let phase = try diary.imports.phase(draft(for: fixture.jan)).phase
        let imported = try fixture.sets()
        #expect(try diary.undo() != nil)
        let lb = try diary.clients.get(fixture.jan)
        var pounds = lb
        pounds.unit = .lb
        try diary.clients.update(from: lb, to: pounds)
        let typed = try diary.phases.add(named: "P4 Base", client: fixture.jan)
        let bench = try diary.exercises.add(named: "Bench press")
        let hug = try diary.exercises.add(named: "Sandbag hug", unitKind: .time)
        let rows = try [fixture.squat, bench, hug].map { try diary.phaseRows.add(to: typed, exercise: $0) }
        let texts: [String: [Int: String]] = [
            "2026-01-05": [0: "180x5*3", 1: "100x8"], "2026-01-12": [0: "easy  185x5 ", 2: "30s"],
        ]
        for (day, cells) in texts.sorted(by: { $0.key < $1.key }) {
            let session = try diary.sessions.start(typed, day: Self.day(day), mode: .handsFree)
            for (row, text) in cells.sorted(by: { $0.key < $1.key }) {
                try diary.cells.write(text, at: .planned(rows[row], session))
            }
            try diary.sessions.finish(session)
        }
        #expect(try fixture.sets().sorted() == imported.sorted())
        #expect(!imported.isEmpty)
        _ = phase
    }

    @Test("As a plan: no sessions, also as a template with its own name; undo leaves nothing")
    func plan() throws {
        var draft = draft(for: nil)
        draft.days = [:]
        for index in draft.rows.indices {
            draft.rows[index].planned.merge(draft.rows[index].done) { $1 }
            draft.rows[index].done = [:]
        }
        let before = try TableDump(diary)
        let outcome = try diary.imports.phase(draft)
        #expect(try diary.nextUndo() == "Import template P4 Base")
        #expect([outcome.sessions, outcome.sets, outcome.planned] == [0, 0, 5])
        #expect(try diary.phases.list(.templates).map(\.name) == ["P4 Base"])
        #expect(try fixture.sets().isEmpty)
        #expect(try diary.phases.sheet(outcome.phase).ahead.count == 3)
        try [before, TableDump(diary)].expectHistory(of: diary)
    }

    @Test("A sheet that does not fit into a phase is rejected, and nothing is written")
    func refused() throws {
        let before = try TableDump(diary)
        var wide = draft(for: fixture.jan)
        wide.phase.sessionCount = 61
        #expect(throws: StoreError.refused(.tooManyColumns(61, limit: 60))) { try diary.imports.phase(wide) }
        var narrow = draft(for: fixture.jan)
        narrow.phase.sessionCount = 2
        #expect(throws: StoreError.refused(.columnNotFree(3, phase: "P4 Base"))) { try diary.imports.phase(narrow) }
        var undated = draft(for: fixture.jan)
        undated.days[2] = nil
        #expect(throws: StoreError.refused(.sessionWithoutDay(column: 2))) { try diary.imports.phase(undated) }
        #expect(throws: StoreError.refused(.templateHasNoClient)) { try diary.imports.phase(draft(for: nil)) }
        #expect(throws: StoreError.missing) { try diary.imports.phase(draft(for: Identifier(rawValue: 7))) }
        #expect(try TableDump(diary) == before)
    }

    @Test("The days on which a client has sessions")
    func days() throws {
        try diary.imports.phase(draft(for: fixture.jan))
        let (first, last) = (Self.day("2026-01-06"), Self.day("2026-01-12"))
        #expect(try diary.sessions.days(of: fixture.jan, from: first, to: last) == [last])
    }
}
