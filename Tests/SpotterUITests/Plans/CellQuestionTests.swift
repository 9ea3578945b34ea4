import DiaryStore
import FitnessModel
import TerminalKit
import TestSupport
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Unlikely values are confirmed in the cell")
struct CellQuestionTests {
    private static let note = "Not a set: Enter again keeps it as a note"

    /// Jan's live third session; last time 35x8 and 37.5x8 in row 2, "x3*3" in row 1, "85x3*2" in row 0.
    private func live(columns: Int = 100) throws -> ComfortContext {
        var context = try ComfortContext(columns: columns)
        context.robot.press("s")
        return context
    }

    @Test("A text that is not a set stays open; the second Enter stores it as a note, exactly as typed")
    func note() throws {
        var context = try live()
        context.robot.type("60 10")
        context.robot.press("Enter")
        context.robot.expect(Self.note)
        // It covers cells, and must not be taken for one of them.
        #expect(context.robot.app.screen().roles.contains("warning+bold+reverse"))
        context.robot.expectNo("Saved.")
        #expect(try context.load(0, 3) == "")
        context.robot.press("Enter")
        #expect(try context.load(0, 3) == "60 10")
        #expect(context.message == "Saved as a note.")
    }

    @Test("Another text is questioned again, and a set is not")
    func changed() throws {
        var context = try live()
        context.robot.type("85 ")
        context.robot.press("Enter")
        context.robot.expect(Self.note)
        context.robot.type("x")
        context.robot.expectNo(Self.note)
        context.robot.press("Enter")
        context.robot.expect(Self.note)
        context.robot.type(" 3 @9")
        context.robot.press("Enter")
        #expect(try context.load(0, 3) == "85 x 3 @9")
        #expect(context.robot.app.sheet?.isTyping == false)
    }

    @Test("Tab, the arrows and a click also ask; the arrows and a click do not answer")
    func otherWays() throws {
        for (key, kept) in [("Tab", "880x6"), ("Down", ""), ("Up", "")] {
            var context = try live()
            context.robot.type("880x6")
            context.robot.press(key)
            context.robot.expect("880 kg? Last 85. Enter again keeps it")
            #expect(try context.load(0, 3) == "")
            context.robot.press(key)
            #expect(try context.load(0, 3) == kept, "\(key)")
            context.robot.press("Enter")
            #expect(try context.load(0, 3) == "880x6")
        }
        var context = try live()
        context.robot.type("85 3")
        context.robot.app.handle(.mouse(Mouse(kind: .press, at: Point(4, 5))))
        context.robot.expect(Self.note)
        context.robot.app.handle(.mouse(Mouse(kind: .press, at: Point(4, 5))))
        #expect(try context.load(0, 3) == "")
        context.robot.press("Enter")
        #expect(try context.load(0, 3) == "85 3")
    }

    @Test("Words after a set are not questioned, nor is a skipped exercise")
    func words() throws {
        var context = try live()
        context.robot.type("85x3 left knee pain")
        context.robot.press("Enter")
        #expect(try context.load(0, 3) == "85x3 left knee pain")
        context.go(1, .load(3))
        context.robot.press("Enter")
        context.robot.type("- shoulder")
        context.robot.press("Enter")
        #expect(try context.load(1, 3) == "- shoulder")
    }

    @Test("A load far from last time is questioned; the second Enter stores the same text")
    func far() throws {
        var context = try live()
        context.robot.type("850x3")
        context.robot.press("Enter")
        context.robot.expect("850 kg? Last 85. Enter again keeps it")
        #expect(try context.load(0, 3) == "")
        context.robot.press("Enter")
        #expect(try context.load(0, 3) == "850x3")
    }

    @Test("Swapped load and repetitions: Ctrl-G corrects them")
    func turned() throws {
        var context = try live()
        context.go(2, .load(3))
        context.robot.type("8x40")
        context.robot.press("Enter")
        context.robot.expect("8x40? Last 37.5x8. Ctrl-G makes it 40x8. Enter again keeps it")
        context.robot.press("C-g")
        #expect(context.robot.app.sheet?.typing.editor?.line.text == "40x8")
        context.robot.press("Enter")
        #expect(try context.load(2, 3) == "40x8")
    }

