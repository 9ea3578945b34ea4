import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Unusual layouts and input on the Board")
struct BoardInputTests {
    @Test("In a body-weight row x8 is text at once; b waits: bw is text, b b the command")
    func bodyWeight() throws {
        var robot = try Robot.onSheet()
        robot.press("s b")
        robot.expect("BOARD")
        robot.press("Down")
        let cell = robot.app.sheet?.grid.cursor
        robot.type("x8")
        robot.press("Enter")
        #expect(try robot.cell("P6", row: 1, column: 4) == "x8")
        robot.withSheet { $0.grid.cursor = cell ?? $0.grid.cursor }
        robot.type("bw+5x4")
        robot.press("Enter")
        #expect(try robot.cell("P6", row: 1, column: 4) == "x8 bw+5x4")
        robot.withSheet { $0.grid.cursor = cell ?? $0.grid.cursor }
        robot.press("b")
        robot.expect("b again for the command, w for a body-weight set.")
        robot.press("b")
        robot.expectNo("BOARD")
    }

    @Test("The same on a sheet: bw is text and b b opens the Board")
    func onSheet() throws {
        var robot = try Robot.onSheet()
        robot.press("s Down")
        let cell = robot.app.sheet?.grid.cursor
        robot.type("bwx4")
        robot.press("Enter")
        #expect(try robot.cell("P6", row: 1, column: 4) == "bwx4")
        robot.withSheet { $0.grid.cursor = cell ?? $0.grid.cursor }
        robot.press("b b")
        robot.expect("BOARD")
    }

    @Test("Rows stay aligned after a rename")
    func rename() throws {
        var robot = try Robot.onBoard()
        var squat = try #require(try robot.diary.exercises.named("Box squat, banded"))
        squat.name = "Squat to box"
        try robot.diary.exercises.update(from: robot.diary.exercises.get(squat.id), to: squat)
        robot.reread()
        #expect(robot.line(with: "Squat to box").contains("▲ +5 kg up"))
        robot.expectNo("gone")
    }

    @Test("Two names of one exercise are apart, align after merging, and separate again with undo")
    func merge() throws {
        var robot = try Robot.onBoard { diary in
            let p5 = try #require(try diary.boardPhases.list(search: "p5").first)
            let row = try diary.phases.sheet(p5.id).rows[0].row
            try diary.phaseRows.setNewExercise(
                named: "Pin squat", row: row.id, replacing: SheetEdit.Choice(row.exercise), everywhere: true)
        }
        #expect(robot.line(with: "Pin squat").contains("gone"))
        #expect(robot.line(with: "Box squat, b").contains("new"))
        let other = try #require(try robot.diary.exercises.named("Pin squat")?.id)
        let squat = try #require(try robot.diary.exercises.named("Box squat, banded")?.id)
        try robot.diary.exercises.merge(other, into: squat)
        robot.reread()
        #expect(robot.line(with: "Box squat, b").contains("▲ +5 kg up"))
        robot.expectNo("gone", "Pin squat")
        robot.press("u")
        #expect(robot.line(with: "Pin squat").contains("gone"))
    }

    @Test("An exercise used twice pairs first with first, second with second")
    func twice() throws {
        let robot = try Robot.onBoard { diary in
            for name in ["p5", "p6"] {
                let phase = try #require(try diary.boardPhases.list(search: name).first)
                let squat = try diary.phases.sheet(phase.id).rows[0].row.exercise
                try diary.phaseRows.add(to: phase.id, exercise: squat, prescription: Prescription(label: "D1"))
            }
        }
        let lines = robot.lines.filter { $0.contains("Box squat, b") && $0.contains("│") }
        #expect(lines.filter { $0.contains("D1") }.count == 1)
        robot.expectNo("gone")
        #expect(!lines.contains { $0.contains("new") })
    }

