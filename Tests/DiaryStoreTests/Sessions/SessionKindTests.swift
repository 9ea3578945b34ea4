import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

@Suite("A session follows a phase, a routine or nothing")
struct SessionKindTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }

    init() throws { fixture = try DiaryFixture() }

    /// Adds a routine of two exercises and an empty row.
    private func routine(_ name: String = "Legs") throws -> Identifier<Phase> {
        var head = Phase(id: .unsaved, name: name)
        head.isRoutine = true
        let routine = try diary.phases.add(head)
        try diary.phaseRows.add(to: routine, exercise: fixture.row, prescription: Prescription(label: "A1", reps: "8"))
        try diary.phaseRows.add(
            to: routine, exercise: fixture.squat, prescription: Prescription(label: "A2", rest: "60"))
        try diary.phaseRows.add(to: routine, prescription: Prescription(label: "B1"))
        return routine
    }

    @Test("A routine provides exercises without a prescription, and is known as last used")
    func fromRoutine() throws {
        let (legs, arms) = (try routine(), try routine("Arms"))
        #expect(try diary.phases.list(.routines).map(\.name) == ["Arms", "Legs"])
        try fixture.checkUndo("Start Legs for Jan Novák") {
            _ = try diary.sessions.start(routine: legs, client: fixture.jan, day: DiaryFixture.today)
        }
        let session = try #require(try diary.sessions.live().first)
        let sheet = try diary.sessions.sheet(session.id)
        #expect(sheet.session.title == "Legs")
        #expect(sheet.session.phase == nil)
        #expect(sheet.rows.map(\.row.exerciseName) == ["Seated row", "Box squat"])
        #expect(sheet.rows.map(\.row.prescription.reps) == ["", ""])
        #expect(sheet.rows.map(\.row.prescription.label) == ["A1", "A2"])
        let choices = try diary.phases.list(.routines)
        #expect(choices.map(\.id) == [arms, legs])
        #expect(choices.map(\.lastDone) == [nil, DiaryFixture.today])
    }

    @Test("Deleting a routine keeps its sessions")
    func deletedRoutine() throws {
        let legs = try routine()
        let session = try diary.sessions.start(routine: legs, client: fixture.jan, day: DiaryFixture.today)
        try diary.phases.delete(legs)
        #expect(try diary.sessions.sheet(session).rows.count == 2)
        try diary.undo()
        #expect(try diary.phases.list(.routines).first?.lastDone == DiaryFixture.today)
    }

    @Test("A past session keeps its start time")
    func afterwards() throws {
        let began = DiaryFixture.now - 90_000
        let session = try diary.sessions.startFree(
            client: fixture.jan, day: DiaryFixture.day("2026-03-11"), mode: .handsFree, at: began)
        #expect(try diary.sessions.get(session).startedAt == began)
        try diary.sessions.finish(session)
        #expect(try diary.sessions.get(session).endedAt == nil)
    }

    @Test("Six sessions can be live, a seventh is rejected; past ones are not counted")
    func six() throws {
        for number in 1...6 {
            let client = try diary.clients.add(named: "Client \(number)")
            try diary.sessions.startFree(client: client, day: DiaryFixture.today)
        }
        #expect(throws: StoreError.self) { try diary.sessions.start(fixture.phase, day: DiaryFixture.today) }
        #expect(throws: StoreError.self) { try diary.sessions.startFree(client: fixture.jan, day: DiaryFixture.today) }
        #expect(try diary.sessions.live().count == 6)
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today, mode: .handsFree)
        try diary.sessions.finish(session)
        try diary.sessions.finish(try diary.sessions.live()[0].id)
        try diary.sessions.startFree(client: fixture.jan, day: DiaryFixture.today)
        #expect(try diary.sessions.live().count == 6)
    }

    @Test("Exercises of a session are reordered and removed; undo restores their sets")
    func order() throws {
        let session = try diary.sessions.startFree(client: fixture.jan, day: DiaryFixture.today)
        let first = try diary.cells.add(fixture.squat, to: session)
        let second = try diary.cells.add(fixture.row, to: session)
        var third = Identifier<SessionRow>.unsaved
        try fixture.checkUndo("Add new exercise Plank to session") {
            third = try diary.cells.addNew(named: "Plank", to: session)
        }
        try fixture.checkUndo("Move Plank (Jan Novák)") { try diary.cells.move(third, to: 0) }
        #expect(try diary.sessions.sheet(session).rows.map(\.id) == [third, first, second])
        try diary.cells.move(third, to: 99)
        #expect(try diary.sessions.sheet(session).rows.map(\.id) == [first, second, third])
        try diary.cells.write("60x5 60x5", at: .own(first))
        try diary.cells.remove(first)
        #expect(try diary.sessions.sheet(session).rows.map(\.id) == [second, third])
        try diary.undo()
        #expect(try diary.sessions.sheet(session).rows.first?.row.text == "60x5 60x5")
        #expect(try fixture.sets().count == 2)
    }

    @Test("Exercises are offered in the order of the client's use; skipped ones do not count as used")
    func choices() throws {
        _ = try diary.exercises.add(named: "Air bike")
        try fixture.train("2026-03-01", "80x5", "30x8")
        let free = try diary.sessions.startFree(client: fixture.jan, day: DiaryFixture.day("2026-03-02"))
        try diary.cells.add(fixture.squat, to: free)
        try diary.cells.write("30x8", at: .own(try diary.cells.add(fixture.row, to: free)))
        let other = try diary.clients.add(named: "Petr")
        #expect(try diary.exercises.choices(for: fixture.jan).map(\.name) == ["Seated row", "Box squat", "Air bike"])
        #expect(try diary.exercises.choices(for: fixture.jan).map(\.uses) == [2, 1, 0])
        #expect(try diary.exercises.choices(for: other).map(\.name) == ["Air bike", "Box squat", "Seated row"])
    }

    @Test("Extra exercises are read with the sheet, with their unit")
    func beside() throws {
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        let plank = try diary.exercises.add(named: "Plank", unitKind: .time)
        let row = try diary.cells.add(plank, to: session)
        try diary.cells.write("45s", at: .own(row))
        let loose = try diary.phases.sheet(fixture.phase).loose
        #expect(loose.map(\.row.text) == ["45s"])
        #expect(loose.map(\.unitKind) == [.time])
    }

    @Test("A change is labelled with the new part of the cell and the client")
    func labels() throws {
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        let cell = CellPlace.planned(fixture.a1, session)
        try diary.cells.write("80x3", at: cell)
        try diary.cells.write("80x3 90x3", at: cell, replacing: "80x3")
        #expect(try diary.nextUndo() == "Log Box squat 90x3 (Jan Novák)")
        try diary.cells.write("70x3", at: cell, replacing: "80x3 90x3")
        #expect(try diary.nextUndo() == "Log Box squat 70x3 (Jan Novák)")
        let long = String(repeating: "80x3 ", count: 30)
        try diary.cells.write(long, at: cell, replacing: "70x3")
        #expect((try diary.nextUndo() ?? "").count < 60)
        try diary.cells.write("", at: cell, replacing: long)
        #expect(try diary.nextUndo() == "Clear Box squat (Jan Novák)")
    }
}
