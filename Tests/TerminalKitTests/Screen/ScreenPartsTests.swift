import TestSupport
import Testing

@testable import TerminalKit

@Suite("Lines, boxes and runs")
struct ScreenPartsTests {
    @Test("A box has its title in the upper line and returns the area inside")
    func box() {
        var screen = Screen(size: Size(columns: 12, rows: 3))
        let inside = screen.box(Rect(column: 0, row: 0, width: 12, height: 3), title: "Phase")
        #expect(screen.lines() == ["┌─ Phase ──┐", "│          │", "└──────────┘"])
        #expect(inside == Rect(column: 1, row: 1, width: 10, height: 1))
    }

    @Test("A popup clears the area below it and one column beside it, and is centred")
    func popup() {
        var screen = Screen(size: Size(columns: 10, rows: 5))
        screen.fill(screen.bounds, with: "x")
        let inside = screen.popup(Size(columns: 6, rows: 3))
        #expect(screen.lines() == ["xxxxxxxxxx", "x ┌────┐ x", "x │    │ x", "x └────┘ x", "xxxxxxxxxx"])
        #expect(inside == Rect(column: 4, row: 2, width: 2, height: 1))
        #expect(screen.popup(Size(columns: 99, rows: 99)).size == Size(columns: 6, rows: 3))
    }

    @Test("Another role keeps text and emphasis")
    func restyle() {
        var screen = Screen(size: Size(columns: 4, rows: 1))
        screen.put("ab", at: .origin, style: Style(.accent, .bold))
        screen.restyle(screen.bounds, role: .selection)
        #expect(screen[0, 0].style == Style(.selection, .bold))
        #expect(screen[3, 0].style == .selection)
        #expect(screen.lines() == ["ab"])
    }

    @Test("Runs cover a row once, and end after a character of uncertain width")
    func runs() {
        var screen = Screen(size: Size(columns: 8, rows: 1))
        screen.put("ab", at: .origin, style: .accent)
        screen.put("日c", at: Point(2, 0))
        let runs = screen.runs(inRow: 0)
        #expect(runs.map(\.text) == ["ab", "日", "c   "])
        #expect(runs.map(\.column) == [0, 2, 4])
        #expect(runs.map(\.columns) == [2, 2, 4])
        #expect(screen.runs(inRow: -1).isEmpty && screen.runs(inRow: 1).isEmpty)
    }

    @Test("The runs of a row join to its text, whatever was drawn")
    func runsJoin() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<Rounds.of(500) {
            var screen = Screen(size: Size(columns: 14, rows: 1))
            screen.put("\(RandomText.make(using: &generator))", at: Point(Int.random(in: -3...9, using: &generator), 0))
            screen.restyle(Rect(column: 3, row: 0, width: 5, height: 1), role: .selection)
            let runs = screen.runs(inRow: 0)
            #expect(runs.map(\.columns).reduce(0, +) == 14)
            for run in runs {
                #expect(TextWidth.of(run.text) == run.columns)
                #expect(screen[run.column, 0].style == run.style)
            }
            let text = runs.map(\.text).joined()
            #expect(text.hasPrefix(screen.line(0)) && text.dropFirst(screen.line(0).count).allSatisfy { $0 == " " })
        }
    }

    @Test("A row with the same content is recognised")
    func sameRow() {
        let blank = Screen(size: Size(columns: 8, rows: 2))
        var screen = blank
        screen.put("a", at: Point(0, 1))
        #expect(screen.hasSameRow(0, as: blank) && !screen.hasSameRow(1, as: blank))
        #expect(!screen.hasSameRow(2, as: blank))
        #expect(!screen.hasSameRow(0, as: Screen(size: Size(columns: 9, rows: 2))))
    }

    @Test("Numbers that do not fit are not shown in part")
    func numbers() {
        var screen = Screen(size: Size(columns: 8, rows: 2))
        screen.putNumber("1664", in: Rect(column: 0, row: 0, width: 6, height: 1))
        screen.putNumber("1664", in: Rect(column: 0, row: 1, width: 3, height: 1))
        #expect(screen.lines() == ["  1664", "###"])
    }

    @Test("The input field shows the end of a long text and the cursor")
    func input() {
        var screen = Screen(size: Size(columns: 12, rows: 1))
        screen.input(LineEditor("left knee taped"), in: Rect(column: 2, row: 0, width: 8, height: 1))
        #expect(screen.lines() == ["  e taped"])
        #expect(screen.cursor == Point(9, 0))
    }
}
