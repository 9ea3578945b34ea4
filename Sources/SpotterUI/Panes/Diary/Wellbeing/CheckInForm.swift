import DiaryStore
import FitnessModel
import ViewKit

/// What can still be said of a check-in: its words, and how one slept. Level, question and time stay.
enum CheckInForm {
    private static func ratings(_ low: String, _ high: String) -> [(value: Int?, word: String)] {
        [(nil, "-"), (1, "1 \(low)"), (2, "2"), (3, "3"), (4, "4 \(high)")]
    }

    static func edit(_ checkIn: CheckIn, _ context: inout Context) {
        guard context.mayWrite() else { return }
        let fields: [Field<CheckIn>] = [
            .note("answer", "Answer", \.answer, help: checkIn.question),
            .optional("sleep", "Slept", \.sleep, .length, help: "The night before: 5:40, 7 h, 450 min."),
            .choice("soreness", "Soreness", \.soreness, ratings("none", "very")),
            .choice("energy", "Energy", \.energy, ratings("none", "plenty")),
        ]
        let title = "\(checkIn.words), \(checkIn.day.short) \(checkIn.time?.text ?? "")"
        context.present(
            Form(
                title, editing: checkIn, fields,
                draftKey: WellbeingDraft.key("words of \(checkIn.id.rawValue)", of: checkIn.client),
                save: { typed, context in
                    .done(context.save { diary in try diary.checkIns.update(from: checkIn, to: typed) })
                }
            ).restoringDraft(context))
    }

    static func edit(_ note: WellbeingNote, _ context: inout Context) {
        guard context.mayWrite() else { return }
        context.present(
            Form(
                "Note, \(note.day.short) \(note.time?.text ?? "")", editing: note,
                [.note("text", "Note", \.text, help: "d in the list deletes it.")],
                draftKey: WellbeingDraft.key("note \(note.id.rawValue)", of: note.client),
                save: { typed, context in
                    guard !typed.text.isEmpty else { return .wrong(field: "text", "A note needs words; d deletes it.") }
                    return .done(context.save { diary in try diary.wellbeingNotes.update(from: note, to: typed) })
                }
            ).restoringDraft(context))
    }
}
