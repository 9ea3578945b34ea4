import TestSupport
import Testing

@testable import TerminalKit

@Suite("Drawing text")
struct ScreenPutTests {
    private func screen(_ columns: Int = 10, _ rows: Int = 2, glyphs: Glyphs = .unicode) -> Screen {
        Screen(size: Size(columns: columns, rows: rows), glyphs: glyphs)
    }

    @Test("Text is drawn at its position and returns its columns")
    func simple() {
        var screen = screen()
        #expect(screen.put("Jan", at: Point(1, 0), style: .accent) == 3)
        #expect(screen.put("日本", at: Point(0, 1)) == 4)
        #expect(screen.lines() == [" Jan", "日本"])
        #expect(screen[1, 0] == Cell(text: "J", style: .accent, width: 1))
        #expect(screen[0, 1].width == 2)
        #expect(screen[1, 1] == Cell(text: "", style: .text, width: 0))
    }

    @Test("Combining marks share a cell with their letter")
    func combining() {
        var screen = screen()
        #expect(screen.put("e\u{301}x", at: .origin) == 2)
        #expect(screen[0, 0].text == "e\u{301}")
        #expect(screen[1, 0].text == "x")
    }

    @Test("Clusters that terminals draw differently are drawn by their base")
    func disputed() {
        var screen = screen(20)
        screen.put("💪🏿👨‍👩‍👧❤️1️⃣.", at: .origin)
        #expect(screen.lines()[0] == "💪👨❤1.")
        #expect(screen[6, 0].text == ".")
    }

    @Test("Control characters are drawn, never sent")
    func controls() {
        var screen = screen(20, 1)
        screen.put("a\u{1B}[2J\0\r\n\t\u{9B}", at: .origin)
        #expect(screen.lines() == ["a␛[2J␀␊␉\u{FFFD}"])
    }

    @Test("A wide character never crosses an edge")
    func edges() {
        var screen = screen(5, 3)
        screen.put("abcd日", at: .origin)
        screen.put("日本", at: Point(-1, 1))
        screen.put("日本語", at: Point(0, 2), clip: Rect(column: 1, row: 0, width: 2, height: 3))
        #expect(screen.lines() == ["abcd", " 本", ""])
        #expect(screen[1, 1].text == "本")
    }

    @Test("Drawing over one half of a wide character clears the other")
    func halves() {
        var screen = screen(4, 3)
        for row in 0..<3 { screen.put("日本", at: Point(0, row)) }
        screen.put("x", at: Point(1, 0))
        screen.put("x", at: Point(2, 1))
        screen.put("語", at: Point(1, 2))
        #expect(screen.lines() == [" x本", "日x", " 語"])
    }

    @Test("The width limit truncates with an ellipsis, the clip cuts")
    func limits() {
        var screen = screen(12, 3)
        #expect(screen.put("Box squat", at: .origin, maxWidth: 5) == 5)
        #expect(screen.put("Box squat", at: Point(0, 1), clip: Rect(column: 0, row: 0, width: 5, height: 3)) == 5)
        #expect(screen.put("Box squat", at: Point(0, 2), maxWidth: 0) == 0)
        #expect(screen.lines() == ["Box …", "Box s", ""])
    }

    @Test("Text left of the edge shows only its end")
    func left() {
        var screen = screen(4, 1)
        screen.put("abcdef", at: Point(-3, 0))
        #expect(screen.lines() == ["def"])
    }

    @Test("Screens with the same content are equal, whatever was drawn before")
    func equality() {
        var first = screen()
        var second = screen()
        first.put("o\u{308}", at: .origin)
        first.put("e\u{301}", at: .origin)
        second.put("e\u{301}", at: .origin)
        #expect(first == second)
        second.put("o\u{308}", at: .origin)
        #expect(first != second)
        second = first
        second.cursor = Point(1, 1)
        #expect(first != second)
    }

    @Test("An ASCII screen has only bytes below 0x80")
    func ascii() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<Rounds.of(500) {
            var screen = screen(20, 6, glyphs: .ascii)
            screen.put(
                "\(RandomText.make(using: &generator))", at: Point(Int.random(in: -3...20, using: &generator), 0))
            screen.box(Rect(column: 0, row: 1, width: 20, height: 3), title: "\(RandomText.make(using: &generator))")
            screen.fill(Rect(column: 0, row: 4, width: 3, height: 1), with: "日")
            screen.gauge(5, limit: 4, at: Point(0, 5), width: 9)
            #expect(screen.lines().joined().utf8.allSatisfy { $0 < 0x80 && $0 >= 0x20 })
        }
    }

    @Test("Drawing anywhere never traps and keeps wide characters whole")
    func anywhere() {
        var generator = SeededGenerator(seed: 6)
        var screen = screen(7, 3)
        let far = [Int.min, Int.max, -1_000_000]
        for _ in 0..<Rounds.of(5000) {
            func place() -> Int { Bool.random(using: &generator) ? Int.random(in: -9...12, using: &generator) : 2 }
            func coordinate() -> Int {
                Int.random(in: 0...40, using: &generator) == 0 ? far.randomElement(using: &generator) ?? 0 : place()
            }
            let rect = Rect(column: coordinate(), row: coordinate(), width: coordinate(), height: coordinate())
            let point = Point(coordinate(), coordinate())
            let text = RandomText.make(using: &generator)
            switch Int.random(in: 0...7, using: &generator) {
            case 0: screen.fill(rect, style: .accent, with: text.first ?? " ")
            case 1: screen.box(rect, title: "\(text)")
            case 2: screen.restyle(rect, role: .selection)
            case 3: screen.put("\(text)", at: point, maxWidth: coordinate(), clip: rect)
            case 4: screen.put("\(text)", in: rect, align: .trailing)
            case 5: screen.paragraph("\(text)", in: rect)
            case 6: screen.input(LineEditor(text), in: rect)
            default: screen.put("\(text)", at: point)
            }
            expectWhole(screen)
        }
    }

    private func expectWhole(_ screen: Screen) {
        for row in 0..<screen.size.rows {
            var column = 0
            while column < screen.size.columns {
                let cell = screen[column, row]
                let isWhole = cell.width == 1 || (cell.width == 2 && screen[column + 1, row].width == 0)
                #expect(isWhole && column + cell.width <= screen.size.columns)
                #expect(TextWidth.of(cell.text) == cell.width)
                column += max(1, cell.width)
            }
            let scalars = screen.line(row).unicodeScalars
            #expect(scalars.allSatisfy { !$0.isControl })
        }
        if let cursor = screen.cursor { #expect(screen.bounds.contains(cursor)) }
    }
}
