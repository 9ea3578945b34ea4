import FitnessModel
import Testing

@testable import DiaryStore

@Suite("Moving parts of a mesocycle")
struct MesocycleMovingTests {
    private let fixture: MesocycleFixture
    private let own: Identifier<Mesocycle>
    private var diary: Diary { fixture.diary }
    private var jan: Identifier<Client> { fixture.base.jan }

    init() throws {
        fixture = try MesocycleFixture()
        own = try fixture.diary.mesocycles.assign(
            fixture.plan, to: fixture.base.jan, start: DiaryFixture.day("2026-02-02"))
    }

    private func train(_ part: Int, _ day: String) throws {
        let phase = try #require(try diary.mesocycles.content(own).parts[part].part.phase)
        let session = try diary.sessions.start(phase, day: DiaryFixture.day(day), mode: .handsFree)
        try diary.sessions.finish(session)
    }

    private func spans() throws -> [String] {
        try diary.figures.plannedPhases(of: jan).map {
            "\($0.name) \($0.start.iso) \($0.end?.iso ?? "-") \($0.done.count)"
        }
    }

    @Test("A part that another window removes between reading and writing is missing, and nothing changes")
    func takenOut() throws {
        let last = try fixture.part(2, of: own)
        for _ in 0..<3 { try diary.mesocycleParts.remove(try fixture.part(0, of: own)) }
        let before = try TableDump(diary)
        #expect(throws: StoreError.missing) {
            try diary.mesocycleParts.shift(last, byDays: 7)
        }
        #expect(throws: StoreError.missing) {
            try diary.mesocycleParts.duplicate(last)
        }
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("A part that another window moved is shifted and repeated at its new position")
    func moved() throws {
        let part = try fixture.part(2, of: own)
        try diary.mesocycleParts.remove(try fixture.part(0, of: own))
        try diary.mesocycleParts.shift(part, byDays: 7)
        #expect(try fixture.texts(own) == ["Build 28", "- 7", "Peak 28"])
        try diary.mesocycleParts.duplicate(part)
        #expect(try fixture.texts(own) == ["Build 28", "- 7", "Peak 28", "Peak (2) 28"])
    }

    @Test("Shifting the whole moves future parts; trained ones keep their days")
    func shiftWhole() throws {
        try train(0, "2026-02-03")
        let past = try spans()[0]
        try diary.mesocycleParts.shift(own, byDays: 7)
        #expect(try spans()[0] == past)
        #expect(try fixture.texts(own) == ["Base 28", "- 7", "Build 28", "Peak 28"])
        #expect(try diary.mesocycles.get(own).start == DiaryFixture.day("2026-02-02"))
        try diary.mesocycleParts.shift(own, byDays: 7)
        #expect(try fixture.texts(own) == ["Base 28", "- 14", "Build 28", "Peak 28"])
        try diary.mesocycleParts.shift(own, byDays: -14)
        #expect(try fixture.texts(own) == ["Base 28", "Build 28", "Peak 28"])
        #expect(try spans()[0] == past)
        try train(2, "2026-04-03")
        #expect(throws: StoreError.refused(.nothingToCome(mesocycle: "Autumn"))) {
            try diary.mesocycleParts.shift(own, byDays: 7)
        }
    }

    @Test("Archiving phases and mesocycles leaves all statistics of the past unchanged")
    func archived() throws {
        try train(0, "2026-02-03")
        try train(1, "2026-03-04")
        let before = try spans()
        #expect(before.count == 3)
        for phase in try diary.phases.list(.client(jan)) { try diary.phases.setArchived(true, phase.id) }
        #expect(try spans() == before)
        try diary.mesocycles.setArchived(true, own)
        #expect(try spans() == before)
    }

    @Test("A sheet copied to a client with one of that name gets a number")
    func names() throws {
        let more = try diary.mesocycles.assign(fixture.plan, to: jan)
        #expect(try fixture.texts(more) == ["Base (2) 28", "Build (2) 28", "Peak (2) 28"])
        try diary.mesocycleParts.add([fixture.templates[0], fixture.templates[0]], to: own)
        #expect(try fixture.texts(own).suffix(2) == ["Base (3) 28", "Base (4) 28"])
    }
}
