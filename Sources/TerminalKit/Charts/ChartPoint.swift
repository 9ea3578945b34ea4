/// One point of a chart.
public struct ChartPoint: Hashable, Sendable {
    /// Along the chart: a day's number, a week's, or anything that grows.
    public let x: Double
    /// The value. One that is not finite leaves a gap.
    public let y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Beyond this nothing is told apart on a screen; it keeps differences from overflowing.
    static let limit = 1e15

    /// The point where it can be drawn, nil when one of its numbers is not finite.
    var drawn: ChartPoint? {
        guard x.isFinite, y.isFinite else { return nil }
        return ChartPoint(x: min(max(x, -Self.limit), Self.limit), y: min(max(y, -Self.limit), Self.limit))
    }
}
