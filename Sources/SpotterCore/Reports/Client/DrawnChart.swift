import FitnessModel
import TerminalKit

/// A chart as inline SVG: axes with units, labels for the first and last values, and a title and description for screen
/// readers. Lines differ in dashes and marks, so that colours are not needed.
struct DrawnChart {
    static let width = 360.0
    /// The frame of the plotted values.
    static let (left, right, top, bottom) = (36.0, 304.0, 18.0, 122.0)
    /// The distance between two lines of text.
    static let lineHeight = 12.0
    /// The number of labels that stay legible along an edge.
    private static let maxDays = 6, maxTicks = 5
    /// Above this number, points are thinned to one a week: more could not be distinguished, and the file would grow
    /// large.
    private static let maxPoints = 400

    /// The style attributes of the parts. They are repeated in every element, so that the drawing looks the same in any
    /// page.
    enum Look {
        static let grid = #"stroke="silver" stroke-width="0.6""#
        static let axis = #"stroke="black" stroke-width="0.9""#
        static let line = #"fill="none" stroke="black" stroke-width="1.4" stroke-linejoin="round""#
        static let point = #"fill="white" stroke="black" stroke-width="0.9""#
        static let column = #"fill="darkgray" stroke="black" stroke-width="0.5""#
        static let goal = #"fill="none" stroke="black" stroke-dasharray="7 2 1.5 2""#
        static let value = #" font-weight="bold""#
    }

    let chart: ReportChart
    private let number: Int
    let scale: AxisScale
    let days: ClosedRange<Day>

    /// - Parameter number: The number of the chart; makes the element ids unique on a page.
    init(_ chart: ReportChart, number: Int) {
        self.chart = chart
        self.number = number
        var values = chart.series.flatMap(\.points).map(\.value) + [chart.goal].compactMap { $0 }
        if chart.kind != .course { values.append(0) }
        // Leaves room for the labels below the lowest point.
        if chart.kind == .course, let least = values.min(), let most = values.max() {
            values.append(least - (most - least) * 0.12)
        }
        scale = AxisScale((values.min() ?? 0)...(values.max() ?? 0), most: Self.maxTicks)
        let days = chart.days
        self.days = days.lowerBound < days.upperBound ? days : days.lowerBound...days.upperBound.adding(days: 1)
    }

    /// The element, line by line.
    var lines: [String] {
        let id = "chart\(number)"
        let legend = legend
        let height = Self.bottom + 18 + Double(legend.count) * Self.lineHeight + 2
        let title = TextWidth.printable(chart.heading.text).markup
        let head = [
            "<svg viewBox=\"0 0 \(Self.place(Self.width)) \(Self.place(height))\" role=\"img\""
                + " aria-labelledby=\"\(id)t \(id)d\" font-family=\"sans-serif\" font-size=\"9\">",
            "<title id=\"\(id)t\">\(title)</title>",
            "<desc id=\"\(id)d\">\(TextWidth.printable(chart.described.text).markup)</desc>",
        ]
        return head + axes + goalLine + values + labels + legend + ["</svg>"]
    }

    // MARK: Coordinates

    func x(_ day: Day) -> Double {
        let span = Double(days.lowerBound.days(until: days.upperBound))
        return Self.left + Double(days.lowerBound.days(until: day)) / span * (Self.right - Self.left)
    }

    func y(_ value: Double) -> Double {
        let span = scale.range.upperBound - scale.range.lowerBound
        guard span > 0 else { return Self.bottom }
        return Self.bottom - (value - scale.range.lowerBound) / span * (Self.bottom - Self.top)
    }

    /// A coordinate with one decimal.
    static func place(_ value: Double) -> String { DecimalText.write(value, decimals: 1) }

    static func text(_ text: String, x: Double, y: Double, anchor: String = "start", style: String = "") -> String {
        "<text x=\"\(place(x))\" y=\"\(place(y))\" text-anchor=\"\(anchor)\"\(style)>"
            + "\(TextWidth.printable(text).markup)</text>"
    }

    static func line(_ style: String, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double)) -> String {
        "<line \(style) x1=\"\(place(from.x))\" y1=\"\(place(from.y))\" x2=\"\(place(to.x))\""
            + " y2=\"\(place(to.y))\"/>"
    }

    // MARK: Axes

    private var axes: [String] {
        let (left, right, bottom) = (Self.left, Self.right, Self.bottom)
        let rules = scale.ticks.flatMap { tick in
            let y = y(tick.value)
            return [
                Self.line(Look.grid, (left, y), (right, y)),
                Self.text(tick.label.text, x: left - 4, y: y + 3, anchor: "end"),
            ]
        }
        let marks = ChartDays.ticks(days, most: Self.maxDays).flatMap { day, label in
            let x = x(day)
            return [
                Self.line(Look.axis, (x, bottom), (x, bottom + 3)),
                Self.text(label.text, x: x, y: bottom + 13, anchor: x > right - 12 ? "end" : "middle"),
            ]
        }
        let unit = chart.unit.isEmpty ? [] : [Self.text(chart.unit, x: left - 4, y: Self.top - 8, anchor: "end")]
        return unit + rules + marks + [
            Self.line(Look.axis, (left, Self.top), (left, bottom)),
            Self.line(Look.axis, (left, bottom), (right, bottom)),
        ]
    }

    private var goalLine: [String] {
        chart.goal.map { [Self.line(Look.goal, (Self.left, y($0)), (Self.right, y($0)))] } ?? []
    }

    // MARK: Values

    private var values: [String] {
        switch chart.kind {
        case .columns(let days): chart.series.flatMap { columns($0.points, days: days) }
        case .course: chart.series.enumerated().flatMap { course($1, ChartMark($0)) }
        }
    }

    private func columns(_ points: [BodyPoint], days: Int) -> [String] {
        points.filter { $0.value > 0 }.map { point in
            let (from, to) = (x(point.day), x(point.day.adding(days: days)))
            let (width, top) = ((to - from) * 0.76, y(point.value))
            return "<rect \(Look.column) x=\"\(Self.place(from + (to - from) * 0.12))\" y=\"\(Self.place(top))\""
                + " width=\"\(Self.place(width))\" height=\"\(Self.place(Self.bottom - top))\"/>"
        }
    }

    private func course(_ series: ReportChart.Series, _ mark: ChartMark) -> [String] {
        let points = Self.thinned(series.points).map { (x: x($0.day), y: y($0.value)) }
        let path = points.map { "\(Self.place($0.x)),\(Self.place($0.y))" }.joined(separator: " ")
        let isMean = isMean(series)
        let line = "<polyline \(Look.line)\(isMean ? "" : mark.dashes) points=\"\(path)\"/>"
        let size = points.count > 60 ? 1.2 : points.count > 30 ? 1.7 : 2.4
        let marks = isMean ? [] : points.map { mark.drawn(at: $0, size: size) }
        return (series.isScattered || points.count < 2 ? [] : [line]) + marks
    }

    /// Whether the series is a mean of scattered values; it is drawn as a plain line without marks.
    func isMean(_ series: ReportChart.Series) -> Bool {
        !series.isScattered && chart.series.contains(where: \.isScattered)
    }

    private static func thinned(_ points: [BodyPoint]) -> [BodyPoint] {
        guard points.count > maxPoints else { return points }
        let last = Dictionary(points.map { (ISOWeek($0.day), $0) }) { $1 }
        return last.values.sorted { $0.day < $1.day }
    }
}
