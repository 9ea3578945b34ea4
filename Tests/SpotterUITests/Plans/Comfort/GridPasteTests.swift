import DiaryStore
import FitnessModel
import TerminalKit
import TestSupport
import Testing

@testable import SpotterShell

@Suite("Pasting cells from a spreadsheet")
struct GridPasteTests {
    @Test("Rows start at the cursor; those beyond the end become rows with the next labels")
    func rows() throws {
        var context = try ComfortContext()
        context.go(2, .exercise)
        context.robot.paste("Box squat\t40X0\r\nseated row\t3010\r\nBroad jump\tX\r\n")
        #expect(context.robot.message.hasPrefix("Pasted 3 x 2 cells. Rows added: 2."))
        #expect(
            try context.names() == ["Box squat", "Broad jump", "Box squat", "Seated row", "Broad jump"] + ["Seated row"]
        )
        #expect(try context.labels() == ["A1", "A2", "B1", "B2", "C1", "+"], "what was done is below the rows")
        context.robot.press("u")
        #expect(context.robot.message == "Undid: Paste 3 x 2 cells into P6")
        #expect(try context.names() == ["Box squat", "Broad jump", "Seated row"])
    }

    @Test("Unknown exercises are listed with near names; Enter changes nothing, A adds them")
    func unknown() throws {
        var context = try ComfortContext()
        context.go(0, .exercise)
        context.robot.paste("Box sqat\t5\nSofa throw\t6")
        context.robot.expect("2 exercises are new:", "Box sqat (near: Box squat", "Sofa throw")
        context.robot.press("Enter")
        #expect(try context.names() == ["Box squat", "Broad jump", "Seated row"])
        context.robot.paste("Sofa throw\nSofa throw")
        context.robot.expect("1 exercise is new:")
        context.robot.press("A")
        #expect(try context.names() == ["Sofa throw", "Sofa throw", "Seated row", "Box squat", "Broad jump"])
        #expect(try context.robot.diary.exercises.list().filter { $0.name == "Sofa throw" }.count == 1)
        context.robot.press("u")
        #expect(try context.names() == ["Box squat", "Broad jump", "Seated row"])
        #expect(try context.robot.diary.exercises.named("Sofa throw") == nil)
    }

    @Test("Loads go into sessions, or into plans of columns without one; one undo reverts both")
    func loads() throws {
        var context = try ComfortContext()
        let before = try context.cells(context.phase)
        context.go(0, .load(2))
        context.robot.paste("90x3\t95x3")
        #expect(try context.load(0, 2) == "90x3")
        let row = try #require(try context.robot.diary.phases.sheet(context.phase).rows.first?.id)
        #expect(try context.robot.diary.phases.sheet(context.phase).ahead == [row: [3: PlannedText("95x3", unit: .kg)]])
        context.robot.expect("[95x3]")
        context.robot.press("u")
        #expect(try context.cells(context.phase) == before)
        #expect(try context.robot.diary.phases.sheet(context.phase).ahead.isEmpty)
        context.robot.paste("\"90x3\n95x3\"\t")
        #expect(try context.load(0, 2) == "90x3 95x3")
    }

    @Test("More columns than sessions are rejected, with their number")
    func tooWide() throws {
        var context = try ComfortContext()
        let before = try context.cells(context.phase)
        context.go(0, .load(5))
        context.robot.paste("1x1\t2x2\t3x3\t4x4")
        #expect(
            context.message == "4 columns do not fit: the sheet has 2 from session 5 to session 6. Nothing was pasted.")
        #expect(try context.cells(context.phase) == before)
    }

    @Test("Loads need an exercise; a new row without one is rejected")
    func noExercise() throws {
        var context = try ComfortContext()
        context.go(2, .load(1))
        context.robot.paste("1x1\n2x2")
        #expect(context.message.contains("Row 4 has no exercise for its loads"))
        #expect(try context.names().count == 3)
    }

    /// Text that cannot be a training sheet.
    enum Hostile: CaseIterable {
        case longList, longCell, nul, escape, c1Control, nothing, blankLines

        var text: String {
            switch self {
            case .longList: String(repeating: "x\n", count: 100_000)
            case .longCell: String(repeating: "x", count: 2_000_000)
            case .nul: "Bench\u{0}\t5"
            case .escape: "a\n\u{1B}[31mred\u{1B}]0;title\u{7}"
            case .c1Control: "\u{9B}2J"
            case .nothing: ""
            case .blankLines: "\n\n\t\n"
            }
        }

        var reason: String {
            switch self {
            case .longList: "100000 rows are too many"
            case .longCell: "more than a megabyte"
            case .nul, .c1Control: "Row 1 of what you pasted holds control characters"
            case .escape: "Row 2 of what you pasted holds control characters"
            case .nothing, .blankLines: "holds no text"
            }
        }
    }

    @Test("Hostile text is rejected with a reason and changes nothing", arguments: Hostile.allCases)
    func hostile(_ hostile: Hostile) throws {
        var context = try ComfortContext()
        let before = try context.cells(context.phase)
        context.go(0, .tempo)
        context.robot.paste(hostile.text)
        #expect(context.message.contains(hostile.reason))
        #expect(try context.cells(context.phase) == before)
    }

    @Test("Wide characters, quotes and formulas are plain text")
    func strange() throws {
        var context = try ComfortContext()
        context.go(0, .tempo)
        context.robot.paste("王王王\t=SUM(A1)\t150\"\t\"2'\"\"x\"")
        #expect(try Array(context.cells(context.phase)[0][2...5]) == ["王王王", "=SUM(A1)", "150\"", "2'\"x"])
        context.robot.expect("王王")
    }

    @Test("Copying and pasting any range gives the same texts, and undo restores everything")
    func anyRange() throws {
        var random = SeededGenerator(seed: 8)
        for round in 0..<60 {
            var context = try ComfortContext(lines: 6)
            try context.robot.diary.sessions.start(context.phase, day: Robot.today, mode: .handsFree)
            context.open(context.phase)
            // Every cell that takes text gets a random one.
            for row in 0..<6 {
                for field in [SheetCursor.Field.tempo, .reps, .micro, .load(1), .load(2), .load(3)] {
                    context.go(row, field)
                    let text = ["", "80x3", "w40x8 80x5@8", "nach Gefühl", "\"x\""].randomElement(using: &random) ?? ""
                    if !text.isEmpty { context.robot.paste(text) }
                }
            }
            let before = try context.cells(context.phase)
            let (top, left) = (Int.random(in: 0..<6, using: &random), Int.random(in: 0..<10, using: &random))
            let height = Int.random(in: 1...(6 - top), using: &random)
            let width = Int.random(in: 1...(10 - left), using: &random)
            let fields = SheetCursor.Field.plan + (1...3).map { .load($0) }
            context.go(top, fields[left])
            context.robot.press("*")
            for _ in 1..<height { context.robot.press("Down") }
            for _ in 1..<width { context.robot.press("Right") }
            context.robot.press("Y")
            // Loads are pasted onto loads, plan cells into their own columns.
            let target = Int.random(in: 0...(6 - height), using: &random)
            context.go(target, fields[left])
            context.robot.press("C-v")
            let after = try context.cells(context.phase)
            for row in 0..<height {
                let (old, new) = (before[top + row][left..<left + width], after[target + row][left..<left + width])
                #expect(Array(old) == Array(new), "round \(round): \(context.robot.message)")
            }
            if after != before {
                context.robot.press("u")
                #expect(try context.cells(context.phase) == before, "round \(round)")
            }
        }
    }
}
