import DiaryStore
import FitnessModel
import Testing

@Suite("Health notes against exercises")
struct ClientHealthTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }

    init() throws { fixture = try DiaryFixture() }

    private func note(_ health: String) throws {
        let old = try diary.clients.get(fixture.jan)
        var jan = old
        jan.health = health
        try diary.clients.update(from: old, to: jan)
    }

    @Test("Exercises are found by name, muscles and tags; unaffected ones are left out")
    func warnings() throws {
        var jump = Exercise(id: .unsaved, name: "Burpee")
        jump.tags = ["jump"]
        let burpee = try diary.exercises.add(jump)
        var press = Exercise(id: .unsaved, name: "Machine A")
        press.muscles = [.shoulders: .direct]
        let machine = try diary.exercises.add(press)
        try note("shoulder operated, no jumps")
        let health = try diary.clients.health(of: fixture.jan, exercises: [burpee, machine, fixture.row, burpee])
        #expect(health.note == "shoulder operated, no jumps")
        #expect(health.warnings == [burpee: "no jumps", machine: "shoulder operated"])
    }

    @Test("Without a note no exercise is found")
    func nothing() throws {
        #expect(try diary.clients.health(of: fixture.jan, exercises: [fixture.squat]) == .none)
        try note(" \n")
        #expect(try diary.clients.health(of: fixture.jan, exercises: [fixture.squat]) == .none)
    }

    @Test("The note of another trainer's client is not visible")
    func otherTrainer() throws {
        try note("left knee")
        _ = try fixture.becomeOther()
        #expect(throws: StoreError.self) { try diary.clients.health(of: fixture.jan, exercises: []) }
    }

    @Test("Choosing a client shows the note")
    func choosing() throws {
        try note("left knee")
        #expect(try diary.dashboard.clientsByRecency().map(\.health) == ["left knee"])
    }
}
