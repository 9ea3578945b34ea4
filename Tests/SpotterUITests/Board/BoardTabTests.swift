import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import TrainingUI

@Suite("The Board has tabs")
struct BoardTabTests {
    /// P5 next to P6, and a second tab with only the template.
    private func twoTabs() throws -> Robot {
        var robot = try Robot.onBoard()
        robot.press("C-t")
        robot.type("hyper")
        robot.press("Enter")
        return robot
    }

    @Test("Ctrl-T opens a tab with one sheet, Tab adds a second one")
    func newTab() throws {
        var robot = try twoTabs()
        robot.expect("Jan: P5 | P6 [template Hypertrophy A]", "Tab opens a second phase beside it.")
        robot.expectNo("Δ")
        robot.press("+")
        robot.expect("A single sheet already shows whole cells.")
        robot.press("Tab")
        robot.type("jan p5")
        robot.press("Enter")
        robot.expect("[template Hypertrophy A | Jan: P5]", "Δ best set")
    }

    @Test("Brackets step through the tabs, Ctrl-W closes one")
    func changing() throws {
        var robot = try twoTabs()
        robot.press("]")
        robot.expect("[Jan: P5 | P6]")
        robot.press("[ C-w")
        robot.expect("[Jan: P5 | P6]", "Closed the tab template Hypertrophy A.")
        robot.press("C-w")
        robot.expect("/ finds the first phase")
        #expect(try robot.diary.boardPhases.count() == 3)
    }

    @Test("After the whole cells, + shows one side alone, then both again")
    func alone() throws {
        var robot = try Robot.onBoard()
        robot.press("+ +")
        robot.expect("[Jan: P6]")
        robot.expectNo("P5 Pre-season")
        robot.press("+")
        robot.expect("[Jan: P5 | P6]", "▌P6 In season", "Δ best set")
        robot.press("Tab + +")
        robot.expect("[Jan: P5]")
        robot.press("Tab")
        robot.expect("[Jan: P5 | P6]", "▌P6 In season")
    }

    @Test("The tabs survive a restart")
    func restart() throws {
        var robot = try twoTabs()
        robot.press("[ % b")
        robot.restart()
        robot.press("b")
        robot.expect("BOARD  [Jan: P6 | P5] template Hypertrophy A", "▼ -5 kg down")
    }

    @Test("A deleted phase leaves its tab, while the Board is open and after a restart")
    func deleted() throws {
        var robot = try twoTabs()
        robot.press("[")
        try robot.diary.phases.delete(robot.phase("P5").phase.id)
        robot.reread()
        robot.expect("[Jan: P6]")
        try robot.diary.phases.delete(robot.phase("Hyper").phase.id)
        robot.restart()
        robot.press("b")
        robot.expect("BOARD  [Jan: P6]")
        robot.expectNo("Hypertrophy")
    }

    @Test("b from a sheet with a tab shows that tab")
    func again() throws {
        var robot = try twoTabs()
        robot.press("b b")
        robot.expect("[Jan: P5 | P6] template")
        robot.press("b q Down Enter b")
        #expect(robot.board?.tabs.count == 2)
        robot.expect("▌P5 Pre-season")
    }

    @Test("Another client's Board opens next to the existing tabs")
    func otherClient() throws {
        var robot = try Robot.onBoard { diary in
            let anna = try #require(try diary.clients.list().first { $0.name.hasPrefix("Anna") })
            for name in ["P1 Base", "P2 Build"] { try diary.phases.add(named: name, client: anna.id) }
        }
        robot.press("b c")
        robot.type("anna")
        robot.press("Enter b")
        robot.expect("Jan: P5 | P6 [Anna: P1 | P2]")
    }

    @Test("The thirteenth tab closes the first one, and the current one is in view")
    func many() throws {
        var robot = try Robot.onBoard(columns: 80, rows: 24)
        for _ in 0..<13 {
            robot.press("C-t")
            robot.type("p6")
            robot.press("Enter")
        }
        #expect(robot.board?.tabs.count == BoardView.maxTabs)
        #expect(robot.line(0).contains("[Jan: P6]"))
    }
}
