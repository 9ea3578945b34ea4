import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import Testing

@testable import SpotterShell

@Suite("N writes a note on a load cell")
struct CellNoteTests {
    private func note(_ context: ComfortContext) throws -> String? {
        let sheet = try context.robot.diary.phases.sheet(context.phase)
        return sheet.cell(sheet.rows[0].id, column: 1)?.note
    }

    @Test("It is written, shown below the sheet, corrected and removed")
    func writing() throws {
        var context = try ComfortContext()
        context.go(0, .load(1))
        context.robot.press("N")
        context.robot.expect("Note on Box squat")
        context.robot.type("belt")
        context.robot.press("Enter")
        #expect(try note(context) == "belt")
        context.robot.expect("note: belt")
        context.robot.press("N")
        context.robot.type(" off")
        context.robot.press("Enter")
        #expect(try note(context) == "belt off")
        context.robot.press("N C-u Enter")
        #expect(try note(context)?.isEmpty == true)
        context.robot.press("u")
        #expect(try note(context) == "belt off")
        context.go(0, .load(3))
        context.robot.press("N")
        #expect(context.message.contains("nothing is logged in this cell yet: write the load first"))
    }

    @Test("A note that another window wrote since is reported and remains")
    func otherWindow() throws {
        var context = try ComfortContext()
        context.go(0, .load(1))
        context.robot.press("N")
        context.robot.type("belt")
        let sheet = try context.robot.diary.phases.sheet(context.phase)
        let cell = try #require(sheet.cell(sheet.rows[0].id, column: 1)?.id)
        try context.robot.diary.cells.updateNote(of: cell, to: "left knee")
        context.robot.press("Enter")
        context.robot.expect("Note on Box squat", "Box squat was changed elsewhere")
        #expect(try note(context) == "left knee")
    }

    @Test("It is printed with the cell's row and day, also for extra exercises")
    func printed() throws {
        let context = try ComfortContext()
        let diary = context.robot.diary
        let sheet = try diary.phases.sheet(context.phase)
        try diary.cells.updateNote(of: try #require(sheet.cell(sheet.rows[0].id, column: 1)?.id), to: "belt")
        try diary.cells.updateNote(of: try #require(sheet.cell(sheet.rows[2].id, column: 2)?.id), to: "slow")
        try diary.phaseRows.delete(sheet.rows[0].id)
        let document = PhaseDocument(try diary.phases.sheet(context.phase))
        for format in [PhaseFormat.text, .markdown] {
            let text = format.write(document, spelling: .terminal(ascii: false))
            #expect(text.contains("Box squat, 3 Mar: belt") && text.contains("B1 Seated row, 6 Mar: slow"))
        }
    }
}
