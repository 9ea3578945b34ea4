import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterUI
@testable import TrainingUI

@Suite("Days of a phase on the Board and in all live sessions")
struct BoardDaysTests {
    /// D1 next to D2, which is the active side.
    private func board(columns: Int = 120, rows: Int = 40) throws -> Robot {
        var robot = try Robot.withDays(columns: columns, rows: rows)
        robot.press("3 Enter b")
        return robot
    }

    @Test("Each side shows where its days start, and the line below names the day of an exercise")
    func headings() throws {
        var robot = try board()
        let beginnings = robot.board?.headings
        let lines = try #require(robot.board?.comparison.lines.indices)
        func days(_ side: ComparedSide) -> [String] { lines.compactMap { beginnings?[side]?[$0]?.text } }
        #expect(days(.right) == ["Day A · mon", "Day B · thu"])
        // The right side is active: its order applies, and the left side, with the squat on two days, follows.
        #expect(days(.left) == ["Day B", "Day C", "Day A", "Day C"])
        robot.expect("Day A → Day B")
        robot.press("Up")
        #expect(robot.line(with: "Seated row   Day A").contains("Day A   plan"))
    }

    @Test("A click on a row below a heading finds that row, and so does typing there")
    func places() throws {
        var robot = try board(columns: 80, rows: 24)
        let row = try #require(robot.lines.firstIndex { $0.contains("A2  Curl") })
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(column: 8, row: row))))
        #expect(robot.app.sheet?.grid.line?.name == "Curl")
        let first = try #require(robot.lines.firstIndex { $0.contains("Day B · thu") })
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(column: 8, row: first))))
        #expect(robot.app.sheet?.grid.line?.name == "Back squat", "the heading belongs to the row below it")
        robot.press("Enter")
        robot.type("90x5")
        let typed = try #require(robot.lines.firstIndex { $0.contains("90x5") })
        #expect(typed == first + 1)
    }

    @Test("A load can be neither typed nor copied into a row of another day")
    func otherDay() throws {
        var robot = try board()
        robot.press("s Up")
        robot.type("8")
        robot.expect("Seated row is on day A, session 2 is day B")
        #expect(robot.app.sheet?.typing.editor == nil)
        // `<` would copy the load of the other side's first session.
        robot.press("Tab Left Left Tab <")
        robot.expect("Seated row is on day A, session 2 is day B")
    }

    @Test("A started session without sets does not affect the average session", arguments: [80, 120])
    func begun(columns: Int) throws {
        var robot = try Robot.withDays(columns: columns, rows: 40)
        robot.press("3 Enter b")
        let session = try #require(try robot.phase("D2").sessions.first)
        try robot.diary.sessions.delete(session.id)
        robot.reread()
        robot.press("s")
        #expect(try robot.diary.sessions.live().count == 1)
        robot.expect("nothing done yet", "LIVE")
        robot.expectNo("-100 %", "-100%")
    }

    @Test("All live sessions show the rows of the session's day, and its name", arguments: [60, 80, 120])
    func cockpit(columns: Int) throws {
        var robot = try Robot.withDays(columns: columns, rows: 24)
        robot.press("3 Enter s")
        robot.chooseClient("eva")
        robot.press("3 Enter s O")
        let view = try #require(robot.cockpit)
        #expect(
            view.columns.map { $0.lines.map(\.name) } == [
                ["Back squat", "Curl"], ["Plank", "Back squat", "Seated row"],
            ])
        robot.expect("Day B", "Day A")
        robot.expectNo("Bench press")
        // The last set leads to the next row of the day, never to a row of another day.
        robot.press("o")
        let client = robot.cockpit?.active
        for _ in 0..<9 { robot.press("f") }
        #expect(robot.cockpit?.active == client)
        #expect(try robot.liveTexts().values.joined().allSatisfy { !$0.contains("bw") })
    }
}
