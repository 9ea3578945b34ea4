import Foundation

/// An axis with round marks: steps of 1, 2 or 5 times a power of ten, from the mark below the least value to the one
/// above the greatest. If that would leave a third of the room empty, the edges are closer to the values.
package struct AxisScale: Hashable, Sendable {
    /// The lower and the upper edge.
    package let range: ClosedRange<Double>
    /// The marks, lowest first.
    package let ticks: [ChartTick]

    /// - Parameters:
    ///   - values: the least and the greatest value.
    ///   - most: the number of marks that fit, at least two.
    ///   - isWhole: true for counts: no mark between two whole numbers.
    package init(_ values: ClosedRange<Double>, most: Int, isWhole: Bool = false) {
        let (low, high) = Self.widened(values)
        let gaps = Double(max(1, most - 1))
        var step = Self.roundStep(atLeast: (high - low) / gaps, isWhole: isWhole)
        // Rounding outwards may need one mark more than fits.
        for _ in 0..<4 where (high / step).rounded(.up) - (low / step).rounded(.down) > gaps {
            step = Self.roundStep(atLeast: step * 1.01, isWhole: isWhole)
        }
        let first = (low / step).rounded(.down)
        let last = max(first + 1, (high / step).rounded(.up))
        if let near = Self.near(low...high, outer: first * step...last * step, step: step, isWhole: isWhole) {
            range = near.range
            ticks = Self.labelled(Array(near.marks.prefix(max(2, most))), step: near.step)
            return
        }
        range = first * step...last * step
        let marks = stride(from: first, through: last, by: 1).prefix(max(2, most)).map { $0 * step }
        ticks = Self.labelled(marks, step: step)
    }

    /// Edges close to the values, if the outer ones leave a third of the room empty; nil with fewer than two marks
    /// between.
    private static func near(
        _ values: ClosedRange<Double>, outer: ClosedRange<Double>, step: Double, isWhole: Bool
    ) -> (range: ClosedRange<Double>, marks: [Double], step: Double)? {
        let span = values.upperBound - values.lowerBound
        guard outer.upperBound - outer.lowerBound > span * 1.5 else { return nil }
        let margin = span * 0.05
        let range =
            max(outer.lowerBound, values.lowerBound - margin)...min(outer.upperBound, values.upperBound + margin)
        var step = step
        for _ in 0..<4 {
            let first = (range.lowerBound / step - 1e-9).rounded(.up)
            let last = (range.upperBound / step + 1e-9).rounded(.down)
            if last > first { return (range, stride(from: first, through: last, by: 1).map { $0 * step }, step) }
            let power = pow(10, (log10(step) + 1e-9).rounded(.down))
            let factor = step / power
            step = factor > 4.5 ? 2 * power : factor > 1.5 ? power : power / 2
            if isWhole, step < 1 { return nil }
        }
        return nil
    }

    /// A range around a single value, so that it is not on the edge.
    private static func widened(_ values: ClosedRange<Double>) -> (Double, Double) {
        let (low, high) = (values.lowerBound, values.upperBound)
        let least = max(abs(low), abs(high)) * 1e-9
        guard high - low <= least else { return (low, high) }
        let margin = low == 0 ? 1 : max(abs(low) * 0.05, .leastNormalMagnitude)
        return (low == 0 ? 0 : low - margin, high + margin)
    }

    private static func roundStep(atLeast raw: Double, isWhole: Bool) -> Double {
        let raw = max(raw, isWhole ? 1 : 1e-9)
        let power = pow(10, log10(raw).rounded(.down))
        // The powers of ten are not exact: a hair above a round step is that step.
        for factor in [1.0, 2, 5] where factor * power >= raw * 0.999_999 { return factor * power }
        return 10 * power
    }

    /// Thousands as "12k" and millions as "3M" once the labels would grow long.
    private static func labelled(_ marks: [Double], step: Double) -> [ChartTick] {
        let greatest = marks.map(abs).max() ?? 0
        let (unit, sign): (Double, String) =
            greatest < 10_000 ? (1, "") : greatest < 1e7 ? (1e3, "k") : greatest < 1e10 ? (1e6, "M") : (1, "")
        let places = (-log10(step / unit)).rounded(.up)
        let decimals = places.isFinite ? min(max(0, Int(places)), 9) : 0
        return marks.map { mark in
            let isZero = abs(mark) < step / 2
            let label =
                isZero
                ? "0"
                : greatest < 1e10
                    ? ChartNumber.text(mark / unit, decimals: decimals) + sign : String(format: "%.1e", mark)
            return ChartTick(mark, Phrase(verbatim: label))
        }
    }
}

/// The axis at the right of a chart, for values of another unit.
struct RightAxis {
    /// The values from the bottom of the plot to its top.
    private let scale: AxisScale
    /// The columns that it takes.
    let gutter: Int

    /// The axis of the series that use it; nil if none has a point.
    init?(_ chart: LineChart, rows: Int) {
        let values = chart.series.filter(\.isRight).flatMap { $0.points.compactMap { $0.drawn?.y } }
        guard let least = values.min(), let most = values.max() else { return nil }
        scale = AxisScale(least...most, most: max(2, (rows + 1) / 2))
        gutter = (scale.ticks.map { TextWidth.of($0.label) }.max() ?? 0) + 2
    }

    /// The position of a value on the left scale.
    func onLeft(_ value: Double, _ left: AxisScale) -> Double {
        let span = scale.range.upperBound - scale.range.lowerBound
        guard span > 0 else { return left.range.lowerBound }
        let share = (value - scale.range.lowerBound) / span
        return left.range.lowerBound + share * (left.range.upperBound - left.range.lowerBound)
    }

    /// Draws its marks beside a plot.
    func draw(beside frame: ChartFrame, into screen: inout Screen) {
        let column = frame.plot.endColumn
        screen.verticalLine(from: Point(column, frame.plot.row), height: frame.plot.height)
        for tick in scale.ticks {
            let row = frame.row(onLeft(tick.value, frame.scale))
            screen.put(verbatim: screen.glyphs.teeRight, at: Point(column, row), style: .border)
            screen.put(tick.label, at: Point(column + 1, row), style: .muted)
        }
    }
}
