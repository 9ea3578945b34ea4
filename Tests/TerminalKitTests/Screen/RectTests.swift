import Testing

@testable import TerminalKit

@Suite("Rectangles")
struct RectTests {
    private let rect = Rect(column: 2, row: 1, width: 10, height: 5)

    @Test("A strip and the rest make up the whole")
    func cutting() {
        for count in -2...12 {
            #expect(rect.top(count).height + rect.droppingTop(count).height == 5)
            #expect(rect.droppingTop(count).row == rect.top(count).endRow)
            #expect(rect.bottom(count).row == rect.droppingBottom(count).endRow)
            #expect(rect.left(count).endColumn == rect.droppingLeft(count).column)
            #expect(rect.right(count).column == rect.droppingRight(count).endColumn)
        }
        #expect(rect.inset(by: 1) == Rect(column: 3, row: 2, width: 8, height: 3))
        #expect(rect.inset(by: 9).isEmpty)
    }

    @Test("A point is inside up to the last column and row")
    func containing() {
        #expect(rect.contains(Point(2, 1)) && rect.contains(Point(11, 5)))
        #expect(!rect.contains(Point(12, 5)) && !rect.contains(Point(11, 6)) && !rect.contains(Point(1, 1)))
    }

    @Test("Rectangles intersect in their common part")
    func intersection() {
        #expect(
            rect.intersection(Rect(column: 0, row: 0, width: 4, height: 3))
                == Rect(column: 2, row: 1, width: 2, height: 2))
        #expect(rect.intersection(Rect(column: 50, row: 0, width: 4, height: 3)).isEmpty)
        let vast = Rect(column: .min, row: .min, width: .max, height: .max)
        #expect(vast.intersection(vast).endColumn == 0)
    }

    @Test("The middle is centred")
    func centre() {
        #expect(rect.centred(Size(columns: 4, rows: 1)) == Rect(column: 5, row: 3, width: 4, height: 1))
        #expect(rect.centred(Size(columns: 40, rows: 10)) == rect)
    }
}
