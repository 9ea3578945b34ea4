import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterUI

@Suite("Ranges of cells are marked, copied, emptied and filled")
struct RangeTests {
    @Test("v marks, the arrows extend, the size stands in words, Esc forgets and keeps the sheet open")
    func marking() throws {
        var desk = try ComfortDesk()
        desk.go(0, .tempo)
        desk.robot.press("v Right Right Down")
        #expect(desk.robot.message == "2 x 3 cells: the arrows extend, y copies, Esc forgets.")
        #expect(desk.robot.footer.hasPrefix("y copy"))
        desk.robot.press("Esc")
        #expect(desk.robot.app.sheet?.range == nil)
        desk.robot.expect("Box squat")
        desk.go(0, .tempo)
        desk.robot.press("v Down Down Down Down Down")
        #expect(desk.robot.app.sheet?.range?.words == "3 x 1 cells", "the new line and the notes are no cells")
        desk.robot.press("v")
        #expect(desk.robot.app.sheet?.range == nil)
    }

    @Test("The marked cells are drawn in the selection's look, and no others")
    func drawing() throws {
        var desk = try ComfortDesk()
        desk.go(0, .tempo)
        desk.robot.press("v Right Down")
        let screen = desk.robot.app.screen()
        let roles = (0..<screen.size.rows).map { row in
            (0..<screen.size.columns).filter { screen[$0, row].style.role == .selection }.count
        }
        // Tempo is five columns wide and so is Rep; the cursor's own cell keeps its look.
        #expect(roles.filter { $0 > 0 } == [10, 5])
    }

