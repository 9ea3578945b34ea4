/// Counts the repetitions of one series: up from zero, or down from the best result of that series and then up past it.
public struct RepCounter: Hashable, Sendable {
    /// The largest number of repetitions in a cell.
    public static let limit = 9_999

    /// The repetitions to beat; nil counts up from zero.
    public let target: Int?
    /// Repetitions counted so far.
    public private(set) var count = 0

    /// Counts up.
    public init() { target = nil }

    /// Counts down from the repetitions of that series at the best time; up if the best time had no such series.
    ///
    /// - Parameters:
    ///   - best: repetitions of each series of the best time.
    ///   - series: the series that is counted now, from 0.
    public init(best: [Int], series: Int) {
        target = best.indices.contains(series) && best[series] > 0 ? best[series] : nil
    }

    /// The shown number: the rest to the target; from the target on the repetitions done.
    public var shown: Int {
        guard let target, count < target else { return count }
        return target - count
    }

    /// True once the best result is reached: from then on it counts up.
    public var isPastTarget: Bool { target.map { count >= $0 } ?? false }

    /// Counts one repetition.
    public mutating func touch() { count = min(count + 1, Self.limit) }

    /// Removes one repetition that was counted by mistake.
    public mutating func takeBack() { count = max(count - 1, 0) }
}

/// The beat of automatic counting: one repetition per interval.
public struct Pacer: Hashable, Sendable {
    /// The seconds between two repetitions that can be chosen.
    public static let intervals = 1...60

    /// Seconds between two repetitions.
    public private(set) var seconds: Int
    /// Milliseconds of the stopwatch at which the last repetition was due.
    private var last = 0

    /// A beat of that many seconds, 1...60.
    public init(seconds: Int) { self.seconds = Self.held(seconds) }

    /// Changes the interval; the count stays, and the next repetition is due that long after the last one.
    public mutating func change(to seconds: Int) { self.seconds = Self.held(seconds) }

    /// The moments of the repetitions that have become due, in milliseconds of the stopwatch.
    public mutating func due(at elapsed: Int) -> [Int] {
        var moments: [Int] = []
        while last + seconds * 1000 <= elapsed, moments.count < RepCounter.limit {
            last += seconds * 1000
            moments.append(last)
        }
        return moments
    }

    /// Whole seconds until the next repetition.
    public func secondsLeft(at elapsed: Int) -> Int { max((last + seconds * 1000 - elapsed + 999) / 1000, 0) }

    private static func held(_ seconds: Int) -> Int {
        min(max(seconds, intervals.lowerBound), intervals.upperBound)
    }
}
