import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

/// The end of a session: what was done is asked about once, what was not done is not counted unasked, and nothing done is
/// deleted without a question.
enum SessionEnd {
    /// Asks how the session went; one in which nothing was logged, whether it is to be kept at all.
    static func ask(_ session: TrainingSession, _ context: inout Context) {
        guard let sheet = context.read({ diary in try diary.sessions.sheet(session.id) }) else { return }
        guard sheet.setsLogged == 0 else { return present(session, sheet, &context) }
        let notes = sheet.rows.count { !$0.row.text.trimmingBlanks.isEmpty || !$0.row.note.isEmpty }
        let lost = notes == 0 ? [] : ["\(Count.text(notes, "cell")) with notes would go with it."]
        var question = Confirm(
            title: "Nothing was logged",
            lines: [
                "\(sheet.clientName), \(session.day.long): no set was done.",
                "Discarded, it takes nothing off the package.", "Kept, it counts as a session.",
            ] + lost,
            yes: ("x", "discard it"),
            other: Confirm.Choice(key: "k", label: "keep it") { present(session, sheet, &$0) }
        ) { context in
            context.write("Discarded the session of \(session.day.short). u: undo.") { diary in
                try diary.sessions.delete(session.id)
            }
        }
        question.writes = true
        context.present(question)
    }

    /// Deletes a session, one in which something was logged only after a question.
    static func delete(
        _ id: Identifier<TrainingSession>, _ context: inout Context, then: @escaping ContextAction = { _ in }
    ) {
        guard let sheet = context.read({ diary in try diary.sessions.sheet(id) }) else { return }
        let deletion: ContextAction = { context in
            let news = "Deleted the session of \(sheet.session.day.short). u: undo."
            if context.save(news, { diary in try diary.sessions.delete(id) }) { then(&context) }
        }
        guard sheet.setsLogged > 0 else { return deletion(&context) }
        let rows = sheet.rows.count { !$0.row.text.isEmpty }
        var question = Confirm(
            title: "Delete the session of \(sheet.session.day.long)?",
            lines: [
                "\(sheet.clientName): \(sheet.title).",
                "\(Count.text(sheet.setsLogged, "set")) in \(Count.text(rows, "exercise")) would go with it.",
                "u: undo, as long as nothing else was changed.",
            ], yes: ("x", "delete it"), action: deletion)
        question.writes = true
        context.present(question)
    }

    private static func present(_ session: TrainingSession, _ sheet: SessionSheet, _ context: inout Context) {
        var form = SessionForms.finish(session, context)
        let progress = sheet.progress
        form.answer = { _ in [progress] }
        context.present(form)
    }
}
