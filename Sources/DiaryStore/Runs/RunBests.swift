public import FitnessModel

/// The bests of a client among the runs of one kind.
public struct RunBests: Hashable, Sendable {
    /// The one that went farthest.
    public internal(set) var longest: RunBest?
    /// The quickest over each distance, where there is one: within a recorded track, or a whole run of this length.
    public internal(set) var fastest: [RaceDistance: RunBest] = [:]

    /// Takes a time in where it is better than what was there; of equal ones the earlier counts.
    mutating func consider(_ best: RunBest, over distance: RaceDistance) {
        if let known = fastest[distance], known.elapsed <= best.elapsed { return }
        fastest[distance] = best
    }
}
