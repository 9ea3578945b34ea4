import DiaryStore
import FitnessModel
import Foundation
import TerminalKit

/// A series that is being counted or timed. It belongs to its session, not to what is on screen.
struct CountedSeries: Sendable {
    /// The ways to count.
    enum Way: Int, CaseIterable, Sendable {
        case byHand, automatic, fromBest, hold
    }

    let session: Identifier<TrainingSession>
    let row: SheetContent.RowID
    let clientName: String
    let exerciseName: String
    /// Which set of its cell it becomes, from 1.
    let setNumber: Int
    /// The set that is expected, as last time: what Enter writes when nothing was counted.
    let expected: String?
    /// Repetitions of each series at the best time.
    let best: [Int]
    /// The load, as it is typed before the repetitions; a whole set like `80x8` is taken as it stands.
    var load: LineEditor
    /// Whether the bell rings at every repetition that is counted automatically.
    var isTicking = true

    private(set) var way: Way
    private(set) var watch: Stopwatch
    private(set) var counter = RepCounter()
    private(set) var pacer = Pacer(seconds: 3)
    private(set) var hold: HoldTimer
    /// Milliseconds from the beginning to each repetition.
    private var offsets: [Int] = []
    /// What the bell has rung for in a hold: the start, and the time that was asked for.
    private var holdBells = 0

    init(
        session: Identifier<TrainingSession>, row: SheetContent.RowID, clientName: String, exerciseName: String,
        setNumber: Int, expected: String?, load: String, best: [Int], way: Way, hold: HoldTimer, at now: Date
    ) {
        self.session = session
        self.row = row
        self.clientName = clientName
        self.exerciseName = exerciseName
        self.setNumber = setNumber
        self.expected = expected
        self.best = best
        self.load = LineEditor(load)
        self.way = way
        self.hold = hold
        watch = Stopwatch(startedAt: now)
        restart(at: now)
    }

    /// Begins the series anew: nothing is counted and the watch is at zero.
    mutating func restart(at now: Date) {
        watch = Stopwatch(startedAt: now)
        counter = way == .fromBest ? RepCounter(best: best, series: setNumber - 1) : RepCounter()
        pacer = Pacer(seconds: pacer.seconds)
        offsets = []
        holdBells = 0
    }

    /// Counts in another way from now on, from zero: one series is counted in one way.
    mutating func count(_ way: Way, at now: Date) {
        self.way = way
        restart(at: now)
    }

    /// True when beginning anew would lose something.
    func hasCounted(at now: Date) -> Bool {
        way == .hold ? hold.held(after: watch.elapsed(at: now)) > 0 : counter.count > 0
    }

    /// Space: a repetition, or a pause where the clock counts.
    mutating func touch(at now: Date) {
        switch way {
        case .byHand, .fromBest: count(at: now, late: 0)
        case .automatic, .hold: if watch.isRunning { watch.stop(at: now) } else { watch.start(at: now) }
        }
    }

    /// Takes back a repetition that was none.
    mutating func takeBack() {
        guard way != .hold, counter.count > 0 else { return }
        counter.takeBack()
        if !offsets.isEmpty { offsets.removeLast() }
    }

    /// A repetition more or less often, or more or less time to get ready.
    mutating func adjust(by step: Int, at now: Date) {
        switch way {
        case .automatic: pacer.change(to: pacer.seconds + step)
        case .hold where hold.held(after: watch.elapsed(at: now)) == 0:
            hold = HoldTimer(prepare: hold.prepare + step, target: hold.target)
        default: break
        }
    }

    /// What the clock does by itself; true when the bell should ring.
    mutating func advance(to now: Date) -> Bool {
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
        guard let began = watch.began else { return }
        offsets.append(Int((now.timeIntervalSince(began) * 1000).rounded()) - late)
    }
}

extension CountedSeries {
    /// The set as Enter writes it; nil while there is nothing to write.
    func text(at now: Date) -> String? {
        let typed = load.text.trimmingBlanks
        // Typed as a whole set: that is what was done.
        if typed.lowercased().dropFirst().contains("x"), typed.last?.isNumber == true || typed.last == "s" {
            return typed
        }
        if way == .hold {
            let held = hold.held(after: watch.elapsed(at: now))
            return held == 0 ? nil : typed.isEmpty ? "\(held)s" : "\(typed)x\(held)s"
        }
        guard counter.count > 0 else { return expected }
        return "\(typed)x\(counter.count)"
    }

    /// When it was done.
    func mark(at now: Date) -> SetMark {
        let began = watch.began ?? now
        let ready = way == .hold ? Double(hold.prepare) : 0
        return SetMark(began: min(began + ready, now), ended: now, reps: offsets)
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
            guard watch.isRunning else { return "paused: Space goes on" }
            return "next in \(pacer.secondsLeft(at: watch.elapsed(at: now))) s"
        case .fromBest:
            guard let target = counter.target else {
                return best.isEmpty
                    ? "no best yet: counting up"
                    : "the best had \(Count.text(best.count, "series", plural: "series")): counting up"
            }
            if !counter.isPastTarget { return "to go of \(target), the best" }
            return counter.count == target ? "the best is reached" : "\(counter.count - target) more than the best"
        case .hold:
            guard watch.isRunning else { return "paused: Space goes on" }
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
