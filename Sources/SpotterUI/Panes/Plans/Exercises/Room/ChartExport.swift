import DiaryStore
import FitnessModel
import Foundation

/// Writes the figures of an exercise's chart to a file that every spreadsheet reads.
enum ChartExport {
    /// Asks for the file.
    static func form(_ room: ExerciseRoom, _ desk: Desk) -> Form {
        let name = (room.exercise?.name ?? "exercise").map { $0.isLetter || $0.isNumber ? $0 : "-" }
        let path = "~/\(String(name.prefix(40)))-\(room.shownFigure?.rawValue ?? "chart").csv"
        let field = FormField(
            "path", "File", .required, value: path, help: "CSV with the columns day and figure. Replaces an old one.")
        let text = csv(room, desk)
        return Form("Write the chart to a file", fields: [field]) { form, desk in
            let path = Paths.expanded(form.text("path"))
            do {
                try AtomicFile.write(Data(text.utf8), to: path)
            } catch {
                return .wrong(field: "path", "It cannot be written there: does the folder exist, and is it yours?")
            }
            desk.message = .success("Wrote \(path).")
            return .saved { _ in }
        }
    }

    /// `day,e1RM (kg)`, then a line for each day; numbers with a point, whatever the locale.
    static func csv(_ room: ExerciseRoom, _ desk: Desk) -> String {
        guard let figure = room.shownFigure else { return "day\n" }
        let unit = desk.client?.unit ?? .kg
        let lines = room.points.map { "\($0.day.iso),\(figure.text($0.value, unit))" }
        return (["day,\(figure.title) (\(figure.unit(unit)))"] + lines).joined(separator: "\n") + "\n"
    }
}
