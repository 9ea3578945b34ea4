import DiaryStore
import FitnessModel
import ViewKit

extension RunsView {
    static let noun = "run"
    static let scope = KeyScope("runs", "Runs")

    static let commands: CommandSet<RunsView> = [
        opening("Open the run"),
        adding("New run: now, with a goal, or a past one"),
        command(
            "watch", "Show the run in progress",
            unless: { _, context in context.watches.isEmpty ? "no run is in progress: a starts one" : nil }
        ) { _, context in
            let watch = context.watch(of: context.client?.id) ?? context.watches.first
            if let watch { context.go(to: .run(watch.id)) }
        },
        editing(keys: ["e"]),
        deleting(),
        onChosen("export", "Hand on the run: text, Markdown, CSV, JSON, GPX", hint: "export", keys: ["X"]) {
            _, run, context in ExportForm.present(run.id, &context)
        },
        command("kind", "Show all kinds, only runs, walks or rides", hint: "kind", keys: ["f"]) { view, context in
            view.showNextKind(&context)
        },
        command("steps", "Enter the length of a step", keys: [", s"]) { _, context in StepLengthForm.open(&context) },
    ]

    func open(_ run: Run, _ context: inout Context) { context.go(to: .run(run.id)) }
    func edit(_ run: Run, _ context: inout Context) { RunForm.edit(run, &context) }
    func add(_ context: inout Context) { RunStart.choose(day: context.today, &context) }
    func delete(_ run: Run, _ context: inout Context) { Self.delete(run, &context) }

    /// Deletes a run, also from its own view; undo brings it back with its laps and its track.
    static func delete(_ run: Run, saying verb: String = "Deleted", _ context: inout Context) {
        context.write("\(verb) the \(run.kind.rawValue) of \(run.day.short). u: undo.") { diary in
            try diary.runs.delete(run.id)
        }
    }
}
