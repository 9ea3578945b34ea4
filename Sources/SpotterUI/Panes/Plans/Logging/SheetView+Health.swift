import DiaryStore
import FitnessModel
import TerminalKit

extension SheetView {
    /// The health note of whoever is trained, where a session is logged.
    var healthLine: HealthLine? { isLogging ? HealthLine(sheet.health.note) : nil }

    /// How many rows the health note takes over the titles of the columns.
    func healthHeight(_ body: Rect) -> Int {
        let most = body.height >= 30 ? 3 : body.height >= 18 ? 2 : 1
        return healthLine?.height(width: body.width - 2, most: most) ?? 0
    }

    /// Says, after an exercise was put into a row, what the client's health note has against it.
    func warnOfHealth(_ exercise: Identifier<Exercise>, _ context: inout Context) {
        guard let client = sheet.client else { return }
        context.warnOfHealth(exercise, of: client)
    }
}

extension SheetContent {
    /// The words of the client's health note that speak against the exercise of a row.
    func warning(_ line: Line) -> String? { line.exercise.flatMap { health.warnings[$0] } }

    /// The name of a row's exercise, marked where the health note speaks against it.
    func markedName(_ line: Line) -> String { warning(line) == nil ? line.name : "! \(line.name)" }
}
