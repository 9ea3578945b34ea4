/// Counts the repetitions of one series: up from zero, or down from the best result of that series and then up past it.
public struct RepCounter: Hashable, Sendable {
    /// More repetitions than this no cell can say.
    public static let limit = 9_999

    /// The repetitions to beat; nil counts up from zero.
    public let target: Int?
    /// Repetitions counted so far.
    public private(set) var count = 0

    /// Counts up.
    public init() { target = nil }

    /// Counts down from what was done in that series at the best time; up where the best time had no such series.
    ///
    /// - Parameters:
    ///   - best: repetitions of each series of the best time.
    ///   - series: the series that is counted now, from 0.
    public init(best: [Int], series: Int) {
        target = best.indices.contains(series) && best[series] > 0 ? best[series] : nil
    }

    /// The number on show: what is left to the target; from the target on the repetitions done.
    public var shown: Int {
        guard let target, count < target else { return count }
        return target - count
    }

    /// True once the best result is reached: from then on it counts up.
    public var isPastTarget: Bool { target.map { count >= $0 } ?? false }

    /// Counts one repetition.
    public mutating func touch() { count = min(count + 1, Self.limit) }

    /// Takes one repetition back that was counted by mistake.
    public mutating func takeBack() { count = max(count - 1, 0) }
}
