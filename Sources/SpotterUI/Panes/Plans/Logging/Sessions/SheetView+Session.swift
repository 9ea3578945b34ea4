import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The exercises of one session: what is added as one goes, taken out, and put in another order.
extension SheetView {
    /// True where `a`, `d` and `m` are about the session and not about the plan.
    var isOnSessionRow: Bool { !sheet.isPlan || sessionRow != nil }

    /// The row under the cursor when it belongs to one session only.
    var sessionRow: (id: Identifier<SessionRow>, name: String, sets: Int)? {
        guard let line, case .session(let first) = line.id else { return nil }
        let column = cursor.field.column ?? 1
        guard let cell = line.cells[column] else { return sheet.isPlan ? nil : (first, line.name, 0) }
        return (cell.id, line.name, sheet.cell(line, column: column).sets.count)
    }

    /// The session that exercises are added to: the live one, else the one under the cursor.
    var addingSession: (column: Int, session: TrainingSession)? {
        if let live { return live }
        let column = sheet.isPlan ? cursor.field.column : 1
        return column.flatMap { column in sheet.sessions[column].map { (column, $0) } }
    }

    /// "17:30" for a past session with its time.
    func startTime(_ context: Context) -> String {
        live?.session.startedAt.map { TimeOfDay($0, in: context.services.timeZone).text } ?? ""
    }

    func openChooser(_ context: inout Context) {
        guard let (_, session) = addingSession, let chooser = ExerciseChooser.open(session, &context) else { return }
        context.present(chooser)
    }

    /// Removes the exercise under the cursor; one of which sets were done only after a question.
    mutating func removeExercise(_ context: inout Context) {
        guard let row = sessionRow else { return }
        guard row.sets > 0 else { return remove(row.id, saying: "Removed \(row.name). u: undo.", &context) }
        let sets = Count.text(row.sets, "set")
        var question = Confirm(
            title: "Remove \(row.name)?", lines: ["Remove \(row.name) with \(sets)?"], yes: ("x", "remove it")
        ) { context in
            context.update(SheetView.self) { view, context in
                view.remove(row.id, saying: "Removed \(row.name) with \(sets). u: undo.", &context)
            }
        }
        question.writes = true
        context.present(question)
    }

    private mutating func remove(_ row: Identifier<SessionRow>, saying text: String, _ context: inout Context) {
        if context.save(text, { diary in try diary.cells.remove(row) }) { leaveRow() }
    }

    mutating func moveSessionRow(by offset: Int, context: inout Context) {
        guard let row = sessionRow, let index = lineIndex else { return }
        let target = min(max(index + offset, 0), sheet.lines.count - 1)
        guard target != index, !sheet.isPlan else { return }
        context.write("Moved. Enter puts the row down.") { diary in try diary.cells.move(row.id, to: target) }
    }

    /// Deletes a session; one in which something was done only after a question.
    mutating func delete(_ session: TrainingSession, _ context: inout Context) {
        let column = sheet.column(of: session.id) ?? 1
        let sets = sheet.lines.reduce(0) { $0 + sheet.cell($1, column: column).sets.count }
        guard sets > 0 else { return deleteNow(session, &context) }
        let rows = sheet.lines.count { !($0.cells[column]?.text ?? "").isEmpty }
        context.present(
            Confirm(
                title: "Delete the session of \(session.day.long)?",
                lines: [
                    sheet.isPlan ? "Session \(column) of \(sheet.title)." : "\(sheet.title).",
                    "\(Count.text(sets, "set")) in \(Count.text(rows, "exercise")) would go with it.",
                    "u: undo, as long as nothing else was changed.",
                ], yes: ("x", "delete it")
            ) { context in
                context.update(SheetView.self) { view, context in view.deleteNow(session, &context) }
            })
    }

    private mutating func deleteNow(_ session: TrainingSession, _ context: inout Context) {
        context.write("Deleted the session of \(session.day.short). u: undo.") { diary in
            try diary.sessions.delete(session.id)
        }
        if case .session = source { context.go(to: .phases(PlanScope(of: sheet.client))) }
    }
}