    @Test("The question is above the last line of the table, and complete in a narrow window")
    func places() throws {
        for columns in [60, 80, 120] {
            var context = try live(columns: columns)
            for row in 0..<3 {
                context.go(row, .load(3))
                context.robot.press("Enter C-u")
                context.robot.type("no set")
                context.robot.press("Enter")
                context.robot.expect(Self.note)
                context.robot.press("Esc")
            }
        }
    }

    @Test("A finished session is questioned, too; existing text is not")
    func finished() throws {
        var context = try ComfortContext()
        context.go(2, .load(1))
        context.robot.press("Enter")
        context.robot.type("35x8")
        context.robot.press("Enter")
        #expect(try context.load(2, 1) == "35x8*4 \"easy\" 35x8")
        context.go(2, .load(1))
        context.robot.press("Enter")
        context.robot.type("35 8")
        context.robot.press("Enter")
        context.robot.expect(Self.note)
    }

    @Test("Two hundred spellings of a set: none is saved as a set unless it is one")
    func written() throws {
        var robot = try Robot(columns: 120, rows: 30) { diary in
            let client = try diary.clients.add(named: "Jan Stencel")
            let phase = try diary.phases.add(named: "P1", client: client)
            let row = try diary.phaseRows.add(to: phase, prescription: Prescription(label: "A1"))
            _ = try diary.phaseRows.setNewExercise(named: "Squat", row: row)
            _ = try diary.sessions.start(phase, day: Robot.today, mode: .handsFree)
        }
        robot.press("c")
        robot.type("jan")
        robot.press("Enter")
        let phase = try #require(try robot.diary.phases.list(.client(robot.diary.clients.list()[0].id)).first)
        robot.app.context.go(to: .sheet(phase.id))
        robot.app.follow()
        robot.app.refresh()
        let live = try robot.diary.sessions.live()[0].id
        func stored() throws -> String { try robot.diary.sessions.sheet(live).rows.first?.row.text ?? "" }
        for (text, _) in WrittenSets.read + WrittenSets.unclear {
            robot.withSheet { view in
                view.typing.editor = nil
                if let line = view.grid.sheet.lines.first {
                    view.grid.cursor = SheetCursor(line: .row(line.id), field: .load(1))
                }
            }
            robot.press("Backspace Enter")
            robot.type(text)
            robot.press("Enter")
            let cell = LoadCell(try stored(), unit: .kg)
            if robot.app.sheet?.isTyping == true {
                #expect(robot.app.sheet?.typing.editor?.question != nil, "\(text)")
                robot.expect("Enter again keeps it")
                #expect(cell.text.isEmpty, "\(text)")
            } else {
                #expect(cell.text == text.trimmingBlanks, "\(text)")
                #expect(!cell.sets.isEmpty || cell.isSkipped, "\(text)")
            }
        }
    }
}

@Suite("An opened cell is selected, and Esc loses nothing")
struct SelectedCellTests {
    @Test("Typing replaces a plan cell; an arrow first edits it")
    func replaced() throws {
        var context = try ComfortContext()
        context.go(2, .exercise)
        context.robot.press("Enter Tab Tab")
        context.robot.type("12")
        context.robot.press("Enter")
        #expect(try context.robot.diary.phases.sheet(context.phase).rows[2].row.prescription.reps == "12")
        context.go(2, .sets)
        context.robot.press("Enter End")
        context.robot.type("-5")
        context.robot.press("Enter")
        #expect(try context.robot.diary.phases.sheet(context.phase).rows[2].row.prescription.sets == "4-5")
    }

    @Test("The header is selected; notes and load cells continue after their text")
    func others() throws {
        var context = try ComfortContext()
        context.robot.withSheet { $0.grid.cursor = SheetCursor(line: .header, field: .sessions) }
        context.robot.press("Enter")
        context.robot.type("8")
        context.robot.press("Enter")
        #expect(try context.robot.diary.phases.get(context.phase).sessionCount == 8)
        context.robot.press("Esc")
        context.go(0, .load(2))
        context.robot.press("Enter")
        context.robot.type("87.5x3")
        context.robot.press("Enter")
        #expect(try context.load(0, 2) == "85x3*2 87.5x3")
    }

