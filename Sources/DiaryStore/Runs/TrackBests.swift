import FitnessModel

/// The best times of one track, kept beside it when it comes in: reading a year of tracks for five figures would take
/// seconds.
enum TrackBests {
    /// A column for each of `RaceDistance.shown`.
    static let columns = "t.best_1k_ms, t.best_5k_ms, t.best_10k_ms, t.best_half_ms, t.best_marathon_ms"

    /// In the order of the columns.
    static func of(_ track: [TrackPoint], kind: Run.Kind) -> [Int?] {
        let figures = TrackFigures(track, kind: kind)
        return RaceDistance.shown.map { figures.best(over: $0.length)?.elapsed }
    }
}
