public import FitnessModel

/// The bests of a client among the runs of one kind.
public struct RunBests: Hashable, Sendable {
    /// The one that went farthest.
    public internal(set) var longest: RunBest?
    /// The quickest over each distance, where there is one: within a recorded track, or a whole run of this length.
    public internal(set) var fastest: [RaceDistance: RunBest] = [:]

    /// Where the best times of a track are kept beside it.
    static let columns: [(distance: RaceDistance, name: String)] = [
        (.kilometre, "best_1k_ms"), (.fiveKilometres, "best_5k_ms"), (.tenKilometres, "best_10k_ms"),
        (.halfMarathon, "best_half_ms"), (.marathon, "best_marathon_ms"),
    ]

    /// Takes a run in where it is better than what was there; of equal ones the earlier counts.
    ///
    /// - Parameter times: the best ones of its track, in the order of `columns`; nil where nothing was recorded.
    mutating func consider(_ whole: RunBest, times: [Int?]?) {
        if longest.map({ $0.distance < whole.distance }) != false { longest = whole }
        for (index, (distance, _)) in Self.columns.enumerated() {
            let time = times.map { $0[index] } ?? (distance.covers(whole.distance) ? whole.elapsed : nil)
            guard let time, fastest[distance].map({ time < $0.elapsed }) != false else { continue }
            fastest[distance] = RunBest(run: whole.run, day: whole.day, distance: distance.length, elapsed: time)
        }
    }
}
