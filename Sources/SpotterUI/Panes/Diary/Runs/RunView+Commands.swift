import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let run = KeyScope("run", "One run")
}

extension RunView {
    private static let needsFigure: Command<RunView>.DisabledReason = { view, _ in
        view.figures.isEmpty ? "the run has no recorded track" : nil
    }

    static let commands: CommandSet<RunView> = [
        Command(
            "run.next-view", "Show the next view: overview, laps, chart", hint: "view", in: .run, keys: ["v", "Enter"]
        ) { view, _, count in view.step(by: count) },
        Command(
            "run.figure", "Chart another figure", hint: "figure", in: .run, keys: ["f"], unless: needsFigure
        ) { view, _, count in view.showNextFigure(count) },
        Command(
            "run.table", "Show the chart as a table, and back", hint: "table", in: .run, keys: ["t"],
            unless: needsFigure
        ) { view, _, _ in view.toggleTable() },
        onRun("run.edit", "Edit the run", hint: "edit", keys: ["e"]) { content, context in
            RunForm.edit(content.run, &context)
        },
        onRun(
            "run.export", "Write points or laps to a CSV file", hint: "export", keys: ["x"],
            unless: { view, _ in
                view.content?.hasTrack == true || view.content?.laps.isEmpty == false
                    ? nil : "the run has neither a recorded track nor laps"
            }
        ) { content, context in context.present(RunExport.form(content, context)) },
        onRun("run.delete", "Delete the run (undo brings it back)", keys: ["d"]) { content, context in
            RunActions.delete(content.run, &context)
        },
        onRun("run.day", "Show the day of the run", keys: ["."]) { content, context in
            context.go(to: .day(content.run.day))
        },
    ]

    /// A command on the run as it was read.
    private static func onRun(
        _ id: CommandID, _ title: String, hint: String? = nil, keys: [KeySequence],
        unless disabledReason: Command<RunView>.DisabledReason? = nil,
        run: @escaping @Sendable (Content, inout Context) -> Void
    ) -> Command<RunView> {
        Command(id, title, hint: hint, in: .run, keys: keys, unless: disabledReason) { view, context, _ in
            if let content = view.content { run(content, &context) }
        }
    }
}
