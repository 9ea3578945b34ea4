import DiaryStore
package import FitnessModel
import Foundation
package import Phrases
import SpotterCore
package import SpotterShell
import TerminalKit
import ViewKit

/// The withdrawal of a consent: everything stored under it is erased and cannot be restored.
package enum Withdrawal {
    package static let whyStays: Phrase =
        "Erased at the client's wish: it cannot be restored. u again undoes the change before it."

    /// Shows what would be erased, and erases it once the full name was typed.
    static func ask(_ context: inout Context) {
        if let client = context.client { ask(of: client.id, &context) }
    }

    /// The same for any client.
    package static func ask(of id: Identifier<Client>, _ context: inout Context) {
        guard context.mayWrite(), let client = context.read({ diary in try diary.clients.get(id) }) else { return }
        let read = context.read { diary in
            (try diary.consents.newest(of: client.id), try diary.erasure.wellbeingTraces(of: client.id))
        }
        guard let (consent, traces) = read else { return }
        guard let consent else {
            context.message = .plain("\(client.name) has not given consent: there is nothing to erase.")
            return
        }
        // A backup that could not be reached the first time may be available now.
        let isAgain = consent.withdrawnAt != nil && traces.isNothing
        let held: Phrase =
            isAgain ? "Nothing is left here; the backups are tried again." : "\(WellbeingText.held(traces))"
        let fields = [FormField("name", "The name", isRequired: true, help: "Type it in full: \(client.name).")]
        // A narrow window must not cut off what is erased.
        let lines: [Phrase] =
            TextWidth.wrap(held.text, width: 52).map(Phrase.init(verbatim:)) + [
                "Also from the list of changes and from the backups.", "Copies elsewhere stay.",
                "u does not undo this.",
            ]
        var form = Form("Erase the wellbeing of \(client.name)?", fields: fields, verb: "erase") { form, context in
            // Missing accents are accepted.
            guard SearchKey.fold(form.text("name").trimmingBlanks) == SearchKey.fold(client.name) else {
                return .wrong(field: "name", "Type the name in full: \(client.name).")
            }
            return .saved { context in erase(client, &context) }
        }
        form.answer = { _ in lines }
        context.present(form)
    }

    private static func erase(_ client: Client, _ context: inout Context) {
        let diary = context.diary
        context.work("Erasing the wellbeing of \(client.name)", mayHaveCommitted: true, canStop: false) { _ in
            try diary.erasure.withdrawConsent(of: client.id)
        } failed: { error, context in
            context.report(error)
        } then: { forgotten, context in
            context.dropPractice(of: client.id)
            context.noteChange()
            context.window.wasErasedLast = true
            let left = forgotten.copiesLeft.keys.map(\.path).sorted()
            if left.isEmpty {
                context.message = .success("Erased at the client's wish: it cannot be restored.")
            } else if context.handOver != nil {
                // The backups are the trainer's concern.
                context.message = .failure(
                    "Erased here. \(left.count, one: "copy", other: "copies") could not be written: tell your trainer."
                )
            } else {
                context.message = .failure(
                    "Erased here, but these copies could not be written: \(list: left). Delete them, or press , w again."
                )
            }
        }
    }
}
