import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import ViewKit

/// The form of a day's note and marks.
enum DayNoteForm {
    /// Edits the note of a day of the current client.
    static func edit(day: Day, _ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let known = context.read { diary in try diary.diaryDays.get(of: client.id, on: day) }
        guard let known else { return }
        let kinds: [(value: DiaryDay.Kind?, word: Phrase)] = [
            (nil, "automatic"), (.training, "training"), (.rest, "rest"),
        ]
        let fields: [Field<DiaryDay>] = [
            .note("note", "Note", \.note, help: "Ill, travelling, a feast ..."),
            .choice(
                "kind", "Kind of day", \.kind, kinds,
                help: "automatic: training on days with a session or a run. Targets differ."),
            .flag(
                "complete", "Complete", \.isComplete,
                help: "yes: everything eaten is logged. Only such days count in the review."),
        ]
        let form = Form(
            "\(day.long), \(client.name)", editing: known, fields, draftKey: "day \(day.iso) of \(client.id.rawValue)"
        ) { typed, context in
            .done(context.save { diary in try diary.diaryDays.update(from: known, to: typed, of: client.id) })
        }
        context.present(form.restoringDraft(context))
    }
}
