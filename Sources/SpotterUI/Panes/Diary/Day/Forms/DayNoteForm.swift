import DiaryStore
import FitnessModel
import ViewKit

/// What is said of a day as a whole, as a form.
enum DayNoteForm {
    private static let asDone = "as it was"
    private static let kinds = [asDone] + DiaryDay.Kind.allCases.map(\.rawValue)

    /// What is said of a day of the current client.
    static func edit(day: Day, _ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let known = context.read { diary in try diary.diaryDay(of: client.id, on: day) }
        guard let known else { return }
        let fields = [
            FormField("note", "Note", value: known.note, help: "Ill, travelling, a feast ..."),
            FormField(
                "kind", "Kind of day", .choice(kinds), value: known.kind?.rawValue ?? asDone,
                help: "as it was: training where a session or a run stands. Targets differ."),
            FormField(
                "complete", "Complete", .choice(["no", "yes"]), value: known.isComplete ? "yes" : "no",
                help: "yes: all that was eaten is written. Only such days count in the review."),
        ]
        let key = "day \(day.iso) of \(client.id.rawValue)"
        let form = Form("\(day.long), \(client.name)", fields: fields, draftKey: key) { form, context in
            let said = DiaryDay(
                day: day, kind: DiaryDay.Kind(rawValue: form.text("kind")), note: form.text("note"),
                isComplete: form.text("complete") == "yes")
            let isDone = context.save { diary in try diary.setDiaryDay(said, of: client.id) }
            return isDone ? .saved { _ in } : .failed
        }
        context.present(form.restoringDraft(context))
    }
}
