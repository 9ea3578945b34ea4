import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import ViewKit

/// The forms of a run in progress.
enum LiveRunForms {
    /// The distance so far: from a treadmill, or a mark along the way.
    static func distance(_ watch: RunWatch) -> Form {
        let known = watch.live.run.distance
        let field = Field.value(
            "distance", "Distance", \Length.self, .distance, isBlank: known == nil, isProposed: true,
            help: "So far: 1.2, 1.2 km, 800 m. Steps counted from here on add to it")
        return Form(
            "Distance so far", editing: known ?? Length(millimetres: 0), [field],
            confirmations: { length, context in
                var run = watch.run(at: context.now)
                run.distance = length
                return RunForm.confirmations(about: run)
            }
        ) { length, context in
            .done(
                context.save("Saved: \(RunText.distance(length)).") { diary in
                    try diary.runs.setDistance(length, of: watch.id)
                })
        }
    }

    /// How many steps a watch on the wrist has counted.
    static func steps(_ watch: RunWatch) -> Form {
        let known = watch.live.run.steps
        let field = Field.value(
            "steps", "Steps", \Int.self, .whole(0...500_000), missing: "A whole number: 1240.", isBlank: known == nil,
            isProposed: true, help: "The total so far, from a step counter")
        return Form("Steps so far", editing: known ?? 0, [field]) { steps, context in
            let run = watch.run(at: context.now)
            let cadence = run.elapsed > 0 ? Double(steps) / Double(run.elapsed) * 60_000 : nil
            let length = watch.basis.steps?[run.gait(cadence)]
            return .done(
                context.save("Saved: \(steps, one: "step", other: "steps").") { diary in
                    try diary.runs.countSteps(steps - (run.steps ?? 0), length: length, of: watch.id)
                })
        }
    }

    /// The fields that can be edited during a run.
    static func edit(_ watch: RunWatch, _ context: Context) -> Form {
        let run = watch.live.run
        let fields: [Field<Run>] = [
            .choice("kind", "Kind", \.kind, Run.Kind.choices, help: "Left and Right choose"),
            .optional(
                "goal", "Goal", \.newGoal, RunEntry.goal(watch.basis.profile.unit),
                help: "5 km, 30 min, 300 kcal; empty for none"),
            .text("title", "Title", \.title, help: "Along the river, treadmill"),
            .note("note", "Note", \.note, help: "How it went"),
        ]
        let key = "live run \(run.id.rawValue)"
        return Form("Run in progress", editing: run, fields, draftKey: key) { edited, context in
            .done(context.save { diary in try diary.runs.update(from: run, to: edited) })
        }
        .restoringDraft(context)
    }
}

extension Run {
    /// Its goal; another one is not reached yet.
    fileprivate var newGoal: RunGoal? {
        get { goal }
        set { if newValue != goal { (goal, goalReached) = (newValue, nil) } }
    }
}
