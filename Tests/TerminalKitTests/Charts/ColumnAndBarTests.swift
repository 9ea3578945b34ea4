import TestSupport
import Testing

@testable import TerminalKit

@Suite("Columns, bars and sparklines")
struct ColumnAndBarTests {
    @Test("Columns are on the axis with their heights, and the cursor reads one")
    func columns() {
        var chart = ColumnChart("Done", [1, 2, 0, 4], unit: "sessions")
        chart.isWhole = true
        chart.cursor = 1
        chart.placeText = { "week \($0 + 1)" }
        chart.ticks = [ChartTick(0, "a"), ChartTick(3, "d")]
        #expect(
            drawn(36, 8) { $0.draw(chart, in: $1) } == [
                "Done (sessions)   week 2: 2 sessions",
                "4 ┤                        ███████",
                "  │                        ███████",
                "2 ┤        ▄▄▄▄▄▄▄         ███████",
                "  │▂▂▂▂▂▂▂ ███████         ███████",
                "0 ┤███████ ███████         ███████",
                "  └───┬───────▲───────────────┬─────",
                "      a                       d",
            ])
    }

    @Test("Columns fill the plot, however few they are")
    func width() {
        for (count, width) in [(4, 120), (12, 100), (12, 160), (52, 160)] {
            let chart = ColumnChart("Sessions", Array(repeating: 4, count: count), unit: "")
            let lowest = drawn(width, 10) { $0.draw(chart, in: $1) }[7]
            #expect(lowest.count > width - width / count - 4, "\(count) in \(width)")
        }
    }

    @Test("Too many columns become a line that keeps the cursor's column")
    func manyColumns() {
        var chart = ColumnChart("Volume", (0..<300).map { $0 == 10 ? .nan : Double($0) }, unit: "kg")
        chart.cursor = 200
        chart.placeText = { "week \($0)" }
        #expect(drawn(60, 10) { $0.draw(chart, in: $1) }[0].hasSuffix("week 200: 200 kg"))
    }

    @Test("Bars have a label, a length and a number")
    func bars() {
        let chart = BarChart([.init("Chest", 16), .init("Back", 8), .init("Calves", 0)], unit: "sets")
        #expect(
            drawn(40, 3) { $0.draw(chart, in: $1) } == [
                "  Chest  ███████████████████████ 16 sets",
                "  Back   ███████████▌            8 sets",
                "  Calves                         0 sets",
            ])
        #expect(
            drawn(40, 3, .ascii) { $0.draw(chart, in: $1) } == [
                "  Chest  ####################### 16 sets",
                "  Back   ############            8 sets",
                "  Calves                         0 sets",
            ])
    }

    @Test("Bars below zero grow to the left, with another symbol")
    func negative() {
        let chart = BarChart([.init("Up", 10), .init("Down", -10)], unit: "%")
        let text = drawn(40, 2) { $0.draw(chart, in: $1) }
        #expect(text[0].contains("█") && text[0].contains("10 %"))
        #expect(text[1].contains("▒") && text[1].contains("-10 %") && !text[1].contains("█"))
    }

    @Test("A target is a line in the bar's row, a text replaces the number")
    func target() {
        let chart = BarChart([.init("Chest", 8, target: 16, text: "8 of 16 sets")], unit: "sets")
        let text = drawn(50, 1) { $0.draw(chart, in: $1) }[0]
        #expect(text.contains("│") && text.hasSuffix("8 of 16 sets"))
    }

    @Test("The selected bar is in view and marked")
    func scrolling() {
        var chart = BarChart((0..<50).map { .init("Bar \($0)", Double($0)) }, unit: "")
        chart.cursor = 49
        let text = drawn(40, 5) { $0.draw(chart, in: $1) }
        #expect(text[4].hasPrefix("▌ Bar 49"))
        #expect(drawn(20, 1) { $0.draw(BarChart([], unit: ""), in: $1) }[0] == "Nothing to draw yet.")
    }

    @Test("A sparkline shows the shape, with the newest values if there are many")
    func sparkline() {
        #expect(Sparkline.text([0, 1, 2, 3, 4, 5, 6, 7], width: 8) == "▁▂▃▄▅▆▇█")
        #expect(Sparkline.text([9, 0, 7], width: 2) == "▁█")
        #expect(Sparkline.text([0, 7], width: 2, glyphs: .ascii) == ".#")
        #expect(Sparkline.text([.nan, 3, .infinity], width: 3) == " █ ")
        #expect(Sparkline.text([-1e308, 1e308], width: 2) == "▁█")
        #expect(Sparkline.text([0, 0], width: 2) == "▁▁")
        #expect(Sparkline.text([], width: 5).isEmpty)
    }

    @Test("Nothing is drawn outside, for any size and values", arguments: 0..<Rounds.of(400))
    func fuzz(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let special: [Double] = [
            0, 1, -1, .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
        ]
        func value() -> Double {
            Bool.random(using: &random)
                ? special.randomElement(using: &random) ?? 0 : Double.random(in: -100...100, using: &random)
        }
        let size = Size(columns: Int.random(in: 0...60, using: &random), rows: Int.random(in: 0...20, using: &random))
        let glyphs: Glyphs = seed % 2 == 0 ? .ascii : .unicode
        let values = (0..<Int.random(in: 0...80, using: &random)).map { _ in value() }
        let cursor = Bool.random(using: &random) ? Int.random(in: -5...90, using: &random) : nil
        var columns = ColumnChart("Volume", values, unit: "kg")
        columns.cursor = cursor
        columns.ticks = [ChartTick(value(), "somewhere"), ChartTick(0, "0"), ChartTick(3, "three")]
        #expect(staysInside(size, glyphs) { $0.draw(columns, in: $1) })
        var bars = BarChart(values.map { .init("Quadriceps 大腿", $0, target: value()) }, unit: "sets")
        bars.cursor = cursor
        #expect(staysInside(size, glyphs) { $0.draw(bars, in: $1) })
    }
}
