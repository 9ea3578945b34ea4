import DiaryStore
import FitnessModel
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("Finishing a session while a set is counted")
struct FinishCountingTests {
    /// Jan's free session with one exercise, with a hidden count in progress.
    private func robot(_ exercise: String = "box", count keys: String = "Space Space Space") throws -> Robot {
        var robot = try Robot { try SessionDiary.free($0) }
        robot.chooseClient("jan")
        robot.press("s Enter a")
        robot.type(exercise)
        robot.press("Enter C \(keys) Esc w w")
        return robot
    }

    private func cells(_ robot: Robot) throws -> [String] {
        let jan = try #require(try robot.diary.clients.list().first)
        let session = try #require(try robot.diary.sessions.list(of: jan.id).first)
        return try robot.diary.sessions.sheet(session.id).rows.map(\.row.text)
    }

    @Test("The set can be logged first, then the end is confirmed")
    func logged() throws {
        var robot = try robot()
        robot.expect("A set is being counted", "Box squat: 3 repetitions so far.", "l log it", "x discard it")
        robot.press("l")
        robot.expect("Finish the session")
        #expect(try robot.liveCells() == ["80x3"])
        robot.press("C-s")
        #expect(try robot.diary.sessions.live().isEmpty)
        #expect(try cells(robot) == ["80x3"])
    }

    @Test("It can be discarded")
    func discarded() throws {
        var robot = try robot()
        robot.press("x")
        robot.expect("Nothing was logged")
        #expect(robot.app.context.live.series.isEmpty)
        #expect(try robot.liveCells() == [""])
    }

    @Test("Enter stays, and the series continues")
    func stays() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.expectNo("Finish the session")
        robot.press("C Space")
        robot.expect("Enter writes 80x4")
    }

    @Test("A running hold is confirmed; a set that cannot be logged yet is not lost")
    func hold() throws {
        var robot = try robot("plank", count: "")
        robot.expect("Plank: 0:00 held so far.")
        robot.press("l")
        robot.expect("Nothing is held yet.")
        robot.expectNo("Finish the session")
        #expect(robot.app.context.live.series.count == 1)
    }

    @Test("An empty series needs no confirmation")
    func nothing() throws {
        let robot = try robot(count: "")
        robot.expectNo("A set is being counted")
        robot.expect("Nothing was logged")
    }
}
