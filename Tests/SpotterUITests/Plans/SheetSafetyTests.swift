import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("On a sheet nothing is lost or stored in the wrong cell")
struct SheetSafetyTests {
    /// Jan, a phase of `rows` rows, with `sessions` finished and one live.
    private func robot(
        rows: Int = 3, _ fill: (Diary, Identifier<Phase>, [Identifier<PhaseRow>]) throws -> Void = { _, _, _ in }
    ) throws -> Robot {
        var robot = try Robot { diary in
            let client = try diary.clients.add(named: "Jan Stencel")
            let phase = try diary.phases.add(named: "P6", client: client)
            var made: [Identifier<PhaseRow>] = []
            for index in 1...rows {
                let prescription = Prescription(label: "A\(index)", reps: "5", sets: "3", rest: "90")
                let row = try diary.phaseRows.add(to: phase, prescription: prescription)
                _ = try diary.phaseRows.setNewExercise(named: "Exercise number \(index)", row: row)
                made.append(row)
            }
            try fill(diary, phase, made)
        }
        robot.press("c")
        robot.type("jan")
        robot.press("Enter s")
        return robot
    }

    private func texts(_ robot: Robot, _ session: Int = 0) throws -> [String] {
        try robot.diary.sessions.sheet(robot.diary.sessions.live()[session].id).rows.map(\.row.text)
    }

    @Test("w and a digit is a warm-up, w w finishes")
    func warmUp() throws {
        var robot = try robot()
        robot.type("w40x8")
        robot.expect("reads: warm-up 40 kg x 8")
        robot.press("Enter")
        robot.expect("A1 Exercise number 1  set 1 of 3")
        robot.expectNo("rest 1:30")
        robot.type("80x5")
        robot.press("Enter")
        robot.expect("A2 Exercise number 2", "Next: A2 Exercise number 2, no rest.")
        #expect(try texts(robot)[0] == "w40x8 80x5")
        robot.press("w")
        robot.expect("Finish the session")
        robot.press("w")
        robot.expect("RPE")
    }

    @Test("A set that another window wrote since remains; the typed one follows it")
    func otherWindow() throws {
        var robot = try robot()
        robot.type("60x5")
        robot.press("Enter k")
        robot.type("100x")
        let session = try robot.diary.sessions.live()[0].id
        let row = try robot.diary.sessions.sheet(session).rows[0].row.id
        try robot.diary.cells.write("60x5 85x4", at: .own(row), replacing: "60x5")
        robot.app.context.noteChange()
        robot.type("3")
        robot.press("Enter")
        #expect(try texts(robot)[0] == "60x5 85x4 100x3")
    }

    @Test("Enter on a filled load cell adds a blank; d does not delete the row there")
    func blank() throws {
        var robot = try robot()
        robot.type("60x5")
        robot.press("Enter k d")
        robot.expect("Exercise number 1", "go to the exercise first")
        robot.press("Enter Enter")
        #expect(try texts(robot)[0] == "60x5")
        robot.press("k Enter")
        robot.type("felt heavy")
        robot.press("Enter")
        #expect(try texts(robot)[0] == "60x5 felt heavy")
    }

    @Test("A click elsewhere accepts the typed text in its own cell")
    func click() throws {
        var robot = try robot()
        robot.type("80x5")
        let lines = robot.lines
        let row = try #require(lines.firstIndex { $0.contains("Exercise number 3") })
        let column = try #require(
            lines[row].firstIndex(of: "│").map { lines[row].distance(from: lines[row].startIndex, to: $0) })
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(column + 3, row))))
        #expect(try texts(robot) == ["80x5", "", ""])
        robot.expect("A3 Exercise number 3")
    }

    @Test("Notes of several lines survive Enter")
    func notes() throws {
        var robot = try robot()
        var phase = try robot.diary.phases.get(robot.diary.phases.list(.client(robot.diary.clients.list()[0].id))[0].id)
        phase.notes = "left knee\nno jumps"
        try robot.diary.phases.update(from: robot.diary.phases.get(phase.id), to: phase)
        robot.press("G Down Down Enter Tab")
        #expect(try robot.diary.phases.get(phase.id).notes == "left knee\nno jumps")
    }

    @Test("The day of a session can be corrected")
    func day() throws {
        var robot = try robot()
        robot.press("i C-u")
        robot.type("-2d")
        robot.press("C-s")
        #expect(try robot.diary.sessions.live()[0].session.day.iso == "2026-03-10")
        robot.press("u")
        #expect(try robot.diary.sessions.live()[0].session.day.iso == "2026-03-12")
    }

    @Test("With a live and a past session in one sheet, keys act on the column of the cursor")
    func twoInOneSheet() throws {
        var robot = try robot()
        robot.press("n s C-u")
        robot.type("yesterday")
        robot.press("Enter")
        robot.expect("PAST SESSION")
        robot.type("130x5")
        robot.press("Enter")
        #expect(try texts(robot, 0) == ["", "", ""])
        #expect(try texts(robot, 1) == ["130x5", "", ""])
        robot.press("w w C-s")
        #expect(try robot.diary.sessions.live().map(\.session.mode) == [.realTime])
    }

    @Test("The empty row below a long sheet is visible when the cursor is on it")
    func longSheet() throws {
        var robot = try robot(rows: 30)
        robot.press("G Down")
        robot.expect("Enter adds a row")
        robot.press("Enter")
        robot.type("Sofa throw")
        robot.press("Enter")
        robot.expect("Sofa throw")
    }

    @Test("Last time's loads leave out skipped warm-ups and efforts")
    func ghosts() throws {
        var robot = try robot { diary, phase, rows in
            let session = try diary.sessions.start(phase, day: Robot.today.adding(days: -3), mode: .handsFree)
            _ = try diary.cells.write("w40x8 80x5@9 80x5! 82.5x4", at: .planned(rows[0], session))
            try diary.sessions.finish(session)
        }
        robot.type("80x5")
        robot.press("Enter k")
        robot.expect("‹80x5", "82.5x4›")
        robot.press("f")
        #expect(try texts(robot)[0] == "80x5 80x5")
    }

    @Test("After finishing, the next column's last time is today")
    func freshGhosts() throws {
        var robot = try robot()
        robot.type("85x5")
        robot.press("Enter w w C-s Esc")
        robot.expect("‹85x5›")
    }

    @Test("Leaving a sheet that was opened from a profile returns to the profile")
    func wayBack() throws {
        var robot = try robot()
        robot.press("q 2 Enter Down")
        robot.expect("PLANS")
        robot.press("Enter")
        robot.expect("Exercise number 1")
        robot.press("q")
        robot.expect("PLANS", "SESSION PACKS")
    }
}
