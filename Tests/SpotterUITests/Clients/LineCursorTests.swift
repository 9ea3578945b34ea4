import TerminalKit
import Testing

@testable import ViewKit

@Suite("Moving the cursor through lines and headings")
struct LineCursorTests {
    private func drawn(_ cursor: LineCursor<Int>, height: Int) -> [String] {
        var screen = Screen(size: Size(columns: 12, rows: height))
        let keys = cursor.keys
        cursor.draw(into: &screen, in: screen.bounds, count: keys.count, isFocused: true) { screen, index, row in
            screen.put(keys[index].map { "line \($0)" } ?? "HEAD", at: row.origin.moved(columns: 2))
        }
        return screen.lines()
    }

    @Test("A row shows how many lines follow; at the end all rows are lines")
    func more() {
        var cursor = LineCursor<Int>()
        cursor.update(to: [nil, 1, 2, 3, 4, 5])
        cursor.reveal(height: 4)
        #expect(drawn(cursor, height: 4) == ["  HEAD", "▌ line 1", "  line 2", "   ▼ 3 more"])
        cursor.move(.last, count: 1, height: 4)
        #expect(drawn(cursor, height: 4) == ["  line 2", "  line 3", "  line 4", "▌ line 5"])
        #expect(drawn(cursor, height: 6).allSatisfy { !$0.contains("more") })
    }

    @Test("The selected line is never the row that shows how many follow", arguments: 1...9)
    func visible(_ height: Int) {
        var cursor = LineCursor<Int>()
        cursor.update(to: (0..<8).map { $0 % 4 == 0 ? nil : $0 })
        cursor.reveal(height: height)
        for _ in 0..<8 {
            #expect(drawn(cursor, height: height).contains { $0.hasPrefix("▌ line \(cursor.key ?? -1)") })
            cursor.move(.down, count: 1, height: height)
        }
        for _ in 0..<8 {
            cursor.move(.up, count: 1, height: height)
            #expect(drawn(cursor, height: height).contains { $0.hasPrefix("▌ line \(cursor.key ?? -1)") })
        }
    }

    @Test("Lines after the last selectable one come into view with it")
    func end() {
        var cursor = LineCursor<Int>()
        cursor.update(to: [nil, 1, 2, nil, nil])
        cursor.reveal(height: 4)
        #expect(drawn(cursor, height: 4) == ["  HEAD", "▌ line 1", "  line 2", "   ▼ 2 more"])
        cursor.move(.last, count: 1, height: 4)
        #expect(drawn(cursor, height: 4) == ["  line 1", "▌ line 2", "  HEAD", "  HEAD"])
    }

    @Test("If the selected line is removed the next one is selected, or the previous one")
    func deleted() {
        var cursor = LineCursor<Int>()
        cursor.update(to: [1, 2, 3])
        cursor.select(2)
        cursor.update(to: [1, 3])
        #expect(cursor.key == 3)
        cursor.update(to: [1])
        #expect(cursor.key == 1)
    }
}
