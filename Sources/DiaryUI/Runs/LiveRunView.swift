import DiaryStore
package import FitnessModel
import Foundation
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// A run in progress: its stopwatch, its distance, the rest of its goal.
package struct LiveRunView: ChoosingView {
    /// Cadence is computed from the steps tapped in this time, seconds.
    private static let cadenceOver: TimeInterval = 10

    /// The run and its client.
    package let id: Identifier<Run>
    private let client: Identifier<Client>
    /// When steps were tapped, as far back as the cadence needs them.
    private var taps: [Date] = []

    package init(id: Identifier<Run>, of client: Identifier<Client>) {
        self.id = id
        self.client = client
    }

    package func owner(_ context: Context) -> Identifier<Client>? { client }
    package var scopes: [KeyScope] { [Self.scope] }
    package var mode: Role? { .live }
    package func exists(_ context: Context) -> Bool { context.isShowing(id, in: .live, .done) }

    package mutating func reload(_ context: inout Context) {
        // It was ended, here or by another program: its result is shown in its place.
        guard chosen(context) == nil else { return }
        let run = context.read { diary in try diary.runs.get(id) }
        if run?.state == .done { context.go(to: .run(id)) }
    }

    /// Leaves the view; the run continues.
    package mutating func back(_ context: inout Context) -> Bool {
        context.message = .plain("The run is still in progress: o shows it.")
        return false
    }

    /// The watch of the run.
    package func chosen(_ context: Context) -> RunWatch? { context.live.watches.first { $0.id == id } }

    package func title(_ context: Context) -> Phrase {
        chosen(context)?.run(at: context.now).name ?? ""
    }
    package func caption(_ context: Context) -> Phrase {
        guard let watch = chosen(context) else { return "" }
        let run = watch.run(at: context.now)
        let clock = ElapsedText.write(run.elapsed)
        return run.isTicking ? "LIVE \(run.kind.word) \(clock)" : "LIVE \(run.kind.word) \(clock) paused"
    }

    /// Steps a minute by the last taps; nil before there are some.
    func cadence(at now: Date) -> Double? {
        let recent = taps.filter { now.timeIntervalSince($0) <= Self.cadenceOver }
        guard recent.count > 2, let first = recent.first, let last = recent.last, last > first else { return nil }
        return Double(recent.count - 1) / last.timeIntervalSince(first) * 60
    }

    mutating func tap(at now: Date) {
        taps = taps.filter { now.timeIntervalSince($0) <= Self.cadenceOver } + [now]
    }

    mutating func forgetTaps() { taps = [] }
}

extension LiveRunView {
    package static let scope = KeyScope("liveRun", "Run in progress")
    /// The word "stop" is not used here: it could mean to end or to pause.
    package static let commands: CommandSet<LiveRunView> = [
        onChosen("run.lap", "End a lap", hint: "lap", keys: ["Enter"]) { _, watch, context in lap(watch, &context) },
        onChosen("run.pause", "Pause or resume", hint: "pause", keys: ["p"]) { _, watch, context in
            pause(watch, &context)
        },
        onChosen("run.end", "End the run (asks first)", hint: "end", keys: ["w w"]) { _, watch, context in
            context.present(question(watch, context))
        },
        counting("run.step", "Count a step", hint: "step", keys: ["Space"]) { view, context, count in
            view.step(count, &context)
        },
        onChosen("run.distance", "Enter the distance so far", hint: "distance", keys: ["a d"]) { _, watch, context in
            context.present(LiveRunForms.distance(watch))
        },
        counting("run.step-back", "Undo a step", keys: ["Backspace", "-"]) { view, context, count in
            view.step(-count, &context)
        },
        onChosen("run.steps", "Enter the steps so far", keys: ["a s"]) { _, watch, context in
            context.present(LiveRunForms.steps(watch))
        },
        onChosen("run.edit-live", "Edit kind, title, goal and note", keys: ["e"]) { _, watch, context in
            context.present(LiveRunForms.edit(watch, context))
        },
        onChosen("run.reset", "Restart (asks first)", keys: ["R"]) { _, watch, context in
            context.present(resetQuestion(watch))
        },
    ]

