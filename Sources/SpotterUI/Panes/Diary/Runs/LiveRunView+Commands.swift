import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

extension LiveRunView {
    static let scope = KeyScope("liveRun", "Run in progress")
    /// Nothing is called "stop": it ends for one and pauses for another.
    static let commands: CommandSet<LiveRunView> = [
        onChosen("run.lap", "End a lap", hint: "lap", keys: ["Enter"]) { _, watch, context in lap(watch, &context) },
        onChosen("run.pause", "Pause, and continue", hint: "pause", keys: ["p"]) { _, watch, context in
            pause(watch, &context)
        },
        onChosen("run.end", "End the run (asks first)", hint: "end", keys: ["w w"]) { _, watch, context in
            context.present(question(watch, context))
        },
        counting("run.step", "Count a step", hint: "step", keys: ["Space"]) { view, context, count in
            view.step(count, &context)
        },
        onChosen("run.distance", "Type the distance so far", hint: "distance", keys: ["a d"]) { _, watch, context in
            context.present(LiveRunForms.distance(watch))
        },
        counting("run.step-back", "Undo a step", keys: ["Backspace", "-"]) { view, context, count in
            view.step(-count, &context)
        },
        onChosen("run.steps", "Type the steps so far", keys: ["a s"]) { _, watch, context in
            context.present(LiveRunForms.steps(watch))
        },
        onChosen("run.edit-live", "Edit kind, title, goal and note", keys: ["e"]) { _, watch, context in
            context.present(LiveRunForms.edit(watch, context))
        },
        onChosen("run.reset", "Restart (asks first)") { _, watch, context in
            context.present(resetQuestion(watch))
        },
    ]

    private static func lap(_ watch: RunWatch, _ context: inout Context) {
        let lap = context.write(nil) { diary in try diary.runs.lap(watch.id) }
        guard let lap else { return }
        let words =
            ["Lap \(watch.laps.count + 1): \(ElapsedText.write(lap.elapsed))"]
            + [RunText.distance(lap.distance)].filter { !$0.isEmpty && lap.distance?.millimetres != 0 }
        context.message = .success(words.joined(separator: ", ") + ".")
    }

    private static func pause(_ watch: RunWatch, _ context: inout Context) {
        if watch.live.run.isTicking {
            context.write("Paused: p continues, w w ends.") { diary in try diary.runs.pause(watch.id) }
        } else {
            context.write("Goes on.") { diary in try diary.runs.resume(watch.id) }
        }
    }

    /// One tap is one step; its length is that of the gait whose cadence the taps have.
    private mutating func step(_ count: Int, _ context: inout Context) {
        guard let watch = chosen(context) else { return }
        guard watch.live.run.isTicking || count < 0 else {
            context.message = .warning("The run is paused: p continues.")
            return
        }
        if count > 0 { tap(at: context.now) } else { forgetTaps() }
        let length = watch.basis.steps?[watch.live.run.gait(cadence(at: context.now))]
        let isFirst = watch.live.run.steps == nil
        context.write(nil) { diary in try diary.runs.countSteps(count, length: length, of: watch.id) }
        if length == nil, isFirst {
            context.message = .warning(
                "Steps count without a distance: no height is known. The list of runs takes step lengths (, s).")
        }
    }

    private static func resetQuestion(_ watch: RunWatch) -> Confirm {
        Confirm(
            title: "Restart?", lines: ["Time, distance, steps and laps go back to nothing. u: undo."],
            yes: ("y", "restart")
        ) { context in
            context.write("Restarted. u: undo.") { diary in
                try diary.runs.reset(watch.id)
            }
        }
    }

    /// Ending has a key of its own, is asked about, and can be undone.
    private static func question(_ watch: RunWatch, _ context: Context) -> Confirm {
        let run = watch.run(at: context.now)
        let id = watch.id
        let figures = [ElapsedText.write(run.elapsed), RunText.distance(run.distance, towards: run.goal)].filter {
            !$0.isEmpty
        }
        return Confirm(
            title: "End the \(run.kind.rawValue)?",
            lines: [
                "\(watch.live.clientName): \(figures.joined(separator: ", ")). It will be logged on \(run.day.short).",
                "For a break press p instead: the run stays in progress.",
            ], yes: ("y", "end it"),
            other: Confirm.Choice(key: "x", label: "discard it") { context in
                RunsView.delete(run, saying: "Discarded", &context)
            }
        ) { context in
            context.write("Ended: \(figures.joined(separator: ", ")). u: undo.") {
                diary in try diary.runs.end(id)
            }
        }
    }
}

extension Run {
    /// How the feet go at this cadence; the usual way where none is known.
    func gait(_ cadence: Double?) -> StepLength.Gait {
        cadence.map { StepLength.Gait(cadence: $0) } ?? (kind == .walk ? .walk : .run)
    }
}
