import Testing

@testable import TerminalKit

@Suite("Braille canvas")
struct BrailleCanvasTests {
    private func lines(_ canvas: BrailleCanvas, _ glyphs: Glyphs = .unicode) -> [String] {
        drawn(canvas.size.columns, canvas.size.rows, glyphs) { screen, _ in canvas.draw(into: &screen, at: .origin) }
    }

    @Test("Each of the eight dots of a cell has its braille bit")
    func dots() {
        let signs = ["⠁", "⠈", "⠂", "⠐", "⠄", "⠠", "⡀", "⢀"]
        for (index, sign) in signs.enumerated() {
            var canvas = BrailleCanvas(size: Size(columns: 1, rows: 1))
            canvas.dot(index % 2, index / 2)
            #expect(lines(canvas) == [sign])
        }
    }

    @Test("In ASCII the character shows where in the cell the dots are")
    func ascii() {
        for (rows, sign) in [([0], "'"), ([1], "'"), ([2], "."), ([3], "."), ([0, 3], ":")] {
            var canvas = BrailleCanvas(size: Size(columns: 1, rows: 1))
            for row in rows { canvas.dot(0, row) }
            #expect(lines(canvas, .ascii) == [sign])
        }
    }

    @Test("A line has a dot in every column or row it crosses, both ends included")
    func line() {
        var canvas = BrailleCanvas(size: Size(columns: 4, rows: 1))
        canvas.line(from: Point(0, 3), to: Point(7, 0))
        #expect(lines(canvas) == ["⣀⠤⠒⠉"])
        var steep = BrailleCanvas(size: Size(columns: 1, rows: 2))
        steep.line(from: Point(0, 0), to: Point(0, 7))
        #expect(lines(steep) == ["⡇", "⡇"])
    }

    @Test("A line from far outside is clipped at the edges at no cost")
    func clipping() {
        var canvas = BrailleCanvas(size: Size(columns: 4, rows: 1))
        canvas.line(from: Point(-1_000_000_000, 0), to: Point(1_000_000_000, 0))
        #expect(lines(canvas) == ["⠉⠉⠉⠉"])
        var missed = BrailleCanvas(size: Size(columns: 4, rows: 1))
        missed.line(from: Point(-5, -5), to: Point(20, -1))
        #expect(lines(missed) == [""])
    }
}
