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
            let places = screen.keyHints(hints, row: 0)
            let line = screen.line(0)
            let whole = ["", " Enter start", " Enter start · n new", " Enter start · n new · Ctrl-R redo", full]
            #expect(line == whole.last { $0.count <= columns } ?? "", "at \(columns)")
            #expect(places.count == whole.firstIndex(of: line))
        }
        var screen = screen(60)
        screen.keyHints(hints, row: 0)
        #expect(screen[1, 0].style == .key && screen[7, 0].style == .muted)
    }

    private let tabs = ["1 Dashboard", "2 Clients", "3 Plans", "4 Diary", "5 Measurements"]

    @Test("The open tab stands in brackets and the client at the right edge")
    func tabLine() {
        var screen = screen(80)
        let places = screen.tabLine(tabs, active: 2, row: 0, trailing: "Jan Stencel")
        #expect(
            screen.line(0)
                == "  1 Dashboard  2 Clients [3 Plans] 4 Diary  5 Measurements          Jan Stencel")
        #expect(places.map(\.column) == [1, 14, 25, 34, 43])
        #expect(screen[25, 0].text == "[" && screen[25, 0].style == .tabActive)
    }

    @Test("Where room is short, closed tabs shrink to their number")
    func narrowTabs() {
        var screen = screen(40)
        screen.tabLine(tabs, active: 2, row: 0, trailing: "Jan Stencel the younger")
        #expect(screen.line(0).hasPrefix("  1  2 [3 Plans] 4  5"))
        #expect(screen.line(0).hasSuffix("…"))
        #expect(screen.line(0).count <= 39)
        var tiny = self.screen(5)
        tiny.tabLine(tabs, active: 4, row: 0, trailing: "Jan")
        #expect(tiny.line(0) == "  1")
    }

    @Test(
        "A gauge shows what share of the limit is reached",
        arguments: [
            (0, 10, "░░░░"), (5, 10, "▓▓░░"), (9.9, 10, "▓▓▓░"), (10, 10, "▓▓▓▓"), (10.1, 10, "▓▓▓»"), (-3, 10, "░░░░"),
            (5, 0, "░░░░"), (.nan, 10, "░░░░"), (.infinity, 10, "░░░░"), (1e300, 1e-300, "▓▓▓»"),
        ])
    func gauge(value: Double, limit: Double, expected: String) {
        var screen = screen(6)
        screen.gauge(value, limit: limit, at: Point(1, 0), width: 4)
        #expect(screen.line(0) == " " + expected)
    }

    @Test("The chosen row has a sign and a bar")
    func listing() {
        var screen = screen(8, 3)
        let list = ScrollList(selected: 4, top: 0)
        let rows = screen.list(list, count: 9, in: screen.bounds, isFocused: false) { screen, index, room in
            screen.put("row \(index)", at: room.origin, clip: room)
        }
        #expect(rows == 2..<5)
        #expect(screen.lines() == [" row 2", " row 3", "▌row 4"])
        #expect(screen[7, 2].style == .selectionUnfocused && screen[7, 1].style == .text)
    }

    @Test("An empty list says what to press")
    func emptyList() {
        var screen = screen(20, 3)
        screen.list(ScrollList(), count: 0, in: screen.bounds, empty: "No clients yet: press a") { _, _, _ in }
        #expect(screen.lines() == [" No clients yet:", " press a", ""])
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

    @Test("Columns are left out by their order when room is short, never the important ones")
    func dropping() {
        #expect(TableLayout(columns, width: 23).slots.map(\.index) == [0, 1, 2, 3])
        #expect(TableLayout(columns, width: 22).slots.map(\.index) == [0, 1, 2])
        #expect(TableLayout(columns, width: 17).slots.map(\.index) == [0, 2])
        #expect(TableLayout(columns, width: 3).slots.map(\.index) == [0, 2])
        for width in -2...60 {
            for slot in TableLayout(columns, width: width).slots {
                #expect(slot.width >= 0 && (slot.width == 0 || slot.offset + slot.width <= width))
            }
        }
    }

    @Test("Rows stand under their heads, text to the left and numbers to the right")
    func table() {
        var screen = screen(30, 2)
        let layout = TableLayout(columns, width: 30)
        screen.tableHeader(layout, at: .origin)
        screen.tableRow(["Box squat, banded", "31X0", "107", "ok"], layout, at: Point(0, 1), styles: [1: .muted])
        #expect(screen.lines() == ["Exercise   Tempo  kcal Note", "Box squat… 31X0    107 ok"])
        #expect(screen[11, 1].style == .muted)
    }

    @Test("Fields have their values under each other")
    func field() {
        var screen = screen(20, 2)
        screen.field("Name", "Jan", in: screen.bounds.top(1), labelWidth: 6)
        screen.field("Weight", "82.0", in: screen.bounds.bottom(1), labelWidth: 6)
        #expect(screen.lines() == ["Name   Jan", "Weight 82.0"])
    }
}
