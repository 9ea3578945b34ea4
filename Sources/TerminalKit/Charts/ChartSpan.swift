/// A stretch of the lower axis with a name: a phase of training below a course of weights.
public struct ChartSpan: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// From where to where.
    public let range: ClosedRange<Double>

    /// Makes a stretch.
    public init(_ name: String, _ range: ClosedRange<Double>) {
        self.name = name
        self.range = range
    }
}
