package import DiaryStore
package import FitnessModel
package import Foundation
import ViewKit

/// Runs after a practice was stored.
package typealias PracticeAction = @Sendable (Practice, inout Context) -> Void

/// A client's breathing or relaxation exercise; it continues whatever is on screen.
package struct RunningPractice: Sendable {
    /// Seconds between two notes of its progress.
    static let noteSeconds = 5

    package let client: Client
    package private(set) var watch: PracticeWatch
    /// Whether the bell rings at every turn; at the end it rings anyway.
    package var ringsAtTurns: Bool
    /// The stored practice, while the panel still shows the result.
    package var stored: Practice?
    package private(set) var next: PracticeAction
    private var begun: Practice
    /// The turn for which the bell rang last.
    private var turn = 0
    /// The seconds that were noted last.
    private var noted = 0

    package init(
        _ kind: RelaxingKind, length: Int, of client: Client, programme: Identifier<Programme>?, _ context: Context,
        then next: @escaping PracticeAction
    ) {
        let (now, zone) = (context.now, context.services.timeZone)
        self.client = client
        self.next = next
        watch = PracticeWatch(kind, length: length, at: now)
        ringsAtTurns = kind == .tenseAndLetGo
        begun = Practice(
            client: client.id, programme: programme, kind: kind, beganAt: now, day: Day(now, in: zone),
            minute: TimeOfDay(now, in: zone).minuteOfDay, planned: watch.length)
    }

    /// Assigns a practice in progress to a programme, which continues after it.
    package mutating func adopt(into programme: Identifier<Programme>, then next: @escaping PracticeAction) {
        begun.programme = programme
        self.next = next
    }

    /// True while it needs the clock.
    package var isTicking: Bool { watch.isRunning && stored == nil }

    /// The practice at a time.
    package func practice(at now: Date) -> Practice {
        var practice = begun
        (practice.planned, practice.seconds, practice.pauses) = (watch.length, watch.seconds(at: now), watch.pauses)
        return practice
    }

    /// Pauses or resumes it.
    package mutating func toggle(at now: Date) { watch.toggle(at: now) }

    /// Lets it take longer or shorter.
    package mutating func lengthen(by seconds: Int, at now: Date) { watch.lengthen(by: seconds, at: now) }

    /// Once a second; true when the bell should ring for a new turn.
    package mutating func advance(to now: Date) -> Bool {
        let turn = watch.moment(at: now).turn
        defer { self.turn = turn }
        return ringsAtTurns && turn != self.turn
    }

    /// The progress to note now; nil if it was noted a moment ago.
    package mutating func note(at now: Date) -> Practice? {
        let practice = practice(at: now)
        guard practice.seconds >= noted + Self.noteSeconds else { return nil }
        noted = practice.seconds
        return practice
    }

    /// "relax 2:14" in the bar of work in progress.
    func short(at now: Date) -> Phrase {
        "relax \(clock(at: now))"
    }

    /// "2:14", or "paused".
    func clock(at now: Date) -> Phrase {
        watch.isRunning ? "\(Clock.minutesAndSeconds(watch.seconds(at: now)))" : "paused"
    }
}

/// A run in progress, with what its values are computed from.
package struct RunWatch: Sendable, Identifiable {
    package let live: LiveRun
    package let basis: RunBasis
    package let laps: [RunLap]
    /// True once the bell has rung because the goal is reached.
    var hasRung = false

    package var id: Identifier<Run> { live.id }

    /// The run at a time.
    package func run(at now: Date) -> Run { live.run.snapshot(at: now) }

    /// When the goal was reached, in milliseconds of the watch; nil before.
    func reached(at now: Date) -> Int? {
        let run = run(at: now)
        return run.goal == nil ? nil : run.reached(energy: basis.energy(of: run))
    }
}
