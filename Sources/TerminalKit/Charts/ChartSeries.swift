/// Points that belong together, in the order of x.
public struct ChartSeries: Hashable, Sendable {
    /// What they are, for the legend.
    public let name: String
    /// The points. One whose value is not finite parts the line.
    public let points: [ChartPoint]
    /// Read by the axis at the right, which has a unit and a scale of its own.
    public let isRight: Bool

    /// Makes a series.
    public init(_ name: String, _ points: [ChartPoint], isRight: Bool = false) {
        self.name = name
        self.points = points
        self.isRight = isRight
    }

    /// The sign that marks the points of the series with this number, so that colour is not needed.
    static func sign(_ number: Int) -> String { signs[number % signs.count] }

    /// The style of the series with this number.
    static func style(_ number: Int) -> Style { styles[number % styles.count] }

    private static let signs = ["•", "+", "×", "○"]
    private static let styles: [Style] = [.accent, .superset, .text, .muted]
}
