import DiaryExchange
import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterUI

@Suite("N writes a note on a load cell")
struct CellNoteTests {
    private func note(_ desk: ComfortDesk) throws -> String? {
        let sheet = try desk.robot.diary.sheet(desk.phase)
        return sheet.cell(sheet.rows[0].id, column: 1)?.note
    }

    @Test("It is written, shown below the sheet, corrected and taken away")
    func writing() throws {
        var desk = try ComfortDesk()
        desk.go(0, .load(1))
        desk.robot.press("N")
        desk.robot.expect("Note on Box squat")
        desk.robot.type("belt")
        desk.robot.press("Enter")
        #expect(try note(desk) == "belt")
        desk.robot.expect("note: belt")
        desk.robot.press("N")
        desk.robot.type(" off")
        desk.robot.press("Enter")
        #expect(try note(desk) == "belt off")
        desk.robot.press("N C-u Enter")
        #expect(try note(desk)?.isEmpty == true)
        desk.robot.press("u")
        #expect(try note(desk) == "belt off")
        desk.go(0, .load(3))
        desk.robot.press("N")
        #expect(desk.said.contains("nothing is logged in this cell yet: write the load first"))
    }

    @Test("It is printed with the cell's row and day, of a row beside the plan too")
    func printed() throws {
        let desk = try ComfortDesk()
        let diary = desk.robot.diary
        let sheet = try diary.sheet(desk.phase)
        try diary.setNote("belt", sessionRow: try #require(sheet.cell(sheet.rows[0].id, column: 1)?.id))
        try diary.setNote("slow", sessionRow: try #require(sheet.cell(sheet.rows[2].id, column: 2)?.id))
        try diary.deleteRow(sheet.rows[0].id)
        let document = PhaseDocument(try diary.sheet(desk.phase))
        for format in [PhaseFormat.text, .markdown] {
            let text = format.write(document, spelling: .terminal(ascii: false))
            #expect(text.contains("Box squat, 3 Mar: belt") && text.contains("B1 Seated row, 6 Mar: slow"))
        }
    }
}
