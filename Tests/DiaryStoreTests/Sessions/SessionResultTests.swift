import DiaryStore
import FitnessModel
import Testing

@Suite("The result of a session")
struct SessionResultTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }

    init() throws { fixture = try DiaryFixture() }

    @Test("The first session has no earlier sets: no last time, no records")
    func first() throws {
        let session = try fixture.train("2026-03-01", "80x5 85x5", "40x8")
        let result = try diary.sessions.result(of: session, by: .epley)
        #expect(result.sheet.session.id == session)
        #expect(result.work.map(\.name) == ["Box squat", "Seated row"])
        #expect(result.work.map(\.last) == [nil, nil])
        #expect(result.work.flatMap(\.records).isEmpty)
        #expect(result.previous == nil)
        #expect(result.sessionsLeft == nil)
        #expect(result.isNewest)
    }

    @Test("Records compare with all earlier sets, last time is the newest session with the exercise")
    func later() throws {
        try fixture.train("2026-03-01", "100x5 95x8")
        let before = try fixture.train("2026-03-05", "90x5 85x8", "40x8")
        try diary.packages.add(client: fixture.jan, bought: DiaryFixture.day("2026-03-01"), sessions: 10)
        let session = try fixture.train("2026-03-08", "w60x5 105x5 95x8")
        let result = try diary.sessions.result(of: session, by: .epley)
        #expect(result.work.map(\.name) == ["Box squat"])
        #expect(result.work[0].cell.text == "w60x5 105x5 95x8")
        #expect(result.work[0].last?.text == "90x5 85x8")
        let loads = result.work[0].records.filter { $0.kind == .load(reps: 5) }
        #expect(loads.map(\.best) == [Mass(grams: 105_000)])
        #expect(loads.map(\.before) == [Mass(grams: 100_000)])
        #expect(!result.work[0].records.contains { $0.kind == .load(reps: 8) })
        #expect(result.previous?.session.id == before)
        #expect(result.sessionsLeft == 7)
        #expect(result.isNewest)
        #expect(try !diary.sessions.result(of: before, by: .epley).isNewest)
    }

    @Test("Earlier sessions of the same day are included, later ones are not")
    func sameDay() throws {
        let morning = try fixture.train("2026-03-01", "100x5")
        let evening = try fixture.train("2026-03-01", "105x5")
        func records(_ session: Identifier<TrainingSession>) throws -> [Mass] {
            try diary.sessions.result(of: session, by: .epley).work.flatMap(\.records)
                .filter { $0.kind == .load(reps: 5) }.map(\.before)
        }
        #expect(try records(morning) == [])
        #expect(try records(evening) == [Mass(grams: 100_000)])
        // The progress has the same records as the result card.
        let day = try #require(Day(iso: "2026-03-01"))
        let shown = try diary.figures.records(of: fixture.jan, days: day...day, formula: .epley).map(\.record)
        #expect(shown == (try diary.sessions.result(of: evening, by: .epley).work.flatMap(\.records)))
    }

    @Test("A free session is compared with none; a routine's session with the routine's previous one")
    func alike() throws {
        var head = Phase(id: .unsaved, name: "Legs")
        head.isRoutine = true
        let legs = try diary.phases.add(head)
        try diary.phaseRows.add(to: legs, exercise: fixture.squat)
        func done(_ start: () throws -> Identifier<TrainingSession>) throws -> Identifier<TrainingSession> {
            let session = try start()
            let row = try diary.sessions.sheet(session).rows.first?.id
            try diary.cells.write("80x5", at: .own(try row ?? diary.cells.add(fixture.squat, to: session)))
            try diary.sessions.finish(session)
            return session
        }
        let day = DiaryFixture.today
        let first = try done {
            try diary.sessions.start(routine: legs, client: fixture.jan, day: day.adding(days: -2), mode: .handsFree)
        }
        let free = try done {
            try diary.sessions.startFree(client: fixture.jan, day: day.adding(days: -1), mode: .handsFree)
        }
        let second = try done {
            try diary.sessions.start(routine: legs, client: fixture.jan, day: day, mode: .handsFree)
        }
        #expect(try diary.sessions.result(of: free, by: .epley).previous == nil)
        #expect(try diary.sessions.result(of: second, by: .epley).previous?.session.id == first)
        #expect(try diary.sessions.result(of: second, by: .epley).work[0].last?.text == "80x5")
    }

    @Test("Another trainer's client is not visible")
    func otherTrainer() throws {
        let session = try fixture.train("2026-03-01", "80x5")
        _ = try fixture.becomeOther()
        #expect(throws: StoreError.self) { try diary.sessions.result(of: session, by: .epley) }
    }
}
