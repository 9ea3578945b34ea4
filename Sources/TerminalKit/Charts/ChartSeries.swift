/// Points that belong together, in the order of x.
public struct ChartSeries: Hashable, Sendable {
    /// The name in the legend.
    public let name: Phrase
    /// The points. One with a value that is not finite interrupts the line.
    public let points: [ChartPoint]
    /// Read by the axis at the right, which has a unit and a scale of its own.
    public let isRight: Bool

    /// Makes a series.
    public init(_ name: Phrase, _ points: [ChartPoint], isRight: Bool = false) {
        self.name = name
        self.points = points
        self.isRight = isRight
    }

    /// The symbol that marks the points of the series with this number, so that colour is not needed.
    static func sign(_ number: Int) -> String { signs[number % signs.count] }

    /// The style of the series with this number.
    static func style(_ number: Int) -> Style { styles[number % styles.count] }

    private static let signs = ["•", "+", "×", "○"]
    private static let styles: [Style] = [.accent, .superset, .text, .muted]
}

/// A stretch of the lower axis with a name: a phase of training below a course of weights.
public struct ChartSpan: Hashable, Sendable {
    /// The name.
    public let name: Phrase
    /// The range on the lower axis.
    public let range: ClosedRange<Double>

    /// Makes a stretch.
    public init(_ name: Phrase, _ range: ClosedRange<Double>) {
        self.name = name
        self.range = range
    }
}

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
    /// The number as charts draw it; nil if it is not finite. Limited to 1e15, which keeps differences from
    /// overflowing.
    var drawn: Double? { isFinite ? Swift.min(Swift.max(self, -1e15), 1e15) : nil }
}
