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