    @Test("y copies a range, Ctrl-V pastes it on another sheet with its exercises, one undo takes it back")
    func copying() throws {
        var desk = try ComfortDesk()
        desk.go(0, .label)
        desk.robot.press("v Down Right Right Right y")
        #expect(desk.robot.message.hasPrefix("Copied 2 x 4 cells."))
        desk.open(desk.other)
        desk.robot.press("Left C-v")
        #expect(desk.robot.message.hasPrefix("Pasted 2 x 4 cells. Rows added: 2."))
        #expect(
            try desk.cells(desk.other).map { Array($0[0..<4]) } == [
                ["A1", "Box squat", "31X0", "3"], ["A2", "Broad jump", "X", "3"],
            ])
        desk.robot.press("u")
        #expect(desk.robot.message == "Undid: Paste 2 x 4 cells into P7")
        #expect(try desk.cells(desk.other).isEmpty)
    }

    @Test("Y copies one cell; pasted over a range it fills all of it")
    func tiling() throws {
        var desk = try ComfortDesk()
        desk.go(0, .tempo)
        desk.robot.press("Y Down v Down C-v")
        #expect(try desk.cells(desk.phase).map { $0[2] } == ["31X0", "31X0", "31X0"])
        desk.robot.press("u")
        #expect(try desk.cells(desk.phase).map { $0[2] } == ["31X0", "X", "3012"])
    }

    @Test("Delete empties a range, Ctrl-X cuts it out; each is one undo")
    func cutting() throws {
        var desk = try ComfortDesk()
        let before = try desk.cells(desk.phase)
        desk.go(0, .load(1))
        desk.robot.press("v Down Down Right Delete")
        #expect(try (0..<3).map { try desk.load($0, 1) + desk.load($0, 2) } == ["", "", ""])
        desk.robot.press("u")
        #expect(desk.robot.message == "Undid: Empty 3 x 2 cells of P6")
        #expect(try desk.cells(desk.phase) == before)
        desk.go(0, .load(1))
        desk.robot.press("v Down C-x")
        #expect(try desk.load(0, 1).isEmpty)
        desk.go(0, .load(2))
        desk.robot.press("C-v")
        #expect(try [desk.load(0, 2), desk.load(1, 2)] == ["80x3 90x3", "x3*3"])
        desk.robot.press("u u")
        #expect(try desk.cells(desk.phase) == before)
        desk.go(0, .load(3))
        desk.robot.press("C-x")
        #expect(desk.robot.message == "Nothing to cut out: it is empty.")
        #expect(desk.robot.app.desk.clipboard?.words == "2 x 1 cells", "the clip stays")
    }

    @Test("= fills a range down from its first row, and one cell from the one above")
    func filling() throws {
        var desk = try ComfortDesk()
        desk.go(0, .reps)
        desk.robot.press("v Down Down Right =")
        #expect(try desk.cells(desk.phase).map { Array($0[3...4]) } == [["3", "5"], ["3", "5"], ["3", "5"]])
        desk.robot.press("u")
        desk.go(1, .tempo)
        desk.robot.press("=")
        #expect(try desk.cells(desk.phase).map { $0[2] } == ["31X0", "31X0", "3012"])
        desk.go(0, .tempo)
        desk.robot.press("=")
        #expect(desk.robot.message.contains("Nothing is above"))
    }

    @Test("K copies the session before into the cells that are empty, while a session is live as well")
    func column() throws {
        var desk = try ComfortDesk()
        desk.go(0, .load(2))
        desk.robot.press("K")
        #expect(desk.robot.message.hasPrefix("Copied 1 cell of session 1"))
        #expect(try (0..<3).map { try desk.load($0, 2) } == ["85x3*2", "x3*3", "37.5x8"])
        desk.robot.press("u")
        #expect(try desk.load(1, 2).isEmpty)
        desk.go(0, .load(1))
        desk.robot.press("K")
        #expect(desk.robot.message.contains("No session stands before column 1"))
        desk.robot.press("s K")
        #expect(desk.robot.message.hasPrefix("Copied 2 cells of session 2"))
        #expect(try (0..<3).map { try desk.load($0, 3) } == ["85x3*2", "", "37.5x8"])
    }

    @Test("Loads read in kilograms are written anew where they are read in pounds; what was lifted stays")
    func units() throws {
        var desk = try ComfortDesk()
        desk.go(0, .reps)
        desk.robot.press("v Right Right Right Right y")
        let client = try #require(desk.robot.app.desk.client)
        var inPounds = client
        inPounds.unit = .lb
        try desk.robot.diary.updateClient(inPounds)
        let session = try desk.robot.diary.startSession(desk.phase, day: Robot.today, mode: .handsFree)
        desk.open(desk.phase)
        desk.go(1, .reps)
        desk.robot.press("C-v")
        #expect(try desk.cells(desk.phase)[1][3...7] == ["3", "5", "150\"", "", "80x3 90x3"])
        #expect(!desk.said.contains("lb"), "the same session reads them as they were")
        desk.go(0, .load(1))
        desk.robot.press("Y")
        desk.go(0, .load(3))
        desk.robot.press("C-v")
        #expect(desk.said.contains("They are in kg and are written for lb here."))
        let kilograms = LoadCell("80x3 90x3", unit: .kg)
        #expect(try LoadCell(desk.load(0, 3), unit: .lb).sets == kilograms.sets)
        #expect(try desk.load(0, 3) != kilograms.text)
        desk.go(2, .load(3))
        desk.robot.press("K")
        #expect(desk.said.contains("written for lb here"))
        #expect(try LoadCell(desk.load(2, 3), unit: .lb).sets == LoadCell("37.5x8", unit: .kg).sets)
        #expect(try desk.robot.diary.session(session).unit == .lb)
        desk.robot.paste("80x3")
        #expect(try desk.load(2, 3) == "80x3", "what comes from elsewhere is in the unit of the session")
    }

    @Test("V shows the exercise of the row; without a clip Ctrl-V says how to get one")
    func otherKeys() throws {
        var desk = try ComfortDesk()
        desk.go(0, .tempo)
        desk.robot.press("C-v")
        #expect(desk.robot.message.contains("nothing was copied yet: v marks a range, y copies it"))
        desk.robot.press("V")
        #expect(desk.robot.app.plans.tab == .exercises)
    }
}
