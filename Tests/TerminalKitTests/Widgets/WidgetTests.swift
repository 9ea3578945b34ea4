import Testing

@testable import TerminalKit

@Suite("Widgets")
struct WidgetTests {
    private func screen(_ columns: Int, _ rows: Int = 1, _ glyphs: Glyphs = .unicode) -> Screen {
        Screen(size: Size(columns: columns, rows: rows), glyphs: glyphs)
    }

    private let hints = [
        KeyHint(.enter, "start"), KeyHint("n", "new"), KeyHint(.ctrl("r"), "redo"), KeyHint("?", "help"),
    ]

    @Test("The footer drops whole hints from the end")
    func footer() {
        let full = " Enter start · n new · Ctrl-R redo · ? help"
        for columns in 0...60 {
            var screen = screen(columns)
            screen.keyHints(hints, row: 0)
            let line = screen.line(0)
            let whole = ["", " Enter start", " Enter start · n new", " Enter start · n new · Ctrl-R redo", full]
            #expect(line == whole.last { $0.count <= columns } ?? "", "at \(columns)")
        }
        var screen = screen(60)
        screen.keyHints(hints, row: 0)
        #expect(screen[1, 0].style == .key && screen[7, 0].style == .muted)
    }

    @Test("A hint knows its position and the keys that a click presses")
    func hintKeys() {
        #expect(KeyHint("Ctrl-R", "redo").keys == [.ctrl("r")])
        #expect(KeyHint("Alt-h", "keys").keys == [.alt("h")])
        #expect(KeyHint([.char("a"), .char("p")], "plan").keys == [.char("a"), .char("p")])
        #expect(KeyHint([.char("a"), .char("p")], "plan").key == "a p")
        #expect(KeyHint(.up, "up").key == "↑" && KeyHint(.up, "up").keys == [.up])
        for words in ["↑ ↓", "type", "PgUp PgDn"] { #expect(KeyHint(words, "move").keys == []) }
        let row = Rect(column: 0, row: 0, width: 40, height: 1)
        #expect(KeyHint.places(of: hints, in: row) == [1..<12, 15..<20, 23..<34])
    }

    private let tabs: [Phrase] = ["1 Dashboard", "2 Clients", "3 Plans", "4 Diary", "5 Measurements"]

    @Test("The open tab is in brackets, and a click finds the tab at its column")
    func tabRow() {
        var screen = screen(80)
        let row = TabRow(tabs, active: 2, width: 80)
        row.draw(into: &screen, in: screen.bounds, open: .tabActive)
        #expect(screen.line(0) == "  1 Dashboard  2 Clients [3 Plans] 4 Diary  5 Measurements")
        #expect([0, 1, 14, 25, 34, 43, row.end].map(row.index(at:)) == [nil, 0, 1, 2, 3, 4, nil])
        #expect(screen[25, 0].text == "[" && screen[25, 0].style == .tabActive)
    }

    @Test("With little room, closed tabs shrink to their number")
    func narrowTabs() {
        var screen = screen(40)
        let numbers = (1...5).map { "\($0)" as Phrase }
        TabRow(tabs, short: numbers, active: 2, width: 40).draw(into: &screen, in: screen.bounds)
        #expect(screen.line(0) == "  1  2 [3 Plans] 4  5")
        var tiny = self.screen(5)
        TabRow(tabs, short: numbers, active: 4, width: 5).draw(into: &tiny, in: tiny.bounds)
        #expect(tiny.line(0) == "  1")
    }

    @Test(
        "A gauge shows the share of the limit",
        arguments: [
            (0, 10, "░░░░"), (5, 10, "▓▓░░"), (9.9, 10, "▓▓▓░"), (10, 10, "▓▓▓▓"), (10.1, 10, "▓▓▓»"), (-3, 10, "░░░░"),
            (5, 0, "░░░░"), (.nan, 10, "░░░░"), (.infinity, 10, "░░░░"), (1e300, 1e-300, "▓▓▓»"),
        ])
    func gauge(value: Double, limit: Double, expected: String) {
        var screen = screen(6)
        screen.gauge(value, limit: limit, at: Point(1, 0), width: 4)
        #expect(screen.line(0) == " " + expected)
    }

    @Test("The selected row has a marker and a bar")
    func listing() {
        var screen = screen(8, 2)
        screen.put("row 1", at: Point(1, 1))
        screen.mark(screen.bounds.bottom(1), isFocused: false)
        #expect(screen.lines() == ["", "▌row 1"])
        #expect(screen[7, 1].style == .selectionUnfocused && screen[7, 0].style == .text)
    }

    private let columns = [
        TableColumn("Exercise", .flexible(minimum: 6, weight: 2)), TableColumn("Tempo", .fixed(5), dropOrder: 1),
        TableColumn(number: "kcal", .fixed(5)), TableColumn("Note", .flexible(minimum: 4), dropOrder: 2),
    ]

    @Test("Flexible columns share the room by weight, and the table fills its width")
    func layout() {
        let layout = TableLayout(columns, width: 41)
        #expect(layout.slots.map(\.width) == [18, 5, 5, 10])
        #expect(layout.slots.map(\.offset) == [0, 19, 25, 31])
        for width in 23...120 {
            #expect(TableLayout(columns, width: width).slots.last.map { $0.offset + $0.width } == width)
        }
    }

    @Test("Columns are dropped by their order if there is little room, never the important ones")
    func dropping() {
        #expect(TableLayout(columns, width: 23).slots.map(\.index) == [0, 1, 2, 3])
        #expect(TableLayout(columns, width: 22).slots.map(\.index) == [0, 1, 2])
        #expect(TableLayout(columns, width: 17).slots.map(\.index) == [0, 2])
        #expect(TableLayout(columns, width: 9).slots.map(\.index) == [0])
        #expect(TableLayout(columns, width: 3).slots.map(\.index) == [0])
        for width in -2...60 {
            for slot in TableLayout(columns, width: width).slots {
                #expect(slot.width >= 0 && (slot.width == 0 || slot.offset + slot.width <= width))
            }
        }
    }

    @Test("A date is shown in full or not at all")
    func whole() {
        var screen = screen(16, 2)
        let layout = TableLayout([TableColumn("What", .fixed(7)), TableColumn(whole: "Day", .fixed(7))], width: 16)
        screen.tableRow(["squatting", "10 October"], layout, at: .origin)
        screen.tableRow(["squat", "10 Oct"], layout, at: Point(0, 1))
        #expect(screen.lines() == ["squatt… …", "squat   10 Oct"])
        #expect(TableLayout([TableColumn(whole: "Day", .fixed(7))], width: 6).slots.isEmpty)
    }

    @Test("Rows are below their headings, text to the left and numbers to the right")
    func table() {
        var screen = screen(30, 2)
        let layout = TableLayout(columns, width: 30)
        screen.tableHeader(layout, at: .origin)
        screen.tableRow(["Box squat, banded", "31X0", "107", "ok"], layout, at: Point(0, 1), styles: [1: .muted])
        #expect(screen.lines() == ["Exercise   Tempo  kcal Note", "Box squat… 31X0    107 ok"])
        #expect(screen[11, 1].style == .muted)
    }

    @Test("Fields have their values aligned")
    func field() {
        var screen = screen(20, 2)
        screen.field("Name", "Jan", in: screen.bounds.top(1), labelWidth: 6)
        screen.field("Weight", "82.0", in: screen.bounds.bottom(1), labelWidth: 6)
        #expect(screen.lines() == ["Name   Jan", "Weight 82.0"])
    }
}
