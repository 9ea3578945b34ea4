import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
package import ViewKit

extension ExerciseView {
    package static let scope = KeyScope("exercise", "One exercise")
    private static let needsFigure: Command<ExerciseView>.DisabledReason = { view, _ in
        view.part == .chart ? nil : "the chart is not on screen: v shows it"
    }

    private static func showing(_ part: Part, _ name: String, _ title: Phrase) -> Command<Self> {
        command(name, title) { view, context in view.show(part, &context) }
    }

    package static let commands: CommandSet<ExerciseView> = [
        command(
            "open-session", "Open the session under the cursor", hint: "session", keys: ["Enter"],
            unless: { view, context in view.session(context) == nil ? "the cursor is not on a session" : nil }
        ) { view, context in view.openSession(&context) },
        counting("next-view", "Show the next view (also ← →)", hint: "view", keys: ["v"]) { view, context, count in
            view.show(Part.allCases.cycled(from: view.part, by: count), &context)
        },
        counting("figure", "Chart the next value", hint: "value", keys: ["}"], unless: needsFigure) {
            view, _, count in view.stepFigure(by: count)
        },
        counting("figure-before", "Chart the previous value", keys: ["{"], unless: needsFigure) {
            view, _, count in view.stepFigure(by: -count)
        },
        command("table", "Switch between chart and table", hint: "table", keys: ["t"], unless: needsFigure) {
            view, _ in
            view.isTable.toggle()
            view.table.select(view.points.count - 1 - view.shownStop, count: view.points.count)
        },
        command("export", "Export the chart's values to a CSV file", keys: ["X"], unless: needsFigure) {
            view, context in context.present(ChartExport.form(view, context))
        },
        showing(.history, "history", "Show every set, newest first"),
        showing(.records, "records", "Show the records"),
        showing(.chart, "chart", "Show the chart"),
        showing(.about, "about", "Show the description"),
        onChosen("edit", "Edit the exercise", hint: "edit", keys: ["e"]) { _, exercise, context in
            context.present(ExerciseForm.edit(exercise, context))
        },
        onChosen("video", "Watch the video", keys: ["g v"], unless: VideoLink.missing) { _, exercise, context in
            VideoLink.open(exercise.videoURL, &context)
        },
        onChosen("merge", "Merge into another exercise", keys: ["J"]) { _, exercise, context in
            ExerciseMerge.choose(exercise, &context)
        },
    ]

    /// Moves in the part on screen; left and right read values on the chart, and go through the parts elsewhere.
    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        let content = Self.content(ownArea(of: context.body))
        let height = Self.rows(content).height
        let isSideways = motion == .left || motion == .right
        if part == .chart, !isTable {
            moveStop(motion, count: count)
        } else if isSideways {
            show(Part.allCases.cycled(from: part, by: motion == .left ? -count : count), &context)
        } else {
            switch part {
            case .history:
                history.move(motion, count: count, height: height)
                context.isStale = true
            case .records: records.move(motion, count: count, height: content.height)
            case .chart:
                if table.move(motion, times: count, height: height, count: points.count) {
                    stop = points.count - 1 - table.selected
                }
            case .about: return false
            }
        }
        return true
    }

    private mutating func moveStop(_ motion: Motion, count: Int) {
        let along: Motion = motion == .left ? .up : motion == .right ? .down : motion
        stop = motion == .last ? nil : along.target(from: shownStop, count: points.count, times: count, page: 11)
    }

    private mutating func show(_ part: Part, _ context: inout Context) {
        self.part = part
        context.isStale = true
    }

    private mutating func stepFigure(by offset: Int) {
        guard let now = shownFigure else { return }
        figure = progress.figures.cycled(from: now, by: offset)
        (stop, table) = (nil, ScrollList())
    }

    private func openSession(_ context: inout Context) {
        if let session = session(context) { context.go(to: .session(session)) }
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        let content = Self.content(body)
        switch part {
        case .history:
            if history.mouse(mouse, rows: Self.rows(content)) { openSession(&context) }
            context.isStale = true
        case .records: if records.mouse(mouse, area: content) { openSession(&context) }
        case .chart, .about: break
        }
    }
}

/// Exports the values of an exercise's chart as CSV.
enum ChartExport {
    /// Asks for the file.
    static func form(_ view: ExerciseView, _ context: Context) -> Form {
        let name = ExportFile.name(
            context.client?.name ?? "", view.exercise?.name ?? "exercise",
            view.shownFigure.map { Language.english.text($0.title) } ?? "chart",
            ending: "csv")
        let text = csv(view, context)
        return .file(
            "Export the chart to a file", "File", at: "~/\(name)", help: "CSV with the columns day and value."
        ) { path, replacing, diary throws(ExportFile.Problem) in
            try ExportFile.write(text, to: path, replacing: replacing, sparing: diary)
            return "Wrote \(path)."
        }
    }

    /// `day,e1RM (kg)`, then a line for each day; numbers with a point, whatever the locale.
    static func csv(_ view: ExerciseView, _ context: Context) -> String {
        guard let figure = view.shownFigure else { return CSVWriter.text([["day"]]) }
        let unit = context.client?.unit ?? .kg
        let lines = view.points.map { [$0.day.iso, figure.text($0.value, unit)] }
        // English in every language: other programs may look for the heading.
        let heading = Language.english.text("\(figure.title) (\(figure.unit(unit)))")
        return CSVWriter.text([["day", heading]] + lines)
    }
}
