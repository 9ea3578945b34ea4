extension Screen {
    /// Draws a chart of columns above and below zero inside a rectangle.
    public mutating func draw(_ chart: SignedColumnChart, in rect: Rect) {
        let area = bounds.intersection(rect)
        let values = chart.values.map { $0.isFinite ? min(max(-ChartPoint.limit, $0), ChartPoint.limit) : nil }
        let known = values.compactMap { $0 }
        guard let least = known.min(), let most = known.max() else {
            paragraph(chart.empty, in: area, style: .muted)
            return
        }
        let frame = ChartFrame(
            in: area, values: min(least, 0)...max(most, 0), breadth: 0...Double(values.count - 1), isWhole: false)
        let isSmall = area.width < ChartFrame.leastSize.columns || area.height < ChartFrame.leastSize.rows
        guard !isSmall, values.count <= frame.plot.width else {
            draw(chart.line, in: area)
            return
        }
        let pitch = min(max(1, frame.plot.width / values.count), 9)
        frame.draw(into: &self, ticks: chart.ticks) { frame.plot.column + Int($0) * pitch + max(0, pitch - 2) / 2 }
        let zero = frame.plot.row + min(frame.dotRow(0) / 4, frame.plot.height - 1)
        horizontalLine(from: Point(frame.plot.column, zero), width: frame.plot.width)
        frame.drawHead([("\(chart.name) (\(chart.unit))", .accent)], reading: nil, into: &self)
        for (index, value) in values.enumerated() {
            guard let value else { continue }
            let column = frame.plot.column + index * pitch
            drawSignedColumn(
                to: frame.plot.row + min(frame.dotRow(value) / 4, frame.plot.height - 1), from: zero,
                isAbove: value > 0,
                column: column, width: max(1, pitch - 1), clip: frame.plot,
                style: index == chart.cursor ? Style(.title, .bold) : value > 0 ? .gaugeOver : .accent)
        }
    }

    /// Whole cells: a column that is there is seen, also on the row of the zero line.
    private mutating func drawSignedColumn(
        to end: Int, from zero: Int, isAbove: Bool, column: Int, width: Int, clip: Rect, style: Style
    ) {
        let rows = isAbove ? min(end, zero)...zero : zero...max(end, zero)
        let bar = Rect(column: column, row: rows.lowerBound, width: width, height: rows.count).intersection(clip)
        fill(bar, style: style, with: glyphs.isASCII ? "#" : isAbove ? "█" : "▒")
    }
}

extension SignedColumnChart {
    /// The same as a line, where there are more columns than room.
    var line: LineChart {
        let points = values.enumerated().map { ChartPoint(x: Double($0), y: $1) }
        var chart = LineChart([ChartSeries(name, points)], unit: unit)
        chart.ticks = ticks
        chart.empty = empty
        return chart
    }
}
