import DiaryStore
import FitnessModel
import Testing

@Suite("Changing a client's unit")
struct UnitChangeTests {
    private func change(_ fixture: DiaryFixture, to unit: MassUnit) throws {
        let old = try fixture.diary.clients.get(fixture.jan)
        var client = old
        client.unit = unit
        try fixture.checkUndo("Edit client Jan Novák") { try fixture.diary.clients.update(from: old, to: client) }
    }

    @Test("Performed sets keep their text, values and unit")
    func done() throws {
        let fixture = try DiaryFixture()
        let session = try fixture.train("2026-03-01", "80x3 95lbx3", "bw+10x5")
        let sets = try fixture.sets()
        try change(fixture, to: .lb)
        #expect(try fixture.sets() == sets)
        let sheet = try fixture.diary.sessions.sheet(session)
        #expect(sheet.unit == .kg)
        #expect(sheet.session.unit == .kg)
        #expect(sheet.rows.map(\.row.text) == ["80x3 95lbx3", "bw+10x5"])
        #expect(try fixture.diary.loads.history(client: fixture.jan, exercise: fixture.squat).first?.unit == .kg)
        #expect(try fixture.diary.integrity.checkSets().rowsDiffering == [])
        #expect(try fixture.diary.integrity.rebuildSets().rowsDiffering == [])
        #expect(try fixture.sets() == sets)
    }

    @Test("A live session continues in the unit in which it started")
    func live() throws {
        let fixture = try DiaryFixture()
        let session = try fixture.diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try change(fixture, to: .lb)
        try fixture.diary.cells.write("100x3", at: .planned(fixture.a1, session))
        #expect(try fixture.sets() == ["1:0 100000x3"])
        #expect(try fixture.diary.sessions.live().map(\.unit) == [.kg])
    }

    @Test("The next session is read in the new unit")
    func newCells() throws {
        let fixture = try DiaryFixture(unit: .lb)
        try fixture.train("2026-03-01", "100x3")
        try change(fixture, to: .kg)
        try fixture.train("2026-03-05", "100x3")
        #expect(try fixture.sets() == ["1:0 45359x3", "1:0 100000x3"])
        #expect(try fixture.diary.phases.sheet(fixture.phase).sessions.map(\.unit) == [.lb, .kg])
    }
}
