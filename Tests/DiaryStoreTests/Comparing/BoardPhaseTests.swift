import DiaryStore
import FitnessModel
import Testing

@Suite("Phases for the Board")
struct BoardPhaseTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    @Test("The current client's phases come first, newest first; then others by name, then templates")
    func order() throws {
        let anna = try diary.clients.add(named: "Anna")
        try diary.phases.add(named: "P1", client: anna)
        try diary.phases.add(named: "P7", client: fixture.jan)
        try diary.phases.add(named: "Strength A", client: nil)
        #expect(
            try diary.boardPhases.list(first: fixture.jan).map(\.name) == ["P7", "P6 In season", "P1", "Strength A"])
        #expect(try diary.boardPhases.list(first: anna).map(\.name) == ["P1", "P7", "P6 In season", "Strength A"])
        #expect(try diary.boardPhases.list(limit: 1).map(\.clientName) == ["Anna"])
        #expect(try diary.boardPhases.list(offset: 3).map(\.clientName) == [nil])
    }

    @Test(
        "Typed words start words of the phase's or client's name, ignoring accents",
        arguments: [
            ("jan", 1), ("nov p6", 1), ("season", 1), ("eason", 0), ("p6 anna", 0), ("novák", 1), ("templ", 1), ("", 2),
        ])
    func search(_ words: String, _ count: Int) throws {
        try diary.phases.add(named: "Strength A", client: nil)
        #expect(try diary.boardPhases.count(search: words) == count)
        #expect(try diary.boardPhases.list(search: words).count == count)
    }

    @Test("The previous and next phase are of the same client; templates are in order of name")
    func neighbours() throws {
        let next = try diary.phases.add(named: "P7", client: fixture.jan)
        try diary.phases.add(named: "P1", client: try diary.clients.add(named: "Anna"))
        #expect(try diary.boardPhases.neighbour(of: next, after: false)?.name == "P6 In season")
        #expect(try diary.boardPhases.neighbour(of: fixture.phase, after: true)?.id == next)
        #expect(try diary.boardPhases.neighbour(of: next, after: true) == nil)
        #expect(try diary.boardPhases.neighbour(of: fixture.phase, after: false) == nil)
        let (b, a) = (try diary.phases.add(named: "B", client: nil), try diary.phases.add(named: "A", client: nil))
        #expect(try diary.boardPhases.neighbour(of: b, after: false)?.id == a)
        #expect(try diary.boardPhases.neighbour(of: a, after: true)?.id == b)
        try diary.phases.setArchived(true, a)
        #expect(try diary.boardPhases.neighbour(of: b, after: false) == nil)
    }

    @Test("Phases follow one another by first session, else by start, whenever they were made")
    func imported() throws {
        try fixture.train("2026-03-01", "80x3")
        let october = try diary.phases.add(
            Phase(id: .unsaved, client: fixture.jan, name: "October", start: DiaryFixture.day("2026-04-01")))
        try diary.sessions.start(october, day: DiaryFixture.day("2025-10-06"), mode: .handsFree)
        let december = try diary.phases.add(
            Phase(id: .unsaved, client: fixture.jan, name: "December", start: DiaryFixture.day("2025-12-01")))
        let next = try diary.phases.add(named: "P7", client: fixture.jan)
        let order = [october, december, fixture.phase, next]
        for (before, after) in zip(order, order.dropFirst()) {
            #expect(try diary.boardPhases.neighbour(of: after, after: false)?.id == before)
            #expect(try diary.boardPhases.neighbour(of: before, after: true)?.id == after)
        }
        #expect(try diary.boardPhases.neighbour(of: october, after: false) == nil)
        #expect(try diary.boardPhases.newest(of: fixture.jan, limit: 4).map(\.id) == order.reversed())
    }

    @Test("Deleted phases and those of another trainer are not found")
    func deleted() throws {
        #expect(try diary.boardPhases.get(fixture.phase)?.clientName == "Jan Novák")
        try diary.phases.delete(fixture.phase)
        #expect(try diary.boardPhases.get(fixture.phase) == nil)
        try diary.undo()
        #expect(try diary.boardPhases.newest(of: fixture.jan, limit: 2).map(\.id) == [fixture.phase])
    }
}
