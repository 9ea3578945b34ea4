import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@Suite("A client whose unit changed from kilograms to pounds")
struct OtherUnitTests {
    private func robot() throws -> Robot {
        var robot = try Robot(columns: 120, rows: 30) { diary in
            let client = try diary.clients.add(named: "Ana Kovac")
            let phase = try diary.phases.add(
                Phase(id: .unsaved, client: client, name: "P1", sessionCount: 2))
            let row = try diary.phaseRows.add(to: phase, prescription: Prescription(label: "A1", sets: "2"))
            _ = try diary.phaseRows.setNewExercise(named: "Back squat", row: row)
            let session = try diary.sessions.start(phase, day: Robot.today.adding(days: -7), mode: .handsFree)
            _ = try diary.cells.write("57.5x10 60x8", at: .planned(row, session))
            try diary.sessions.finish(session)
            let old = try diary.clients.get(client)
            var new = old
            new.unit = .lb
            try diary.clients.update(from: old, to: new)
        }
        robot.press("c")
        robot.type("ana")
        robot.press("Enter s")
        return robot
    }

    @Test("The old column names its unit, in its heading and in its cells")
    func columns() throws {
        let robot = try robot()
        robot.expect("1 · 5 Mar kg", "57.5kgx10")
        #expect(try robot.diary.sessions.live()[0].session.unit == .lb)
    }

    @Test("Last time, best and suggestions are in pounds, as plates or to one decimal")
    func advice() throws {
        let robot = try robot()
        robot.expect(
            "last 126.8x10 132.3x8", "best 126.8x10", "‹127.5x10", "132.5x8›",
            "next 127.5x10, top 132.5x8: same again")
        robot.expectNo("60kgx8", "132.28")
    }

    @Test("f writes in the unit of the session, and the set reads so")
    func fill() throws {
        var robot = try robot()
        robot.press("f")
        let live = try robot.diary.sessions.live()[0].id
        #expect(try robot.diary.sessions.sheet(live).rows.map(\.row.text) == ["127.5x10"])
    }
}
