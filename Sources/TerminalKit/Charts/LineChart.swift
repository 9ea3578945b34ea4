import Foundation

/// Lines over days or any other growing number, with labelled axes and a cursor that reads values.
///
/// `screen.draw(chart, in: rect)` draws it. Series differ by the sign of their points, which the legend repeats.
public struct LineChart {
    /// What is drawn, in the order of the legend.
    public var series: [ChartSeries]
    /// Of the values: "kg". Stands in the legend and after what the cursor reads.
    public var unit: String
    /// Of the values that are read by the axis at the right.
    public var rightUnit = ""
    /// A value with its name that is drawn from edge to edge: a goal.
    public var level: ChartTick?
    /// Rows of stretches below the lower axis, where there is room for them.
    public var spans: [[ChartSpan]] = []
    /// Marks along the lower axis; round numbers when there are none.
    public var ticks: [ChartTick] = []
    /// What lies between the edges; as much as the points need when nil.
    public var breadth: ClosedRange<Double>?
    /// The axis begins with 0 and does not follow the least value.
    public var startsAtZero = false
    /// True for what is counted.
    public var isWhole = false
    /// The stop that the cursor stands at: an index of `stops`.
    public var cursor: Int?
    /// What is said when there is nothing to draw.
    public var empty = "Nothing to draw yet."
    /// How the cursor names its place: a day.
    public var placeText: (Double) -> String = { ChartNumber.short($0) }
    /// What the cursor says behind the values of its place.
    public var noteText: (Double) -> String = { _ in "" }
    /// How the cursor writes a value, without the unit.
    public var valueText: (Double) -> String = { ChartNumber.short($0) }
    /// The same for values that are read by the axis at the right.
    public var rightValueText: (Double) -> String = { ChartNumber.short($0) }

    /// Makes a chart.
    public init(_ series: [ChartSeries], unit: String) {
        self.series = series
        self.unit = unit
    }

    /// The places where a point can be read, from the left: where the cursor may stand.
    public var stops: [Double] { Set(series.flatMap(\.points).compactMap { $0.drawn?.x }).sorted() }
}

/// Numbers as charts write them.
public enum ChartNumber {
    /// Stands before the decimals; the program binds that of its settings.
    @TaskLocal public static var decimalSign = "."

    /// With up to one decimal: "103.5", "100". No number gives "–".
    public static func short(_ value: Double) -> String {
        guard value.isFinite else { return "–" }
        let tenths = (value * 10).rounded() / 10
        return text(value, decimals: tenths == tenths.rounded() ? 0 : 1)
    }

    /// With so many decimals.
    static func text(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return "–" }
        guard abs(value) < 1e12 else { return String(format: "%.1e", value) }
        let text = String(format: "%.*f", decimals, value)
        // "-0" is zero.
        let plain = text.contains { ("1"..."9").contains($0) } ? text : text.replacing("-", with: "")
        return decimalSign == "." ? plain : plain.replacing(".", with: decimalSign)
    }
}
