extension Screen {
    /// Draws a column chart inside a rectangle.
    public mutating func draw(_ chart: ColumnChart, in rect: Rect) {
        let area = bounds.intersection(rect)
        let values = chart.values.map { value in value.drawn.map { chart.isSigned ? $0 : max(0, $0) } }
        let known = values.compactMap { $0 }
        guard let least = known.min(), let most = known.max() else {
            paragraph(chart.empty, in: area, style: .muted)
            return
        }
        let frame = ChartFrame(
            in: area, values: min(least, 0)...max(most, 0), breadth: 0...Double(values.count - 1),
            isWhole: chart.isWhole)
        guard area.size.holds(ChartFrame.leastSize), values.count <= frame.plot.width else {
            draw(chart.line, in: area)
            return
        }
        let pitch = max(1, frame.plot.width / values.count)
        frame.draw(into: &self, ticks: chart.ticks) { frame.plot.column + Int($0) * pitch + max(0, pitch - 2) / 2 }
        let cursor = chart.cursor.map { min(max(0, $0), values.count - 1) }
        frame.drawHead(chart.legend, reading: cursor.flatMap(chart.reading), into: &self)
        if chart.isSigned { horizontalLine(from: Point(frame.plot.column, frame.row(0)), width: frame.plot.width) }
        for (index, value) in values.enumerated() {
            let column = Rect(
                column: frame.plot.column + index * pitch, row: frame.plot.row, width: max(1, pitch - 1),
                height: frame.plot.height
            ).intersection(frame.plot)
            let isCursor = index == cursor
            if isCursor, !column.isEmpty {
                let foot = Point(column.column + (column.width - 1) / 2, frame.plot.endRow)
                put(glyphs.up, at: foot, style: Style(.title, .bold), clip: area)
            }
            if chart.isSigned {
                if let value { drawSigned(value, isCursor: isCursor, in: column, of: frame) }
                continue
            }
            let style = isCursor ? Style(.title, .bold) : .accent
            if value == nil {
                put(chart.gapMark, in: column.bottom(1), align: .leading, style: isCursor ? style : .muted)
            }
            drawColumn(value ?? 0, of: frame.scale.range.upperBound, in: column, style: style)
        }
    }

    /// Whole cells: a column that is there is seen, also on the row of the zero line.
    private mutating func drawSigned(_ value: Double, isCursor: Bool, in column: Rect, of frame: ChartFrame) {
        let (end, zero) = (frame.row(value), frame.row(0))
        let style = isCursor ? Style(.title, .bold) : value > 0 ? .gaugeOver : .accent
        fill(
            column.droppingTop(min(end, zero) - column.row).top(abs(end - zero) + 1), style: style,
            with: glyphs.isASCII ? "#" : value > 0 ? "█" : "▒")
    }

    private mutating func drawColumn(_ value: Double, of limit: Double, in rect: Rect, style: Style) {
        guard limit > 0, value > 0 else { return }
        // A column that is there is seen.
        let eighths = max(1, Int((value / limit * Double(rect.height * 8)).rounded()))
        fill(rect.bottom(eighths / 8), style: style, with: glyphs.isASCII ? "#" : "█")
        let rest = eighths % 8
        guard rest > 0, eighths / 8 < rect.height else { return }
        let level = glyphs.isASCII ? (rest > 3 ? ":" : ".") : Sparkline.levels[rest - 1]
        fill(rect.droppingBottom(eighths / 8).bottom(1), style: style, with: level)
    }
}

extension ColumnChart {
    /// The same as a line, where there are more columns than room.
    var line: LineChart {
        let points = values.enumerated().map { place, value in
            ChartPoint(x: Double(place), y: value.isFinite && !isSigned ? max(0, value) : value)
        }
        var chart = LineChart([ChartSeries(name, points)], unit: unit)
        chart.ticks = ticks
        chart.startsAtZero = !isSigned
        chart.isWhole = isWhole
        chart.empty = empty
        guard let placeText else { return chart }
        // The cursor counts columns, the line's stops leave out what is not finite.
        chart.cursor = cursor.map { cursor in values.prefix(max(0, cursor)).count { $0.isFinite } }
        chart.placeText = { placeText(Int($0)) }
        chart.noteText = { noteText(Int($0)) }
        chart.valueText = valueText
        return chart
    }

    var legend: [(text: String, style: Style)] {
        [(unit.isEmpty || unit == name.lowercased() ? name : "\(name) (\(unit))", .accent)]
    }

    func reading(at index: Int) -> String? {
        guard let placeText else { return nil }
        let value = values[index]
        let suffix = unit.isEmpty || !value.isFinite ? "" : " \(unit)"
        return "\(placeText(index)): \(valueText(value))\(suffix)\(noteText(index))"
    }
}
