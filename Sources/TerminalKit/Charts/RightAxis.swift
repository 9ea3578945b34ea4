/// The axis at the right of a chart, for values of another unit.
struct RightAxis {
    /// The values from the bottom of the plot to its top.
    private let scale: AxisScale
    /// The columns that it takes.
    let gutter: Int

    /// The axis of the series that are read by it; nil where there is none with a point.
    init?(_ chart: LineChart, rows: Int) {
        let values = chart.series.filter(\.isRight).flatMap { $0.points.compactMap { $0.drawn?.y } }
        guard let least = values.min(), let most = values.max() else { return nil }
        scale = AxisScale(least...most, most: max(2, (rows + 1) / 2))
        gutter = (scale.ticks.map { TextWidth.of($0.label) }.max() ?? 0) + 2
    }

    /// Where a value stands on the scale at the left.
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
            screen.put(screen.glyphs.teeRight, at: Point(column, row), style: .border)
            screen.put(tick.label, at: Point(column + 1, row), style: .muted)
        }
    }
}
