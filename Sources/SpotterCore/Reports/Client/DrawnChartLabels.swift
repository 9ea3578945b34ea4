import FitnessModel
import TerminalKit

extension DrawnChart {
    /// A text with its preferred height.
    private struct Label {
        let text: String
        var y: Double
    }

    /// The least distance of columns that leaves room for their values.
    private static let roomForValue = 20.0
    /// The width of a legend line in characters.
    private static let legendColumns = 62

    /// The value labels: the last values and the goal at the right edge, and the first values at their points. Column
    /// charts label every column if there is room; otherwise the greatest, and the last one at the edge.
    var labels: [String] {
        if case .columns(let days) = chart.kind { return columnLabels(days) }
        let named = chart.series.filter { !isMean($0) }
        let lasts = named.compactMap { series in
            series.points.last.map { Label(text: chart.text($0.value), y: y($0.value)) }
        }
        let goal =
            chart.goal.map { value -> [Label] in
                let text: Phrase = "Goal \(chart.text(value))"
                return [Label(text: text.text, y: y(value))]
            } ?? []
        let right = Self.spread(lasts + goal).map {
            Self.text($0.text, x: Self.right + 5, y: $0.y + 3, style: Look.value)
        }
        let firsts = named.compactMap { series -> (Double, Label)? in
            guard let first = series.points.first, let next = series.points.dropFirst().first else { return nil }
            // On the side away from the line.
            let offset = next.value > first.value ? 9.0 : -8
            return (x(first.day), Label(text: chart.text(first.value), y: y(first.value) + offset))
        }
        let left = zip(firsts, Self.spread(firsts.map(\.1))).map { first, label in
            Self.text(label.text, x: max(first.0, Self.left) + 3, y: label.y + 3, style: Look.value)
        }
        return left + right
    }

    private func columnLabels(_ days: Int) -> [String] {
        let points = chart.series.flatMap(\.points).filter { $0.value > 0 }
        let step = x(self.days.lowerBound.adding(days: days)) - Self.left
        let isNarrow = step < Self.roomForValue
        let shown = isNarrow ? [points.max { $0.value < $1.value }].compactMap { $0 } : points
        // Narrow columns leave no room: the label of the last one moves to the edge.
        let last = isNarrow && points.last != shown.first ? points.last : nil
        let edge = last.map {
            Self.text(Self.short($0.value), x: Self.right + 5, y: y($0.value) + 3, style: Look.value)
        }
        return [edge].compactMap { $0 }
            + shown.map { point in
                let middle = (x(point.day) + x(point.day.adding(days: days))) / 2
                return Self.text(
                    Self.short(point.value), x: middle, y: y(point.value) - 3, anchor: "middle",
                    style: " font-size=\"8\"")
            }
    }

    /// "850", "4.2k", "12k": short enough to fit above a column.
    private static func short(_ value: Double) -> String {
        guard value >= 1_000 else { return NumberFormat.fixed(value, decimals: 0) }
        return NumberFormat.fixed(value / 1_000, decimals: value < 99_950 ? 1 : 0) + "k"
    }

    /// Moves labels apart until none overlaps and all are inside the frame; their order is preserved.
    private static func spread(_ labels: [Label]) -> [Label] {
        let gap = 10.0
        var moved = labels
        let order = labels.indices.sorted { labels[$0].y < labels[$1].y }
        var least = top - 6
        for index in order {
            moved[index].y = max(moved[index].y, least)
            least = moved[index].y + gap
        }
        var most = bottom
        for index in order.reversed() {
            moved[index].y = min(moved[index].y, most)
            most = moved[index].y - gap
        }
        return moved
    }

    /// A line for each series with its mark, name and values; empty if there is only one series, which the title names.
    var legend: [String] {
        guard chart.series.count > 1 else { return [] }
        return chart.series.enumerated().flatMap { index, series in
            let y = Self.bottom + 28 + Double(index) * Self.lineHeight
            let mark = ChartMark(index)
            let isMean = isMean(series)
            let points =
                "\(Self.place(Self.left)),\(Self.place(y - 3)) \(Self.place(Self.left + 22)),\(Self.place(y - 3))"
            let line = "<polyline \(Look.line)\(isMean ? "" : mark.dashes) points=\"\(points)\"/>"
            let values = chart.ends(series.points.map(\.value)).text
            let name = TextWidth.truncate(
                TextWidth.printable(series.name.text), to: Self.legendColumns - TextWidth.of(values) - 2)
            return (series.isScattered ? [] : [line])
                + (isMean ? [] : [mark.drawn(at: (Self.left + 11, y - 3), size: 2.4)])
                + [Self.text("\(name): \(values)", x: Self.left + 28, y: y)]
        }
    }
}

/// The mark and dashes of a line of a chart.
struct ChartMark {
    private let number: Int

    /// - Parameter number: The index of the line, from 0.
    init(_ number: Int) { self.number = number }

    /// The dash attribute, which distinguishes lines in print.
    var dashes: String {
        switch number % 3 {
        case 0: ""
        case 1: " stroke-dasharray=\"5 2.5\""
        default: " stroke-dasharray=\"1.5 2\""
        }
    }

    /// A circle, a square or a triangle.
    func drawn(at point: (x: Double, y: Double), size: Double) -> String {
        func place(_ value: Double) -> String { DrawnChart.place(value) }
        switch number % 3 {
        case 0:
            return
                "<circle \(DrawnChart.Look.point) cx=\"\(place(point.x))\" cy=\"\(place(point.y))\" r=\"\(place(size))\"/>"
        case 1:
            return "<rect \(DrawnChart.Look.point) x=\"\(place(point.x - size))\" y=\"\(place(point.y - size))\""
                + " width=\"\(place(2 * size))\" height=\"\(place(2 * size))\"/>"
        default:
            let (low, high) = (place(point.y + size), place(point.y - size * 1.2))
            return
                "<polygon \(DrawnChart.Look.point) points=\"\(place(point.x - size * 1.2)),\(low) \(place(point.x)),\(high)"
                + " \(place(point.x + size * 1.2)),\(low)\"/>"
        }
    }
}
