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

    /// The point where it can be drawn, nil when one of its numbers is not finite.
    var drawn: ChartPoint? {
        guard let x = x.drawn, let y = y.drawn else { return nil }
        return ChartPoint(x: x, y: y)
    }
}

extension Double {
    /// The number as charts draw it, nil when it is not finite. Beyond 1e15 nothing is told apart on a screen; the limit
    /// keeps differences from overflowing.
    var drawn: Double? { isFinite ? Swift.min(Swift.max(self, -1e15), 1e15) : nil }
}
