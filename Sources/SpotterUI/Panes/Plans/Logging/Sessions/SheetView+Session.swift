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

    /// Deletes a session; its sheet, when it has one of its own, is left.
    func delete(_ session: TrainingSession, _ context: inout Context) {
        guard case .session = source else { return SessionEnd.delete(session.id, &context) }
        let scope = PlanScope(of: sheet.client)
        SessionEnd.delete(session.id, &context) { context in context.go(to: .phases(scope)) }
    }
}
