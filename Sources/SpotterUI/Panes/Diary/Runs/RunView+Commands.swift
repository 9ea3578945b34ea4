import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension RunView {
    static let scope = KeyScope("run", "One run")
    private static let needsFigure: Command<RunView>.DisabledReason = { view, _ in
        view.figures.isEmpty ? "the run has no recorded track" : nil
    }

    static let commands: CommandSet<RunView> = [
        counting(
            "next-view", "Show the next view: overview, laps, chart", hint: "view", keys: ["v"]
        ) { view, _, count in view.step(by: count) },
        counting("figure", "Chart the next figure", hint: "figure", keys: ["}"], unless: needsFigure) {
            view, _, count in view.showNextFigure(count)
        },
        counting("figure-before", "Chart the figure before", keys: ["{"], unless: needsFigure) {
            view, _, count in view.showNextFigure(-count)
        },
        command("table", "Show the chart as a table, and back", hint: "table", keys: ["t"], unless: needsFigure) {
            view, _ in view.toggleTable()
        },
        onChosen("edit", "Edit the run", hint: "edit", keys: ["e"]) { _, content, context in
            RunForm.edit(content.run, &context)
        },
        onChosen("export", "Hand on: text, Markdown, CSV, JSON, GPX", hint: "export", keys: ["X"]) {
            _, content, context in ExportForm.present(content.run.id, &context)
        },
        onChosen("delete", "Delete the run (u: undo)", keys: ["d"]) { _, content, context in
            RunsView.delete(content.run, &context)
        },
        onChosen("day", "Go to the day of the run", keys: ["g d"]) { _, content, context in
            context.go(to: .day(content.run.day))
        },
    ]
}
