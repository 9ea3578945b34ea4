extension Screen {
    /// Draws a bar chart inside a rectangle, one row for each bar.
    public mutating func draw(_ chart: BarChart, in rect: Rect) {
        let area = bounds.intersection(rect)
        guard !chart.bars.isEmpty else {
            paragraph(chart.empty, in: area, style: .muted)
            return
        }
        var window = ScrollList()
        window.selected = chart.cursor ?? 0
        window.reveal(height: area.height, count: chart.bars.count)
        let layout = BarLayout(chart, width: area.width)
        let shown = window.visible(height: area.height, count: chart.bars.count)
        for index in shown {
            let line = area.droppingTop(index - window.top).top(1)
            draw(chart.bars[index], chart.text(of: index), layout, in: line)
            if index == chart.cursor {
                mark(line)
            } else if index == shown.lowerBound, index > 0 {
                put(verbatim: glyphs.up, in: line.left(1), align: .leading, style: .muted)
            } else if index == shown.upperBound - 1, index < chart.bars.count - 1 {
                put(verbatim: glyphs.down, in: line.left(1), align: .leading, style: .muted)
            }
        }
    }

    private mutating func draw(_ bar: BarChart.Bar, _ text: String, _ layout: BarLayout, in line: Rect) {
        put(bar.label, in: line.droppingLeft(2).left(layout.label), align: .leading)
        let room = line.droppingLeft(layout.label + 3).left(layout.bar)
        let number = bar.value.drawn ?? 0
        let zero = layout.eighths(0)
        let end = layout.eighths(number)
        if end >= zero {
            // Every value is visible, however small.
            drawBar(from: zero, to: number > 0 ? max(end, zero + 1) : end, in: room)
        } else {
            fill(
                room.droppingLeft(end / 8).left(max(1, zero / 8 - end / 8)), style: .gaugeFull,
                with: glyphs.isASCII ? "=" : "▒")
        }
        if let aim = bar.target?.drawn, !room.isEmpty {
            let place = room.column + min(layout.eighths(aim) / 8, room.width - 1)
            put(verbatim: glyphs.vertical, at: Point(place, line.row), style: .title, clip: room)
        }
        put(verbatim: text, in: line.right(layout.text), align: .leading)
    }

    /// Draws a bar between two eighths of a column; it starts at a whole column.
    private mutating func drawBar(from start: Int, to end: Int, in room: Rect) {
        let whole = room.droppingLeft(start / 8).left(end / 8 - start / 8)
        fill(whole, style: .gaugeFull, with: glyphs.isASCII ? "#" : "█")
        let rest = end % 8
        let tip = room.droppingLeft(end / 8).left(1)
        guard rest > 0, !tip.isEmpty else { return }
        if glyphs.isASCII {
            if rest >= 4 || whole.isEmpty { fill(tip, style: .gaugeFull, with: "#") }
        } else {
            fill(tip, style: .gaugeFull, with: Self.tips[rest - 1])
        }
    }

    private static let tips: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}

extension BarChart {
    /// The text after a bar.
    func text(of index: Int) -> String {
        let bar = bars[index]
        if let text = bar.text { return text.text }
        let number = ChartNumber.short(bar.value)
        return unit.isEmpty || !bar.value.isFinite ? number : "\(number) \(unit.text)"
    }
}

/// How a line is divided into label, bar and text.
private struct BarLayout {
    let label: Int
    let bar: Int
    let text: Int
    private let low: Double
    private let high: Double

    init(_ chart: BarChart, width: Int) {
        let longest = chart.bars.map { TextWidth.of($0.label) }.max() ?? 0
        let texts = chart.bars.indices.map { TextWidth.of(chart.text(of: $0)) }.max() ?? 0
        text = min(texts, max(0, width - 3))
        label = min(longest, max(0, (width - text - 4) / 2))
        bar = max(0, width - label - text - 4)
        let numbers: [Double] = chart.bars.flatMap { [$0.value.drawn ?? 0, $0.target?.drawn ?? 0] }
        low = min(0, numbers.min() ?? 0)
        high = max(0, numbers.max() ?? 0)
    }

