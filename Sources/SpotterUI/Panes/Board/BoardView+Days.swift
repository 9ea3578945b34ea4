import FitnessModel
import TerminalKit
import ViewKit

/// Days of a phase on the Board: each side says where its own begin, since the lines follow the order of the leading one.
extension BoardView {
    /// The days that begin on a side, by line.
    func headings(_ side: ComparedSide, of sheet: SheetContent) -> [Int: String] {
        guard !sheet.days.isEmpty else { return [:] }
        var day = ""
        var headings: [Int: String] = [:]
        for index in comparison.lines.indices {
            guard let line = row(index, side), line.day != day else { continue }
            day = line.day
            headings[index] = day.isEmpty ? "Every day" : sheet.heading(day)
        }
        return headings
    }

    /// How many rows of the screen the headings above a line take, on the sides that are shown.
    func headingHeight(_ index: Int, _ sides: [ComparedSide]) -> Int {
        sides.contains { headings[$0]?[index] != nil } ? 1 : 0
    }

    func drawHeadings(_ index: Int, in area: Rect, _ layout: BoardLayout, into screen: inout Screen) {
        for side in layout.sides {
            guard let heading = headings[side.side]?[index] else { continue }
            screen.dayHeading(
                heading, in: Rect(column: side.area.column, row: area.row, width: side.area.width, height: 1))
        }
    }

    /// "Day A" of a line, "Day A -> Day B" where the sides train it on different days; nil where neither has days.
    func dayWords(_ index: Int, _ glyphs: Glyphs) -> String? {
        let days = ComparedSide.allCases.compactMap { row(index, $0)?.day }.filter { !$0.isEmpty }.map { "Day \($0)" }
        guard let first = days.first, let last = days.last else { return nil }
        return first == last ? first : "\(first) \(glyphs.right) \(last)"
    }
}

extension BoardLayout {
    /// What of the lines of a row is left to it below the headings of its day.
    func row(_ index: Int, in lines: Rect, of board: BoardView) -> Rect {
        lines.droppingTop(board.headingHeight(index, sides.map(\.side)))
    }
}
