import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("Two windows write what one of them has read before")
struct MeanwhileTests {
    let disk: DiskDiary
    let one: Diary
    let two: Diary
    let jan: Identifier<Client>
    let session: Identifier<TrainingSession>
    let today = DiaryFixture.today

    init() throws {
        disk = try DiskDiary()
        try disk.fill(clients: 0)
        one = try disk.open()
        two = try disk.open()
        jan = try one.clients.add(named: "Jan Novák")
        session = try one.sessions.startFree(client: jan, day: today)
    }

    @Test("The energy that the other window typed for a session stays until it was read")
    func sessionEnergy() throws {
        func typed() throws -> Energy? {
            try one.energy.day(of: jan, on: today).sessions.first?.record.typedEnergy
        }
        let (watch, guess) = (Energy(kilocalories: 250), Energy(kilocalories: 300))
        try two.energy.updateSession(to: watch, session: session)
        let refused = StoreError.changedMeanwhile(record: .ofClient(.session, "Jan Novák"), fields: ["energy_cal"])
        #expect(throws: refused) { try one.energy.updateSession(to: guess, session: session) }
        #expect(throws: refused) { try one.energy.updateSession(from: guess, to: nil, session: session) }
        try one.energy.updateSession(to: nil, session: session)
        try one.energy.updateSession(to: watch, session: session)
        #expect(try typed() == watch)
        try one.energy.updateSession(from: watch, to: guess, session: session)
        #expect(try typed() == guess)
        try two.energy.updateSession(from: guess, to: nil, session: session)
        #expect(try typed() == nil)
    }

    @Test("The length of a part and its note are both stored; the same field is rejected")
    func part() throws {
        let base = try one.phases.add(named: "Base", client: jan)
        let plan = try one.mesocycles.add(Mesocycle(id: .unsaved, client: jan, name: "Autumn"), phases: [base])
        let read = try #require(try one.mesocycles.content(plan).parts.first).part
        func part(days: Int = read.days, note: String = "") -> MesocyclePart {
            MesocyclePart(id: read.id, phase: read.phase, days: days, note: note)
        }
        try two.mesocycleParts.update(from: read, to: part(days: 14))
        try one.mesocycleParts.update(from: read, to: part(note: "test week"))
        #expect(try one.mesocycles.content(plan).parts.map(\.part) == [part(days: 14, note: "test week")])
        let before = try TableDump(one)
        #expect(throws: StoreError.changedMeanwhile(record: .named("Base"), fields: ["days"])) {
            try one.mesocycleParts.update(from: read, to: part(days: 35, note: "test week"))
        }
        #expect(try TableDump(one) == before)
    }

    @Test("A goal replaces only the goal that was read on its day")
    func goal() throws {
        func goal(_ rate: Int, foodShare: Int = 40) -> EnergyGoal {
            EnergyGoal(start: today, direction: .lose, rate: Energy(rate, .kcal), foodShare: foodShare)
        }
        try two.energyGoals.set(goal(300), of: jan)
        #expect(throws: StoreError.changedMeanwhile(record: .ofClient(.energyGoal, "Jan Novák"), fields: ["start"])) {
            try one.energyGoals.set(goal(500), of: jan)
        }
        try one.energyGoals.set(goal(300), of: jan)
        let read = try #require(try one.energyGoals.list(of: jan).first)
        try two.energyGoals.set(goal(300, foodShare: 100), of: jan, replacing: read)
        try one.energyGoals.set(goal(500), of: jan, replacing: read)
        let goals = try one.energyGoals.list(of: jan)
        #expect(goals.map(\.rate) == [Energy(kilocalories: 500)])
        #expect(goals.map(\.foodShare) == [100])
        #expect(throws: StoreError.changedMeanwhile(record: .ofDay(.energyGoal, today), fields: ["rate_cal"])) {
            try two.energyGoals.set(goal(400), of: jan, replacing: read)
        }
    }

    @Test("Finishing a session twice keeps its end, note and RPE")
    func finish() throws {
        let read = try one.sessions.get(session)
        var (noted, rated) = (read, read)
        noted.note = "slept badly"
        rated.effort = .rpe(tenths: 80)
        let end = try #require(read.startedAt).addingTimeInterval(3_600)
        try two.change { change in
            try change.sessions.finish(session, at: end)
            try change.sessions.update(from: read, to: noted)
        }
        try one.change { change in
            try change.sessions.finish(session)
            try change.sessions.update(from: read, to: rated)
        }
        let now = try one.sessions.get(session)
        #expect(now.state == .done && now.endedAt == end)
        #expect(now.note == "slept badly" && now.effort == .rpe(tenths: 80))
        noted.note = "strong"
        #expect(throws: StoreError.self) { try one.sessions.update(from: read, to: noted) }
        #expect(try one.sessions.get(session).note == "slept badly")
    }
}