    @Test("An unlikely plan cell is questioned")
    func plan() throws {
        var context = try ComfortContext()
        context.go(2, .reps)
        context.robot.press("Enter")
        context.robot.type("612")
        context.robot.press("Tab")
        context.robot.expect("612 reps? Enter again keeps it")
        context.robot.press("C-u")
        context.robot.type("12")
        context.robot.press("Tab Esc")
        #expect(try context.robot.diary.phases.sheet(context.phase).rows[2].row.prescription.reps == "12")
        context.go(2, .tempo)
        context.robot.press("Enter")
        context.robot.type("Lat pulldown")
        context.robot.press("Enter")
        context.robot.expect("Not a tempo such as 31X0. Enter again keeps it")
        context.robot.press("Enter")
        #expect(try context.robot.diary.phases.sheet(context.phase).rows[2].row.prescription.tempo == "Lat pulldown")
    }

    @Test("Esc restores a cell, and Ctrl-G restores the typed text")
    func dropped() throws {
        var context = try ComfortContext()
        context.go(0, .load(2))
        context.robot.press("Enter")
        context.robot.type("80x5 gr")
        context.robot.press("Esc")
        context.robot.expect("Restored. Ctrl-G on this cell brings back \"85x3*2 80x5 gr\".")
        #expect(try context.load(0, 2) == "85x3*2")
        context.robot.press("Down C-g")
        context.robot.expect("nothing was discarded here")
        context.robot.press("Up C-g")
        context.robot.type("eat")
        context.robot.press("Enter")
        #expect(try context.load(0, 2) == "85x3*2 80x5 great")
    }

    @Test("Esc on a new empty sheet deletes it; one with a row stays")
    func begun() throws {
        var context = try ComfortContext()
        let client = try #require(try context.robot.diary.clients.list().first).id
        let count = try context.robot.diary.phases.count(.client(client))
        context.robot.press("n p Esc Esc")
        #expect(try context.robot.diary.phases.count(.client(client)) == count)
        #expect(context.message == "The empty sheet was not kept.")
        context.robot.press("n p Enter")
        context.robot.type("Lunge")
        context.robot.press("Enter Esc Esc")
        #expect(try context.robot.diary.phases.count(.client(client)) == count + 1)
    }

    @Test("Below the rows only an exercise can be typed: no row without a name")
    func newRow() throws {
        var context = try ComfortContext()
        context.go(2, .rest)
        context.robot.press("Enter Enter")
        #expect(context.robot.app.sheet?.grid.cursor == SheetCursor(line: .newRow, field: .exercise))
        context.robot.press("Enter")
        context.robot.type("Lunge")
        context.robot.press("Enter Esc")
        #expect(try context.names() == ["Box squat", "Broad jump", "Seated row", "Forward lunge"])
    }

    @Test("L makes straight sets from ordered labels, L again pairs, and u undoes each")
    func relabel() throws {
        var context = try ComfortContext()
        func labels() throws -> [String] {
            let phase = try #require(context.robot.app.sheet?.grid.sheet.phase)
            return try context.robot.diary.phases.sheet(phase.id).rows.map(\.row.prescription.label)
        }
        let before = try labels()
        context.robot.press("L")
        #expect(try labels() == ["A", "B", "C"])
        #expect(context.message == "Labelled as straight sets. L again: in pairs A1, A2. u: undo.")
        context.robot.press("L")
        #expect(try labels() == ["A1", "A2", "B1"])
        #expect(context.message == "Labelled in pairs. L again: straight A, B, C. u: undo.")
        context.robot.press("u u")
        #expect(try labels() == before)
    }

    @Test("After straight labels the next letter follows, at the end and in between")
    func straight() throws {
        var context = try ComfortContext()
        context.robot.press("L")
        context.go(2, .exercise)
        context.robot.press("a")
        context.robot.type("Forward lunge")
        context.robot.press("Enter Esc")
        context.go(0, .exercise)
        context.robot.press("y")
        let phase = try #require(context.robot.app.sheet?.grid.sheet.phase)
        let labels = try context.robot.diary.phases.sheet(phase.id).rows.map(\.row.prescription.label)
        #expect(labels == ["A", "B", "C", "D", "E"])
    }

    @Test("A plan cell is shown in full, with the meaning of its column")
    func meaning() throws {
        var context = try ComfortContext(columns: 120)
        context.go(0, .tempo)
        context.robot.expect("Tempo 31X0: down 3 s, hold 1 s, up as fast as possible, hold 0 s")
        context.go(0, .micro)
        context.robot.expect("Intensity: 80%, @8 or rir2")
    }
}
