extension Screen {
    /// Draws a column chart inside a rectangle.
    public mutating func draw(_ chart: ColumnChart, in rect: Rect) {
        let area = bounds.intersection(rect)
        let values = chart.values.map { $0.isFinite ? min(max(0, $0), ChartPoint.limit) : nil }
        guard values.contains(where: { $0 != nil }) else {
            paragraph(chart.empty, in: area, style: .muted)
            return
        }
        let frame = ChartFrame(
            in: area, values: 0...(values.compactMap { $0 }.max() ?? 0), breadth: 0...Double(values.count - 1),
            isWhole: chart.isWhole)
        let isSmall = area.width < ChartFrame.leastSize.columns || area.height < ChartFrame.leastSize.rows
        guard !isSmall, values.count <= frame.plot.width else {
            draw(chart.line, in: area)
            return
        }
        let pitch = min(max(1, frame.plot.width / values.count), 9)
        frame.draw(into: &self, ticks: chart.ticks) { frame.plot.column + Int($0) * pitch + max(0, pitch - 2) / 2 }
        let cursor = chart.cursor.map { min(max(0, $0), values.count - 1) }
        frame.drawHead(chart.legend, reading: cursor.map(chart.reading), into: &self)
        for (index, value) in values.enumerated() {
            let column = Rect(
                column: frame.plot.column + index * pitch, row: frame.plot.row, width: max(1, pitch - 1),
                height: frame.plot.height
            ).intersection(frame.plot)
            let style = index == cursor ? Style(.title, .bold) : .accent
            if index == cursor {
                fill(column, style: .muted, with: glyphs.isASCII ? "." : "░")
            }
            if value == nil {
                put(chart.gapMark, in: column.bottom(1), align: .leading, style: index == cursor ? style : .muted)
            }
            drawColumn(value ?? 0, of: frame.scale.range.upperBound, in: column, style: style)
        }
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
        let points = values.enumerated().map { ChartPoint(x: Double($0), y: $1.isFinite ? max(0, $1) : $1) }
        var chart = LineChart([ChartSeries(name, points)], unit: unit)
        chart.ticks = ticks
        chart.startsAtZero = true
        chart.isWhole = isWhole
        // The cursor counts columns, the line's stops leave out what is not finite.
        chart.cursor = cursor.map { cursor in values.prefix(max(0, cursor)).count { $0.isFinite } }
        chart.empty = empty
        let count = values.count
        let (placeText, noteText) = (placeText, noteText)
        let column = { (place: Double) in min(max(0, Int(place)), max(0, count - 1)) }
        chart.placeText = { placeText(column($0)) }
        chart.noteText = { noteText(column($0)) }
        chart.valueText = valueText
        return chart
    }

    var legend: [(text: String, style: Style)] {
        [(unit.isEmpty || unit == name.lowercased() ? name : "\(name) (\(unit))", .accent)]
    }

    func reading(at index: Int) -> String {
        let value = values[index]
        let suffix = unit.isEmpty || !value.isFinite ? "" : " \(unit)"
        return "\(placeText(index)): \(valueText(value))\(suffix)\(noteText(index))"
    }
}
