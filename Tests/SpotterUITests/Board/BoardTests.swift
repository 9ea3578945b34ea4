import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterUI
@testable import TrainingUI

@Suite("The Board shows two phases side by side")
struct BoardTests {
    @Test("b on a sheet adds the phase before it and shows what increased")
    func opening() throws {
        let robot = try Robot.onBoard()
        robot.expect("BOARD  [Jan: P5 | P6]", "P5 Pre-season", "▌P6 In season", "Δ best set", "b close")
        let squat = robot.line(with: "Box squat")
        #expect(squat.contains("100x3"))
        #expect(squat.contains("▲ +5 kg up"))
        #expect(robot.line(with: "Broad jump").contains("= same"))
        // Two sessions and three: compared per session, not in total.
        #expect(robot.line(with: "TOTAL").contains("▲ +3 %/session"))
    }

    @Test("If the left phase is the later one its head says so", arguments: [80, 100, 120])
    func backwards(columns: Int) throws {
        var robot = try Robot.onBoard(columns: columns)
        robot.expectNo("later")
        robot.press("%")
        robot.expect("later")
        robot.press("%")
        robot.expectNo("later")
    }

    @Test("From other views it shows the client's two newest phases; b closes it again")
    func fromDashboard() throws {
        var robot = try Robot.onSheet()
        robot.press("q 1 b")
        robot.expect("[Jan: P5 | P6]")
        robot.press("b")
        robot.expect("[1 Dashboard]")
        robot.press("b q")
        robot.expect("[1 Dashboard]")
        robot.press("b Esc")
        robot.expect("[1 Dashboard]")
    }

    @Test("An empty Board says which key to press")
    func empty() throws {
        var robot = try Robot()
        robot.press("b")
        robot.expect("/ finds the first phase", "n p", "b closes")
        robot.press("% v < & { } C-w Tab")
        robot.press("Esc b")
        robot.expect("[1 Dashboard]")
    }

    @Test("Tab changes the side and stays on the row; typed text is saved in its phase")
    func sides() throws {
        var robot = try Robot.onBoard()
        robot.press("Down Down Tab")
        robot.expect("▌P5 Pre-season")
        #expect(robot.line(with: "Seated row").hasPrefix("▌B1"))
        robot.press("Enter")
        robot.type("40x6")
        robot.press("Enter")
        #expect(try robot.cell("P5", row: 2, column: 2) == "35x8*4 40x6")
        robot.expect("▼ -2.5 kg +2 reps")
        robot.press("u")
        #expect(try robot.cell("P5", row: 2, column: 2) == "35x8*4")
    }

    @Test("A session is started and logged on the Board, and the difference follows")
    func logging() throws {
        var robot = try Robot.onBoard(columns: 120, rows: 40)
        robot.press("s")
        robot.expect("BOARD", "LIVE 00:00:00", "4 · today", "‹80x3")
        robot.type("110x3")
        robot.press("Enter")
        #expect(try robot.cell("P6", row: 0, column: 4) == "110x3")
        #expect(robot.line(with: "Box squat, banded").contains("▲ +10 kg up"))
        robot.expect("Next: A2 Broad jump, no rest.")
        robot.press("u")
        #expect(robot.line(with: "Box squat, banded").contains("▲ +5 kg up"))
    }

    @Test("On a live sheet t takes the suggestion, and Ctrl-T opens a tab")
    func suggestion() throws {
        var robot = try Robot.onBoard()
        robot.press("s t")
        #expect(try !robot.cell("P6", row: 0, column: 4).isEmpty)
        robot.press("C-t")
        robot.expect("Which phase on the new tab")
    }

    @Test("% swaps the sides, and up becomes down")
    func swapping() throws {
        var robot = try Robot.onBoard()
        robot.press("%")
        robot.expect("[Jan: P6 | P5]", "▼ -5 kg down")
        robot.press("%")
        robot.expect("[Jan: P5 | P6]", "▲ +5 kg up")
    }

