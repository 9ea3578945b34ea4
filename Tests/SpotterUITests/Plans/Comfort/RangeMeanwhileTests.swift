import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI

/// Another window writes between the last read of this one and its next key.
@Suite("Range actions do not overwrite another window's changes")
struct RangeMeanwhileTests {
    private var context: ComfortContext

    init() throws { context = try ComfortContext() }

    private var sheet: PhaseSheet { get throws { try context.robot.diary.phases.sheet(context.phase) } }

    /// Writes a load without this window's knowledge.
    private func log(_ text: String, _ row: Int, _ column: Int) throws {
        let session = try #require(try sheet.sessions.first { $0.column == column }).id
        let (id, shown) = try (sheet.rows[row].id, sheet.cell(sheet.rows[row].id, column: column)?.text ?? "")
        try context.robot.diary.cells.write(text, at: .planned(id, session), replacing: shown)
    }

    /// Changes the prescription of a row without this window's knowledge.
    private func ask(_ row: Int, _ change: (inout Prescription) -> Void) throws {
        let old = try sheet.rows[row].row
        var prescription = old.prescription
        change(&prescription)
        try context.robot.diary.phaseRows.setPrescription(prescription, row: old.id, replacing: old.prescription)
    }

    private func expectRefusal(_ field: String, at location: SourceLocation = #_sourceLocation) {
        #expect(
            context.message.contains("was changed elsewhere in the meantime (\(field))"), "\(context.message)",
            sourceLocation: location)
    }

    @Test("The previous session is copied into empty cells, not into one that was logged since")
    mutating func copiedColumn() throws {
        context.go(1, .load(2))
        try log("x4", 1, 2)
        context.robot.press("K")
        expectRefusal("load")
        #expect(try context.load(1, 2) == "x4")
    }

    @Test("Clearing or cutting a range keeps cells that were written since")
    mutating func cut() throws {
        context.go(0, .load(1))
        context.robot.press("* Right")
        try log("80x3 90x3 95x3", 0, 1)
        context.robot.press("C-x")
        expectRefusal("load")
        #expect(context.robot.app.context.window.clipboard == nil)
        #expect(try context.load(0, 1) == "80x3 90x3 95x3")
        #expect(try context.load(0, 2) == "85x3*2")
    }

    @Test("A paste is rejected as a whole; the plan cells next to it are unchanged")
    mutating func paste() throws {
        context.go(1, .reps)
        context.robot.press("Y Down")
        try ask(2) { $0.reps = "12" }
        context.robot.press("C-v")
        expectRefusal("reps")
        #expect(try sheet.rows[2].row.prescription.reps == "12")
        context.robot.app.context.noteChange()
        context.robot.app.refresh()
        try ask(2) { $0.sets = "7" }
        context.robot.press("C-v")
        #expect(try sheet.rows[2].row.prescription.reps == "3")
        #expect(try sheet.rows[2].row.prescription.sets == "7")
    }

    @Test("While a paste asks about new exercises, another window's new exercise in the row remains")
    mutating func exercise() throws {
        context.go(1, .exercise)
        context.robot.paste("Sofa throw\tX\n")
        context.robot.expect("Sofa throw")
        let row = try sheet.rows[1].row
        try context.robot.diary.phaseRows.setNewExercise(
            named: "Step-up", row: row.id, replacing: SheetEdit.Choice(row.exercise))
        context.robot.press("A")
        expectRefusal("exercise")
        #expect(try context.names() == ["Box squat", "Step-up", "Seated row", "Broad jump"])
    }

    @Test("Labels that shift for a new row leave the rest of their rows alone")
    mutating func labels() throws {
        context.go(0, .exercise)
        try ask(1) { $0.reps = "12" }
        context.robot.press("y")
        #expect(try context.labels() == ["A1", "A2", "A3", "B1"])
        #expect(try sheet.rows[2].row.prescription.reps == "12")
    }
}