    /// The end of a value in eighths of a column. Zero is at a whole column.
    func eighths(_ value: Double) -> Int {
        guard high > low, bar > 0 else { return 0 }
        let zero = (-low / (high - low) * Double(bar)).rounded()
        let share = value >= 0 ? (high > 0 ? value / high * (Double(bar) - zero) : 0) : value / -low * zero
        return Int(((zero + share) * 8).rounded())
    }
}

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
        guard area.size.holds(ChartFrame.minSize), values.count <= frame.plot.width else {
            draw(chart.line, in: area)
            return
        }
        let pitch = max(1, frame.plot.width / values.count)
        frame.draw(into: &self, ticks: chart.ticks) { frame.plot.column + Int($0) * pitch + max(0, pitch - 2) / 2 }
        let cursor = chart.cursor.map { min(max(0, $0), values.count - 1) }
        frame.drawHead(chart.legend, readings: [cursor.flatMap(chart.reading)].compactMap(\.self), into: &self)
        if chart.isSigned { horizontalLine(from: Point(frame.plot.column, frame.row(0)), width: frame.plot.width) }
        for (index, value) in values.enumerated() {
            let column = Rect(
                column: frame.plot.column + index * pitch, row: frame.plot.row, width: max(1, pitch - 1),
                height: frame.plot.height
            ).intersection(frame.plot)
            let isCursor = index == cursor
            if isCursor, !column.isEmpty {
                let foot = Point(column.column + (column.width - 1) / 2, frame.plot.endRow)
                put(verbatim: glyphs.up, at: foot, style: Style(.title, .bold), clip: area)
            }
            if chart.isSigned {
                if let value { drawSigned(value, isCursor: isCursor, in: column, of: frame) }
                continue
            }
            let style = isCursor ? Style(.title, .bold) : .accent
            if value == nil {
                put(verbatim: chart.gapMark, in: column.bottom(1), align: .leading, style: isCursor ? style : .muted)
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
    /// The same values as a line, if there are more columns than room.
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
        // The cursor counts columns, the line's stops leave out missing values.
        chart.cursor = cursor.map { cursor in values.prefix(max(0, cursor)).count { $0.isFinite } }
        chart.placeText = { placeText(Int($0)) }
        chart.noteText = { noteText(Int($0)) }
        chart.valueText = valueText
        return chart
    }

    var legend: [(text: String, style: Style)] {
        [(unit.isEmpty ? name.text : "\(name.text) (\(unit.text))", .accent)]
    }

    func reading(at index: Int) -> String? {
        guard let placeText else { return nil }
        let value = values[index]
        let unit: Phrase = value.isFinite ? unit : ""
        return ChartReading.text(placeText(index), [ChartReading.value(valueText(value), unit)], noteText(index))
    }
}

/// A row of little columns, one for each value: the shape of a trend inside a line of text.
public enum Sparkline {
    static let levels: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private static let plainLevels: [Character] = [".", ".", ":", ":", "+", "+", "#", "#"]

    /// The columns as text; the newest values if not all fit. Zero is the lowest level, a number that is not finite is
    /// a blank.
    public static func text(_ values: [Double], width: Int, glyphs: Glyphs = .unicode) -> String {
        let shown = values.suffix(max(0, width))
        let finite = shown.filter(\.isFinite)
        guard let greatest = finite.max() else { return String(repeating: " ", count: shown.count) }
        let low = min(0, finite.min() ?? 0)
        let signs = glyphs.isASCII ? plainLevels : levels
        return String(
            shown.map { value in
                guard value.isFinite else { return " " }
                // Halves, as the difference of the greatest numbers overflows.
                let span = greatest / 2 - low / 2
                let share = span > 0 ? (value / 2 - low / 2) / span : 0
                return signs[min(signs.count - 1, max(0, Int((share * Double(signs.count - 1)).rounded())))]
            })
    }
}

/// Upright columns, one for each step of time: sessions in each week.
///
/// `screen.draw(chart, in: rect)` draws it; more columns than fit become a line.
public struct ColumnChart {
    /// The name of the values in the legend.
    public var name: Phrase
    /// The unit of the values: "sessions".
    public var unit: Phrase
    /// The values from the left; one that is not finite leaves a gap.
    public var values: [Double]
    /// The labels below columns, by index; columns without one have no mark.
    public var ticks: [ChartTick] = []
    /// The mark at the foot of a gap, to distinguish it from a column of zero.
    public var gapMark = ""
    /// True for counts.
    public var isWhole = false
    /// Columns of negative values hang from the zero line; otherwise negative values are drawn as zero.
    public var isSigned = false
    /// The column of the cursor.
    public var cursor: Int?
    /// The text of an empty chart.
    public var empty: Phrase = "Nothing to draw yet."
    /// How the cursor names its column: a week. Nil reads no values.
    public var placeText: ((Int) -> Phrase)?
    /// A fact after the value at the cursor, such as another value of the same week; empty for none.
    public var noteText: (Int) -> Phrase = { _ in "" }
    /// How the cursor writes a value, without the unit.
    public var valueText: (Double) -> Phrase = { "\(ChartNumber.short($0))" }

    /// Makes a chart.
    public init(_ name: Phrase, _ values: [Double], unit: Phrase) {
        self.name = name
        self.values = values
        self.unit = unit
    }
}
