import Testing

@testable import TerminalKit

@Suite("Lines, boxes and runs")
struct ScreenPartsTests {
    @Test("A box has its title in the upper line and returns the room inside")
    func box() {
        var screen = Screen(size: Size(columns: 12, rows: 3))
        let inside = screen.box(Rect(column: 0, row: 0, width: 12, height: 3), title: "Phase")
        #expect(screen.lines() == ["┌─ Phase ──┐", "│          │", "└──────────┘"])
        #expect(inside == Rect(column: 1, row: 1, width: 10, height: 1))
    }

    @Test("A popup clears what is under it and stands in the middle")
    func popup() {
        var screen = Screen(size: Size(columns: 10, rows: 5))
        screen.fill(screen.bounds, with: "x")
        let inside = screen.popup(Size(columns: 6, rows: 3))
        #expect(screen.lines() == ["xxxxxxxxxx", "xx┌────┐xx", "xx│    │xx", "xx└────┘xx", "xxxxxxxxxx"])
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

    @Test("Runs cover a row once, and end after a character of doubtful width")
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
