import DiaryStore
import FitnessModel
import Foundation
import TestSupport
import Testing

@Suite("Sessions")
struct SessionTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    @Test("Starting takes the next free column and copies the prescription of the rows")
    func start() throws {
        let id = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        let session = try diary.sessions.get(id)
        #expect(session.column == 1)
        #expect(session.state == .live)
        #expect(session.mode == .realTime)
        #expect(session.startedAt == DiaryFixture.now)
        #expect(session.client == fixture.jan)
        let rows = try diary.sessions.sheet(id).rows.map(\.row)
        #expect(rows.map(\.phaseRow) == [fixture.a1, fixture.a2])
        #expect(
            rows.first?.prescription == Prescription(label: "A1", tempo: "31X0", reps: "3", sets: "5", rest: "150\""))
        #expect(rows.map(\.text) == ["", ""])
    }

    @Test("A past session has any day and no clock")
    func handsFree() throws {
        let id = try diary.sessions.start(fixture.phase, day: DiaryFixture.day("2025-12-24"), mode: .handsFree)
        try diary.sessions.finish(id, note: "by memory", effort: .rpe(tenths: 85))
        let session = try diary.sessions.get(id)
        #expect(session.day == DiaryFixture.day("2025-12-24"))
        #expect(session.startedAt == nil)
        #expect(session.endedAt == nil)
        #expect(session.note == "by memory")
        #expect(session.effort == .rpe(tenths: 85))
    }

    @Test("A gap is filled only if there is no room after it")
    func columns() throws {
        var phase = try diary.phases.get(fixture.phase)
        phase.sessionCount = 3
        try diary.phases.update(from: diary.phases.get(phase.id), to: phase)
        let first = try fixture.train("2026-03-01", "1x1")
        try fixture.train("2026-03-02", "1x1")
        try diary.sessions.delete(first)
        let third = try fixture.train("2026-03-03", "1x1")
        #expect(try diary.sessions.get(third).column == 3)
        let gap = try fixture.train("2026-03-04", "1x1")
        #expect(try diary.sessions.get(gap).column == 1)
        try diary.sessions.delete(third)
        #expect(throws: StoreError.self) {
            try diary.sessions.start(fixture.phase, day: DiaryFixture.today, column: 2)
        }
        let wanted = try diary.sessions.start(fixture.phase, day: DiaryFixture.today, column: 3)
        #expect(try diary.sessions.get(wanted).column == 3)
    }

    @Test("A session of an earlier day goes before later ones, which move right if a column is free")
    func byDay() throws {
        func columns() throws -> [String] {
            try diary.phases.sheet(fixture.phase).sessions.map { "\($0.column ?? 0) \($0.day.iso)" }
        }
        try fixture.train("2026-03-01", "1x1")
        let later = try fixture.train("2026-03-10", "3x1")
        try fixture.checkUndo("Start session of P6 In season (Jan Novák)") {
            _ = try diary.sessions.start(fixture.phase, day: DiaryFixture.day("2026-03-09"), mode: .handsFree)
        }
        #expect(try columns() == ["1 2026-03-01", "2 2026-03-09", "3 2026-03-10"])
        #expect(try diary.sessions.get(later).column == 3)
        // A gap is filled before any session moves.
        try diary.sessions.delete(try #require(try diary.phases.sheet(fixture.phase).sessions.first).id)
        try fixture.train("2026-03-02", "1x1")
        #expect(try columns() == ["1 2026-03-02", "2 2026-03-09", "3 2026-03-10"])
        // Sessions move only up to the next free column.
        for _ in 0..<3 { try fixture.train("2026-03-11", "1x1") }
        #expect(try columns().count == 6)
        #expect(throws: StoreError.self) {
            try diary.sessions.start(fixture.phase, day: DiaryFixture.day("2026-03-08"), mode: .handsFree)
        }
        try diary.sessions.delete(later)
        try fixture.train("2026-03-08", "1x1")
        #expect(
            try columns() == [
                "1 2026-03-02", "2 2026-03-08", "3 2026-03-09", "4 2026-03-11", "5 2026-03-11", "6 2026-03-11",
            ])
    }

    @Test("Editing the plan does not change performed sets")
    func planAndDone() throws {
        let session = try fixture.train("2026-03-01", "80x3", "40x8")
        let before = try diary.sessions.sheet(session)
        let sets = try fixture.sets()
        let prescription = Prescription(label: "Z1", reps: "12")
        try diary.phaseRows.setPrescription(prescription, row: fixture.a1, replacing: DiaryFixture.prescription)
        try diary.phaseRows.setExercise(fixture.row, row: fixture.a1, replacing: .known(fixture.squat))
        try diary.phaseRows.move(fixture.a1, to: 1)
        try diary.phaseRows.add(to: fixture.phase, at: 0, exercise: fixture.squat)
        try diary.phaseRows.delete(fixture.a2)
        var after = try diary.sessions.sheet(session)
        #expect(after.rows.map(\.row.exercise) == before.rows.map(\.row.exercise))
        #expect(after.rows.map(\.row.prescription) == before.rows.map(\.row.prescription))
        try diary.phases.delete(fixture.phase)
        after = try diary.sessions.sheet(session)
        #expect(after.rows.map(\.row.prescription) == before.rows.map(\.row.prescription))
        #expect(after.rows.map(\.row.text) == ["80x3", "40x8"])
        #expect(try fixture.sets() == sets)
    }

    @Test("Live sessions of all clients are listed until they are finished")
    func live() throws {
        let anna = try diary.clients.add(named: "Anna", unit: .lb)
        let first = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        let second = try diary.sessions.startFree(
            client: anna, title: "Free", day: DiaryFixture.today, mode: .handsFree)
        let live = try diary.sessions.live()
        #expect(live.map(\.id) == [first, second])
        #expect(live.map(\.clientName) == ["Jan Novák", "Anna"])
        #expect(live.map(\.phaseName) == ["P6 In season", nil])
        #expect(live.map(\.sessionCount) == [6, nil])
        #expect(live.map(\.unit) == [.kg, .lb])
        try diary.sessions.finish(first)
        #expect(try diary.sessions.live().map(\.id) == [second])
        #expect(try diary.sessions.get(first).endedAt == DiaryFixture.now)
        try diary.sessions.reopen(first)
        #expect(try diary.sessions.live().map(\.id) == [first, second])
        #expect(try diary.sessions.get(first).endedAt == nil)
    }

    @Test("A session never ends before it starts, even if the clock was set back")
    func clockSetBack() throws {
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        let old = try diary.sessions.get(session)
        var later = old
        later.startedAt = DiaryFixture.now.addingTimeInterval(600)
        try diary.sessions.update(from: old, to: later)
        try diary.sessions.finish(session)
        #expect(try diary.sessions.get(session).endedAt == later.startedAt)
        try diary.sessions.reopen(session)
        try diary.sessions.finish(session, at: DiaryFixture.now)
        #expect(try diary.sessions.get(session).endedAt == later.startedAt)
        try diary.sessions.reopen(session)
        let end = DiaryFixture.now.addingTimeInterval(900)
        try diary.sessions.finish(session, at: end)
        #expect(try diary.sessions.get(session).endedAt == end)
    }

    @Test("Exercises are added to a free session one by one")
    func free() throws {
        let session = try diary.sessions.startFree(client: fixture.jan, title: "Park", day: DiaryFixture.today)
        let first = try diary.cells.add(fixture.squat, to: session)
        let second = try diary.cells.add(fixture.row, to: session, prescription: Prescription(reps: "8"))
        try diary.cells.write("60x5", at: .own(first))
        try diary.cells.updateNote(of: first, to: "narrow stance")
        let sheet = try diary.sessions.sheet(session)
        #expect(sheet.rows.map(\.row.id) == [first, second])
        #expect(sheet.rows.map(\.row.text) == ["60x5", ""])
        #expect(sheet.rows.first?.row.note == "narrow stance")
        #expect(sheet.rows.last?.row.prescription.reps == "8")
        #expect(sheet.phaseName == nil)
        try fixture.checkUndo("Remove Box squat from session (Jan Novák)") { try diary.cells.remove(first) }
        #expect(try fixture.sets() == [])
    }

    @Test("A session is moved to another day with its rows")
    func move() throws {
        let session = try fixture.train("2026-03-01", "80x3")
        try fixture.train("2026-03-05", "90x3")
        var moved = try diary.sessions.get(session)
        moved.day = DiaryFixture.day("2026-03-08")
        try fixture.checkUndo("Edit session of Jan Novák") {
            try diary.sessions.update(from: try diary.sessions.get(moved.id), to: moved)
        }
        let last = try diary.loads.history(client: fixture.jan, exercise: fixture.squat).first
        #expect(last?.text == "80x3")
        #expect(last?.day == DiaryFixture.day("2026-03-08"))
    }

    @Test("The list starts with the newest session and counts work sets")
    func list() throws {
        try fixture.train("2026-03-01", "80x3*2 w40x5", "x8 30s")
        let newest = try fixture.train("2026-03-05", "100x1>80x3")
        let items = try diary.sessions.list(of: fixture.jan)
        #expect(items.map(\.setCount) == [1, 4])
        #expect(items.map(\.volume) == [Mass(grams: 340_000), Mass(grams: 480_000)])
        #expect(items.map(\.phaseName) == ["P6 In season", "P6 In season"])
        #expect(try diary.sessions.list(of: fixture.jan, limit: 1).map(\.id) == [newest])
        #expect(try diary.clients.profile(fixture.jan).sessionCount == 2)
    }

    @Test("Every change of a session can be undone and redone")
    func undo() throws {
        try fixture.checkUndo("Start session of P6 In season (Jan Novák)") {
            _ = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        }
        let session = try #require(try diary.sessions.live().first).id
        try fixture.checkUndo("Log Box squat 80x3 (Jan Novák)") {
            _ = try diary.cells.write("80x3", at: .planned(fixture.a1, session))
        }
        try fixture.checkUndo("Fill 2 cells") {
            try fixture.fill("80x3 90x3", "40x8", session, replacing: "80x3")
        }
        try fixture.checkUndo("Clear Box squat (Jan Novák)") {
            _ = try diary.cells.write("", at: .planned(fixture.a1, session), replacing: "80x3 90x3")
        }
        let row = try #require(try diary.sessions.sheet(session).rows.first).id
        try fixture.checkUndo("Note on Box squat") { try diary.cells.updateNote(of: row, to: "tired") }
        try fixture.checkUndo("Add Seated row to session (Jan Novák)") {
            _ = try diary.cells.add(fixture.row, to: session)
        }
        try fixture.checkUndo("Finish session of Jan Novák") {
            try diary.sessions.finish(session, note: "good", effort: .rir(2), at: DiaryFixture.now)
        }
        var edited = try diary.sessions.get(session)
        #expect(edited.effort == .rpe(tenths: 80))
        edited.title = "Test day"
        try fixture.checkUndo("Edit session of Jan Novák") {
            try diary.sessions.update(from: try diary.sessions.get(edited.id), to: edited)
        }
        try fixture.checkUndo("Reopen session of Jan Novák") { try diary.sessions.reopen(session) }
        try fixture.checkUndo("Delete session of Jan Novák, 12 Mar") { try diary.sessions.delete(session) }
        try fixture.checkUndo("Start free session of Jan Novák") {
            _ = try diary.sessions.startFree(client: fixture.jan, day: DiaryFixture.today)
        }
    }

    @Test("Sets in a row keep the diary from undoing the row's creation only in order")
    func undoInOrder() throws {
        let blank = try DiaryFixture()
        _ = try blank.train("2026-03-01", "80x3")
        var undone = 0
        while try blank.diary.undo() != nil { undone += 1 }
        #expect(undone > 6)
        #expect(try blank.diary.clients.count(ListFilter(archive: .all)) == 0)
        #expect(try blank.diary.exercises.count(ExerciseFilter(archive: .all)) == 0)
        while try blank.diary.redo() != nil { undone -= 1 }
        #expect(undone == 0)
        #expect(try blank.sets() == ["1:0 80000x3"])
    }
}
