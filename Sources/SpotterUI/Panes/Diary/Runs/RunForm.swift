import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

/// A run that is written afterwards, and the edit of one that is done.
enum RunForm {
    static func add(day: Day, _ client: Client, _ context: inout Context) {
        let title = "A past run of \(client.name)"
        let form = form(title, Run(day: day), draftKey: "run new", context) { run, context in
            let id = context.write("Saved the \(run.kind.rawValue) of \(run.day.short).") { diary in
                try diary.runs.add(run, of: client.id)
            }
            return id == nil ? .failed : .saved { context in warnOfActivity(client.id, run.day, &context) }
        }
        context.present(form)
    }

    static func edit(_ run: Run, _ context: inout Context) {
        let title = "Edit: \(run.name), \(run.day.short)"
        let form = form(title, run, draftKey: "run \(run.id.rawValue)", context) { edited, context in
            .done(context.save { diary in try diary.runs.update(from: run, to: edited) })
        }
        context.present(form)
    }

    private static func form(
        _ title: String, _ run: Run, draftKey: String, _ context: Context,
        save: @escaping @Sendable (Run, inout Context) -> Form.Result
    ) -> Form {
        let check: @Sendable (Run, Context) -> (field: String, words: String)? = { run, _ in
            run.distance != nil || run.elapsed > 0 || run.typedEnergy != nil
                ? nil : ("distance", "Say how far, how long, or how much energy it was.")
        }
        return Form(
            title, editing: run, fields(context.energyUnit), draftKey: draftKey, check: check,
            doubts: { typed, _ in
                (typed.distance, typed.elapsed, typed.kind) == (run.distance, run.elapsed, run.kind)
                    ? [] : doubts(about: typed)
            }, save: save
        )
        .restoringDraft(context)
    }

    /// A distance that nobody ever covered in that time.
    static func doubts(about run: Run) -> [Form.Doubt] {
        guard let speed = run.unlikelySpeed else { return [] }
        return [Form.Doubt(field: "distance", "\(RunText.speed(speed)) is faster than the world record.")]
    }

    private static func fields(_ unit: EnergyUnit) -> [Field<Run>] {
        [
            .optional(
                "distance", "Distance", \.distance, .distance,
                help: "5, 5.2 km, 800 m, 3.1 mi; empty where it is not known"),
            .optional("time", "Time", \.knownTime, .elapsed, help: "24:58, 1:02:03, 25 min"),
            .choice("kind", "Kind", \.kind, help: "How one moved"),
            .value("day", "Day", \.day, .pastDay, help: "12 mar, today, -1d"),
            .optional("steps", "Steps", \.steps, .whole(0...500_000), help: "If counted"),
            .optional(
                "energy", "Energy", \.typedEnergy, RunEntry.energy(unit),
                help: "In \(unit.rawValue), if a device says it. Empty: by speed and weight"),
            .text("title", "Title", \.title, help: "Along the river, treadmill"),
            .note("note", "Note", \.note, help: "How it went"),
        ]
    }

    /// Running that was also entered as an activity would count twice: it is pointed out, and the person decides.
    private static func warnOfActivity(_ client: Identifier<Client>, _ day: Day, _ context: inout Context) {
        let isTwice = context.read { diary in try diary.runs.isRunningEnteredTwice(of: client, on: day) }
        guard isTwice == true else { return }
        context.message = .warning(
            "Saved. Running is also entered as an activity on \(day.short): one of the two should go, or it counts twice."
        )
    }
}

extension Run {
    /// How long it took, in milliseconds; nil where nobody knows.
    fileprivate var knownTime: Int? {
        get { elapsed > 0 ? elapsed : nil }
        set { elapsed = newValue ?? 0 }
    }
}
