import DiaryStore
import FitnessModel
import ViewKit

extension WellbeingView {
    static let scope = KeyScope("wellbeing", "Wellbeing")

    static let commands: CommandSet<WellbeingView> = [
        adding("Check in: how the client feels", hint: "check in"),
        command("programme", "The four weeks", hint: "four weeks", keys: ["p"]) { _, context in
            context.push(ProgrammeView())
        },
        command("relax", "Relax by the clock", hint: "relax", keys: ["r"], unless: needsClient) { _, context in
            if let client = context.client { Relaxing.begin(of: client, &context) }
        },
        command("read", "Reading: pages about stress, sleep, breath", hint: "read", keys: ["L"]) { _, context in
            context.push(ReadingView())
        },
        command("hand-over", "Hand the terminal to the client", hint: "hand over", keys: [", h"]) { _, context in
            HandOverForms.begin(&context)
        },
        editing("Change the words of the check-in or the note", hint: "words"),
        deleting("Delete the note (u: undo)", unless: { entry, _ in whyStays(entry) }),
        command(
            "seen", "The notice is read: do not show it again", keys: ["x"],
            unless: { view, _ in view.notices.isEmpty ? "there is no notice" : nil }
        ) { view, context in
            guard context.handOver == nil, let name = context.client?.name else { return view.see(&context) }
            var question = Confirm(title: "Notice", lines: ["Has \(name) read it?"], yes: ("y", "it is read")) {
                $0.update(WellbeingView.self) { view, context in view.see(&context) }
            }
            question.writes = true
            context.present(question)
        },
        command("before", "The week before", hint: "week before", keys: ["{"]) { view, context in
            view.leaf(by: -1, &context)
        },
        command("after", "The week after", keys: ["}"]) { view, context in view.leaf(by: 1, &context) },
        command(
            "this-week", "Back to this week", keys: ["."],
            unless: { view, _ in view.isThisWeek ? "this is this week" : nil }
        ) { view, context in view.showThisWeek(&context) },
        command("questions", "Questions behind the levels", keys: [", q"]) { _, context in
            context.push(CheckInQuestionsView())
        },
        command(
            "questionnaires", "Questionnaires: answer one, read what was answered", hint: "questionnaires", keys: ["Q"]
        ) {
            _, context in AnswerSetsView.show(&context)
        },
        command("withdraw", "Withdraw the consent: erase all of it for good", keys: [", w"]) { _, context in
            Withdrawal.ask(&context)
        },
    ]

    private static func whyStays(_ entry: WellbeingEntry) -> String? {
        switch entry {
        case .note: nil
        case .practice: "a practice stays as it was; u takes back the one just made"
        case .checkIn: "a check-in stays as it was said; u takes back the one just made, Enter changes its words"
        }
    }

    private static func needsClient(_ view: WellbeingView, _ context: Context) -> String? {
        context.client == nil ? "no client is chosen: c chooses one" : nil
    }

    func add(_ context: inout Context) { CheckInPanel.open(&context) }

    func edit(_ entry: WellbeingEntry, _ context: inout Context) {
        guard let client = context.client else { return }
        switch entry {
        case .checkIn(let one): ConsentForm.demand(of: client, &context) { CheckInForm.edit(one, &$0) }
        case .note(let one): ConsentForm.demand(of: client, &context) { CheckInForm.edit(one, &$0) }
        case .practice(let one): context.message = .plain("\(one.words): a practice stays as it was.")
        }
    }

    fileprivate func see(_ context: inout Context) {
        guard let notice = notices.first, let client = context.client else { return }
        context.write("Read. u shows it again.") { diary in try diary.notices.see(notice.id, by: client.id) }
    }

    func delete(_ entry: WellbeingEntry, _ context: inout Context) {
        guard case .note(let note) = entry else { return }
        context.write("Deleted the note of \(note.day.short). u: undo.") { diary in
            try diary.wellbeingNotes.delete(note.id)
        }
    }
}
