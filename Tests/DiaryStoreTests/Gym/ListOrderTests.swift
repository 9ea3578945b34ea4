import DiaryStore
import FitnessModel
import GRDB
import Testing

@Suite("Sort orders of lists")
struct ListOrderTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    @Test("Clients are sorted by name, by last session with untrained ones last, or newest first")
    func clients() throws {
        let ann = try diary.clients.add(named: "Ann")
        try diary.clients.add(named: "Cid")
        try diary.clients.add(named: "Bob")
        try fixture.train("2026-03-01", "80x3")
        try diary.sessions.startFree(client: ann, day: DiaryFixture.day("2026-03-09"), mode: .handsFree)
        func names(_ order: ListOrder) throws -> [String] { try diary.clients.list(by: order).map(\.name) }
        #expect(try names(.name) == ["Ann", "Bob", "Cid", "Jan Novák"])
        #expect(try names(.last) == ["Ann", "Jan Novák", "Bob", "Cid"])
        #expect(try names(.newest) == ["Bob", "Cid", "Ann", "Jan Novák"])
        #expect(try diary.clients.list(by: .last, offset: 1, limit: 2).map(\.name) == ["Jan Novák", "Bob"])
    }

    @Test("Phases are sorted by their last session, routines by the last session that followed them")
    func phases() throws {
        try fixture.train("2026-03-01", "80x3")
        let later = try diary.phases.add(named: "A later one", client: fixture.jan)
        let scope = PlanScope.client(fixture.jan)
        #expect(try diary.phases.list(scope).map(\.id) == [later, fixture.phase])
        #expect(try diary.phases.list(scope, by: .last).map(\.id) == [fixture.phase, later])
        #expect(try diary.phases.list(scope, by: .name).map(\.id) == [later, fixture.phase])
        let cycle = try diary.mesocycles.add(
            Mesocycle(id: .unsaved, client: fixture.jan, name: "Spring"), phases: [fixture.phase])
        try diary.mesocycles.add(Mesocycle(id: .unsaved, client: fixture.jan, name: "Autumn"))
        #expect(try diary.mesocycles.list(scope, by: .last).first?.id == cycle)
        #expect(try diary.mesocycles.list(scope, by: .name).last?.id == cycle)
    }

    @Test("Exercises and machines are sorted by last use, by any client")
    func exercises() throws {
        let ann = try diary.clients.add(named: "Ann")
        let press = try diary.exercises.add(named: "Press")
        let machine = try diary.machines.add(Machine(id: .unsaved, name: "Bar"))
        try diary.machines.add(Machine(id: .unsaved, name: "Aerobic step"))
        try diary.exercises.setMachine(machine, of: press)
        try fixture.train("2026-03-01", "80x3", "40x8")
        try fixture.train("2026-03-03", "80x3")
        let free = try diary.sessions.startFree(
            client: ann, day: DiaryFixture.day("2026-03-02"), mode: .handsFree)
        try diary.cells.write("40x8", at: .own(try diary.cells.add(press, to: free)))
        #expect(try diary.exercises.list(by: .last).map(\.name) == ["Box squat", "Press", "Seated row"])
        #expect(try diary.exercises.list(by: .newest).map(\.name) == ["Press", "Seated row", "Box squat"])
        #expect(try diary.machines.list(by: .last).map(\.name) == ["Bar", "Aerobic step"])
        #expect(try diary.machines.list(by: .name).map(\.name) == ["Aerobic step", "Bar"])
    }

    @Test("With a thousand clients, newest first needs no sorting, and a last day is one index step")
    func plans() throws {
        try diary.change("Add 1000 clients") { change in
            for number in 1...1_000 { try change.clients.add(named: "Client \(number)") }
        }
        func plan(_ order: ListOrder) throws -> [String] {
            var lines: [String] = []
            try diary.read { db in
                db.trace { event in
                    if case .statement(let statement) = event, statement.sql.hasPrefix("SELECT") {
                        lines.append(statement.expandedSQL)
                    }
                }
            }
            _ = try diary.clients.list(by: order, limit: 40)
            try diary.read { db in db.trace() }
            return try diary.read { db in
                try lines.flatMap { sql in
                    try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + sql).map { $0["detail"] as String }
                }
            }
        }
        for order in [ListOrder.name, .newest] {
            #expect(try plan(order).contains { $0.contains("TEMP B-TREE FOR ORDER BY") } == false, "\(order)")
        }
        #expect(try plan(.last).contains { $0.hasPrefix("SEARCH session USING COVERING INDEX session_by_client") })
    }
}
