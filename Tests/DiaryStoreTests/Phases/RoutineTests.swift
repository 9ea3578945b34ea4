import FitnessModel
import Testing

@testable import DiaryStore

@Suite("Routines and the categories of plans")
struct RoutineTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }

    init() throws { fixture = try DiaryFixture() }

    @Test("A routine made from a client's phase keeps labels and exercises, without a prescription")
    func make() throws {
        let routine = try diary.phases.makeRoutine(of: fixture.phase)
        let sheet = try diary.phases.sheet(routine)
        #expect(sheet.phase.isRoutine)
        #expect(sheet.phase.client == nil)
        #expect(sheet.rows.map(\.row.exerciseName) == ["Box squat", "Seated row"])
        #expect(sheet.rows.map(\.row.prescription) == [Prescription(label: "A1"), Prescription(label: "A2")])
        #expect(try diary.phases.list(.routines).map(\.id) == [routine])
        #expect(try diary.phases.list(.templates).isEmpty)
        #expect(try diary.contents.search("p6").count == 2)
        #expect(Set(try diary.contents.search("p6").map(\.detail)) == [.client("Jan Novák"), .routine])
    }

    @Test("A routine knows how often it was used and when last")
    func use() throws {
        let routine = try diary.phases.makeRoutine(of: fixture.phase)
        #expect(try diary.phases.list(.routines).map(\.lastDone) == [nil])
        let session = try diary.sessions.startFree(client: fixture.jan, day: DiaryFixture.today)
        try diary.change("Begin with routine") { change in
            try change.db.run("UPDATE session SET routine = ? WHERE id = ?", routine, session)
        }
        let item = try #require(try diary.phases.list(.routines).first)
        #expect(item.lastDone == DiaryFixture.today)
        #expect(item.timesUsed == 1)
        try diary.phases.delete(routine)
        #expect(try diary.sessions.get(session).id == session)
        try diary.undo()
        #expect(try diary.phases.list(.routines).map(\.timesUsed) == [1])
    }

    @Test("Assigned to a client or made a template, a routine becomes a sheet with prescriptions")
    func grow() throws {
        let routine = try diary.phases.makeRoutine(of: fixture.phase)
        #expect(try diary.phases.get(try diary.phases.assign(routine, to: fixture.jan)).isRoutine == false)
        #expect(try diary.phases.get(try diary.phases.makeTemplate(of: routine)).isRoutine == false)
        #expect(try diary.phases.get(try diary.phases.duplicate(routine)).isRoutine)
    }

    @Test("Phases are sorted into the gym's and the trainer's categories, and the list filters by one")
    func categories() throws {
        let gym = try diary.categories.add(.plan, named: "Strength", forWholeGym: true)
        let own = try diary.categories.add(.plan, named: "Mine")
        try fixture.checkUndo("Sort phase P6 In season") { try diary.categories.set([gym, own], of: fixture.phase) }
        let filter = ListFilter(category: own)
        #expect(try diary.phases.list(.client(fixture.jan), filter).map(\.id) == [fixture.phase])
        try diary.categories.set([gym], of: fixture.phase)
        #expect(try diary.phases.count(.client(fixture.jan), filter) == 0)
        #expect(try diary.categories.of(fixture.phase).map(\.name) == ["Strength"])
    }

    @Test("Sorting leaves other trainers' categories alone, and only categories of plans accept plans")
    func othersCategories() throws {
        let own = try diary.categories.add(.plan, named: "Mine")
        let people = try diary.categories.add(.client, named: "People")
        try diary.categories.set([own], of: fixture.phase)
        #expect(throws: StoreError.missing) { try diary.categories.set([people], of: fixture.phase) }
        var jan = try diary.clients.get(fixture.jan)
        jan.isShared = true
        try diary.clients.update(from: try diary.clients.get(jan.id), to: jan)
        _ = try fixture.becomeOther()
        try diary.categories.set([], of: fixture.phase)
        try diary.gym.choose(fixture.eva)
        #expect(try diary.categories.of(fixture.phase).map(\.id) == [own])
    }
}
