/// Work and rest by the clock: every minute on the minute, or so many seconds of each, a number of rounds.
public struct IntervalTimer: Hashable, Sendable {
    /// What is going on; rounds are counted from 1, `left` is in whole seconds.
    public enum Turn: Hashable, Sendable {
        case prepare(left: Int)
        case work(round: Int, left: Int)
        case rest(round: Int, left: Int)
        case done
    }

    /// The number of rounds that can be chosen.
    public static let roundCounts = 1...99

    /// Seconds to get ready.
    public let prepare: Int
    /// Seconds of work in a round; the whole round where there is no rest.
    public let work: Int
    /// Seconds of rest in a round; 0 for EMOM.
    public let rest: Int
    /// How many rounds.
    public let rounds: Int

    /// Every `work` seconds when no rest is given.
    public init(prepare: Int = 5, work: Int, rest: Int = 0, rounds: Int) {
        self.prepare = min(max(prepare, 0), 60)
        self.work = min(max(work, 1), 3_600)
        self.rest = min(max(rest, 0), 3_600)
        self.rounds = min(max(rounds, Self.roundCounts.lowerBound), Self.roundCounts.upperBound)
    }

    /// Seconds from the start to the end of the last work; nobody waits for a rest after it.
    public var length: Int { prepare + rounds * (work + rest) - rest }

    /// Where it stands after so many milliseconds.
    public func turn(after elapsed: Int) -> Turn {
        let elapsed = max(elapsed, 0)
        guard elapsed < length * 1000 else { return .done }
        guard elapsed >= prepare * 1000 else { return .prepare(left: Self.left(prepare * 1000 - elapsed)) }
        let (round, inRound) = (elapsed - prepare * 1000).quotientAndRemainder(dividingBy: (work + rest) * 1000)
        return inRound < work * 1000
            ? .work(round: round + 1, left: Self.left(work * 1000 - inRound))
            : .rest(round: round + 1, left: Self.left((work + rest) * 1000 - inRound))
    }

    private static func left(_ milliseconds: Int) -> Int { (milliseconds + 999) / 1000 }
}
