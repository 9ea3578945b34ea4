import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

@Suite("A session may follow a phase, a routine, or nothing")
struct SessionKindTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }

    init() throws { fixture = try DiaryFixture() }

    /// A template of two exercises that is a routine.
    private func routine(_ name: String = "Legs") throws -> Identifier<Phase> {
        var head = Phase(id: .unsaved, name: name)
        head.isRoutine = true
        let routine = try diary.addPhase(head)
        try diary.addRow(to: routine, exercise: fixture.row, prescription: Prescription(label: "A1", reps: "8"))
        try diary.addRow(to: routine, exercise: fixture.squat, prescription: Prescription(label: "A2", rest: "60"))
        try diary.addRow(to: routine, prescription: Prescription(label: "B1"))
        return routine
    }

    @Test("A routine lends a session its exercises, without targets, and is known as the one used last")
    func fromRoutine() throws {
        let (legs, arms) = (try routine(), try routine("Arms"))
        #expect(try diary.routines().map(\.name) == ["Arms", "Legs"])
        try fixture.checkUndo("Start Legs for Jan Novák") {
            _ = try diary.startSession(routine: legs, client: fixture.jan, day: DiaryFixture.today)
        }
        let session = try #require(try diary.liveSessions().first)
        let sheet = try diary.sessionSheet(session.id)
        #expect(sheet.session.title == "Legs")
        #expect(sheet.session.phase == nil)
        #expect(sheet.rows.map(\.row.exerciseName) == ["Seated row", "Box squat"])
        #expect(sheet.rows.map(\.row.prescription.reps) == ["", ""])
        #expect(sheet.rows.map(\.row.prescription.label) == ["A1", "A2"])
        let choices = try diary.routines()
        #expect(choices.map(\.id) == [arms, legs])
        #expect(choices.map(\.lastDone) == [nil, DiaryFixture.today])
    }

    @Test("Deleting a routine keeps the sessions that began with it")
    func deletedRoutine() throws {
        let legs = try routine()
        let session = try diary.startSession(routine: legs, client: fixture.jan, day: DiaryFixture.today)
        try diary.deletePhase(legs)
        #expect(try diary.sessionSheet(session).rows.count == 2)
        try diary.undo()
        #expect(try diary.routines().first?.lastDone == DiaryFixture.today)
    }

    @Test("A session written afterwards keeps the time it began at")
    func afterwards() throws {
        let began = DiaryFixture.now - 90_000
        let session = try diary.startFreeSession(
            client: fixture.jan, day: DiaryFixture.day("2026-03-11"), mode: .handsFree, at: began)
        #expect(try diary.session(session).startedAt == began)
        try diary.finish(session, note: "", effort: nil)
        #expect(try diary.session(session).endedAt == nil)
    }

    @Test("Six sessions may be live, a seventh is refused; one written afterwards is not counted")
    func six() throws {
        for number in 1...6 {
            let client = try diary.clients.add(named: "Client \(number)")
            try diary.startFreeSession(client: client, day: DiaryFixture.today)
        }
        #expect(throws: StoreError.self) { try diary.startSession(fixture.phase, day: DiaryFixture.today) }
        #expect(throws: StoreError.self) { try diary.startFreeSession(client: fixture.jan, day: DiaryFixture.today) }
        #expect(try diary.liveSessions().count == 6)
        let session = try diary.startSession(fixture.phase, day: DiaryFixture.today, mode: .handsFree)
        try diary.finish(session, note: "", effort: nil)
        try diary.finish(try diary.liveSessions()[0].id, note: "", effort: nil)
        try diary.startFreeSession(client: fixture.jan, day: DiaryFixture.today)
        #expect(try diary.liveSessions().count == 6)
    }

    @Test("Exercises of a session are put in another order and taken out; undo gives back what was done in them")
    func order() throws {
        let session = try diary.startFreeSession(client: fixture.jan, day: DiaryFixture.today)
        let first = try diary.addExercise(fixture.squat, to: session)
        let second = try diary.addExercise(fixture.row, to: session)
        var third = Identifier<SessionRow>.unsaved
        try fixture.checkUndo("Add new exercise Plank to session") {
            third = try diary.addNewExercise(named: "Plank", to: session)
        }
        try fixture.checkUndo("Move Plank (Jan Novák)") { try diary.moveSessionRow(third, to: 0) }
        #expect(try diary.sessionSheet(session).rows.map(\.id) == [third, first, second])
        try diary.moveSessionRow(third, to: 99)
        #expect(try diary.sessionSheet(session).rows.map(\.id) == [first, second, third])
        try diary.writeCell("60x5 60x5", sessionRow: first)
        try diary.removeSessionRow(first)
        #expect(try diary.sessionSheet(session).rows.map(\.id) == [second, third])
        try diary.undo()
        #expect(try diary.sessionSheet(session).rows.first?.row.text == "60x5 60x5")
        #expect(try fixture.sets().count == 2)
    }

    @Test("Exercises to pick come in the order in which this client does them")
    func choices() throws {
        _ = try diary.addExercise(named: "Air bike")
        try fixture.train("2026-03-01", "80x5", "30x8")
        let free = try diary.startFreeSession(client: fixture.jan, day: DiaryFixture.day("2026-03-02"))
        try diary.addExercise(fixture.row, to: free)
        let other = try diary.clients.add(named: "Petr")
        #expect(try diary.exerciseChoices(for: fixture.jan).map(\.name) == ["Seated row", "Box squat", "Air bike"])
        #expect(try diary.exerciseChoices(for: fixture.jan).map(\.uses) == [2, 1, 0])
        #expect(try diary.exerciseChoices(for: other).map(\.name) == ["Air bike", "Box squat", "Seated row"])
    }

    @Test("What was done beside the plan is read with the sheet, with what its exercise counts")
    func beside() throws {
        let session = try diary.startSession(fixture.phase, day: DiaryFixture.today)
        let plank = try diary.addExercise(named: "Plank", unitKind: .time)
        let row = try diary.addExercise(plank, to: session)
        try diary.writeCell("45s", sessionRow: row)
        let loose = try diary.sheet(fixture.phase).loose
        #expect(loose.map(\.row.text) == ["45s"])
        #expect(loose.map(\.unitKind) == [.time])
    }

    @Test("The label of a change says what is new in the cell and whose it is")
    func labels() throws {
        let session = try diary.startSession(fixture.phase, day: DiaryFixture.today)
        try diary.writeCell("80x3", session: session, row: fixture.a1)
        try diary.writeCell("80x3 90x3", session: session, row: fixture.a1)
        #expect(try diary.nextUndo() == "Log Box squat 90x3 (Jan Novák)")
        try diary.writeCell("70x3", session: session, row: fixture.a1)
        #expect(try diary.nextUndo() == "Log Box squat 70x3 (Jan Novák)")
        try diary.writeCell(String(repeating: "80x3 ", count: 30), session: session, row: fixture.a1)
        #expect((try diary.nextUndo() ?? "").count < 60)
        try diary.writeCell("", session: session, row: fixture.a1)
        #expect(try diary.nextUndo() == "Clear Box squat (Jan Novák)")
    }
}
