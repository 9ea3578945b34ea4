import DiaryStore
package import FitnessModel
package import Foundation
import SpotterCore
package import TerminalKit
import ViewKit

/// A series that is being counted or timed. It belongs to its session, not to the view on screen.
package struct CountedSeries: Sendable {
    /// The ways to count.
    package enum Way: CaseIterable, Sendable {
        case byHand, automatic, fromBest, hold
    }

    /// A way to count, with the seconds between two repetitions that are counted automatically.
    package struct Manner: Hashable, Sendable {
        package var way: Way
        package var seconds: Int

        package init(_ way: Way = .byHand, seconds: Int = 3) { (self.way, self.seconds) = (way, seconds) }
    }

    /// The set that is counted.
    package struct Subject: Sendable {
        package let session: Identifier<TrainingSession>
        package let row: SheetRowID
        package let clientName: String
        package let exerciseName: String
        /// Which set of its cell it becomes, from 1.
        package let setNumber: Int
        /// The expected set, as planned or last time: what Enter writes if nothing was counted.
        package let expected: String?
        /// Whether it is planned.
        package let isPlanned: Bool
        /// Its load, which the person may type over.
        package let load: String
        /// Repetitions of each series at the best time.
        package let best: [Int]
        /// The prescribed tempo, exactly as typed.
        package let tempo: String

        package init(
            session: Identifier<TrainingSession>, row: SheetRowID, clientName: String, exerciseName: String,
            setNumber: Int, expected: String?, isPlanned: Bool, load: String, best: [Int], tempo: String
        ) {
            self.session = session
            self.row = row
            self.clientName = clientName
            self.exerciseName = exerciseName
            self.setNumber = setNumber
            self.expected = expected
            self.isPlanned = isPlanned
            self.load = load
            self.best = best
            self.tempo = tempo
        }
    }

    package let subject: Subject
    /// The load, typed before the repetitions; a whole set such as `80x8` is used as it is.
    package var load: LineEditor
    /// Whether the bell rings at every repetition that is counted automatically.
    package var isTicking = true

    package private(set) var way: Way
    package private(set) var watch: Stopwatch
    package private(set) var counter = RepCounter()
    package private(set) var pacer: Pacer
    package private(set) var hold: HoldTimer
    /// Milliseconds of the watch at each repetition: a pause belongs to none.
    private var offsets: [Int] = []
    /// The bells that a hold has rung: one at the start, one at the prescribed time.
    private var holdBells = 0

    package init(_ subject: Subject, _ manner: Manner, hold: HoldTimer, at now: Date) {
        self.subject = subject
        load = LineEditor(subject.load)
        way = manner.way
        pacer = Pacer(seconds: manner.seconds)
        self.hold = hold
        watch = Stopwatch(startedAt: now)
        restart(at: now)
    }

    /// Restarts the series: nothing is counted and the watch is at zero.
    package mutating func restart(at now: Date) {
        watch = Stopwatch(startedAt: now)
        counter = way == .fromBest ? fromBest : RepCounter()
        pacer = Pacer(seconds: pacer.seconds)
        offsets = []
        holdBells = 0
    }

    /// How it is counted.
    package var manner: Manner { Manner(way, seconds: pacer.seconds) }

    /// A counter that counts down from the best series of this number.
    package var fromBest: RepCounter { RepCounter(best: subject.best, series: subject.setNumber - 1) }

    /// Counts in another way from now on, from zero: one series is counted in one way.
    package mutating func count(_ way: Way, at now: Date) {
        self.way = way
        restart(at: now)
    }

    /// Whether a restart would lose something.
    package func hasCounted(at now: Date) -> Bool {
        way == .hold ? hold.held(after: watch.elapsed(at: now)) > 0 : counter.count > 0
    }

    /// True if the clock counts and Space only pauses it.
    var isTimed: Bool { way == .automatic || way == .hold }
    /// Whether it counts without a key.
    package var countsByItself: Bool { isTimed && watch.isRunning }
    /// Whether its clock is paused.
    package var isPaused: Bool { isTimed && !watch.isRunning }

    /// Space: a repetition, or a pause where the clock counts.
    package mutating func touch(at now: Date) {
        switch way {
        case .byHand, .fromBest: count(at: now, late: 0)
        case .automatic, .hold: if watch.isRunning { watch.stop(at: now) } else { watch.start(at: now) }
        }
    }

    /// Removes a repetition that was counted by mistake.
    package mutating func takeBack() {
        guard way != .hold, counter.count > 0 else { return }
        counter.takeBack()
        if !offsets.isEmpty { offsets.removeLast() }
    }

    /// A repetition more or less often, or more or less time to get ready.
    package mutating func adjust(by step: Int, at now: Date) {
        switch way {
        case .automatic: pacer.change(to: pacer.seconds + step)
        case .hold where hold.held(after: watch.elapsed(at: now)) == 0:
            hold = HoldTimer(prepare: hold.prepare + step, target: hold.target)
        default: break
        }
    }

    /// Advances the clock; returns true if the bell should ring.
    package mutating func advance(to now: Date) -> Bool {
        let elapsed = watch.elapsed(at: now)
        switch way {
        case .byHand, .fromBest: return false
        case .automatic:
            let due = pacer.due(at: elapsed)
            for moment in due { count(at: now, late: elapsed - moment) }
            return isTicking && !due.isEmpty
        case .hold:
            var bells = elapsed >= hold.prepare * 1000 ? 1 : 0
            if hold.isReached(after: elapsed) { bells = 2 }
            defer { holdBells = bells }
            return bells > holdBells
        }
    }

    private mutating func count(at now: Date, late: Int) {
        counter.touch()
        offsets.append(watch.elapsed(at: now) - late)
    }
}

