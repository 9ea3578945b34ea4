public import Foundation

/// When a series was done, by the stopwatch, and each repetition of it when they were marked.
public struct SetMark: Hashable, Sendable {
    /// The first moment of the series.
    public let began: Date
    /// Its last moment, never before the first.
    public let ended: Date
    /// Milliseconds from the start to each repetition, ascending.
    public let reps: [Int]

    /// A series between two instants; repetitions outside of it are left out.
    public init(began: Date, ended: Date, reps: [Int] = []) {
        self.began = began
        self.ended = max(began, ended)
        let length = self.ended.milliseconds(since: began)
        self.reps = reps.filter { (0...length).contains($0) }.sorted()
    }

    /// How long it took, in milliseconds.
    public var milliseconds: Int { ended.milliseconds(since: began) }

    /// The average time of a repetition: between marks if repetitions were marked, else the total time divided by the
    /// written repetitions.
    ///
    /// - Parameter count: the repetitions in the cell.
    public func millisecondsPerRep(count: Int?) -> Int? {
        if let first = reps.first, let last = reps.last, reps.count > 1 { return (last - first) / (reps.count - 1) }
        guard let count, count > 0 else { return nil }
        return milliseconds / count
    }
}

// Values computed from a mark, in milliseconds; none is stored.
extension SetMark {
    /// The time of each marked repetition: of the first from the start to its press, of the others between presses.
    public var repTimes: [Int] { zip(reps, [0] + reps).map { $0 - $1 } }

    /// The times between presses. The first one is left out, since it includes taking hold.
    public var pacedReps: [Int] { Array(repTimes.dropFirst()) }

    /// The time under load: from the start to the last repetition; the total time if none or too few were marked.
    ///
    /// - Parameter count: the repetitions in the cell.
    public func timeUnderLoad(count: Int?) -> Int {
        guard let last = reps.last, reps.count >= count ?? 0 else { return milliseconds }
        return last
    }

    /// The repetitions within that many milliseconds from the start.
    ///
    /// - Parameter count: the repetitions in the cell, which all count if none was marked and the whole set is
    ///   within the time.
    public func reps(within limit: Int, count: Int?) -> Int {
        guard reps.isEmpty else { return reps.count { $0 <= limit } }
        return milliseconds <= limit ? count ?? 0 : 0
    }

    /// The longest repetition that was done without a pause: from press to press, and no longer than twice the median
    /// of its set. One that is longer has a pause in it, or a press was forgotten.
    public var longestRep: Int? {
        let sorted = pacedReps.sorted()
        guard !sorted.isEmpty else { return nil }
        let median = sorted[(sorted.count - 1) / 2]
        return sorted.last { $0 <= 2 * median }
    }
}
