import TerminalKit
import Testing
import ViewKit

@testable import TrainingUI

@Suite("Columns of all live sessions share the width")
struct CockpitLayoutTests {
    private func layout(_ columns: Int, _ rows: Int, count: Int, active: Int) -> CockpitLayout {
        CockpitLayout(Frame(Size(columns: columns, rows: rows)).body, count: count, active: active)
    }

    @Test("As many as fit with 25 columns each, including the active one")
    func fitting() {
        func places(_ columns: Int, _ rows: Int, count: Int, active: Int) -> [Int] {
            layout(columns, rows, count: count, active: active).columns.map(\.index)
        }
        #expect(places(60, 16, count: 5, active: 0) == [0, 1])
        #expect(places(60, 16, count: 5, active: 3) == [2, 3])
        #expect(places(80, 24, count: 5, active: 1) == [0, 1, 2])
        #expect(places(80, 24, count: 5, active: 4) == [2, 3, 4])
        #expect(places(120, 40, count: 6, active: 5) == [2, 3, 4, 5])
        #expect(places(160, 40, count: 6, active: 0) == [0, 1, 2, 3, 4, 5])
        #expect(places(200, 60, count: 2, active: 1) == [0, 1])
        #expect(places(60, 16, count: 1, active: 0) == [0])
        #expect(places(60, 16, count: 0, active: 0).isEmpty)
    }

    @Test("They are side by side with a rule between, and use the whole width")
    func widths() {
        for (columns, rows) in [(60, 16), (80, 24), (120, 40), (200, 60)] {
            for count in 1...6 {
                let layout = layout(columns, rows, count: count, active: count - 1)
                var end = -1
                for place in layout.columns {
                    #expect(place.area.column == end + 1 && place.area.row == 2)
                    #expect(place.area.width >= 25)
                    #expect(place.area.height + layout.foot.height == rows - 4)
                    end = place.area.endColumn
                }
                #expect(end == columns)
                #expect(layout.foot.height == (layout.columns.count < count ? 1 : 0))
            }
        }
        #expect(layout(80, 24, count: 3, active: 0).columns.map(\.area.width) == [26, 26, 26])
        #expect(layout(60, 16, count: 2, active: 0).columns.map(\.area.width) == [30, 29])
    }

    @Test("The parts of a column are below each other; the smallest has room for rows, a tall one for big digits")
    func parts() {
        func heights(_ columns: Int, _ rows: Int, count: Int, health: Int) -> [Int] {
            let area = layout(columns, rows, count: count, active: 0).columns[0].area
            let parts = CockpitColumn.Parts(area, healthHeight: health)
            let all = [
                parts.head, parts.health, parts.exercise, parts.count, parts.cell, parts.help, parts.clock, parts.rows,
            ]
            #expect(zip(all, all.dropFirst()).allSatisfy { $0.endRow == $1.row })
            #expect(all.allSatisfy { $0.column == area.column + 1 && $0.endColumn == area.endColumn })
            return all.map(\.height)
        }
        #expect(heights(60, 16, count: 3, health: 1) == [1, 1, 1, 1, 2, 1, 2, 2])
        #expect(heights(60, 16, count: 2, health: 0) == [1, 0, 1, 1, 2, 1, 2, 4])
        #expect(heights(80, 24, count: 3, health: 2) == [1, 2, 1, 1, 3, 3, 2, 7])
        #expect(heights(80, 24, count: 2, health: 0) == [1, 0, 1, 1, 3, 3, 4, 7])
        #expect(heights(120, 40, count: 2, health: 1) == [1, 1, 1, 1, 3, 3, 4, 22])
    }
}
