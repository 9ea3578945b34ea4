import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("Sessions")
struct SessionTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    @Test("Starting takes the next free column and keeps what the rows ask for")
    func start() throws {
        let id = try diary.startSession(fixture.phase, day: DiaryFixture.today)
        let session = try diary.session(id)
        #expect(session.column == 1)
        #expect(session.state == .live)
        #expect(session.mode == .realTime)
        #expect(session.startedAt == DiaryFixture.now)
        #expect(session.client == fixture.jan)
        let rows = try diary.sessionSheet(id).rows.map(\.row)
        #expect(rows.map(\.phaseRow) == [fixture.a1, fixture.a2])
        #expect(
            rows.first?.prescription == Prescription(label: "A1", tempo: "31X0", reps: "3", sets: "5", rest: "150\""))
        #expect(rows.map(\.text) == ["", ""])
    }

    @Test("A session written afterwards has any day and no clock")
    func handsFree() throws {
        let id = try diary.startSession(fixture.phase, day: DiaryFixture.day("2025-12-24"), mode: .handsFree)
        try diary.finish(id, note: "by memory", effort: .rpe(tenths: 85))
        let session = try diary.session(id)
        #expect(session.day == DiaryFixture.day("2025-12-24"))
        #expect(session.startedAt == nil)
        #expect(session.endedAt == nil)
        #expect(session.note == "by memory")
        #expect(session.effort == .rpe(tenths: 85))
    }

    @Test("A gap is filled only when there is no room behind")
    func columns() throws {
        var phase = try diary.phase(fixture.phase)
        phase.sessionCount = 3
        try diary.updatePhase(phase)
        let first = try fixture.train("2026-03-01", "1x1")
        try fixture.train("2026-03-02", "1x1")
        try diary.deleteSession(first)
        let third = try fixture.train("2026-03-03", "1x1")
        #expect(try diary.session(third).column == 3)
        let gap = try fixture.train("2026-03-04", "1x1")
        #expect(try diary.session(gap).column == 1)
        try diary.deleteSession(third)
        #expect(throws: StoreError.self) {
            try diary.startSession(fixture.phase, day: DiaryFixture.today, column: 2)
        }
        let wanted = try diary.startSession(fixture.phase, day: DiaryFixture.today, column: 3)
        #expect(try diary.session(wanted).column == 3)
    }

    @Test("Editing the plan changes nothing that was done")
    func planAndDone() throws {
        let session = try fixture.train("2026-03-01", "80x3", "40x8")
        let before = try diary.sessionSheet(session)
        let sets = try fixture.sets()
        try diary.setPrescription(Prescription(label: "Z1", reps: "12"), row: fixture.a1)
        try diary.setExercise(fixture.row, row: fixture.a1)
        try diary.moveRow(fixture.a1, to: 1)
        try diary.addRow(to: fixture.phase, at: 0, exercise: fixture.squat)
        try diary.deleteRow(fixture.a2)
        var after = try diary.sessionSheet(session)
        #expect(after.rows.map(\.row.exercise) == before.rows.map(\.row.exercise))
        #expect(after.rows.map(\.row.prescription) == before.rows.map(\.row.prescription))
        try diary.deletePhase(fixture.phase)
        after = try diary.sessionSheet(session)
        #expect(after.rows.map(\.row.prescription) == before.rows.map(\.row.prescription))
        #expect(after.rows.map(\.row.text) == ["80x3", "40x8"])
        #expect(try fixture.sets() == sets)
    }

    @Test("Live sessions of all clients stand together until they are finished")
    func live() throws {
        let anna = try diary.clients.add(named: "Anna", unit: .lb)
        let first = try diary.startSession(fixture.phase, day: DiaryFixture.today)
        let second = try diary.startFreeSession(client: anna, title: "Free", day: DiaryFixture.today, mode: .handsFree)
        let live = try diary.liveSessions()
        #expect(live.map(\.id) == [first, second])
        #expect(live.map(\.clientName) == ["Jan Novák", "Anna"])
        #expect(live.map(\.phaseName) == ["P6 In season", nil])
        #expect(live.map(\.sessionCount) == [6, nil])
        #expect(live.map(\.unit) == [.kg, .lb])
        try diary.finish(first, note: "", effort: nil)
        #expect(try diary.liveSessions().map(\.id) == [second])
        #expect(try diary.session(first).endedAt == DiaryFixture.now)
        try diary.reopen(first)
        #expect(try diary.liveSessions().map(\.id) == [first, second])
        #expect(try diary.session(first).endedAt == nil)
    }

    @Test("A free session takes exercises one by one")
    func free() throws {
        let session = try diary.startFreeSession(client: fixture.jan, title: "Park", day: DiaryFixture.today)
        let first = try diary.addExercise(fixture.squat, to: session)
        let second = try diary.addExercise(fixture.row, to: session, prescription: Prescription(reps: "8"))
        try diary.writeCell("60x5", sessionRow: first)
        try diary.setNote("narrow stance", sessionRow: first)
        let sheet = try diary.sessionSheet(session)
        #expect(sheet.rows.map(\.row.id) == [first, second])
        #expect(sheet.rows.map(\.row.text) == ["60x5", ""])
        #expect(sheet.rows.first?.row.note == "narrow stance")
        #expect(sheet.rows.last?.row.prescription.reps == "8")
        #expect(sheet.phaseName == nil)
        try fixture.checkUndo("Remove Box squat from session (Jan Novák)") { try diary.removeSessionRow(first) }
        #expect(try fixture.sets() == [])
    }

    @Test("A session moves to another day with its rows")
    func move() throws {
        let session = try fixture.train("2026-03-01", "80x3")
        try fixture.train("2026-03-05", "90x3")
        var moved = try diary.session(session)
        moved.day = DiaryFixture.day("2026-03-08")
        try fixture.checkUndo("Edit session of Jan Novák") { try diary.updateSession(moved) }
        let last = try diary.lastTime(client: fixture.jan, exercise: fixture.squat)
        #expect(last?.text == "80x3")
        #expect(last?.day == DiaryFixture.day("2026-03-08"))
    }

    @Test("The list goes from the newest and sums up work sets")
    func list() throws {
        try fixture.train("2026-03-01", "80x3*2 w40x5", "x8 30s")
        let newest = try fixture.train("2026-03-05", "100x1>80x3")
        let items = try diary.sessions(of: fixture.jan)
        #expect(items.map(\.setCount) == [1, 4])
        #expect(items.map(\.volume) == [Mass(grams: 340_000), Mass(grams: 480_000)])
        #expect(items.map(\.phaseName) == ["P6 In season", "P6 In season"])
        #expect(try diary.sessions(of: fixture.jan, limit: 1).map(\.id) == [newest])
        #expect(try diary.sessionCount(of: fixture.jan) == 2)
    }

    @Test("Every change of a session can be undone and redone")
    func undo() throws {
        try fixture.checkUndo("Start session of P6 In season") {
            _ = try diary.startSession(fixture.phase, day: DiaryFixture.today)
        }
        let session = try #require(try diary.liveSessions().first).id
        try fixture.checkUndo("Log Box squat 80x3 (Jan Novák)") {
            _ = try diary.writeCell("80x3", session: session, row: fixture.a1)
        }
        try fixture.checkUndo("Fill 2 cells") {
            try diary.writeCells([fixture.a1: "80x3 90x3", fixture.a2: "40x8"], session: session)
        }
        try fixture.checkUndo("Clear Box squat (Jan Novák)") {
            _ = try diary.writeCell("", session: session, row: fixture.a1)
        }
        let row = try #require(try diary.sessionSheet(session).rows.first).id
        try fixture.checkUndo("Note on Box squat") { try diary.setNote("tired", sessionRow: row) }
        try fixture.checkUndo("Add Seated row to session (Jan Novák)") {
            _ = try diary.addExercise(fixture.row, to: session)
        }
        try fixture.checkUndo("Finish session of Jan Novák") {
            try diary.finish(session, note: "good", effort: .rir(2), at: DiaryFixture.now)
        }
        var edited = try diary.session(session)
        #expect(edited.effort == .rpe(tenths: 80))
        edited.title = "Test day"
        try fixture.checkUndo("Edit session of Jan Novák") { try diary.updateSession(edited) }
        try fixture.checkUndo("Reopen session of Jan Novák") { try diary.reopen(session) }
        try fixture.checkUndo("Delete session of Jan Novák, 12 Mar") { try diary.deleteSession(session) }
        try fixture.checkUndo("Start free session of Jan Novák") {
            _ = try diary.startFreeSession(client: fixture.jan, day: DiaryFixture.today)
        }
    }

    @Test("What is done in a row keeps the diary from undoing the row's creation only in order")
    func undoInOrder() throws {
        let blank = try DiaryFixture()
        _ = try blank.train("2026-03-01", "80x3")
        var undone = 0
        while try blank.diary.undo() != nil { undone += 1 }
        #expect(undone > 6)
        #expect(try blank.diary.clients.count(ClientFilter(archive: .all)) == 0)
        #expect(try blank.diary.exerciseCount(ExerciseFilter(archive: .all)) == 0)
        while try blank.diary.redo() != nil { undone -= 1 }
        #expect(undone == 0)
        #expect(try blank.sets() == ["1:0 80000x3"])
    }
}
