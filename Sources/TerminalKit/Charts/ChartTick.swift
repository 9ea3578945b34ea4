/// A mark on the axis of a chart.
public struct ChartTick: Hashable, Sendable {
    /// Where it stands.
    public let value: Double
    /// What is written there.
    public let label: String

    /// Makes a mark.
    public init(_ value: Double, _ label: String) {
        self.value = value
        self.label = label
    }
}
