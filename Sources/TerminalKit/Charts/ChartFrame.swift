/// The axes of a chart: the position of the plot, and of values in it.
struct ChartFrame {
    /// The room for lines and columns.
    let plot: Rect
    /// The line above, for the legend and the values under the cursor.
    let head: Rect
    /// The values from the bottom of the plot to its top.
    let scale: AxisScale
    /// The range between the left and the right edge.
    let breadth: ClosedRange<Double>
    private let gutter: Int
    private let area: Rect

    /// The smallest size in which axes leave room for the plot.
    static let minSize = Size(columns: 16, rows: 5)

    init(in rect: Rect, values: ClosedRange<Double>, breadth: ClosedRange<Double>, isWhole: Bool) {
        let rows = max(1, rect.height - 3)
        area = rect
        scale = AxisScale(values, most: max(2, (rows + 1) / 2), isWhole: isWhole)
        self.breadth = breadth
        gutter = min(scale.ticks.map { TextWidth.of($0.label) }.max() ?? 0, max(0, rect.width - 8))
        head = rect.top(1)
        plot = rect.droppingTop(1).droppingBottom(2).droppingLeft(gutter + 2)
    }

    /// The dot row of a value, counted from the top.
    func dotRow(_ value: Double) -> Int {
        let span = scale.range.upperBound - scale.range.lowerBound
        guard span > 0 else { return 0 }
        let share = min(max((scale.range.upperBound - value) / span, 0), 1)
        return Int((share * Double(max(0, plot.height * 4 - 1))).rounded())
    }

    /// The dot column of a place.
    func dotColumn(_ x: Double) -> Int {
        let span = breadth.upperBound - breadth.lowerBound
        let last = Double(max(0, plot.width * 2 - 1))
        guard span > 0 else { return Int(last / 2) }
        // A place far outside the edges must not overflow.
        return Int((min(max((x - breadth.lowerBound) / span, -1000), 1000) * last).rounded())
    }

    /// The row of a value.
    func row(_ value: Double) -> Int { plot.row + dotRow(value) / 4 }

    /// The column of a place.
    func column(_ x: Double) -> Int { plot.column + dotColumn(x) / 2 }

    /// Draws both axes with their marks. `ticks` are on the lower one, at `column`.
    func draw(into screen: inout Screen, ticks: [ChartTick], column: (Double) -> Int) {
        let axis = plot.column - 1
        screen.verticalLine(from: Point(axis, plot.row), height: plot.height)
        for tick in scale.ticks {
            let row = row(tick.value)
            let label = Rect(column: area.column, row: row, width: gutter, height: 1).intersection(area)
            screen.put(tick.label, in: label, align: .trailing, style: .muted)
            screen.put(verbatim: screen.glyphs.teeLeft, at: Point(axis, row), style: .border, clip: area)
        }
        let bottom = Rect(column: axis, row: plot.endRow, width: plot.width + 1, height: 1)
        screen.horizontalLine(from: bottom.origin, width: bottom.width)
        screen.put(verbatim: screen.glyphs.bottomLeft, at: bottom.origin, style: .border, clip: area)
        drawTicks(ticks, into: &screen, column: column)
    }

    private func drawTicks(_ ticks: [ChartTick], into screen: inout Screen, column: (Double) -> Int) {
        var taken: [Range<Int>] = []
        for tick in ticks.filter(\.isMajor) + ticks.filter({ !$0.isMajor }) where breadth.contains(tick.value) {
            let place = column(tick.value)
            guard place >= plot.column, place < plot.endColumn else { continue }
            let width = TextWidth.of(tick.label)
            let start = min(max(area.column, place - width / 2), area.endColumn - width)
            // One blank at least between two labels.
            let room = start - 1..<start + width + 1
            guard width > 0, start >= area.column, !taken.contains(where: room.overlaps) else { continue }
            screen.put(verbatim: screen.glyphs.teeDown, at: Point(place, plot.endRow), style: .border, clip: area)
            screen.put(tick.label, at: Point(start, plot.endRow + 1), style: .muted, clip: area)
            taken.append(start..<start + width)
        }
    }

    /// Draws the line above the plot: the legend at the left, the cursor's reading at the right; the reading alone if
    /// both do not fit, in the longest of its forms that fits.
    func drawHead(_ legend: [(text: String, style: Style)], readings: [String], into screen: inout Screen) {
        let width = legend.reduce(0) { $0 + TextWidth.of($1.text) + 2 }
        if let reading = readings.first(where: { TextWidth.of($0) <= head.width }) ?? readings.last {
            let fits = width + TextWidth.of(reading) <= head.width
            screen.put(verbatim: reading, in: head, align: fits ? .trailing : .leading, style: .title)
            guard fits else { return }
        }
        var place = head.origin
        for part in legend {
            let room = head.endColumn - place.column
            place = place.moved(
                columns: screen.put(verbatim: part.text, at: place, style: part.style, maxWidth: room, clip: head) + 2)
        }
    }
}

/// A mark on the axis of a chart.
public struct ChartTick: Hashable, Sendable {
    /// The position of the tick.
    public let value: Double
    /// The label of the tick.
    public let label: Phrase

    /// True for a label that goes before others where there is not room for all: a year before its months.
    public let isMajor: Bool

    /// Makes a mark.
    public init(_ value: Double, _ label: Phrase, isMajor: Bool = false) {
        self.value = value
        self.label = label
        self.isMajor = isMajor
    }
}
