import DiaryStore
import FitnessModel
package import SpotterShell
import ViewKit

/// A form for feedback on the program. It is stored locally; `spotter feedback` exports it.
package enum FeedbackForm {
    private struct Draft: Sendable { var text = "" }

    package static func open(_ context: inout Context) {
        guard context.mayWrite() else { return }
        let field = Field<Draft>.note(
            "text", "Text", \.text, help: "What helps, what is missing, what went wrong. Ctrl-S saves it.")
        let key = context.handOver.map { context.wellbeingDraft("feedback", of: $0.client) } ?? "feedback"
        let form = Form("Feedback on Spotter", editing: Draft(), [field], draftKey: key, verb: "save") {
            draft, context in
            guard !draft.text.trimmingBlanks.isEmpty else { return .wrong(field: "text", "Write a few words.") }
            let message: Phrase =
                context.handOver == nil ? "Saved. spotter feedback prints or mails it." : "Saved. Thank you."
            return .done(context.write(message) { diary in try diary.feedbacks.add(draft.text) } != nil)
        }
        context.present(form.restoringDraft(context))
    }
}