extension CountedSeries {
    /// The set as Enter writes it; nil while there is nothing to write, or nothing that reads as a set.
    package func text(at now: Date) -> String? { composed(at: now).flatMap { Self.isSet($0) ? $0 : nil } }

    /// Load and count together if they are not a set: `bw+x5`.
    package func unreadable(at now: Date) -> String? { composed(at: now).flatMap { Self.isSet($0) ? nil : $0 } }

    private func composed(at now: Date) -> String? {
        let typed = load.text.trimmingBlanks
        // A typed whole set is the performed one.
        if typed.lowercased().dropFirst().contains("x"), Self.isSet(typed) { return typed }
        // `80x` means the load.
        let cross = typed.lowercased().reversed().prefix { $0 == "x" }.count
        let load = String(typed.dropLast(cross))
        if way == .hold {
            let held = hold.held(after: watch.elapsed(at: now))
            return held == 0 ? nil : load.isEmpty ? "\(held)s" : "\(load)x\(held)s"
        }
        guard counter.count == 0 else { return "\(load)x\(counter.count)" }
        guard load != subject.load, let expected = subject.expected else { return subject.expected }
        return load + Self.work(of: expected)
    }

    /// The repetitions of a set: `x10` of `80x10`, without the parts after it; all of `10m`.
    private static func work(of set: String) -> String {
        let first = set.prefix { $0 != ">" }
        return first.firstIndex(of: "x").map { String(first[$0...]) } ?? "x\(first)"
    }

    /// Whether it is a set does not depend on the unit.
    private static func isSet(_ text: String) -> Bool { LoadCell(text, unit: .kg).endsWithSet }

    /// When it was done and how long it took by the watch: without pauses.
    package func mark(at now: Date) -> SetMark {
        let began = watch.began ?? now
        let ended = began + Double(watch.elapsed(at: now)) / 1000
        let ready = way == .hold ? Double(hold.prepare) : 0
        return SetMark(began: min(began + ready, ended), ended: ended, reps: offsets)
    }
}

extension CountedSeries {
    /// Why Enter writes nothing, and what to press.
    package func disabledReason(at now: Date) -> Phrase {
        if let text = unreadable(at: now) { return "\(text) is not a set: correct the load, Backspace deletes." }
        switch way {
        case .hold: return "Nothing is held yet."
        case .automatic:
            return isPaused
                ? "Nothing is counted yet: Space resumes, d discards."
                : "Nothing is counted yet: the clock counts, d discards."
        case .byHand, .fromBest: return "Nothing is counted yet: Space counts, d discards."
        }
    }

    /// "5 repetitions", "0:41 held".
    package func counted(at now: Date) -> Phrase {
        let held = hold.held(after: watch.elapsed(at: now))
        return way == .hold
            ? "\(Clock.minutesAndSeconds(held)) held" : "\(counter.count, one: "repetition", other: "repetitions")"
    }

    /// "3010 asks 4 s, was 3.1 s"; nil without a prescribed tempo or a known repetition.
    package func tempoText(_ mark: SetMark) -> Phrase? {
        guard way != .hold, let mean = mark.millisecondsPerRep(count: counter.count) else { return nil }
        return SetTimeText.tempo(subject.tempo, was: mean)
    }

    /// The number on show.
    package func number(at now: Date) -> Phrase {
        guard way == .hold else { return "\(counter.shown)" }
        switch hold.turn(after: watch.elapsed(at: now)) {
        case .prepare(let left): return "\(left)"
        case .hold(let seconds): return "\(Clock.minutesAndSeconds(seconds))"
        }
    }

    /// The meaning of the number.
    package func caption(at now: Date) -> Phrase {
        switch way {
        case .byHand: return "\(plural: counter.count, one: "repetition", other: "repetitions")"
        case .automatic:
            guard watch.isRunning else { return "paused: Space resumes" }
            return "next in \(pacer.secondsLeft(at: watch.elapsed(at: now))) s"
        case .fromBest:
            guard let target = counter.target else {
                return subject.best.isEmpty
                    ? "no best yet: counting up"
                    : "the best had \(subject.best.count, one: "set", other: "sets"): counting up"
            }
            if !counter.isPastTarget { return "left of \(target), the best" }
            return counter.count == target ? "best reached" : "\(counter.count - target) more than the best"
        case .hold:
            guard watch.isRunning else { return "paused: Space resumes" }
            if case .prepare = hold.turn(after: watch.elapsed(at: now)) { return "get ready" }
            guard let target = hold.target else { return "held" }
            return hold.isReached(after: watch.elapsed(at: now)) ? "held: \(target) s reached" : "held of \(target) s"
        }
    }

    /// The same in the bar of all sessions: "count 8", "hold 0:32".
    package func short(at now: Date) -> Phrase {
        if way == .hold, case .prepare(let left) = hold.turn(after: watch.elapsed(at: now)) { return "ready \(left)" }
        return way == .hold ? "hold \(number(at: now))" : "count \(counter.count)"
    }
}

/// Names a line of a sheet: the row of a phase, or the row of a session without a phase.
package enum SheetRowID: Hashable, Sendable {
    case phase(Identifier<PhaseRow>)
    case session(Identifier<SessionRow>)
}
