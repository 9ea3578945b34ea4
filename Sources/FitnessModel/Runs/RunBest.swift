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

extension RaceDistance {
    /// Those whose best times are shown.
    public static let shown: [RaceDistance] = [.kilometre, .fiveKilometres, .tenKilometres, .halfMarathon, .marathon]

    /// Whether a whole run of this length counts for the distance: nobody measures a road to the metre, but a run that is
    /// clearly longer was not run for this distance.
    public func covers(_ whole: Length) -> Bool {
        whole >= length && whole.millimetres <= length.millimetres + length.millimetres / 100
    }
}