    @Test("/ finds any phase or template, braces step through the client's phases")
    func picking() throws {
        var robot = try Robot.onBoard()
        robot.press("Tab /")
        robot.type("templ hyp")
        robot.expect("1 match")
        robot.press("Enter")
        robot.expect("template: Hypertrophy A", "Jan: P6 In season")
        robot.press("/")
        robot.type("stenc p6")
        robot.press("Enter")
        robot.expect("[Jan: P6 | P6]")
        robot.press("{")
        robot.expect("[Jan: P5 | P6]")
        robot.press("{")
        robot.expect("P5 Pre-season is the first phase of Jan Stencel.")
        robot.press("}")
        robot.expect("[Jan: P6 | P6]")
        robot.press("}")
        robot.expect("P6 In season is the last phase of Jan Stencel.")
    }

    @Test("Esc clears the search first, then closes it; nothing is chosen")
    func pickingNothing() throws {
        var robot = try Robot.onBoard()
        robot.press("/")
        robot.type("zzz")
        robot.expect("Nothing matches")
        robot.press("Enter Esc")
        robot.expect("Hypertrophy A")
        robot.press("Esc")
        robot.expect("[Jan: P5 | P6]")
    }

    @Test("v compares by each value in turn")
    func figures() throws {
        var robot = try Robot.onBoard()
        for (name, words) in [
            ("e1RM", "kg up"), ("volume", "/session"), ("sets", "= same"), ("average RPE", "first"),
            ("best set", "+5 kg up"),
        ] {
            robot.press("v")
            robot.expect("Δ \(name)", words)
        }
    }

    @Test("The row order can follow the other side")
    func order() throws {
        var robot = try Robot.onBoard { diary in
            let phase = try #require(try diary.boardPhases.list(search: "p6").first)
            let rows = try diary.phases.sheet(phase.id).rows
            try diary.phaseRows.move(rows[5].id, to: 0)
        }
        func place(_ name: String) throws -> Int {
            try #require(robot.lines.firstIndex { $0.contains(name) })
        }
        #expect(try place("Plank") < place("Box squat"))
        robot.press(":")
        robot.type("order the rows")
        robot.press("Enter")
        robot.expect("order of the left side")
        #expect(try place("Plank") > place("Box squat"))
    }

    @Test("Under 100 columns one sheet shows both values, and Tab changes the side")
    func narrow() throws {
        var robot = try Robot.onBoard(columns: 80, rows: 24)
        robot.expect("left → right", "100x3 → 105x3", "▲ +5 kg up", "P5 Pre-season", "▌P6 In season")
        robot.press("Tab")
        robot.expect("▌P5 Pre-season", "100x3 → 105x3")
        robot.resize(columns: 60, rows: 16)
        robot.expect("100x3 → 105x3", "▲ +5 kg up", "! Box squat, b")
    }

    @Test("The same phase twice has its own columns on each side")
    func samePhase() throws {
        var robot = try Robot.onBoard()
        robot.press("Tab /")
        robot.type("p6")
        robot.press("Enter Tab Home Left Left Left Left Tab")
        robot.expect("[Jan: P6 | P6]")
        #expect(robot.lines.filter { $0.contains("Box squat") }.allSatisfy { $0.contains("= same") })
        // Row 2 of the body: the columns of both sides.
        #expect(robot.line(2).contains("3·9 Mar") || robot.line(2).contains("2·6 Mar"))
    }

    @Test("+ shows whole cells instead of best sets")
    func wholeCells() throws {
        var robot = try Robot.onBoard(columns: 140, rows: 40)
        robot.expectNo("37.5x8*4")
        robot.press("+")
        robot.expect("37.5x8*4")
    }

    @Test("A click selects the cell, its side and its tab")
    func mouse() throws {
        var robot = try Robot.onBoard()
        let row = try #require(robot.lines.firstIndex { $0.contains("Seated row") })
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(column: 8, row: row))))
        robot.expect("▌P5 Pre-season")
        #expect(robot.line(with: "Seated row").hasPrefix("▌B1"))
    }

    @Test("A click ends a marked range, also a click on the other side")
    func mouseEndsRange() throws {
        var robot = try Robot.onBoard()
        robot.press("*")
        #expect(robot.board?.sheet?.grid.anchor != nil)
        let row = try #require(robot.lines.firstIndex { $0.contains("Seated row") })
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(column: 8, row: row))))
        robot.expect("▌P5 Pre-season")
        #expect(robot.board?.tabs.flatMap(\.sides).allSatisfy { $0.view.grid.anchor == nil } == true)
    }
}
