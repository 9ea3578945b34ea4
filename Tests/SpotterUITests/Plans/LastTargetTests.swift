import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("A new row shows the last prescription in grey")
struct LastTargetTests {
    /// Jan's P7 with the three exercises of P6 and no open cell.
    private func listed(columns: Int = 100, rows: Int = 24) throws -> ComfortContext {
        var context = try ComfortContext.onNewRow(columns: columns, rows: rows)
        context.robot.press("Enter")
        for name in ["box", "broad", "seated"] {
            context.robot.type(name)
            context.robot.press("Enter")
        }
        context.robot.press("Esc")
        return context
    }

    /// Tempo, reps, sets and rest of the rows of P7.
    private func targets(_ context: ComfortContext) throws -> [[String]] {
        try context.cells(context.other).map { Array($0[2...5]) }
    }

    private static let empty = ["", "", "", ""]
    private static let prescribed = [
        ["31X0", "3", "5", "150\""], ["X", "3", "5", "60"], ["3012", "6-8", "4", "90\""],
    ]

    @Test("It appears as soon as Tab leaves the name, and Tab over an empty cell takes nothing")
    func typing() throws {
        var context = try ComfortContext.onNewRow()
        context.robot.press("Enter")
        context.robot.type("box")
        context.robot.press("Tab")
        #expect(context.robot.app.sheet?.typing.editor?.place.field == .tempo)
        context.robot.expect("‹31X0›", "‹3›", "‹5›", "‹150\"›")
        context.robot.press("Tab Tab Esc")
        #expect(try targets(context) == [Self.empty])
        context.robot.expect("‹31X0›")
    }

    @Test("While the cell is typed Ctrl-G takes it, and only the typed text is visible")
    func takenWhileTyped() throws {
        var context = try ComfortContext.onNewRow()
        context.robot.press("Enter")
        context.robot.type("box")
        context.robot.press("Tab")
        #expect(context.robot.footer.contains("Ctrl-G take grey"))
        context.robot.press("C-g Tab")
        context.robot.type("4")
        context.robot.expectNo("‹3›")
        context.robot.press("Tab Esc")
        #expect(try targets(context) == [["31X0", "4", "", ""]])
    }

    @Test("f takes the value under the cursor, F those of the row, P all of the sheet, each as one change")
    func taking() throws {
        var context = try listed()
        let before = try context.robot.diary.journal.entries(limit: 100).count
        context.go(0, .reps)
        context.robot.expect("last time 3: f takes it")
        context.robot.press("f")
        #expect(try targets(context) == [["", "3", "", ""], Self.empty, Self.empty])
        #expect(context.message == "Took last time's reps of Box squat. u: undo.")
        context.robot.press("F")
        #expect(try targets(context) == [Self.prescribed[0], Self.empty, Self.empty])
        context.go(2, .label)
        context.robot.press("P")
        #expect(try targets(context) == Self.prescribed)
        #expect(context.message == "Took last time's prescription of 2 rows. u: undo.")
        context.robot.expectNo("‹31X0›", "‹3012›", "‹6-8›")
        #expect(try context.robot.diary.journal.entries(limit: 100).count == before + 3)
        context.robot.press("u")
        #expect(try targets(context) == [Self.prescribed[0], Self.empty, Self.empty])
        context.robot.press("u u")
        #expect(try targets(context) == [Self.empty, Self.empty, Self.empty])
        context.robot.expect("‹31X0›")
    }

    @Test("P takes them from the new row, the header and the notes, too")
    func fromNewRow() throws {
        for field in [SheetCursor.Line.newRow, .header, .notes] {
            var context = try listed()
            context.robot.withSheet { $0.grid.cursor = $0.grid.sheet.cursor(field, preferring: .exercise) }
            context.robot.press("P")
            #expect(try targets(context) == Self.prescribed)
        }
    }

    @Test("A row's own values remain, and only its other cells are grey")
    func ownStays() throws {
        var context = try listed()
        context.go(0, .reps)
        context.robot.press("Enter")
        context.robot.type("8")
        context.robot.press("Enter")
        context.go(0, .tempo)
        context.robot.press("F")
        #expect(try targets(context)[0] == ["31X0", "8", "5", "150\""])
    }

