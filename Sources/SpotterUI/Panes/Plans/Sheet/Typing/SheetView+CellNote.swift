import DiaryStore
import FitnessModel
import ViewKit

extension SheetView {
    /// The cell that a note is written on: the one under the cursor, or of its row in the session that goes on.
    var noted: SessionRow? {
        guard let line, let column = cursor.field.column ?? live?.column else { return nil }
        return line.cells[column]
    }

    /// Asks for the note of a load cell; an empty one takes it away.
    func writeCellNote(_ context: inout Context) {
        guard let cell = noted else { return }
        let field = FormField.note(
            "note", "Note", value: cell.note, help: "What belongs to this cell alone, such as: belt, left knee taped.")
        context.present(
            Form("Note on \(cell.exerciseName)", fields: [field], draftKey: "note \(cell.id.rawValue)") {
                form, context in
                let note = form.text("note")
                let message = note.isEmpty ? "Note removed. u: undo." : "Noted. u: undo."
                return .done(
                    context.save(message) { diary in
                        try diary.cells.updateNote(of: cell.id, from: cell.note, to: note)
                    })
            })
    }
}
