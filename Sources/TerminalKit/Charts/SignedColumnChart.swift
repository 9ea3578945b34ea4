/// Upright columns from a line of zero: up what is above it, down what is below. One for each step of time.
///
/// `screen.draw(chart, in: rect)` draws it; more columns than fit become a line.
public struct SignedColumnChart {
    /// What the columns show, for the legend.
    public var name: String
    /// Of the values: "kcal".
    public var unit: String
    /// The values from the left; one that is not finite leaves a gap.
    public var values: [Double]
    /// What is written below a column, by its index; columns without one have no mark.
    public var ticks: [ChartTick] = []
    /// The column that the cursor stands at.
    public var cursor: Int?
    /// What is said when there is nothing to draw.
    public var empty = "Nothing to draw yet."

    /// Makes a chart.
    public init(_ name: String, _ values: [Double], unit: String) {
        self.name = name
        self.values = values
        self.unit = unit
    }
}
