import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let runs = KeyScope("runs", "Runs")
}

extension RunsView {
    static let commands: CommandSet<RunsView> = [
        onRun("runs.open", "Open the run", hint: "open", keys: ["Enter"]) { run, context in
            context.go(to: .run(run.id))
        },
        Command("runs.add", "New run: now, with a goal, or written afterwards", hint: "new", in: .runs, keys: ["a"]) {
            _, context, _ in RunStart.choose(day: context.today, &context)
        },
        Command(
            "runs.watch", "Show the run that goes on", hint: "watch", in: .runs, keys: ["w"],
            unless: { _, context in context.watches.isEmpty ? "no run goes on: a begins one" : nil }
        ) { _, context, _ in
            let watch = context.watch(of: context.client?.id) ?? context.watches.first
            if let watch { context.go(to: .run(watch.id)) }
        },
        onRun("runs.edit", "Edit the run", hint: "edit", keys: ["e"]) { run, context in RunForm.edit(run, &context) },
        onRun("runs.delete", "Delete the run (undo brings it back)", keys: ["d"]) { run, context in
            RunActions.delete(run, &context)
        },
        Command("runs.kind", "Show all kinds, only runs, walks or rides", hint: "kind", in: .runs, keys: ["v"]) {
            view, context, _ in view.showNextKind(&context)
        },
        Command("runs.steps", "Enter the length of a step", in: .runs, keys: ["L"]) { _, context, _ in
            StepLengthForm.open(&context)
        },
    ]

    /// A command on the chosen run.
    private static func onRun(
        _ id: CommandID, _ title: String, hint: String? = nil, keys: [KeySequence],
        run: @escaping @Sendable (Run, inout Context) -> Void
    ) -> Command<RunsView> {
        Command(
            id, title, hint: hint, in: .runs, keys: keys,
            unless: { view, _ in view.list.selected == nil ? "no run is chosen" : nil }
        ) { view, context, _ in
            if let chosen = view.list.selected { run(chosen, &context) }
        }
    }
}
