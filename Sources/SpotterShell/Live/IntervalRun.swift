package import FitnessModel
package import Foundation
package import Phrases

/// An interval timer that runs in a session.
package struct IntervalRun: Sendable {
    package let timer: IntervalTimer
    package private(set) var watch: Stopwatch
    /// The turn that was announced last, without its seconds.
    private var announced: Phrase = ""

    package init(_ timer: IntervalTimer, at now: Date) {
        self.timer = timer
        watch = Stopwatch(startedAt: now)
    }

    /// Pauses or resumes it.
    package mutating func toggle(at now: Date) {
        if watch.isRunning { watch.stop(at: now) } else { watch.start(at: now) }
    }

    func turn(at now: Date) -> IntervalTimer.Turn { timer.turn(after: watch.elapsed(at: now)) }

    /// The word for a new turn, once; nil while the turn is the same.
    mutating func announcement(at now: Date) -> Phrase? {
        let word = word(at: now)
        defer { announced = word }
        if case .prepare = turn(at: now) { return nil }
        return word == announced ? nil : word
    }

    /// "get ready", "round 3 of 10: work".
    package func word(at now: Date) -> Phrase {
        switch turn(at: now) {
        case .prepare: "get ready"
        case .work(let round, _) where timer.rest == 0: "round \(round) of \(timer.rounds): go"
        case .work(let round, _): "round \(round) of \(timer.rounds): work"
        case .rest(let round, _): "round \(round) of \(timer.rounds): rest"
        case .done: "all \(timer.rounds, one: "round", other: "rounds") done"
        }
    }

    /// Seconds left of the turn.
    package func secondsLeft(at now: Date) -> Int {
        switch turn(at: now) {
        case .prepare(let left), .work(_, let left), .rest(_, let left): left
        case .done: 0
        }
    }

    /// True while it is time to work.
    package func isWork(at now: Date) -> Bool { if case .work = turn(at: now) { true } else { false } }
    /// True when it is over.
    package func isDone(at now: Date) -> Bool { turn(at: now) == .done }

    /// The form for the bar of all sessions: "R3 0:21".
    func short(at now: Date) -> Phrase {
        switch turn(at: now) {
        case .prepare(let left): "ready \(left)"
        case .work(let round, let left): "R\(round) \(Clock.minutesAndSeconds(left))"
        case .rest(_, let left): "rest \(Clock.minutesAndSeconds(left))"
        case .done: "done"
        }
    }

    /// The shortest form: a rest is its time alone.
    func shortest(at now: Date) -> Phrase {
        if case .rest(_, let left) = turn(at: now) { "\(Clock.minutesAndSeconds(left))" } else { short(at: now) }
    }
}
