/// One lap of a run.
public struct RunLap: Hashable, Sendable {
    /// Time without pauses, in milliseconds.
    public var elapsed: Int
    /// How far.
    public var distance: Length?
    /// Energy that a device said.
    public var energy: Energy?
    /// Mean heart rate, beats a minute.
    public var meanHeartRate: Int?
    /// Highest heart rate, beats a minute.
    public var topHeartRate: Int?
    /// Counted steps.
    public var steps: Int?

    /// A lap.
    public init(
        elapsed: Int, distance: Length? = nil, energy: Energy? = nil, meanHeartRate: Int? = nil,
        topHeartRate: Int? = nil, steps: Int? = nil
    ) {
        self.elapsed = elapsed
        self.distance = distance
        self.energy = energy
        self.meanHeartRate = meanHeartRate
        self.topHeartRate = topHeartRate
        self.steps = steps
    }
}
