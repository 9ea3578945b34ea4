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
                put(glyphs.up, in: line.left(1), align: .leading, style: .muted)
            } else if index == shown.upperBound - 1, index < chart.bars.count - 1 {
                put(glyphs.down, in: line.left(1), align: .leading, style: .muted)
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
            // What is there is seen, however short.
            drawBar(from: zero, to: number > 0 ? max(end, zero + 1) : end, in: room)
        } else {
            fill(
                room.droppingLeft(end / 8).left(max(1, zero / 8 - end / 8)), style: .gaugeFull,
                with: glyphs.isASCII ? "=" : "▒")
        }
        if let aim = bar.target?.drawn, !room.isEmpty {
            let place = room.column + min(layout.eighths(aim) / 8, room.width - 1)
            put(glyphs.vertical, at: Point(place, line.row), style: .title, clip: room)
        }
        put(text, in: line.right(layout.text), align: .leading)
    }

    /// A bar from one eighth of a column to another, beginning with a whole column.
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
    /// What stands behind a bar.
    func text(of index: Int) -> String {
        let bar = bars[index]
        return bar.text ?? ChartNumber.short(bar.value) + (unit.isEmpty || !bar.value.isFinite ? "" : " \(unit)")
    }
}

/// How a line is parted into label, bar and text.
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

    /// Where a value ends, in eighths of a column. Zero stands at a whole column.
    func eighths(_ value: Double) -> Int {
        guard high > low, bar > 0 else { return 0 }
        let zero = (-low / (high - low) * Double(bar)).rounded()
        let share = value >= 0 ? (high > 0 ? value / high * (Double(bar) - zero) : 0) : value / -low * zero
        return Int(((zero + share) * 8).rounded())
    }
}
