import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import ViewKit

struct RecordListTests {
    private struct Item: Identifiable, Sendable {
        let id: Int
    }

    /// A list of the numbers in `source`, five rows high, that records its reads.
    private final class Reader {
        var source: [Int]
        var pages: [(offset: Int, limit: Int)] = []
        var list = RecordList<Item>()
        var context: Context

        init(_ source: [Int]) throws {
            self.source = source
            context = try Robot().app.context
        }

        func load(height: Int = 5, for wanted: Int? = nil) {
            let source = source
            var read: [(offset: Int, limit: Int)] = []
            list.load(height: height, for: wanted.map { [$0] }, &context) { _ in
                source.count
            } fetch: { _, offset, limit in
                read.append((offset, limit))
                return source.dropFirst(offset).prefix(limit).map { Item(id: $0) }
            }
            pages += read
        }
    }

    @Test("Only the rows that fit are read")
    func window() throws {
        let reader = try Reader(Array(0..<1_000))
        reader.load()
        reader.list.move(.last, count: 1, height: 5)
        reader.load()
        #expect(reader.pages.map(\.offset) == [0, 995])
        #expect(reader.pages.allSatisfy { $0.limit == 5 })
        #expect(reader.list.selected?.id == 999)
    }

    @Test("Visible rows are read again only for another query, other rows or a requested record")
    func unchanged() throws {
        let reader = try Reader(Array(0..<20))
        func reads(for wanted: Int?, height: Int = 5) -> Int {
            let before = reader.pages.count
            reader.load(height: height, for: wanted)
            return reader.pages.count - before
        }
        #expect(reads(for: 1) == 1)
        reader.list.move(.down, count: 3, height: 5)
        #expect(reads(for: 1) == 0)
        #expect(reader.list.selected?.id == 3)
        #expect(reads(for: 2) == 1)
        #expect(reads(for: nil) == 1)
        #expect(reads(for: nil) == 1)
        #expect(reads(for: 2) == 1)
        reader.list.move(.down, count: 4, height: 5)
        #expect(reads(for: 2) == 1)
        #expect(reader.list.selected?.id == 7)
        #expect(reads(for: 2, height: 6) == 1)
        reader.list.select(6)
        #expect(reads(for: 2, height: 6) == 1)
        #expect(reader.list.selected?.id == 6)
        reader.list.select(row: 5)
        #expect(reads(for: 2, height: 6) == 0)
        #expect(reader.list.selected?.id == 5)
    }

    @Test("A record stays selected when others are added before it, and its row when it is deleted")
    func selection() throws {
        let reader = try Reader([10, 20, 30, 40])
        reader.load()
        reader.list.move(.down, count: 2, height: 5)
        reader.load()
        reader.source = [5, 6, 7, 10, 20, 30, 40]
        reader.load()
        #expect(reader.list.selected?.id == 30)
        reader.source = [5, 6, 7, 10, 20, 40]
        reader.load()
        #expect(reader.list.selected?.id == 40)
        reader.source = [5, 6, 7, 10, 20]
        reader.load()
        #expect(reader.list.selected?.id == 20)
        reader.source = []
        reader.load()
        #expect(reader.list.selected == nil)
    }

    @Test("A requested record is found at any position")
    func select() throws {
        let reader = try Reader(Array(0..<2_000))
        reader.load()
        reader.list.select(1_777)
        reader.load()
        #expect(reader.list.selected?.id == 1_777)
        #expect(reader.list.position == "1778 of 2000 · 88 %")
    }

    @Test("A lower window keeps the selected record in view")
    func resize() throws {
        let reader = try Reader(Array(0..<50))
        reader.load(height: 20)
        reader.list.move(.down, count: 15, height: 20)
        reader.load(height: 20)
        reader.load(height: 4)
        #expect(reader.list.selected?.id == 15)
        #expect(reader.list.scroll.visible(height: 4, count: 50).contains(15))
    }

    @Test("A click selects a row, a second one opens it, the wheel moves")
    func mouse() throws {
        let reader = try Reader(Array(0..<50))
        reader.load()
        let rows = Rect(column: 0, row: 3, width: 40, height: 5)
        let opensAtOnce = reader.list.mouse(Mouse(kind: .press, at: Point(4, 5)), rows: rows)
        #expect(!opensAtOnce)
        reader.load()
        #expect(reader.list.selected?.id == 2)
        let opens = reader.list.mouse(Mouse(kind: .press, at: Point(4, 5)), rows: rows)
        #expect(opens)
        let opensBelow = reader.list.mouse(Mouse(kind: .press, at: Point(4, 20)), rows: rows)
        #expect(!opensBelow)
        _ = reader.list.mouse(Mouse(kind: .wheelDown, at: Point(4, 5)), rows: rows)
        reader.load()
        #expect(reader.list.selected?.id == 5)
    }

    @Test("Clearing a filter returns to the record selected under it")
    func clearedFilter() throws {
        let reader = try Reader(Array(0..<100))
        reader.load()
        reader.list.startSearch()
        reader.list.type(.char("7"))
        reader.source = [7, 17, 27, 37, 47, 57, 67, 77, 87, 97]
        reader.load()
        reader.list.type(.down)
        reader.load()
        #expect(reader.list.search == "7")
        reader.list.type(.escape)
        reader.source = Array(0..<100)
        reader.load()
        #expect(reader.list.selected?.id == 17)
        #expect(reader.list.search.isEmpty)
    }
}