    private static func lap(_ watch: RunWatch, _ context: inout Context) {
        let lap = context.write(nil) { diary in try diary.runs.lap(watch.id) }
        guard let lap else { return }
        let (number, time) = (watch.laps.count + 1, ElapsedText.write(lap.elapsed))
        if let distance = lap.distance, distance.millimetres != 0 {
            context.message = .success("Lap \(number): \(time), \(RunText.distance(distance)).")
        } else {
            context.message = .success("Lap \(number): \(time).")
        }
    }

    private static func pause(_ watch: RunWatch, _ context: inout Context) {
        if watch.live.run.isTicking {
            context.write("Paused: p resumes, w w ends.") { diary in try diary.runs.pause(watch.id) }
        } else {
            context.write("Resumed.") { diary in try diary.runs.resume(watch.id) }
        }
    }

    /// One tap is one step; its length is that of the gait whose cadence the taps have.
    private mutating func step(_ count: Int, _ context: inout Context) {
        guard let watch = chosen(context) else { return }
        guard watch.live.run.isTicking || count < 0 else {
            context.message = .warning("The run is paused: p resumes.")
            return
        }
        if count > 0 { tap(at: context.now) } else { forgetTaps() }
        let length = watch.basis.steps?[watch.live.run.gait(cadence(at: context.now))]
        let isFirst = watch.live.run.steps == nil
        context.write(nil) { diary in try diary.runs.countSteps(count, length: length, of: watch.id) }
        if length == nil, isFirst {
            context.message = .warning(
                "Steps count without a distance: height not known. , s in the list of runs sets step lengths.")
        }
    }

    private static func resetQuestion(_ watch: RunWatch) -> Confirm {
        Confirm(
            title: "Restart?", lines: ["Resets time, distance, steps and laps. u: undo."],
            yes: ("y", "restart")
        ) { context in
            context.write("Restarted. u: undo.") { diary in
                try diary.runs.reset(watch.id)
            }
        }
    }

    /// Asks before a run is ended; ending has a key of its own and can be undone.
    private static func question(_ watch: RunWatch, _ context: Context) -> Confirm {
        let run = watch.run(at: context.now)
        let id = watch.id
        return Confirm(
            title: run.kind.endQuestion,
            lines: [
                "\(watch.live.clientName): \(list: figures(of: run)). It will be logged on \(run.day.short).",
                "To pause, press p instead: the run stays in progress.",
            ], yes: ("y", "end it"),
            other: Confirm.Choice(key: "x", label: "discard it") { context in
                RunsView.discard(run, &context)
            }
        ) { context in
            // The watch continued while the question was open.
            guard let ended = context.write(nil, { diary in try diary.runs.end(id) }) else { return }
            context.message = .success("Ended: \(list: figures(of: ended)). u: undo.")
        }
    }

    private static func figures(of run: Run) -> [String] {
        [ElapsedText.write(run.elapsed), RunText.distance(run.distance, towards: run.goal)].filter { !$0.isEmpty }
    }
}

extension Run.Kind {
    /// The choices of a form.
    static let choices: [(value: Run.Kind, word: Phrase)] = allCases.map { ($0, $0.word) }

    fileprivate var endQuestion: Phrase {
        switch self {
        case .run, .other: "End the run?"
        case .walk: "End the walk?"
        case .ride: "End the ride?"
        }
    }
}

extension Run {
    /// How the feet go at this cadence; the usual way where none is known.
    func gait(_ cadence: Double?) -> StepLength.Gait {
        cadence.map { StepLength.Gait(cadence: $0) } ?? (kind == .walk ? .walk : .run)
    }
}
