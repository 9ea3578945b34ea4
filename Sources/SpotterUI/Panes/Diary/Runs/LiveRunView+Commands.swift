import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let stepRun: Self = "run.step"
    static let takeStepBack: Self = "run.step-back"
    static let lapRun: Self = "run.lap"
    static let pauseRun: Self = "run.pause"
    static let endRun: Self = "run.end"
    static let typeDistance: Self = "run.distance"
    static let typeSteps: Self = "run.steps"
    static let editLiveRun: Self = "run.edit-live"
    static let resetRun: Self = "run.reset"
}

extension LiveRunView {
    /// Nothing is called "stop": it ends for one and pauses for another.
    static let commands: [Command] = [
        Command(.lapRun, "End a lap", hint: "lap", in: .liveRun, keys: ["l"]),
        Command(.pauseRun, "Pause, and continue", hint: "pause", in: .liveRun, keys: ["p"]),
        Command(.endRun, "End the run (asks first)", hint: "end", in: .liveRun, keys: ["E"]),
        Command(.stepRun, "Count a step", hint: "step", in: .liveRun, keys: ["Space"]),
        Command(.typeDistance, "Type the distance so far", hint: "distance", in: .liveRun, keys: ["d"]),
        Command(.takeStepBack, "Take a step back", in: .liveRun, keys: ["Backspace", "-"]),
        Command(.typeSteps, "Type the steps so far", in: .liveRun, keys: ["t"]),
        Command(.editLiveRun, "Edit kind, title, goal and note", in: .liveRun, keys: ["e"]),
        Command(.resetRun, "Begin anew (asks first)", in: .liveRun, keys: ["R"]),
    ]

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        guard let watch = watch(context) else { return false }
        let id = watch.id
        switch command {
        case .stepRun: step(count, watch, &context)
        case .takeStepBack: step(-count, watch, &context)
        case .lapRun:
            let lap = context.write(nil) { diary throws(StoreError) in try diary.lapRun(id) }
            if let lap {
                let words =
                    ["Lap \(watch.laps.count + 1): \(ElapsedText.write(lap.elapsed))"]
                    + [RunText.distance(lap.distance)].filter { !$0.isEmpty && lap.distance?.millimetres != 0 }
                context.message = .success(words.joined(separator: ", ") + ".")
            }
        case .pauseRun: pause(watch, &context)
        case .endRun: context.present(Self.question(watch, context))
        case .typeDistance: context.present(LiveRunForms.distance(watch, context))
        case .typeSteps: context.present(LiveRunForms.steps(watch, context))
        case .editLiveRun: context.present(LiveRunForms.edit(watch, context))
        case .resetRun:
            context.present(
                Confirm(
                    title: "Begin anew?",
                    lines: ["Time, distance, steps and laps go back to nothing. u brings them back."],
                    yes: ("y", "begin anew")
                ) { state in
                    state.context.write("Begun anew. u brings the old figures back.") { diary throws(StoreError) in
                        try diary.resetRun(id)
                    }
                })
        default: return false
        }
        return true
    }

    private func pause(_ watch: RunWatch, _ context: inout Context) {
        if watch.live.run.isTicking {
            context.write("Paused: p continues, E ends.") { diary throws(StoreError) in try diary.pauseRun(watch.id) }
        } else {
            context.write("Goes on.") { diary throws(StoreError) in try diary.continueRun(watch.id) }
        }
    }

    /// One tap is one step; its length is that of the gait whose cadence the taps have.
    private mutating func step(_ count: Int, _ watch: RunWatch, _ context: inout Context) {
        guard watch.live.run.isTicking || count < 0 else {
            context.message = .warning("The run is paused: p continues.")
            return
        }
        if count > 0 { tap(at: context.now) } else { forgetTaps() }
        let gait = cadence(at: context.now).map { StepLength.Gait(cadence: $0) } ?? watch.live.run.usualGait
        let length = watch.basis.steps?[gait]
        let isFirst = watch.live.run.steps == nil
        context.write(nil) { diary throws(StoreError) in try diary.countSteps(count, length: length, run: watch.id) }
        if length == nil, isFirst {
            context.message = .warning(
                "Steps count without a distance: no height is known. L in the list of runs takes step lengths.")
        }
    }

    /// Ending has a key of its own, is asked about, and can be undone.
    private static func question(_ watch: RunWatch, _ context: Context) -> Confirm {
        let run = watch.run(at: context.now)
        let id = watch.id
        let figures = [ElapsedText.write(run.elapsed), RunText.distance(run.distance)].filter { !$0.isEmpty }
        return Confirm(
            title: "End the \(run.kind.label)?",
            lines: [
                "\(watch.live.clientName): \(figures.joined(separator: ", ")). It counts on \(run.day.short) then.",
                "A pause is p: the run goes on afterwards.",
            ], yes: ("y", "end it"),
            other: Confirm.Choice(key: "x", label: "discard it") { state in
                RunActions.delete(run, &state.context)
            }
        ) { state in
            state.context.write("Ended: \(figures.joined(separator: ", ")). u lets it go on.") {
                diary throws(StoreError) in try diary.endRun(id)
            }
        }
    }
}

extension Run {
    /// How the feet go as long as no cadence is known.
    var usualGait: StepLength.Gait { kind == .walk ? .walk : .run }
}
