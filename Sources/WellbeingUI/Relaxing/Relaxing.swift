import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// Starts a practice: asks for its kind and length, and shows the panel.
enum Relaxing {
    private struct Choice: Sendable {
        var kind: RelaxingKind
        /// In milliseconds, as times are typed.
        var length: Int
    }

    /// Starts a practice of a client, and runs `next` once it is stored; shows the one in progress if there is one.
    /// Asks for consent before the first.
    ///
    /// - Parameter programme: the programme that the practice belongs to.
    static func begin(
        of client: Client, programme: Identifier<Programme>? = nil, _ context: inout Context,
        then next: @escaping PracticeAction = { _, _ in }
    ) {
        guard context.live.practices[client.id] == nil else {
            if let programme { context.live.practices[client.id]?.adopt(into: programme, then: next) }
            return context.present(RelaxingPanel(client: client.id))
        }
        ConsentForm.demand(of: client, &context) { context in
            let last = context.read { diary in try diary.practices.newest(of: client.id) } ?? nil
            context.present(
                form(client, last, context) { kind, length, context in
                    start(kind, length: length, of: client, programme: programme, &context, then: next)
                })
        }
    }

    private static func start(
        _ kind: RelaxingKind, length: Int, of client: Client, programme: Identifier<Programme>?,
        _ context: inout Context,
        then next: @escaping PracticeAction
    ) {
        let running = RunningPractice(
            kind, length: length, of: client, programme: programme, context, then: next)
        // From the first second on, in case the program is killed.
        let begun = running.practice(at: context.now)
        guard context.save(nil, { diary in try diary.practices.note(begun, of: client.id) }) else { return }
        context.live.practices[client.id] = running
        context.present(RelaxingPanel(client: client.id))
    }

    private static func form(
        _ client: Client, _ last: Practice?, _ context: Context,
        start: @escaping @Sendable (RelaxingKind, _ seconds: Int, inout Context) -> Void
    ) -> Form {
        let kind = last?.kind ?? .longBreath
        let choice = Choice(kind: kind, length: 1_000 * (last?.planned ?? kind.usualLength))
        let fields: [Field<Choice>] = [
            .choice(
                "kind", "Kind", \.kind, RelaxingKind.allCases.map { ($0, $0.name) },
                help: "Left, right or the first letter chooses; Enter starts."),
            .value(
                "length", "Length", \.length, .practice, isProposed: true,
                help: "5 (minutes), 2:30, 90 s: any length is fine."
            ),
        ]
        var form = Form("Relaxation of \(client.name)", editing: choice, fields, verb: "start") { typed, _ in
            .saved { context in start(typed.kind, typed.length / 1_000, &context) }
        }
        form.savesOnEnter = true
        form.writes = true
        form.answer = { form in lines(of: form.choice("kind", of: RelaxingKind.allCases)) }
        guard last == nil else { return form }
        // Nothing was ever chosen: each kind proposes its own length.
        return form.following(context) { form, _ in
            guard !form.isTyping(in: "length"),
                let kind = form.choice("kind", of: RelaxingKind.allCases)
            else { return }
            form.set("length", to: ElapsedText.write(1_000 * kind.usualLength))
        }
    }

    private static func lines(of kind: RelaxingKind?) -> [Phrase] {
        let (rhythm, text): (Phrase, Phrase) =
            switch kind {
            case .longBreath:
                ("In 4, out 6.", "Breathe in without effort, and out more slowly, until the air is gone.")
            case .evenBreath:
                (
                    "In 4, hold 4, out 4, hold 4.",
                    "Four equal parts of four seconds. Do not strain while you hold."
                )
            case .tenseAndLetGo:
                (
                    "Tense 5, let go 10.",
                    "Hands, arms, face, shoulders, belly, seat, thighs, feet; twice in four minutes."
                )
            case .sittingStill, nil:
                (
                    "Nothing to do.",
                    "Thoughts will come: notice them, return to sitting. A bell rings at the end."
                )
            }
        return [rhythm] + TextWidth.wrap(text.text, width: 48).map(Phrase.init(verbatim:))
    }
}

extension FieldKind where Value == Int {
    /// How long one relaxes, in milliseconds.
    fileprivate static let practice = FieldKind(
        problem: "Not a length: write 5 (minutes), 2:30 or 90 s, from 10 s to 3 h.", write: ElapsedText.write
    ) { text, _ in
        ElapsedText.read(text).flatMap { RelaxingKind.lengths.contains($0 / 1_000) ? $0 / 1_000 * 1_000 : nil }
    }
}
