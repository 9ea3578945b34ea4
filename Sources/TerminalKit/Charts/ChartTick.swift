/// A mark on the axis of a chart.
public struct ChartTick: Hashable, Sendable {
    /// Where it stands.
    public let value: Double
    /// What is written there.
    public let label: String

    /// True for a label that goes before others where there is not room for all: a year before its months.
    public let isMajor: Bool

    /// Makes a mark.
    public init(_ value: Double, _ label: String, isMajor: Bool = false) {
        self.value = value
        self.label = label
        self.isMajor = isMajor
    }
}
