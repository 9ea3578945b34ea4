import Testing

@testable import TerminalKit

@Suite("A chart with a right axis, a level and spans")
struct RightAxisTests {
    private func chart() -> LineChart {
        var chart = LineChart(
            [
                ChartSeries("Fat", [ChartPoint(x: 0, y: 10), ChartPoint(x: 10, y: 12)]),
                ChartSeries("Weight", [ChartPoint(x: 0, y: 80), ChartPoint(x: 10, y: 90)], isRight: true),
            ], unit: "%")
        chart.rightUnit = "kg"
        return chart
    }

    private func lines(_ chart: LineChart, columns: Int = 60, rows: Int = 16) -> [String] {
        var screen = Screen(size: Size(columns: columns, rows: rows))
        screen.draw(chart, in: screen.bounds)
        return screen.lines()
    }

    @Test("Each axis has its own marks, and each series uses its own")
    func scales() throws {
        let lines = lines(chart())
        #expect(lines[0].contains("Fat (%)") && lines[0].contains("Weight (kg)"))
        let marks = lines.dropFirst().filter { $0.contains("├") }
        #expect(marks.contains { $0.hasSuffix("├90") } && marks.contains { $0.hasSuffix("├80") })
        #expect(lines.contains { $0.contains("12") && $0.contains("┤") })
        // Both rise from the lower to the upper edge, where the mark of the second covers that of the first.
        let top = try #require(lines.firstIndex { $0.contains("├90") })
        #expect(lines[top].contains("+"))
    }

    @Test("The cursor reads each value in its unit")
    func reading() {
        var chart = chart()
        chart.cursor = 1
        #expect(chart.reading(at: 10).hasSuffix("Fat 12 %  + Weight 90 kg"))
    }

    @Test("A level is drawn from edge to edge and extends the scale")
    func level() throws {
        var chart = LineChart([ChartSeries("Weight", [ChartPoint(x: 0, y: 80), ChartPoint(x: 9, y: 82)])], unit: "kg")
        chart.level = ChartTick(70, "goal 70")
        let lines = lines(chart)
        let row = try #require(lines.first { $0.contains("goal 70") })
        #expect(row.contains("· · ·") && row.contains("70 ┤"))
    }

    @Test("Spans are below the axis if there is room, cut to their width, and none is outside the edges")
    func spans() {
        var chart = chart()
        chart.spans = [[ChartSpan("P5 In season", 0...5), ChartSpan("P6", 5...30), ChartSpan("later", 20...30)]]
        let lines = lines(chart)
        #expect(lines[15].contains("│P5 In season") && lines[15].contains("│P6") && !lines[15].contains("later"))
        #expect(!self.lines(chart, rows: 8).contains { $0.contains("P5") })
    }

    @Test("It is drawn in any window without a crash", arguments: 0..<40)
    func sizes(columns: Int) {
        var chart = chart()
        chart.level = ChartTick(-3, "goal")
        chart.spans = [[ChartSpan("P5", 0...5)], [ChartSpan("Season", -4...90)]]
        for rows in 0..<20 { #expect(lines(chart, columns: columns, rows: rows).count == rows) }
    }
}
