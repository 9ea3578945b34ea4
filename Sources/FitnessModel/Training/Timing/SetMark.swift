public import Foundation

/// When a series was done, by the stopwatch, and each repetition of it when they were marked.
public struct SetMark: Hashable, Sendable {
    /// The first moment of the series.
    public let began: Date
    /// Its last moment, never before the first.
    public let ended: Date
    /// Milliseconds from the beginning to each repetition, ascending.
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

    /// The mean time of a repetition: from mark to mark where repetitions were marked, else the whole time shared by
    /// the repetitions that were written.
    ///
    /// - Parameter count: the repetitions that stand in the cell.
    public func millisecondsPerRep(count: Int?) -> Int? {
        if let first = reps.first, let last = reps.last, reps.count > 1 { return (last - first) / (reps.count - 1) }
        guard let count, count > 0 else { return nil }
        return milliseconds / count
    }
}

// What a mark says of its set. All figures are in milliseconds, and none is kept: they follow from the mark.
extension SetMark {
    /// The time of each repetition that was marked: of the first from the beginning of the count to its press, of each
    /// other one from press to press.
    public var repTimes: [Int] { zip(reps, [0] + reps).map { $0 - $1 } }

    /// Those that were measured from press to press. The first one is left out: what lies before it is also taking
    /// hold.
    public var pacedReps: [Int] { Array(repTimes.dropFirst()) }

    /// How long the load was held: from the beginning to the last repetition; the whole time where none was marked, or
    /// fewer than were done.
    ///
    /// - Parameter count: the repetitions that stand in the cell.
    public func timeUnderLoad(count: Int?) -> Int {
        guard let last = reps.last, reps.count >= count ?? 0 else { return milliseconds }
        return last
    }

    /// The repetitions within so many milliseconds from the beginning.
    ///
    /// - Parameter count: the repetitions that stand in the cell, all of which count where none was marked and the
    ///   whole set
    ///   lies within the time.
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