    @Test("Without grey values the keys say so; a live session's plan accepts no accidental log")
    func reasons() throws {
        var context = try ComfortContext()
        context.go(0, .reps)
        for key in ["f", "F", "P"] {
            context.robot.press(key)
            #expect(context.message.contains("nothing is grey on this sheet"), "\(key)")
        }
        context.robot.press("s")
        context.go(0, .reps)
        for key in ["f", "F", "P"] {
            context.robot.press(key)
            #expect(context.message.contains("the cursor is in the plan"), "\(key)")
        }
        var other = try listed()
        other.go(0, .exercise)
        other.robot.press("f")
        #expect(other.message.contains("nothing is grey here"))
    }

    @Test("Once a row has sets its blank cells stay blank; the others can still be taken")
    func done() throws {
        var context = try listed()
        context.robot.press("s")
        context.robot.type("80x3")
        context.robot.press("Enter")
        context.robot.expectNo("‹31X0›")
        context.robot.expect("‹3012›")
        context.go(2, .tempo)
        context.robot.press("F")
        #expect(try targets(context) == [Self.empty, Self.empty, Self.prescribed[2]])
    }

    @Test("In a load column f and F log as usual")
    func logging() throws {
        var context = try listed()
        context.robot.press("s")
        context.robot.press("f")
        let logged = try context.cells(context.other)[0][7]
        #expect(logged == "85x3")
        #expect(try targets(context)[0] == Self.empty)
    }

    @Test("On a template they come from the trainer's newest row; on a routine there are none")
    func templates() throws {
        var context = try ComfortContext.onNewRow()
        let template = try context.robot.diary.phases.add(named: "T1", client: nil)
        let squat = try #require(try context.robot.diary.exercises.named("Box squat"))
        try context.robot.diary.phaseRows.add(to: template, exercise: squat.id)
        context.open(template)
        context.robot.expect("‹31X0›")
        context.go(0, .exercise)
        context.robot.press("P")
        #expect(try context.robot.diary.phases.sheet(template).rows.first?.row.prescription.tempo == "31X0")
        let routine = try context.robot.diary.phases.makeRoutine(of: template)
        context.open(routine)
        context.robot.expectNo("‹")
    }

    @Test("An exercise that is new to the client shows nothing")
    func unknown() throws {
        var context = try ComfortContext.onNewRow()
        context.robot.press("Enter")
        context.robot.type("plank")
        context.robot.press("Tab Esc")
        context.robot.expectNo("‹")
    }

    @Test(
        "They are visible at every size, and long or wide ones are cut to their cell",
        arguments: [(60, 16), (80, 24), (120, 40)])
    func sizes(columns: Int, rows: Int) throws {
        var context = try ComfortContext.onNewRow(columns: columns, rows: rows)
        let squat = try #require(try context.robot.diary.exercises.named("Box squat"))
        let phase = try context.robot.diary.phases.add(
            named: "P8", client: #require(context.robot.app.context.client?.id))
        let hostile = Prescription(
            tempo: "три секунды 👩‍👩‍👧‍👦 вниз", reps: String(repeating: "x", count: 500), rest: "\u{202E}90\n\"")
        try context.robot.diary.phaseRows.add(to: phase, exercise: squat.id, prescription: hostile)
        let next = try context.robot.diary.phases.add(
            named: "P9", client: #require(context.robot.app.context.client?.id))
        try context.robot.diary.phaseRows.add(to: next, exercise: squat.id)
        context.open(next)
        context.go(0, .reps)
        context.robot.expect("‹")
        #expect(context.robot.app.screen().lines().allSatisfy { TextWidth.of($0) <= columns })
        context.robot.press("P")
        #expect(try context.robot.diary.phases.sheet(next).rows.first?.row.prescription.reps == hostile.reps)
    }

    @Test("On the Board they are shown and taken, too")
    func board() throws {
        var context = try listed()
        context.robot.press("b")
        context.robot.withSheet { view in
            view.grid.cursor =
                view.grid.sheet.lines.first.map { SheetCursor(line: .row($0.id), field: .tempo) } ?? .start
        }
        context.robot.press("F")
        #expect(try targets(context)[0] == Self.prescribed[0])
    }
}
