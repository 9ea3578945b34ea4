public import Foundation

/// The clock of a practice: how long it goes, what it stands at, and its pauses, which do not count.
public struct PracticeWatch: Hashable, Sendable {
    /// What is practised.
    public let kind: RelaxingKind
    /// The seconds after which it is over.
    public private(set) var length: Int
    /// How often it was paused.
    public private(set) var pauses = 0
    private var watch: Stopwatch

    /// One that runs from now on.
    public init(_ kind: RelaxingKind, length: Int, at now: Date) {
        self.kind = kind
        self.length = min(max(length, RelaxingKind.lengths.lowerBound), RelaxingKind.lengths.upperBound)
        watch = Stopwatch(startedAt: now)
    }

    /// False while it is paused.
    public var isRunning: Bool { watch.isRunning }

    /// The whole seconds that were practised; never more than its length.
    public func seconds(at now: Date) -> Int { min(watch.elapsed(at: now) / 1_000, length) }

    /// True once its length is practised.
    public func isOver(at now: Date) -> Bool { seconds(at: now) >= length }

    /// What is to be done now; its last second once it is over.
    public func moment(at now: Date) -> RelaxingMoment {
        kind.moment(at: min(seconds(at: now), length - 1), of: length)
    }

    /// Pauses it, or lets it go on.
    public mutating func toggle(at now: Date) {
        if watch.isRunning {
            watch.stop(at: now)
            pauses += 1
        } else {
            watch.start(at: now)
        }
    }

    /// Lets it take longer or shorter, but never less than what was practised already.
    public mutating func lengthen(by seconds: Int, at now: Date) {
        let least = max(self.seconds(at: now) + 1, RelaxingKind.lengths.lowerBound)
        length = max(min(length + seconds, RelaxingKind.lengths.upperBound), least)
    }
}
