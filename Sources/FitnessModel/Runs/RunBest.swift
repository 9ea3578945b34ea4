/// The best that a client has run over one distance, or the longest run.
public struct RunBest: Hashable, Sendable {
    /// Which run.
    public let run: Identifier<Run>
    /// When.
    public let day: Day
    /// How far.
    public let distance: Length
    /// In which time, in milliseconds.
    public let elapsed: Int

    /// A best.
    public init(run: Identifier<Run>, day: Day, distance: Length, elapsed: Int) {
        self.run = run
        self.day = day
        self.distance = distance
        self.elapsed = elapsed
    }
}
