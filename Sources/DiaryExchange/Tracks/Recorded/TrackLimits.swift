import FitnessModel

/// What files may say about a run; everything else is no run, or no number.
enum TrackLimits {
    /// Points of one file.
    static let points = PackedTrack.mostPoints
    /// From 1990-01-01T00:00Z until 2100, in milliseconds: any other time is a clock that nobody has set.
    static let moments = 631_152_000_000..<4_102_444_800_000
    /// Six hours in milliseconds: so long after the start the first point may come.
    static let latestFirstPoint = 6 * 3_600_000
    /// Kilocalories of one lap or run.
    static let kilocalories = 1...200_000
    /// Steps of one lap or run.
    static let steps = 1...10_000_000
    /// Characters of a title.
    static let title = 200
    /// Characters of a note.
    static let note = 4000
    /// Laps of one run, and runs of one file.
    static let laps = 100_000
}
