import TestSupport
import Testing

@testable import TerminalKit

@Suite("Line charts")
struct LineChartTests {
    private func series(_ values: [Double], _ name: Phrase = "e1RM") -> ChartSeries {
        ChartSeries(name, values.enumerated().map { ChartPoint(x: Double($0), y: $1) })
    }

    private func lines(_ chart: LineChart, _ columns: Int = 40, _ rows: Int = 9, _ glyphs: Glyphs = .unicode)
        -> [String]
    {
        drawn(columns, rows, glyphs) { screen, rect in screen.draw(chart, in: rect) }
    }

    @Test("Axes, marks, legend with the unit and a symbol at each point")
    func whole() {
        var chart = LineChart([series([100, 102.5, 101, 107.5])], unit: "kg")
        chart.ticks = [ChartTick(0, "Jan"), ChartTick(3, "Apr")]
        #expect(
            lines(chart) == [
                "• e1RM (kg)",
                "110 ┤",
                "    │                                 ⢀•",
                "    │                              ⢀⡠⠒⠁",
                "105 ┤                           ⢀⠤⠒⠁",
                "    │       ⣀⣀⠤⠤•⠒⠤⠤⠤⣀⣀⣀     ⢀⠤⠊⠁",
                "100 ┤•⠤⠤⠒⠒⠉⠉            ⠉⠉⠉⠒•⠁",
                "    └┬─────────────────────────────────┬",
                "    Jan                              Apr",
            ])
    }

    @Test("In ASCII only ASCII is drawn")
    func ascii() {
        var chart = LineChart([series([1, 3, 2]), series([2, 2, 5], "load")], unit: "kg")
        chart.cursor = 1
        let text = lines(chart, 40, 9, .ascii).joined()
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
        #expect(text.contains("*") && text.contains("+"))
    }

    @Test("The cursor is a line and reads position and value")
    func cursor() {
        var chart = LineChart([series([100, 102.5, 101])], unit: "kg")
        chart.cursor = 1
        chart.placeText = { "\(Int($0) + 11) Mar 2026" }
        let text = lines(chart, 50)
        #expect(text[0].hasSuffix("12 Mar 2026: 102.5 kg"))
        #expect(text[0].hasPrefix("• e1RM (kg)"))
        #expect(text[1...6].allSatisfy { $0.contains("│") || $0.contains("┤") })
        chart.cursor = 99
        #expect(lines(chart, 50)[0].hasSuffix("13 Mar 2026: 101 kg"))
        // If only one fits, the value takes precedence over the legend.
        #expect(lines(chart, 24)[0] == "13 Mar 2026: 101 kg")
    }

    @Test("Several series are read with symbol and name")
    func several() {
        var chart = LineChart([series([100, 102]), series([90, 95], "best load")], unit: "kg")
        chart.cursor = 1
        let text = lines(chart, 70)
        #expect(text[0].contains("• e1RM (kg)  + best load"))
        #expect(text[0].hasSuffix("1: • e1RM 102 kg  + best load 95 kg"))
    }

    @Test("A missing value interrupts the line, and the cursor skips it")
    func gaps() {
        let whole = LineChart([series([5, 5, 5, 5, 5])], unit: "")
        let parted = LineChart([series([5, 5, .nan, 5, 5])], unit: "")
        func dots(_ chart: LineChart) -> Int {
            lines(chart).joined().unicodeScalars.count { (0x2800...0x28FF).contains($0.value) }
        }
        #expect(dots(whole) > dots(parted) && dots(parted) > 0)
        #expect(parted.stops == [0, 1, 3, 4])
    }

    @Test("A chart without valid points says so")
    func nothing() {
        var chart = LineChart([series([])], unit: "kg")
        chart.empty = "No session yet: s starts one."
        #expect(lines(chart)[0] == "No session yet: s starts one.")
        chart.series = [series([.nan, .infinity])]
        #expect(lines(chart)[0] == "No session yet: s starts one.")
        #expect(LineChart([], unit: "").stops.isEmpty)
    }

    @Test("One point is in the middle")
    func single() {
        let text = lines(LineChart([series([100])], unit: "kg"))
        #expect(text[1...].joined().count { $0 == "•" } == 1)
    }

    @Test("If there is no room for axes, the value is still shown")
    func tiny() {
        #expect(lines(LineChart([series([100, 105])], unit: "kg"), 14, 2)[0] == "1: 105 kg")
    }

    @Test("Nothing is drawn outside, for any size and values", arguments: 0..<Rounds.of(600))
    func fuzz(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let special: [Double] = [
            0, 1, -1, .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude,
            .leastNonzeroMagnitude, 42,
        ]
        func value() -> Double {
            Bool.random(using: &random)
                ? special.randomElement(using: &random) ?? 0 : Double.random(in: -1e4...1e4, using: &random)
        }
        let series = (0..<Int.random(in: 0...4, using: &random)).map { number in
            ChartSeries(
                "Name \(number)",
                (0..<Int.random(in: 0...30, using: &random)).map { _ in ChartPoint(x: value(), y: value()) })
        }
        var chart = LineChart(series, unit: "kg")
        chart.cursor = Bool.random(using: &random) ? Int.random(in: -5...40, using: &random) : nil
        chart.startsAtZero = Bool.random(using: &random)
        if Bool.random(using: &random) {
            let ends = [value(), value()].filter { !$0.isNaN }.sorted()
            if let low = ends.first, let high = ends.last { chart.breadth = low...high }
            chart.ticks = (0..<5).map { ChartTick(value(), "tick \($0)") }
        }
        let size = Size(columns: Int.random(in: 0...60, using: &random), rows: Int.random(in: 0...20, using: &random))
        #expect(staysInside(size, seed % 2 == 0 ? .ascii : .unicode) { $0.draw(chart, in: $1) })
    }

    @Test("Twenty thousand points stay inside as well")
    func manyPoints() {
        var chart = LineChart([series((0..<20_000).map { Double($0 % 37) })], unit: "kg")
        chart.cursor = 10_000
        #expect(staysInside(Size(columns: 120, rows: 30), .unicode) { $0.draw(chart, in: $1) })
    }
}
