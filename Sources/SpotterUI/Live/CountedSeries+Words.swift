import FitnessModel
import Foundation
import SpotterCore

extension CountedSeries {
    /// Why Enter writes nothing, and what to press.
    func disabledReason(at now: Date) -> String {
        if let text = unreadable(at: now) { return "\(text) is no set: correct the load, Backspace deletes." }
        switch way {
        case .hold: return "Nothing is held yet."
        case .automatic:
            return "Nothing is counted yet: \(isPaused ? "Space resumes" : "the clock counts"), d discards."
        case .byHand, .fromBest: return "Nothing is counted yet: Space counts, d discards."
        }
    }

    /// "5 repetitions", "0:41 held".
    func counted(at now: Date) -> String {
        let held = hold.held(after: watch.elapsed(at: now))
        return way == .hold ? "\(Clock.minutesAndSeconds(held)) held" : Count.text(counter.count, "repetition")
    }

    /// "3010 asks 4 s, was 3.1 s"; nil where the row asks for no tempo, or no repetition is known.
    func tempoWords(_ mark: SetMark) -> String? {
        guard way != .hold, let mean = mark.millisecondsPerRep(count: counter.count) else { return nil }
        return SetTimeText.tempo(subject.tempo, was: mean)
    }

    /// The number on show.
    func number(at now: Date) -> String {
        guard way == .hold else { return String(counter.shown) }
        switch hold.turn(after: watch.elapsed(at: now)) {
        case .prepare(let left): return String(left)
        case .hold(let seconds): return Clock.minutesAndSeconds(seconds)
        }
    }

    /// What the number means.
    func words(at now: Date) -> String {
        switch way {
        case .byHand: return counter.count == 1 ? "repetition" : "repetitions"
        case .automatic:
            guard watch.isRunning else { return "paused: Space resumes" }
            return "next in \(pacer.secondsLeft(at: watch.elapsed(at: now))) s"
        case .fromBest:
            guard let target = counter.target else {
                return subject.best.isEmpty
                    ? "no best yet: counting up"
                    : "the best had \(Count.text(subject.best.count, "set")): counting up"
            }
            if !counter.isPastTarget { return "to go of \(target), the best" }
            return counter.count == target ? "the best is reached" : "\(counter.count - target) more than the best"
        case .hold:
            guard watch.isRunning else { return "paused: Space resumes" }
            if case .prepare = hold.turn(after: watch.elapsed(at: now)) { return "get ready" }
            guard let target = hold.target else { return "held" }
            return hold.isReached(after: watch.elapsed(at: now)) ? "held: \(target) s reached" : "held of \(target) s"
        }
    }

    /// The same in the bar of all sessions: "count 8", "hold 0:32".
    func short(at now: Date) -> String {
        if way == .hold, case .prepare(let left) = hold.turn(after: watch.elapsed(at: now)) { return "ready \(left)" }
        return way == .hold ? "hold \(number(at: now))" : "count \(counter.count)"
    }
}
