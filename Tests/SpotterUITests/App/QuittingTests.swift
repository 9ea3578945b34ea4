import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI

@Suite("Quitting with live sessions, runs or half-typed text")
struct QuittingTests {
    /// A free session of Jan with one exercise.
    private func robot() throws -> Robot {
        var robot = try Robot { try SessionDiary.free($0) }
        robot.chooseClient("jan")
        robot.press("s Enter a")
        robot.type("box")
        robot.press("Enter")
        return robot
    }

    @Test("With nothing live or typed, q on a tab quits at once, and Esc never does", arguments: ["q", "C-q"])
    func nothing(_ key: String) throws {
        var robot = try Robot { try SessionDiary.free($0) }
        robot.press("Esc Esc")
        #expect(!robot.app.isFinished)
        robot.press(key)
        #expect(robot.app.isFinished)
    }

    @Test("A live session needs a confirmation: Enter and Esc stay, y quits", arguments: ["q", "C-q", "C-c"])
    func live(_ key: String) throws {
        var robot = try robot()
        robot.press("q 1")
        robot.wait(seconds: 65)
        for stay in ["Enter", "Esc"] {
            robot.press(key)
            robot.expect("Quit?", "Live: Jan Stencel 00:01. It stays live and can be resumed.")
            robot.press(stay)
            robot.expectNo("Quit?")
        }
        #expect(!robot.app.isFinished)
        robot.press("\(key) y")
        #expect(robot.app.isFinished)
        #expect(try robot.diary.sessions.live().count == 1)
    }

    @Test("All live sessions are named, and Ctrl-Q again quits at once")
    func several() throws {
        var robot = try Robot { try SessionDiary.many(["Jan Stencel", "Petr Novak"], $0) }
        robot.press("C-q")
        robot.expect("Live: Jan Stencel 00:00, Petr Novak 00:00. They stay live")
        robot.press("C-q")
        #expect(robot.app.isFinished)

        var small = try Robot { try SessionDiary.many(["Jan Stencel"], $0) }
        small.resize(columns: 40, rows: 10)
        small.press("q")
        #expect(small.app.isFinished)
    }

    @Test("A half-typed form needs a confirmation and becomes a draft; one without text does not")
    func form() throws {
        var robot = try Robot()
        robot.press("n c")
        robot.type("Half")
        robot.press("C-q")
        robot.expect("Quit?", "Unsaved text is saved as a draft.")
        robot.press("Enter")
        robot.expect("New client", "Half")
        robot.press("C-q y")
        #expect(robot.app.isFinished)
        #expect(robot.app.context.draft("client new") != nil)

        var untouched = try Robot()
        untouched.press("n c C-q")
        #expect(untouched.app.isFinished)
    }

    @Test("A half-typed cell needs a confirmation and becomes a draft")
    func cell() throws {
        var robot = try Robot { diary in _ = try diary.phases.add(named: "P1", client: nil) }
        robot.press("3 Enter Enter")
        robot.type(" new")
        robot.press("C-q")
        robot.expect("Quit?", "Unsaved text is saved as a draft.")
        robot.press("Enter")
        #expect(robot.app.view.isTyping)
        robot.press("Esc C-q")
        #expect(robot.app.isFinished)
    }

    @Test("A count not yet in a cell needs a confirmation: Enter stays, y quits", arguments: ["q", "C-q"])
    func count(_ key: String) throws {
        var robot = try robot()
        robot.press("C Space Space Esc q 1 \(key)")
        #expect(!robot.app.isFinished)
        robot.expect("Quit?", "Live: Jan Stencel 00:00.", "Jan Stencel: 2 repetitions", "Quitting ends it")
        robot.press("Enter")
        #expect(!robot.app.isFinished)
        robot.expectNo("Quit?")
        robot.press("\(key) y")
        #expect(robot.app.isFinished)
    }

    @Test("An interval timer needs a confirmation until its rounds are over")
    func intervals() throws {
        var robot = try robot()
        robot.press("M C-s")
        robot.wait(seconds: 20)
        robot.press("Esc q 1 q")
        robot.expect("Quit?", "Jan Stencel: round", "Quitting ends it")
        robot.press("Esc")
        robot.wait(seconds: 700)
        robot.press("q")
        robot.expect("Live: Jan Stencel 00:12.")
        robot.expectNo("Quitting ends it")
    }

    @Test("With a hidden count, the interval timer is shown first, in the panel and in the bar")
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

    @Test("A hidden automatic count is shown as paused, without offering Space to continue")
    func paused() throws {
        var robot = try robot()
        robot.press("C Tab Space Esc")
        robot.expect("paused, C shows it")
        robot.expectNo("Space resumes")
    }
}