    @Test("One row next to sixty, twelve sessions: both sides scroll together and the cursor stays in view")
    func sixty() throws {
        var robot = try Robot.onBoard(columns: 100, rows: 24) { diary in
            let jan = try #require(try diary.clients.list().first { $0.name.hasPrefix("Jan") })
            let long = try diary.phases.add(
                Phase(id: .unsaved, client: jan.id, name: "P7 Long", sessionCount: 12))
            for number in 1...60 {
                let exercise = try diary.exercises.add(named: "Exercise \(number)")
                try diary.phaseRows.add(to: long, exercise: exercise, prescription: Prescription(label: "A\(number)"))
            }
            let short = try diary.phases.add(named: "P8 Short", client: jan.id)
            let first = try #require(try diary.phases.sheet(long).rows.first?.row.exercise)
            try diary.phaseRows.add(to: short, exercise: first)
        }
        robot.expect("[Jan: P7 | P8]")
        robot.press("Tab G")
        robot.expect("Exercise 60", "▲")
        robot.expectNo("Exercise 2 ")
        #expect(robot.line(with: "Exercise 60").hasPrefix("▌"))
        robot.press("g g")
        robot.expect("Exercise 2 ")
        #expect(robot.lines.contains { $0.contains(/▼ \d+ more/) })
        robot.press("PgDn PgDn PgUp Tab G %")
        #expect(robot.lines.allSatisfy { TextWidth.of($0) <= 100 })
    }

    @Test("A row without an exercise is not compared")
    func unnamed() throws {
        var robot = try Robot.onBoard { diary in
            let phase = try #require(try diary.boardPhases.list(search: "p6").first)
            try diary.phaseRows.add(to: phase.id, at: 0, prescription: Prescription(label: "A0"))
        }
        #expect(!robot.line(with: "(no exercise)").contains("new"))
        robot.press("g g Down")
        robot.expect("This row has no exercise yet")
    }

    @Test("Two clients of one name are both found, the current one first, with their own sheets")
    func sameName() throws {
        var robot = try Robot.onBoard { diary in
            let other = try diary.clients.add(named: "Jan Stencel")
            try diary.phases.add(named: "P9 Other", client: other)
        }
        robot.press("/")
        robot.type("jan stencel")
        robot.expect("3 matches", "P9 Other", "P6 In season")
        robot.press("Down Down")
        #expect(robot.line(with: "Jan Stencel: P9 Other").contains("▌"))
        robot.press("Enter")
        robot.expect("P9 Other")
        let clients = try robot.diary.clients.named("Jan Stencel")
        let other = try #require(clients.max { $0.id < $1.id })
        #expect(clients.count == 2)
        #expect(robot.app.sheet?.grid.sheet.phase?.client == other.id)
    }

    @Test("Pounds and kilograms are compared by weight, each side in its own unit")
    func units() throws {
        let robot = try Robot.onBoard(columns: 120, rows: 40) { diary in
            let american = try diary.clients.add(named: "Bob", unit: .lb)
            let phase = try diary.phases.add(named: "P1 Pounds", client: american)
            let squat = try #require(try diary.exercises.named("Box squat, banded"))
            let row = try diary.phaseRows.add(to: phase, exercise: squat.id)
            let session = try diary.sessions.start(phase, day: Robot.today, mode: .handsFree)
            try diary.cells.write("225x3", at: .planned(row, session))
            try diary.sessions.finish(session)
        }
        var mixed = robot
        mixed.press("Tab /")
        mixed.type("pounds")
        mixed.press("Enter")
        let line = mixed.line(with: "Box squat")
        #expect(line.contains("225x3"))
        #expect(line.contains("▲ +2.9 kg up"))
    }

    @Test("The head and the notes of both phases are edited on the Board")
    func head() throws {
        var robot = try Robot.onBoard()
        robot.press("Home Up Enter C-u")
        robot.type("P6 Autumn")
        robot.press("Down")
        #expect(try robot.phase("P6").phase.name == "P6 Autumn")
        robot.press("Tab G Down Down Enter")
        robot.type("!")
        robot.press("Enter")
        #expect(try robot.phase("P5").phase.notes.hasSuffix("!"))
    }

    @Test("A new row is typed on the Board and stored in its phase")
    func newRow() throws {
        var robot = try Robot.onBoard()
        robot.press("G Down Enter")
        robot.type("Broad jump")
        robot.press("Enter")
        #expect(try robot.phase("P6").rows.last?.row.exerciseName == "Broad jump")
        #expect(try robot.phase("P5").rows.count == 6)
    }

    @Test("No letter quits the program or loses a tab")
    func everyKey() throws {
        // Every printable key on an open Board, on the rows and on the header: none may quit the program or lose a tab.
        for key in "abdefghjklmnoprstuvwxyzABDEFGHIJKLMNPRSTUVXZ~!@#$%^&*()_|;'\"\\" {
            var robot = try Robot.onBoard()
            robot.app.handle(.key(.char(key)))
            robot.press("Esc Esc Esc")
            #expect(!robot.app.isFinished, "\(key)")
            #expect(robot.board?.tabs.count == 1, "\(key)")
        }
    }
}
