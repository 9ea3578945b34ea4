import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Copying cells and rows on the Board")
struct BoardCarryTests {
    @Test("< copies the selected cell of the other side, as one named change")
    func takeCell() throws {
        var robot = try Robot.onBoard()
        robot.press("s <")
        robot.expect("Carried over 80x3 90x3 95x3 100x3 100x3 from P5 Pre-season.")
        #expect(try robot.cell("P6", row: 0, column: 4) == "80x3 90x3 95x3 100x3 100x3")
        robot.press("u")
        robot.expect("Undid: Carry over Box squat, banded from P5 Pre-season")
        #expect(try robot.cell("P6", row: 0, column: 4).isEmpty)
    }

    @Test("> copies the cell to the other side; an existing text is not overwritten")
    func giveCell() throws {
        var robot = try Robot.onBoard()
        robot.press("s Tab >")
        #expect(try robot.cell("P6", row: 0, column: 4) == "80x3 90x3 95x3 100x3 100x3")
        robot.press(">")
        robot.expect("Both cells already have")
        robot.press("Left >")
        robot.expect("The cell already has", ": Delete empties it first.")
    }

    @Test("Into a session that has not started, the cell is copied as a plan")
    func ahead() throws {
        var robot = try Robot.onBoard()
        robot.press("<")
        robot.expect("Planned 80x3 90x3 95x3 100x3 100x3 as in P5 Pre-season. u: undo.")
        #expect(try robot.cell("P6", row: 0, column: 4).isEmpty)
        robot.press("s")
        robot.expect("‹80x3")
    }

    @Test("A prescription is copied too, replacing the old one")
    func target() throws {
        var robot = try Robot.onBoard { diary in
            let phase = try #require(try diary.boardPhases.list(search: "p5").first)
            let row = try #require(try diary.phases.sheet(phase.id).rows.first)
            var prescription = row.row.prescription
            prescription.reps = "2-4"
            try diary.phaseRows.setPrescription(prescription, row: row.id, replacing: row.row.prescription)
        }
        robot.press("Home Down Right Right")
        robot.expect("2-4", "Rep", "150\"")
        robot.press("<")
        #expect(try robot.phase("P6").rows[0].row.prescription.reps == "2-4")
        robot.press("u")
        #expect(try robot.phase("P6").rows[0].row.prescription.reps == "3")
    }

    @Test("A load that another window wrote in the empty cell since is reported and remains")
    func loadMeanwhile() throws {
        var robot = try Robot.onBoard()
        robot.press("s")
        let sheet = try robot.phase("P6")
        let session = try #require(sheet.sessions.first { $0.column == 4 }).id
        try robot.diary.cells.write("60x5", at: .planned(sheet.rows[0].id, session))
        robot.press("<")
        #expect(robot.app.context.message?.text.contains("was changed elsewhere in the meantime (load)") == true)
        #expect(try robot.cell("P6", row: 0, column: 4) == "60x5")
    }

    @Test("A prescription that another window wrote since is reported and remains, and so do its neighbours")
    func targetMeanwhile() throws {
        var robot = try Robot.onBoard { diary in
            let phase = try #require(try diary.boardPhases.list(search: "p5").first)
            let row = try #require(try diary.phases.sheet(phase.id).rows.first)
            var prescription = row.row.prescription
            prescription.reps = "2-4"
            try diary.phaseRows.setPrescription(prescription, row: row.id, replacing: row.row.prescription)
        }
        robot.press("Home Down Right Right")
        let row = try robot.phase("P6").rows[0].row
        var other = row.prescription
        other.reps = "9"
        try robot.diary.phaseRows.setPrescription(other, row: row.id, replacing: row.prescription)
        robot.press("<")
        #expect(robot.app.context.message?.text.contains("was changed elsewhere in the meantime (reps)") == true)
        #expect(try robot.phase("P6").rows[0].row.prescription.reps == "9")
        var slow = row.prescription
        slow.micro = "slow"
        try robot.diary.phaseRows.setPrescription(slow, row: row.id, replacing: other)
        robot.press("<")
        slow.reps = "2-4"
        #expect(try robot.phase("P6").rows[0].row.prescription == slow)
    }

    @Test("& copies a row with its prescription, after the row that it follows")
    func row() throws {
        var robot = try Robot.onBoard { diary in
            let phase = try #require(try diary.boardPhases.list(search: "p5").first)
            let exercise = try diary.exercises.add(named: "Chin-up", unitKind: .bodyWeight)
            try diary.phaseRows.add(
                to: phase.id, at: 1, exercise: exercise, prescription: Prescription(label: "A2", reps: "5", sets: "4"))
        }
        robot.expect("gone")
        robot.press("Tab Down")
        #expect(robot.line(with: "Chin-up").hasPrefix("▌A2"))
        robot.press("&")
        let row = try robot.phase("P6").rows[1].row
        #expect(row.exerciseName == "Chin-up")
        #expect(row.prescription == Prescription(label: "A2", reps: "5", sets: "4"))
        robot.expectNo("gone")
        robot.press("&")
        robot.expect("P6 In season already has Chin-up.")
        robot.press("u")
        #expect(try robot.phase("P6").rows.count == 6)
    }

    @Test("A copied cell is written in the unit of its new session; notes remain")
    func units() {
        let cell = LoadCell("w60x5 100x3*2 knee - bw+10x4", unit: .kg)
        let pounds = cell.text(writtenIn: .lb)
        #expect(LoadCell(pounds, unit: .lb).sets == cell.sets)
        #expect(pounds.contains("knee -"))
        #expect(cell.text(writtenIn: .kg) == cell.text)
    }

    @Test("A row without an exercise, a new row and the notes cannot be copied")
    func nothing() throws {
        var robot = try Robot.onBoard()
        robot.press("G Down <")
        robot.expect("the cursor is not on an exercise")
        robot.press("Down &")
        robot.expect("the cursor is not on an exercise")
    }

    @Test("Extra exercises accept loads of their own sessions, and give the reason otherwise")
    func besideThePlan() throws {
        var robot = try Robot.onBoard { diary in
            let phase = try #require(try diary.boardPhases.list(search: "p6").first)
            try diary.phaseRows.delete(try #require(try diary.phases.sheet(phase.id).rows.first).id)
        }
        let loose = try #require(robot.app.sheet?.grid.sheet.lines.last)
        #expect(loose.name.hasPrefix("Box squat"))
        robot.press("s")
        robot.withSheet { $0.grid.cursor = SheetCursor(line: .row(loose.id), field: .load(4)) }
        robot.press("<")
        #expect(
            robot.app.context.message?.text.contains("is an extra exercise of P6 In season and not in session 4")
                == true)
        robot.withSheet { $0.grid.cursor = SheetCursor(line: .row(loose.id), field: .load(1)) }
        robot.press("Delete <")
        #expect(robot.app.context.message?.text.hasPrefix("Carried over") == true)
        #expect(try robot.phase("P6").loose.first?.row.text.isEmpty == false)
        robot.press("Tab")
        let planned = try #require(robot.app.sheet?.grid.sheet.lines.first)
        robot.withSheet { $0.grid.cursor = SheetCursor(line: .row(planned.id), field: .tempo) }
        robot.press(">")
        #expect(
            robot.app.context.message?.text.contains("is an extra exercise in P6 In season, without a prescription")
                == true)
    }
}
