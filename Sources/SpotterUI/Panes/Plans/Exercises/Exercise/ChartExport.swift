import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

/// Writes the figures of an exercise's chart to a file that every spreadsheet reads.
enum ChartExport {
    /// Asks for the file.
    static func form(_ view: ExerciseView, _ context: Context) -> Form {
        let name = ExportFile.name(
            context.client?.name ?? "", view.exercise?.name ?? "exercise", view.shownFigure?.title ?? "chart",
            ending: "csv")
        let text = csv(view, context)
        return .file(
            "Write the chart to a file", "File", at: "~/\(name)", help: "CSV with the columns day and figure."
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
        return CSVWriter.text([["day", "\(figure.title) (\(figure.unit(unit)))"]] + lines)
    }
}
