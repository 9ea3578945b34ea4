import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import PeopleUI
@testable import SpotterShell
@testable import SpotterUI

@Suite("+ maximises a pane and restores it")
struct MaximiseTests {
    private func robot(columns: Int = 140, rows: Int = 40) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { try SampleDiary.fill($0) }
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter")
        return robot
    }

    @Test(
        "A list takes the room of the details, and returns it",
        arguments: ["2", "3", "3 ] ]", "4 ] ] ]"])
    func list(way: String) throws {
        var robot = try robot()
        robot.press(way)
        let before = robot.lines
        robot.press("+")
        #expect(robot.lines != before)
        #expect(robot.message == "")
        robot.press("j k")
        robot.press("+")
        #expect(robot.lines == before)
    }

    @Test("The maximised list of clients has no profile, and the mouse finds its lines")
    func clients() throws {
        var robot = try robot()
        robot.press("2")
        robot.expect("jan@example.org")
        robot.press("+")
        robot.expectNo("jan@example.org")
        let row = try #require(robot.lines.firstIndex { $0.contains("Petr Novák") })
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(100, row))))
        #expect(robot.line(0).contains("Petr Novák"))
        robot.press("+")
        robot.expect("Petr Novák")
    }

    @Test("A click on the list next to a profile acts on that list, wherever the profile was opened")
    func clickBeside() throws {
        var robot = try robot()
        robot.press("3 C-f")
        robot.type("Jan")
        robot.press("Enter")
        #expect(robot.app.navigator.shown(ProfileView.self) != nil)
        let row = try #require(robot.lines.firstIndex { $0.hasPrefix(" ") && $0.contains("Petr Novák") })
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(4, row))))
        #expect(robot.app.navigator.place == .tab(.clients, 0))
        #expect(robot.app.context.client?.name == "Petr Novák")
    }

    @Test("A profile or an exercise next to its list takes the list's room", arguments: ["2 Enter", "3 ] ] Enter"])
    func beside(way: String) throws {
        var robot = try robot()
        robot.press(way)
        let before = robot.lines
        let width = try #require(robot.app.view.masterWidth(in: robot.app.context.body))
        #expect(width > 0)
        robot.press("+")
        #expect(robot.app.view.masterWidth(in: robot.app.context.body) == nil)
        #expect(robot.lines != before)
        robot.press("+")
        #expect(robot.lines == before)
        robot.press("+ q Enter")
        #expect(robot.app.view.masterWidth(in: robot.app.context.body) == width)
    }

    @Test("A view without a second pane says so", arguments: ["1", "4", "5"])
    func nothing(way: String) throws {
        var robot = try robot()
        robot.press("\(way) +")
        #expect(robot.message == "! Maximise this view, and back: it has all the room already.")
    }

    @Test("In a small window a list has all the room already; the sheet has its own +")
    func small() throws {
        var robot = try robot(columns: 60, rows: 16)
        robot.press("2 +")
        robot.expect("it has all the room")
        robot.press("3 Enter +")
        robot.expectNo("it has all the room")
    }
}
