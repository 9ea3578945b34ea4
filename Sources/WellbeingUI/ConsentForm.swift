import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

/// Asks for a client's consent before anything about their wellbeing is stored.
enum ConsentForm {
    private struct Draft: Sendable {
        var consent: Consent
        var way: Consent.Way
        /// The consent is not preset, so that it is not given by pressing Enter three times.
        var agrees = false
    }

    /// The text of the consent; a change makes another version.
    static let paragraphs: [Phrase] = [
        "I agree:",
        """
        What I say about stress, sleep and the four weeks is kept in this diary and its backups. My trainer reads it. \
        Nothing leaves this machine unless I ask for it. I can stop at any time: I tell my trainer, or press , w in \
        Wellbeing. Then all of it is erased and cannot be brought back. This is no treatment.
        """,
    ]

    /// Continues at once if the client has given consent; else asks first.
    static func demand(of client: Client, _ context: inout Context, then next: @escaping ContextAction) {
        guard context.mayWrite() else { return }
        let known = context.read { diary in try diary.consents.newest(of: client.id) }
        if let known, known?.isOpen == true { return next(&context) }
        guard known != nil else { return }
        let isTheirs = context.handOver != nil
        context.present(
            form(client, then: next).following(context) { form, _ in
                // In client mode the client answers here.
                form.hide("way", isTheirs)
                form.hide("day", form.choice("way", of: Consent.Way.allCases) != .paper)
            })
    }

    private static func form(_ client: Client, then next: @escaping ContextAction) -> Form {
        let draft = Draft(consent: Consent(client: client.id), way: .here)
        let ways: [(value: Consent.Way, word: Phrase)] = [(.here, "here"), (.paper, "on paper")]
        let fields: [Field<Draft>] = [
            .flag("agrees", "I agree", \.agrees, help: "y or → agrees. After Esc nothing is stored."),
            .choice("way", "Given", \.way, ways),
            .optional("day", "Signed on", \.consent.paperDay, .pastDay, help: "The day on the paper: today, 12 mar."),
            .flag(
                "study", "For a study", \.consent.isForStudy,
                help: "Yes: the answers may be exported for it without a name."),
        ]
        var form = Form(
            "Wellbeing of \(client.name): consent", editing: draft, fields, verb: "agree",
            save: { typed, context in
                guard typed.agrees else {
                    return .wrong(field: "agrees", "Nothing is stored without it: y agrees, Esc leaves.")
                }
                var given = typed.consent
                given.way = typed.way
                if typed.way == .here { given.paperDay = nil }
                if typed.way == .paper, given.paperDay == nil {
                    return .wrong(field: "day", "Which day is on the paper?")
                }
                let consent = given
                guard context.write(nil, { try $0.consents.give(consent, by: client.id) }) != nil else {
                    return .failed
                }
                return .saved(next)
            })
        let lines = paragraphs.flatMap { TextWidth.wrap($0.text, width: 52).map(Phrase.init(verbatim:)) }
        form.answer = { _ in lines }
        return form
    }
}

extension Context {
    /// Hands the terminal to the current client, after their consent.
    mutating func beginHandOver() {
        guard mayWrite() else { return }
        withClient { context in
            guard let client = context.client else { return }
            guard context.window.job == nil else {
                return context.message = .warning("Wait until the running task is done.")
            }
            ConsentForm.demand(of: client, &context) { $0.navigation.pending.append(.handOver(client)) }
        }
    }
}

extension Context {
    /// The key of half-typed words about a client's wellbeing. What clients type in client mode and what the trainer
    /// types stay apart: neither sees the other's words before they are saved.
    func wellbeingDraft(_ what: String, of client: Identifier<Client>) -> String {
        WellbeingDraft.key(handOver == nil ? what : "client's \(what)", of: client)
    }
}
