extension Screen {
    /// Draws a line chart inside a rectangle; where it is too small for axes, what the cursor reads, in words.
    public mutating func draw(_ chart: LineChart, in rect: Rect) {
        let area = bounds.intersection(rect)
        let lines = chart.series.map { $0.points.map(\.drawn) }
        let points = lines.joined().compactMap { $0 }
        guard let last = points.last else {
            paragraph(chart.empty, in: area, style: .muted)
            return
        }
        guard area.size.holds(ChartFrame.leastSize) else {
            paragraph(chart.reading(at: chart.cursorPlace ?? last.x), in: area)
            return
        }
        let frame = ChartFrame(
            in: area, values: Self.range(points.map(\.y), including: chart.startsAtZero ? 0 : last.y),
            breadth: chart.drawnBreadth ?? Self.range(points.map(\.x), including: last.x), isWhole: chart.isWhole)
        let ticks = chart.ticks.isEmpty ? AxisScale(frame.breadth, most: max(2, area.width / 12)).ticks : chart.ticks
        frame.draw(into: &self, ticks: ticks, column: frame.column)
        let place = chart.cursorPlace
        frame.drawHead(chart.legend, reading: place.map(chart.reading), into: &self)
        if let place {
            let column = frame.column(place)
            if column >= frame.plot.column, column < frame.plot.endColumn {
                verticalLine(from: Point(column, frame.plot.row), height: frame.plot.height, style: .muted)
            }
        }
        plot(lines, cursor: place, in: frame)
    }

    private mutating func plot(_ lines: [[ChartPoint?]], cursor: Double?, in frame: ChartFrame) {
        var canvas = BrailleCanvas(size: frame.plot.size)
        for (number, line) in lines.enumerated() {
            canvas.style = ChartSeries.style(number)
            var last: Point?
            for point in line {
                let dot = point.map { Point(frame.dotColumn($0.x), frame.dotRow($0.y)) }
                if let dot { canvas.line(from: last ?? dot, to: dot) }
                last = dot
            }
        }
        canvas.draw(into: &self, at: frame.plot.origin, clip: frame.plot)
        for (number, line) in lines.enumerated() {
            drawSigns(of: line, number: number, cursor: cursor, in: frame)
        }
    }

    /// The sign of the series at its points: at all of them where they stand apart, else now and then, so that lines that
    /// cross are told apart; and always at the cursor.
    private mutating func drawSigns(of line: [ChartPoint?], number: Int, cursor: Double?, in frame: ChartFrame) {
        let points = line.compactMap { $0 }
        let gap = points.count * 3 <= frame.plot.width ? 1 : 12
        var free = frame.plot.column + (gap > 1 ? number * 4 : 0)
        for point in points {
            let isCursor = point.x == cursor
            let place = Point(frame.column(point.x), frame.row(point.y))
            guard isCursor || place.column >= free else { continue }
            let style = ChartSeries.style(number)
            put(
                ChartSeries.sign(number), at: place, style: isCursor ? style.with([.bold, .reverse]) : style,
                clip: frame.plot)
            if !isCursor { free = place.column + gap }
        }
    }

    /// From the least to the greatest of some values and one more.
    private static func range(_ values: [Double], including first: Double) -> ClosedRange<Double> {
        values.reduce(first...first) { min($0.lowerBound, $1)...max($0.upperBound, $1) }
    }
}

extension LineChart {
    /// Where the cursor stands, nil without one; one past the end stands at the last stop.
    var cursorPlace: Double? {
        guard let cursor else { return nil }
        let stops = stops
        return stops.isEmpty ? nil : stops[min(max(0, cursor), stops.count - 1)]
    }

    /// What lies between the edges, where it is given and finite.
    var drawnBreadth: ClosedRange<Double>? {
        guard let first = breadth?.lowerBound.drawn, let last = breadth?.upperBound.drawn else { return nil }
        return first...last
    }

    /// "• e1RM (kg)", for each series.
    var legend: [(text: String, style: Style)] {
        series.enumerated().map { number, series in
            let unit = unit.isEmpty || number > 0 ? "" : " (\(unit))"
            return ("\(ChartSeries.sign(number)) \(series.name)\(unit)", ChartSeries.style(number))
        }
    }

    /// "12 Mar 2026: 103.5 kg"; with several series each value behind its sign and name.
    func reading(at place: Double) -> String {
        let suffix = unit.isEmpty ? "" : " \(unit)"
        var values: [String] = []
        for (number, series) in series.enumerated() {
            guard let point = series.points.last(where: { $0.drawn?.x == place }) else { continue }
            let name = self.series.count > 1 ? "\(ChartSeries.sign(number)) \(series.name) " : ""
            values.append(name + valueText(point.y) + suffix)
        }
        return "\(placeText(place)): \(values.joined(separator: "  "))\(noteText(place))"
    }
}
