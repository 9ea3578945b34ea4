import TestSupport
import Testing

@testable import TerminalKit

@Suite("Scrolling lists")
struct ScrollListTests {
    @Test("Moves stop at the ends")
    func ends() {
        var list = ScrollList()
        list.move(by: -1, count: 5)
        #expect(list.selected == 0)
        list.move(by: 9, count: 5)
        #expect(list.selected == 4)
        list.select(-1, count: 5)
        #expect(list.selected == 0)
        list.select(5, count: 5)
        #expect(list.selected == 4)
        list.select(-1, count: 0)
        #expect(list.selected == 0)
        list.move(by: .max, count: 5)
        #expect(list.selected == 4)
        list.move(by: .min, count: 5)
        #expect(list.selected == 0)
    }

    @Test("Moving by a page keeps one row in view")
    func pages() {
        var list = ScrollList()
        list.page(by: 1, height: 10, count: 61)
        #expect(list.selected == 9)
        list.page(by: -1, height: 10, count: 61)
        #expect(list.selected == 0)
        list.page(by: 1, height: 1, count: 61)
        #expect(list.selected == 1)
    }

    @Test("The position is shown as row and percentage")
    func position() {
        let list = ScrollList(selected: 11)
        #expect(list.position(count: 61) == "12 of 61")
        #expect(list.summary(count: 61) == "12 of 61 · 19 %")
        #expect(list.summary(count: 0) == "none")
        #expect(list.position(count: 5) == "5 of 5")
        #expect(ScrollList(selected: 60).summary(count: 61) == "61 of 61 · 100 %")
    }

    @Test("The selected row is in view and the view is full in any case")
    func revealing() {
        var generator = SeededGenerator(seed: 10)
        var list = ScrollList()
        for _ in 0..<Rounds.of(5000) {
            let count = Int.random(in: 0...30, using: &generator)
            let height = Int.random(in: 0...12, using: &generator)
            switch Int.random(in: 0...3, using: &generator) {
            case 0: list.move(by: Int.random(in: -20...20, using: &generator), count: count)
            case 1: list.page(by: Int.random(in: -2...2, using: &generator), height: height, count: count)
            case 2: list.select(count - 1, count: count)
            default: list.select(0, count: count)
            }
            list.reveal(height: height, count: count)
            let rows = list.visible(height: max(1, height), count: count)
            #expect(count == 0 ? rows.isEmpty : rows.contains(list.selected))
            #expect(rows.count == min(count, max(1, height)))
        }
    }

    @Test("Revealing moves the view as little as possible")
    func anchor() {
        var list = ScrollList(selected: 14, top: 10)
        list.reveal(height: 10, count: 61)
        #expect(list.top == 10)
        list.move(by: 6, count: 61)
        list.reveal(height: 10, count: 61)
        #expect(list.top == 11)
        list.reveal(height: 5, count: 61)
        #expect(list.top == 16)
    }
}
