import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Marking, copying, clearing and filling ranges")
struct RangeTests {
    @Test("* marks, the arrows extend, the size is in words, Esc clears and keeps the sheet open")
    func marking() throws {
        var context = try ComfortContext()
        context.go(0, .tempo)
        context.robot.press("* Right Right Down")
        #expect(context.robot.message == "2 x 3 cells: arrows extend, Y copies, Esc unmarks.")
        #expect(context.robot.footer.hasPrefix("Y copy"))
        context.robot.press("Esc")
        #expect(context.robot.app.sheet?.grid.range == nil)
        context.robot.expect("Box squat")
        context.go(0, .tempo)
        context.robot.press("* Down Down Down Down Down")
        #expect(
            context.robot.app.sheet?.grid.range?.sizeText == "3 x 1 cells", "the new line and the notes are no cells")
        context.robot.press("*")
        #expect(context.robot.app.sheet?.grid.range == nil)
    }

    @Test("Only the marked cells are drawn as selected")
    func drawing() throws {
        var context = try ComfortContext()
        context.go(0, .tempo)
        context.robot.press("* Right Down")
        let screen = context.robot.app.screen()
        let roles = (0..<screen.size.rows).map { row in
            (0..<screen.size.columns).filter { screen[$0, row].style.role == .selection }.count
        }
        // Tempo is five columns wide and so is Rep; the cursor's own cell keeps its look.
        #expect(roles.filter { $0 > 0 } == [10, 5])
    }

    @Test("Y copies a range, Ctrl-V pastes it on another sheet with its exercises, one undo reverts it")
    func copying() throws {
        var context = try ComfortContext()
        context.go(0, .label)
        context.robot.press("* Down Right Right Right Y")
        #expect(context.robot.message.hasPrefix("Copied 2 x 4 cells."))
        context.open(context.other)
        context.robot.press("C-v")
        #expect(context.robot.message.hasPrefix("Pasted 2 x 4 cells. Rows added: 2."))
        #expect(
            try context.cells(context.other).map { Array($0[0..<4]) } == [
                ["A1", "Box squat", "31X0", "3"], ["A2", "Broad jump", "X", "3"],
            ])
        context.robot.press("u")
        #expect(context.robot.message == "Undid: Paste 2 x 4 cells into P7")
        #expect(try context.cells(context.other).isEmpty)
    }

    @Test("Y copies one cell; pasted over a range it fills the range")
    func tiling() throws {
        var context = try ComfortContext()
        context.go(0, .tempo)
        context.robot.press("Y Down * Down C-v")
        #expect(try context.cells(context.phase).map { $0[2] } == ["31X0", "31X0", "31X0"])
        context.robot.press("u")
        #expect(try context.cells(context.phase).map { $0[2] } == ["31X0", "X", "3012"])
    }

    @Test("Copied and cut cells go to the terminal's clipboard as well")
    func clipboard() throws {
        var context = try ComfortContext()
        context.go(0, .load(2))
        context.robot.press("* Down Y")
        let texts = try [context.load(0, 2), context.load(1, 2)].joined(separator: "\n")
        #expect(context.robot.app.takeEffects() == [.copy(texts)])
        context.go(0, .load(2))
        context.robot.press("* Down C-x")
        #expect(context.robot.app.takeEffects() == [.copy(texts)])
    }

    @Test("Delete clears a range, Ctrl-X cuts it; each is one undo")
    func cutting() throws {
        var context = try ComfortContext()
        let before = try context.cells(context.phase)
        context.go(0, .load(1))
        context.robot.press("* Down Down Right Delete")
        #expect(try (0..<3).map { try context.load($0, 1) + context.load($0, 2) } == ["", "", ""])
        context.robot.press("u")
        #expect(context.robot.message == "Undid: Clear 3 x 2 cells of P6")
        #expect(try context.cells(context.phase) == before)
        context.go(0, .load(1))
        context.robot.press("* Down C-x")
        #expect(try context.load(0, 1).isEmpty)
        context.go(0, .load(2))
        context.robot.press("C-v")
        #expect(try [context.load(0, 2), context.load(1, 2)] == ["80x3 90x3", "x3*3"])
        context.robot.press("u u")
        #expect(try context.cells(context.phase) == before)
        context.go(0, .load(3))
        context.robot.press("C-x")
        #expect(context.robot.message == "Nothing to cut: it is empty.")
        #expect(context.robot.app.context.window.clipboard?.sizeText == "2 x 1 cells", "the clip stays")
    }

    @Test("Ctrl-X on one cell of a finished session asks first")
    func cuttingFinished() throws {
        var context = try ComfortContext()
        context.go(0, .load(1))
        context.robot.press("C-x")
        context.robot.expect("Cut 80x3 90x3 out?")
        context.robot.press("Enter")
        #expect(try context.load(0, 1) == "80x3 90x3")
        context.robot.press("C-x o")
        #expect(try context.load(0, 1).isEmpty)
        #expect(context.robot.app.context.window.clipboard?.texts == [["80x3 90x3"]])
        context.robot.press("u")
        #expect(try context.load(0, 1) == "80x3 90x3")
    }

    @Test("= fills a range down from its first row, and one cell from the one above")
    func filling() throws {
        var context = try ComfortContext()
        context.go(0, .reps)
        context.robot.press("* Down Down Right =")
        #expect(try context.cells(context.phase).map { Array($0[3...4]) } == [["3", "5"], ["3", "5"], ["3", "5"]])
        context.robot.press("u")
        context.go(1, .tempo)
        context.robot.press("=")
        #expect(try context.cells(context.phase).map { $0[2] } == ["31X0", "31X0", "3012"])
        context.go(0, .tempo)
        context.robot.press("=")
        #expect(context.robot.message.contains("There is no cell above"))
    }

    @Test("K copies the previous session into empty cells, also during a live session")
    func column() throws {
        var context = try ComfortContext()
        context.go(0, .load(2))
        context.robot.press("K")
        #expect(context.robot.message.hasPrefix("Copied 1 cell of session 1"))
        #expect(try (0..<3).map { try context.load($0, 2) } == ["85x3*2", "x3*3", "37.5x8"])
        context.robot.press("u")
        #expect(try context.load(1, 2).isEmpty)
        context.go(0, .load(1))
        context.robot.press("K")
        #expect(context.robot.message.contains("There is no session before column 1"))
        context.robot.press("s K")
        #expect(context.robot.message.hasPrefix("Copied 2 cells of session 2"))
        #expect(try (0..<3).map { try context.load($0, 3) } == ["85x3*2", "", "37.5x8"])
    }

    @Test("Loads in kilograms are converted where the unit is pounds; the lifted weight stays the same")
    func units() throws {
        var context = try ComfortContext()
        context.go(0, .reps)
        context.robot.press("* Right Right Right Right Y")
        let client = try #require(context.robot.app.context.client)
        var inPounds = client
        inPounds.unit = .lb
        try context.robot.diary.clients.update(from: client, to: inPounds)
        let session = try context.robot.diary.sessions.start(context.phase, day: Robot.today, mode: .handsFree)
        context.open(context.phase)
        context.go(1, .reps)
        context.robot.press("C-v")
        #expect(try context.cells(context.phase)[1][3...7] == ["3", "5", "150\"", "", "80x3 90x3"])
        #expect(!context.message.contains("lb"), "the same session reads them as they were")
        context.go(0, .load(1))
        context.robot.press("Y")
        context.go(0, .load(3))
        context.robot.press("C-v")
        #expect(context.message.contains("Converted from kg to lb."))
        let kilograms = LoadCell("80x3 90x3", unit: .kg)
        #expect(try LoadCell(context.load(0, 3), unit: .lb).sets == kilograms.sets)
        #expect(try context.load(0, 3) != kilograms.text)
        context.go(2, .load(3))
        context.robot.press("K")
        #expect(context.message.contains("Converted from kg to lb"))
        #expect(try LoadCell(context.load(2, 3), unit: .lb).sets == LoadCell("37.5x8", unit: .kg).sets)
        #expect(try context.robot.diary.sessions.get(session).unit == .lb)
        context.robot.paste("80x3")
        #expect(try context.load(2, 3) == "80x3", "what comes from elsewhere is in the unit of the session")
    }

    @Test("V shows the exercise of the row; without a copy Ctrl-V says how to make one")
    func otherKeys() throws {
        var context = try ComfortContext()
        context.go(0, .tempo)
        context.robot.press("C-v")
        #expect(context.robot.message.contains("nothing was copied yet: * marks a range, Y copies it"))
        context.robot.press("V")
        #expect(context.robot.app.navigator.shown(ExerciseView.self) != nil)
    }
}
