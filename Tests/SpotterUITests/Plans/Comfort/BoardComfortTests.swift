import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Ranges, pasting and moving work on both sides of the Board")
struct BoardComfortTests {
    private func board() throws -> ComfortContext {
        var context = try ComfortContext(columns: 140, rows: 30)
        context.robot.press("b")
        #expect(context.robot.app.navigator.isBoardOpen)
        try #require(context.robot.app.sheet?.grid.sheet.phase?.id == context.phase)
        return context
    }

    @Test("* marks, Y copies, Ctrl-V pastes, Esc clears and leaves the Board open")
    func range() throws {
        var context = try board()
        context.go(0, .load(1))
        context.robot.press("* Down")
        #expect(context.robot.message.hasPrefix("2 x 1 cells"))
        #expect(context.robot.footer.hasPrefix("Y copy"))
        context.robot.press("Esc")
        #expect(context.robot.app.navigator.isBoardOpen)
        context.robot.press("Up * Down Y")
        #expect(try context.names().count == 3, "Y copies a range and duplicates no row")
        context.go(0, .load(2))
        context.robot.press("C-v")
        #expect(try [context.load(0, 2), context.load(1, 2)] == ["80x3 90x3", "x3*3"])
    }

    @Test("Tab-separated text is pasted into the active side")
    func paste() throws {
        var context = try board()
        context.go(0, .load(1))
        context.robot.paste("1x1\t2x2\n3x3\t4x4")
        #expect(
            try [context.load(0, 1), context.load(0, 2), context.load(1, 1), context.load(1, 2)] == [
                "1x1", "2x2", "3x3", "4x4",
            ])
    }

    @Test("A row is moved with the arrows")
    func moving() throws {
        var context = try board()
        context.go(0, .exercise)
        context.robot.press("m Down Enter")
        #expect(try context.names() == ["Broad jump", "Box squat", "Seated row"])
        #expect(context.robot.app.sheet?.grid.isMoving == false)
    }
}
