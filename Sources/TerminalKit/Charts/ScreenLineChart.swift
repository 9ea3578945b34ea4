extension Screen {
    /// Draws a line chart inside a rectangle; if that is too small for axes, the cursor's reading as text.
    public mutating func draw(_ chart: LineChart, in rect: Rect) {
        let area = bounds.intersection(rect)
        let read = chart.series.map { $0.points.map(\.drawn) }
        let points = read.joined().compactMap { $0 }
        guard let last = points.last else {
            paragraph(chart.empty, in: area, style: .muted)
            return
        }
        guard area.size.holds(ChartFrame.minSize) else {
            paragraph(verbatim: chart.reading(at: chart.cursorPlace ?? last.x), in: area)
            return
        }
        let spans = area.height >= 12 ? chart.spans.filter { !$0.isEmpty } : []
        let left = zip(chart.series, read).filter { !$0.0.isRight }.flatMap { $0.1.compactMap { $0?.y } }
        // A single quantity has its axis at the left.
        let isAlone = left.isEmpty && chart.level == nil
        let right = isAlone ? nil : RightAxis(chart, rows: area.height - 3 - spans.count)
        let values = isAlone ? points.map(\.y) : left + (chart.level.map { [$0.value] } ?? [])
        let frame = ChartFrame(
            in: area.droppingBottom(spans.count).droppingRight(right?.gutter ?? 0),
            values: Self.range(values, including: chart.startsAtZero ? 0 : values.last ?? last.y),
            breadth: chart.drawnBreadth ?? Self.range(points.map(\.x), including: last.x), isWhole: chart.isWhole)
        let lines = zip(chart.series, read).map { series, line in
            line.map { point in
                series.isRight ? point.map { ChartPoint(x: $0.x, y: right?.onLeft($0.y, frame.scale) ?? $0.y) } : point
            }
        }
        let ticks = chart.ticks.isEmpty ? AxisScale(frame.breadth, most: max(2, area.width / 12)).ticks : chart.ticks
        frame.draw(into: &self, ticks: ticks, column: frame.column)
        right?.draw(beside: frame, into: &self)
        for (row, stretches) in spans.enumerated() {
            draw(stretches, in: area.bottom(spans.count - row).top(1), frame)
        }
        let place = chart.cursorPlace
        let readings = place.map { place in [true, false].map { chart.reading(at: place, named: $0) } } ?? []
        frame.drawHead(chart.legend, readings: readings, into: &self)
        if let place {
            let column = frame.column(place)
            if column >= frame.plot.column, column < frame.plot.endColumn {
                verticalLine(from: Point(column, frame.plot.row), height: frame.plot.height, style: .muted)
            }
        }
        if let level = chart.level { draw(level, in: frame) }
        plot(lines, cursor: place, in: frame)
    }

    /// A line of dots from edge to edge with its name at the right end.
    private mutating func draw(_ level: ChartTick, in frame: ChartFrame) {
        let row = Rect(column: frame.plot.column, row: frame.row(level.value), width: frame.plot.width, height: 1)
        for column in stride(from: row.column, to: row.endColumn, by: 2) {
            put(verbatim: "·", at: Point(column, row.row), style: .warning)
        }
        put(level.label, in: row.intersection(frame.plot), align: .trailing, style: .warning)
    }

    /// Draws spans with their names between the edges; one without room for two letters shows its border.
    private mutating func draw(_ spans: [ChartSpan], in row: Rect, _ frame: ChartFrame) {
        for span in spans where span.range.overlaps(frame.breadth) {
            let begin = max(frame.column(span.range.lowerBound), frame.plot.column)
            let end = min(frame.column(span.range.upperBound), frame.plot.endColumn - 1)
            guard begin <= end, begin < frame.plot.endColumn else { continue }
            put(verbatim: glyphs.vertical, at: Point(begin, row.row), style: .border)
            let room = end - begin
            guard room >= 3 else { continue }
            put(verbatim: TextWidth.truncate(span.name.text, to: room), at: Point(begin + 1, row.row), style: .muted)
        }
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

    /// Draws the symbol of a series at its points: at all of them if there is room, else at some, so that crossing
    /// lines can be distinguished; always at the cursor.
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
                verbatim: ChartSeries.sign(number), at: place, style: isCursor ? style.with([.bold, .reverse]) : style,
                clip: frame.plot)
            if !isCursor { free = place.column + gap }
        }
    }

    /// The range of some values and one more.
    private static func range(_ values: [Double], including first: Double) -> ClosedRange<Double> {
        values.reduce(first...first) { min($0.lowerBound, $1)...max($0.upperBound, $1) }
    }
}

extension LineChart {
    /// The position of the cursor; nil without one. An index past the end is the last stop.
    var cursorPlace: Double? {
        guard let cursor else { return nil }
        let stops = stops
        return stops.isEmpty ? nil : stops[min(max(0, cursor), stops.count - 1)]
    }

    /// The range between the edges, if it is given and finite.
    var drawnBreadth: ClosedRange<Double>? {
        guard let first = breadth?.lowerBound.drawn, let last = breadth?.upperBound.drawn else { return nil }
        return first...last
    }

    /// "• e1RM (kg)", for each series.
    var legend: [(text: String, style: Style)] {
        series.enumerated().map { number, series in
            let unit = series.isRight ? rightUnit : number > 0 ? "" : unit
            let suffix = unit.isEmpty ? "" : " (\(unit.text))"
            return ("\(ChartSeries.sign(number)) \(series.name.text)\(suffix)", ChartSeries.style(number))
        }
    }

    /// "12 Mar 2026: 103.5 kg"; with several series each value after its symbol and, if there is room, its name.
    func reading(at place: Double, named: Bool = true) -> String {
        var values: [String] = []
        for (number, series) in series.enumerated() {
            guard let point = series.points.last(where: { $0.drawn?.x == place }) else { continue }
            let title = named ? "\(series.name.text) " : ""
            let name = self.series.count > 1 ? "\(ChartSeries.sign(number)) \(title)" : ""
            let value =
                series.isRight
                ? ChartReading.value(rightValueText(point.y), rightUnit) : ChartReading.value(valueText(point.y), unit)
            values.append(name + value)
        }
        return ChartReading.text(placeText(place), values, noteText(place))
    }
}

/// The texts of the cursor's reading, in the current language.
enum ChartReading {
    /// "103.5 kg".
    static func value(_ number: Phrase, _ unit: Phrase) -> String {
        unit.isEmpty ? number.text : "\(number.text) \(unit.text)"
    }

    /// "12 Mar 2026: 103.5 kg, 5 sets".
    static func text(_ place: Phrase, _ values: [String], _ note: Phrase) -> String {
        let facts = [values.joined(separator: "  ")] + (note.isEmpty ? [] : [note.text])
        return "\(place.text): \(facts.joined(separator: ", "))"
    }
}
