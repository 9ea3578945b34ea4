/// Upright columns, one for each step of time: sessions in each week.
///
/// `screen.draw(chart, in: rect)` draws it; more columns than fit become a line.
public struct ColumnChart {
    /// What the columns show, for the legend.
    public var name: String
    /// Of the values: "sessions".
    public var unit: String
    /// The values from the left; one that is not finite leaves a gap.
    public var values: [Double]
    /// What is written below a column, by its index; columns without one have no mark.
    public var ticks: [ChartTick] = []
    /// What stands at the foot of a gap, to tell it from a column of zero.
    public var gapMark = ""
    /// True for what is counted.
    public var isWhole = false
    /// Columns hang from the line of zero for what is below it; else values below zero count as zero.
    public var isSigned = false
    /// The column that the cursor stands at.
    public var cursor: Int?
    /// What is said when there is nothing to draw.
    public var empty = "Nothing to draw yet."
    /// How the cursor names its column: a week. Nil reads no values.
    public var placeText: ((Int) -> String)?
    /// What the cursor says behind the value of a column: another figure of the same week.
    public var noteText: (Int) -> String = { _ in "" }
    /// How the cursor writes a value, without the unit.
    public var valueText: (Double) -> String = { ChartNumber.short($0) }

    /// Makes a chart.
    public init(_ name: String, _ values: [Double], unit: String) {
        self.name = name
        self.values = values
        self.unit = unit
    }
}
