import DiaryStore
import FitnessModel
import Phrases
import SpotterCore
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("The list of mesocycles and a single mesocycle")
struct MesocyclesPaneTests {
    /// The list of templates with one mesocycle of three phases.
    private func list(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try MesocycleRobot.make(columns: columns, rows: rows)
        robot.press("3 ] v a Space Space Space Enter Esc")
        return robot
    }

    @Test("An empty list says what a mesocycle is and which key makes one")
    func empty() throws {
        var robot = try MesocycleRobot.make()
        robot.press("3 ]")
        robot.expect(
            "No mesocycles yet: a mesocycle is a series of phases. a adds one", "A there assigns one",
            "Mesocycles of Jan")
    }

    @Test("Without any phase the chooser says what creates one")
    func noPhases() throws {
        var robot = try Robot()
        robot.press("n M")
        robot.expect("No phases to add yet: n p creates one, n t a template.")
        #expect(try robot.diary.mesocycles.count(.templates) == 0)
    }

    @Test("Esc in the chooser creates nothing")
    func escape() throws {
        var robot = try MesocycleRobot.make()
        robot.press("n M Space Esc")
        #expect(try robot.diary.mesocycles.list(.templates).isEmpty)
        #expect(
            try robot.diary.undo()?.sentence.text == "Add phase P1 Start"
                || robot.diary.mesocycles.count(.templates) == 0)
    }

    @Test("A client's chooser lists their phases and templates, which are copied")
    func ownAndTemplates() throws {
        var robot = try MesocycleRobot.make()
        robot.press("n M")
        robot.expect("Mesocycle 1 for Jan Novák: which phases?", "P1 Start", "template")
        robot.press("Space Space Enter")
        robot.expect("P1 Start", "Base", "12 Mar - 6 May 2026")
        let client = try #require(try robot.diary.clients.list().first?.id)
        #expect(try robot.diary.phases.list(.client(client)).map(\.name) == ["Base", "P1 Start"])
        robot.press("a p")
        robot.expect("in it")
    }

    @Test("The list is filtered, archived, duplicated, made a template and deleted with one key each")
    func deeds() throws {
        var robot = try list()
        robot.expect("Mesocycle 1", "3 phases", "12 weeks", "18")
        robot.press("y")
        robot.expect("Mesocycle 1 (copy)")
        robot.press("Esc /")
        robot.type("copy")
        robot.expect("1 match")
        robot.press("Esc z")
        #expect(try robot.diary.mesocycles.count(.templates) == 1)
        robot.press("Z")
        robot.expect("(archived)")
        robot.press("z Z Z d")
        #expect(try robot.diary.mesocycles.count(.templates) == 1)
        robot.press("u")
        #expect(try robot.diary.mesocycles.count(.templates) == 2)
        robot.press("A Enter M")
        #expect(try robot.diary.mesocycles.count(.templates) == 3)
    }

    @Test("A length is typed in weeks and days, and an error has a correction")
    func length() throws {
        var robot = try list()
        robot.press("Enter e C-u")
        robot.type("soon")
        robot.press("C-s")
        robot.expect("Write weeks or days: 4w, 10d, 3w 2d")
        robot.press("C-u")
        robot.type("3w 2d")
        robot.press("Tab")
        robot.type("test week")
        robot.press("C-s")
        robot.expect("Base (test week)", "3w 2d")
        for _ in 0..<4 { robot.press("-") }
        robot.expect("A part lasts at least a day: e takes days, d removes it.")
    }

    @Test("Removing a part keeps the phase, and undo restores the part")
    func takeOut() throws {
        var robot = try list()
        robot.press("Enter d")
        robot.expect("Removed Base from the mesocycle; the phase itself stays.")
        #expect(MesocycleRobot.texts(try MesocycleRobot.only(robot, .templates)) == ["Build 28", "Peak 28"])
        #expect(try robot.diary.phases.count(.templates) == 3)
        robot.press("u")
        #expect(MesocycleRobot.texts(try MesocycleRobot.only(robot, .templates)) == ["Base 28", "Build 28", "Peak 28"])
    }

    @Test("A move previews the new position; Esc cancels it")
    func move() throws {
        var robot = try list()
        robot.press("Enter m G")
        robot.expect("moving")
        robot.press("d")
        robot.expect("Enter places it, Esc cancels.")
        robot.press("Esc")
        robot.expectNo("moving")
        #expect(MesocycleRobot.texts(try MesocycleRobot.only(robot, .templates)) == ["Base 28", "Build 28", "Peak 28"])
        robot.press("m G Enter")
        #expect(MesocycleRobot.texts(try MesocycleRobot.only(robot, .templates)) == ["Build 28", "Peak 28", "Base 28"])
    }

    @Test("While a part is being moved, a click moves it to a line, and a second one places it there")
    func moveByMouse() throws {
        var robot = try list()
        robot.press("Enter m")
        let row = try #require(robot.lines.firstIndex { $0.contains("3 Peak") })
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(4, row))))
        robot.expect("2 Peak", "3 Base", "moving")
        #expect(MesocycleRobot.texts(try MesocycleRobot.only(robot, .templates)) == ["Base 28", "Build 28", "Peak 28"])
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(4, row))))
        robot.expectNo("moving")
        #expect(MesocycleRobot.texts(try MesocycleRobot.only(robot, .templates)) == ["Build 28", "Peak 28", "Base 28"])
    }

    @Test("A part that is being moved stays in view")
    func moveOutOfView() throws {
        var robot = try list(rows: 16)
        robot.press("Enter y y y y y y y y g g m G")
        robot.expect("moving")
    }

    @Test("Enter opens the phase's sheet, q returns to the mesocycle")
    func open() throws {
        var robot = try list()
        robot.press("Enter Down Enter")
        robot.expect("[Phases]", "Build")
        robot.press("q")
        robot.expect("[Mesocycles]", "12 weeks · 3 phases")
        robot.press("q")
        robot.expect("Mesocycle templates")
    }

    @Test("The same phase twice in a template counts twice")
    func twice() throws {
        var robot = try list()
        robot.press("Enter y")
        robot.expect("Repeated as Base.", "16 weeks · 4 phases · 24 sessions")
    }

    @Test("Templates have no dates to shift, and the key gives the reason")
    func noShift() throws {
        var robot = try list()
        robot.press("Enter S")
        robot.expect("a template has no dates")
    }

    @Test("A shift to before a week off names the obstacle")
    func badShift() throws {
        var robot = try list()
        robot.press("A Enter Down S")
        robot.type("-3d")
        robot.press("C-s")
        robot.expect("there is no time off before it")
        robot.press("C-u")
        robot.type("tomorrow")
        robot.press("C-s")
        robot.expect("Write weeks or days: 1w, 10d, or -3d for earlier.")
    }

    @Test("Another client's open plan closes when a client is chosen")
    func otherClient() throws {
        var robot = try list()
        try robot.diary.clients.add(named: "Olga")
        robot.press("A Enter")
        robot.expect("Copied Mesocycle 1 and its phases to Jan Novák")
        robot.press("c")
        robot.type("Olga")
        robot.press("Enter")
        robot.expect("Mesocycles of Olga", "a mesocycle is a series of phases")
    }

    @Test("Find and the profile lead to a mesocycle")
    func ways() throws {
        var robot = try list()
        robot.press("A Enter 2 Enter")
        robot.expect("PLANS", "Mesocycle 1", "Base, week 1 of 4", "0/18 done")
        robot.press("Down Enter")
        robot.expect("[Mesocycles]", "12 weeks · 3 phases")
        robot.press("1 C-f")
        robot.type("mesocycle")
        robot.expect("mesocycle · template", "mesocycle · Jan Novák")
        robot.press("Enter")
        robot.expect("[Mesocycles]")
    }

    @Test("Sixty phases scroll, one is enough, and nothing is cut at sixty columns", arguments: [1, 60])
    func sizes(_ count: Int) throws {
        let names = (1...count).map { "Phase \($0 < 10 ? "0" : "")\($0)" }
        var robot = try MesocycleRobot.make(columns: 60, rows: 16, names: names, choosing: false)
        robot.press("n M")
        for _ in 0..<count { robot.press("Space") }
        robot.press("Enter")
        robot.expect("\(count) phase", "PLANNED SETS", "Phase 01")
        robot.press("G")
        robot.expect("Phase \(count < 10 ? "0" : "")\(count)", "\(count * 4 - 3)-\(count * 4)")
        for (columns, rows) in [(60, 16), (80, 24), (120, 40)] {
            robot.resize(columns: columns, rows: rows)
            robot.expect("PLANNED SETS", "Phase \(count < 10 ? "0" : "")\(count)")
        }
    }

    @Test("A preview of sixty rows and of none stays inside the chooser", arguments: [0, 1, 60])
    func previews(_ count: Int) throws {
        var robot = try Robot(columns: 60, rows: 16) { diary in
            let phase = try diary.phases.add(named: "Long one", client: nil)
            let squat = try diary.exercises.add(named: "Box squat")
            for _ in 0..<count { try diary.phaseRows.add(to: phase, exercise: squat) }
        }
        robot.press("n M")
        robot.expect(count == 0 ? "No rows yet." : count == 1 ? "Box squat" : "more rows")
        robot.resize(columns: 120, rows: 40)
        robot.expect(count == 0 ? "No rows yet." : count == 1 ? "Box squat" : "more rows", "6 sessions")
    }
}
