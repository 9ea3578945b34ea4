import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterUI

@Suite("Quitting while something runs")
struct QuittingTests {
    /// A free session of Jan with one exercise.
    private func robot() throws -> Robot {
        var robot = try Robot { try SessionDiary.free($0) }
        robot.chooseClient("jan")
        robot.press("s Enter a")
        robot.type("box")
        robot.press("Enter Esc")
        return robot
    }

    @Test("With nothing counted q on a pane quits at once, also while a session is live")
    func nothing() throws {
        var robot = try robot()
        robot.press("q 1 q")
        #expect(robot.app.isFinished)
    }

    @Test("A count that no cell holds yet is asked about: Enter stays, y quits", arguments: ["q", "C-q"])
    func count(_ key: String) throws {
        var robot = try robot()
        robot.press("C Space Space Esc q 1 \(key)")
        #expect(!robot.app.isFinished)
        robot.expect("Quit while something runs?", "Jan Stencel: 2 repetitions")
        robot.press("Enter")
        #expect(!robot.app.isFinished)
        robot.expectNo("Quit while something runs?")
        robot.press("\(key) y")
        #expect(robot.app.isFinished)
    }

    @Test("An interval timer is asked about until its rounds are over")
    func intervals() throws {
        var robot = try robot()
        robot.press("M C-s")
        robot.wait(seconds: 20)
        robot.press("Esc q 1 q")
        robot.expect("Quit while something runs?", "round")
        robot.press("Esc")
        robot.wait(seconds: 700)
        robot.press("q")
        #expect(robot.app.isFinished)
    }

    @Test("Beside a hidden count the interval timer is seen first, in the panel and in the bar")
    func both() throws {
        var robot = try robot()
        robot.press("C Space Space Esc M C-s")
        robot.wait(seconds: 20)
        robot.press("Esc")
        robot.expect("M shows it · count 2, C")
        robot.press("q 1")
        #expect(robot.line(1).contains("count 2"))
        #expect(robot.line(1).contains("R1 "))
    }

    @Test("A hidden count that the clock makes says that it is paused, not that Space goes on with it")
    func paused() throws {
        var robot = try robot()
        robot.press("C Tab Space Esc")
        robot.expect("paused, C shows it")
        robot.expectNo("Space goes on")
    }
}
