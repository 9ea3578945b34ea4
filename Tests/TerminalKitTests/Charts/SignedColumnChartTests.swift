import TerminalKit
import Testing

@Suite("Columns above and below zero")
struct SignedColumnChartTests {
    private func lines(_ values: [Double], columns: Int = 40, rows: Int = 11) -> [String] {
        var screen = Screen(size: Size(columns: columns, rows: rows))
        var chart = ColumnChart("Balance", values, unit: "kcal")
        chart.isSigned = true
        chart.ticks = values.indices.map { ChartTick(Double($0), "d\($0)") }
        screen.draw(chart, in: screen.bounds)
        return screen.lines()
    }

    @Test("Values above zero are above the line, values below hang from it")
    func signs() throws {
        let lines = lines([400, -400, .nan])
        let zero = try #require(lines.firstIndex { $0.drop { $0 == " " }.hasPrefix("0 ┤") })
        let above = lines[..<zero].joined()
        let below = lines[(zero + 1)...].joined()
        #expect(above.contains("█") && !above.contains("▒"))
        #expect(below.contains("▒") && !below.contains("█"))
        #expect(lines[0].hasPrefix("Balance (kcal)"))
    }

    @Test("Values of one sign keep zero at the edge")
    func oneSign() {
        #expect(!lines([100, 200]).joined().contains("▒"))
        #expect(!lines([-100, -200]).joined().contains("█"))
    }

    @Test("Missing values are reported, and too many columns become a line")
    func narrow() {
        #expect(lines([.nan, .infinity]).joined().contains("Nothing to draw yet."))
        #expect(!lines(Array(repeating: 100, count: 400)).joined().isEmpty)
        for (columns, rows) in [(0, 0), (1, 1), (7, 3), (16, 5)] { _ = lines([1, -1], columns: columns, rows: rows) }
    }
}
