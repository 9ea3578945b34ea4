/// The beat of automatic counting: one repetition every so many seconds.
public struct Pacer: Hashable, Sendable {
    /// The seconds between two repetitions that can be chosen.
    public static let intervals = 1...60

    /// Seconds between two repetitions.
    public private(set) var seconds: Int
    /// Milliseconds of the stopwatch at which the last repetition was due.
    private var last = 0

    /// A beat of so many seconds, 1...60.
    public init(seconds: Int) { self.seconds = Self.held(seconds) }

    /// Another interval; what was counted stays, and the next repetition is due that long after the last one.
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
