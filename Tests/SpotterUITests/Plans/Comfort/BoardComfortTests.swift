import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterUI

@Suite("Ranges, pasting and moving work on a side of the Board as on a sheet")
struct BoardComfortTests {
    private func board() throws -> ComfortDesk {
        var desk = try ComfortDesk(columns: 140, rows: 30)
        desk.robot.press("b")
        #expect(desk.robot.app.isBoardOpen)
        try #require(desk.robot.app.sheet?.sheet.phase?.id == desk.phase)
        return desk
    }

    @Test("v marks, y copies, Ctrl-V pastes, Esc forgets and leaves the Board open")
    func range() throws {
        var desk = try board()
        desk.go(0, .load(1))
        desk.robot.press("v Down")
        #expect(desk.robot.message.hasPrefix("2 x 1 cells"))
        #expect(desk.robot.footer.hasPrefix("y copy"))
        desk.robot.press("Esc")
        #expect(desk.robot.app.isBoardOpen)
        desk.robot.press("Up v Down y")
        #expect(try desk.names().count == 3, "y copies a range and duplicates no row")
        desk.go(0, .load(2))
        desk.robot.press("C-v")
        #expect(try [desk.load(0, 2), desk.load(1, 2)] == ["80x3 90x3", "x3*3"])
    }

    @Test("Tab-separated text lands in the cells of the active side")
    func paste() throws {
        var desk = try board()
        desk.go(0, .load(1))
        desk.robot.paste("1x1\t2x2\n3x3\t4x4")
        #expect(
            try [desk.load(0, 1), desk.load(0, 2), desk.load(1, 1), desk.load(1, 2)] == ["1x1", "2x2", "3x3", "4x4"])
    }

    @Test("A row is moved with the arrows")
    func moving() throws {
        var desk = try board()
        desk.go(0, .exercise)
        desk.robot.press("m Down Enter")
        #expect(try desk.names() == ["Broad jump", "Box squat", "Seated row"])
        #expect(desk.robot.app.sheet?.isMoving == false)
    }
}
