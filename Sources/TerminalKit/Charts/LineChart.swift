import Foundation

/// Lines over days or any other growing number, with labelled axes and a cursor that reads values.
///
/// `screen.draw(chart, in: rect)` draws it. Series differ by the symbol of their points, which the legend repeats.
public struct LineChart {
    /// The series in the order of the legend.
    public var series: [ChartSeries]
    /// The unit of the values: "kg". It follows the legend and the cursor's reading.
    public var unit: Phrase
    /// The unit of the right axis.
    public var rightUnit: Phrase = ""
    /// A value with its name that is drawn from edge to edge: a goal.
    public var level: ChartTick?
    /// Rows of spans below the lower axis, if there is room for them.
    public var spans: [[ChartSpan]] = []
    /// Marks along the lower axis; round numbers when there are none.
    public var ticks: [ChartTick] = []
    /// The range between the edges; nil for that of the points.
    public var breadth: ClosedRange<Double>?
    /// Whether the axis starts with 0 and not with the least value.
    public var startsAtZero = false
    /// True for counts.
    public var isWhole = false
    /// The index of the cursor in `stops`.
    public var cursor: Int?
    /// The text of an empty chart.
    public var empty: Phrase = "Nothing to draw yet."
    /// How the cursor names its place: a day.
    public var placeText: (Double) -> Phrase = { "\(ChartNumber.short($0))" }
    /// A fact after the values at the cursor; empty for none.
    public var noteText: (Double) -> Phrase = { _ in "" }
    /// How the cursor writes a value, without the unit.
    public var valueText: (Double) -> Phrase = { "\(ChartNumber.short($0))" }
    /// The text of a value on the right axis.
    public var rightValueText: (Double) -> Phrase = { "\(ChartNumber.short($0))" }

    /// Makes a chart.
    public init(_ series: [ChartSeries], unit: Phrase) {
        self.series = series
        self.unit = unit
    }

    /// The positions with points, from left to right: those that the cursor can reach.
    public var stops: [Double] { Set(series.flatMap(\.points).compactMap { $0.drawn?.x }).sorted() }
}

/// Numbers as charts write them.
public enum ChartNumber {
    /// The decimal separator; the program binds that of its settings.
    @TaskLocal public static var decimalSign = "."

    /// With up to one decimal: "103.5", "100". No number gives "–".
    public static func short(_ value: Double) -> String {
        guard value.isFinite else { return "–" }
        let tenths = (value * 10).rounded() / 10
        return text(value, decimals: tenths == tenths.rounded() ? 0 : 1)
    }

    /// With a fixed number of decimals.
    static func text(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return "–" }
        guard abs(value) < 1e12 else { return String(format: "%.1e", value) }
        let text = String(format: "%.*f", decimals, value)
        // "-0" is zero.
        let plain = text.contains { ("1"..."9").contains($0) } ? text : text.replacing("-", with: "")
        return decimalSign == "." ? plain : plain.replacing(".", with: decimalSign)
    }
}
