import FitnessModel
import Foundation
import Phrases
import TestSupport
import Testing

@testable import SpotterCore

@Suite("Charts that are drawn in a page")
struct DrawnChartTests {
    private func chart(
        _ values: [[Double]], every days: Int = 7, goal: Double? = nil, kind: ReportChart.Kind = .course
    ) -> ReportChart {
        let first = Robot.today.adding(days: -400)
        let series = values.enumerated().map { number, values in
            let points = values.enumerated().map { BodyPoint(day: first.adding(days: $0 * days), value: $1) }
            return ReportChart.Series(name: "Line \(number)", points: points)
        }
        return ReportChart(title: "Weight", unit: "kg", decimals: 1, kind: kind, series: series, goal: goal)
    }

    @Test("Any values stay within the drawing, and labels at the edge do not overlap")
    func within() throws {
        var random = SeededGenerator(seed: 11)
        for round in 0..<Rounds.of(300) {
            let scale = pow(10, Double.random(in: -1...4, using: &random))
            let count = Int.random(in: 1...40, using: &random)
            let values = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                (0..<count).map { _ in Double.random(in: 0...1, using: &random) * scale }
            }
            let isColumns = round.isMultiple(of: 3)
            let goal = Bool.random(using: &random) ? scale * 0.5 : nil
            let drawn = chart(
                isColumns ? [values[0]] : values, every: isColumns ? 7 : Int.random(in: 1...9, using: &random),
                goal: isColumns ? nil : goal, kind: isColumns ? .columns(days: 7) : .course)
            let text = DrawnChart(drawn, number: 1).lines.joined(separator: "\n")
            #expect(WellFormed(text).fault == nil, "seed 11, round \(round)")
            let frame = try #require(text.firstMatch(of: /viewBox="0 0 ([0-9.]+) ([0-9.]+)"/))
            let (width, height) = (try #require(Double(frame.1)), try #require(Double(frame.2)))
            for found in text.matches(of: /\b(x|y|cx|cy|x1|y1|x2|y2|height|width)="([^"]*)"/) {
                let value = try #require(Double(found.2), "seed 11, round \(round): \(found.0)")
                let most = found.1.contains("x") || found.1 == "width" ? width : height
                #expect((0...most).contains(value), "seed 11, round \(round): \(found.0)")
            }
            let edge = text.matches(of: /<text x="309" y="([0-9.]+)"/).compactMap { Double($0.1) }.sorted()
            for (one, next) in zip(edge, edge.dropFirst()) { #expect(next - one > 9.8, "seed 11, round \(round)") }
        }
    }

    @Test("A single value and a constant one are drawn")
    func flat() {
        for values in [[80.0], [80, 80, 80], [0, 0]] {
            let text = DrawnChart(chart([values]), number: 1).lines.joined(separator: "\n")
            #expect(WellFormed(text).fault == nil)
            #expect(text.contains("<circle") && !text.contains("nan") && !text.contains("inf"))
        }
    }

    @Test("Lines differ by dashes and marks, and each has a legend")
    func signs() {
        let text = DrawnChart(chart([[1, 2], [2, 3], [3, 4]]), number: 1).lines.joined(separator: "\n")
        #expect(text.contains("<circle") && text.contains("<polygon") && text.contains("stroke-dasharray=\"5 2.5\""))
        for name in ["Line 0: 1.0 to 2.0", "Line 1: 2.0 to 3.0", "Line 2: 3.0 to 4.0"] { #expect(text.contains(name)) }
    }

    @Test("It is described in words: first, last, lowest, highest, goal and unit")
    func described() {
        let text = chart([[80, 79, 82]], goal: 75).described
        #expect(text.text.contains("80.0 on 5 Feb 2025 to 82.0 on 19 Feb 2025, lowest 79.0, highest 82.0."))
        #expect(text.text.contains("Goal: 75.0.") && text.text.hasSuffix("In kg."))
    }

    @Test(
        "The days below a chart are in order, within it, and limited in number",
        arguments: [1, 6, 20, 90, 400, 3000, 40_000])
    func days(span: Int) {
        let days = Robot.today.adding(days: -span)...Robot.today
        let ticks = ChartDays.ticks(days, most: 6)
        #expect((2...6).contains(ticks.count))
        #expect(ticks.allSatisfy { days.contains($0.day) && !$0.label.isEmpty })
        #expect(ticks.map(\.day) == ticks.map(\.day).sorted())
    }

    @Test("A table of many values has one per week, then one per month, always with the first and last")
    func table() {
        #expect(chart([Array(repeating: 80, count: 16)]).table.rows.count == 16)
        let daily = chart([(0..<100).map(Double.init)], every: 1).table.rows
        #expect((14...17).contains(daily.count) && daily.first?[1] == "0.0" && daily.last?[1] == "99.0")
        let years = chart([(0..<300).map(Double.init)], every: 1).table.rows
        #expect((10...13).contains(years.count) && years.first?[1] == "0.0" && years.last?[1] == "299.0")
    }
}
