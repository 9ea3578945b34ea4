import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The steps of the four-week programme: each is followed by the next one unless a pause is due.
enum ProgrammeFlow {
    /// Enters a part in its current state: the day may have changed since it was drawn.
    static func enter(_ part: ProgrammePart, _ context: inout Context) {
        if let status = status(&context) { take(status.entering(part), &context) }
    }

    /// Does what comes next for the current client.
    static func take(_ step: ProgrammeStep, _ context: inout Context) {
        guard let client = context.client, let status = status(&context) else { return begin(&context) }
        let programme = status.programme.id
        switch step {
        case .agree: ConsentForm.demand(of: client, &context) { goOn(&$0) }
        case .readIntroduction, .beginAnew: begin(&context)
        case .answer(let role): answer(role, programme, &context)
        case .rate(let week): ProgrammeForms.rate(week, status, &context)
        case .goOn(let week): context.push(WeekView(week, of: programme))
        case .read(.lettingGo): context.push(WeekView(2, of: programme))
        case .read(let part): context.push(WeekSummaryView(part, of: programme))
        case .rateExit: ProgrammeForms.rateExit(status, &context)
        case .wait(let day):
            context.message = .plain(
                context.handOver == nil
                    ? "It opens on \(day.named): until then, try out what the last week was about. O opens it now."
                    : "It opens on \(day.named): until then, try out what the last week was about.")
        case .extend where context.handOver != nil:
            context.message = .plain("The programme has ended; your trainer can move the last day.")
        case .extend: ProgrammeForms.extend(status, &context)
        }
    }

    /// Continues with the next part if it is due now.
    static func goOn(_ context: inout Context) {
        guard let status = status(&context), status.programme.state == .running else { return }
        switch status.next {
        case .wait, .extend, .beginAnew, .read: break
        case let step: take(step, &context)
        }
    }

    /// Shows what the programme is, and starts it if the client agrees. Nothing is written before.
    static func begin(_ context: inout Context) {
        context.withClient { context in
            guard let client = context.client else { return }
            ConsentForm.demand(of: client, &context) { introduce(client, &$0) }
        }
    }

    private static func introduce(_ client: Client, _ context: inout Context) {
        let running = status(&context).flatMap { $0.programme.state == .running ? $0.programme.id : nil }
        let today = context.today
        context.present(
            Confirm(
                title: "Four-week programme for \(client.name)", lines: [ProgrammePart.introduction],
                yes: ("b", "begin")
            ) { context in
                let isBegun = context.save(nil) { diary in
                    try diary.change { change in
                        let id = try running ?? change.programmes.begin(of: client.id, on: today)
                        try change.programmes.readIntroduction(id)
                    }
                }
                guard isBegun else { return }
                if running == nil { context.message = .success("Started the programme of \(client.name). u: undo.") }
                goOn(&context)
            })
    }

    /// Asks the questionnaire of a role, then continues.
    private static func answer(_ role: AnswerSet.Role, _ programme: Identifier<Programme>, _ context: inout Context) {
        guard let client = context.client, let questionnaire = questionnaire(role, client, programme, &context) else {
            return
        }
        QuestionnairePanel.open(questionnaire, for: role, of: client, programme: programme, &context) { set, context in
            if role == .meaning { finished(.meaning, programme, &context) } else { goOn(&context) }
            // The changes are shown before the last form.
            if role == .retest { AnswerPanel.open(set, &context) }
        }
    }

    /// The questionnaire of a role; at the end the one of the beginning, so that both can be compared.
    private static func questionnaire(
        _ role: AnswerSet.Role, _ client: Client, _ programme: Identifier<Programme>, _ context: inout Context
    ) -> Questionnaire? {
        let library = context.services.settings.questionnaires
        guard role == .retest else { return library.questionnaire(for: role) }
        let read = context.read { diary in
            try diary.answerSets.newest(of: client.id, role: .entry, programme: programme)
        }
        // In the wording of the first time, whatever the file contains now: sums of two wordings are not comparable.
        return (read ?? nil)?.questionnaire ?? library.questionnaire(for: role)
    }

    /// Asks the sentences of week 4; the last one completes the week.
    static func answerMeaning(_ programme: Identifier<Programme>, _ context: inout Context) {
        answer(.meaning, programme, &context)
    }

    /// Practises in week 2; the first time completes the week.
    static func practise(_ programme: Identifier<Programme>, _ context: inout Context) {
        guard let client = context.client else { return }
        Relaxing.begin(of: client, programme: programme, &context) { practice, context in
            let first = context.read { diary in try diary.practices.first(inProgramme: programme) } ?? nil
            if first?.id == practice.id { finished(.lettingGo, programme, &context) }
        }
    }

    /// Shows the text of a finished week and what comes next.
    static func finished(_ part: ProgrammePart, _ programme: Identifier<Programme>, _ context: inout Context) {
        let (now, zone) = (context.now, context.services.timeZone)
        let read = context.read { diary in
            (
                try diary.programmes.status(programme, at: now, in: zone),
                try diary.programmes.answers(week: part.rawValue, of: programme)
            )
        }
        showSummary(of: part, programme, &context)
        guard let (status, answers) = read else { return }
        context.message = .success("\(part.name) is done. \(ProgrammeText.done(part, answers, status))")
    }

    /// Shows the text of a finished week, if it has one, in place of its pages.
    static func showSummary(of part: ProgrammePart, _ programme: Identifier<Programme>, _ context: inout Context) {
        // A practice that ends by itself finds anything on screen.
        context.navigation.pending.append(.move { if $0.view is WeekView { _ = $0.pop() } })
        if part.hasSummary { context.push(WeekSummaryView(part, of: programme)) }
    }

    /// The state of the newest programme of the current client.
    static func status(_ context: inout Context) -> ProgrammeStatus? {
        guard let client = context.client else { return nil }
        let (now, zone) = (context.now, context.services.timeZone)
        return context.read { diary in try diary.programmes.status(of: client.id, at: now, in: zone) } ?? nil
    }
}

/// The text of a week, or of the end; it can be read but no longer changed.
package struct WeekSummaryView: ScopedView {
    package static let scope = KeyScope("week-summary", "A completed week")
    package static let commands: CommandSet<WeekSummaryView> = [
        command("close", "Back to the programme", hint: "back", keys: ["Enter"]) { _, context in context.pop() }
    ]

    let part: ProgrammePart
    let programme: Identifier<Programme>
    private var client: Identifier<Client>?
    private var texts = LabelledTexts()

    init(_ part: ProgrammePart, of programme: Identifier<Programme>) { (self.part, self.programme) = (part, programme) }

    package func title(_ context: Context) -> Phrase { part.name }
    package func caption(_ context: Context) -> Phrase { "\(context.client?.name ?? "")" }
    package func owner(_ context: Context) -> Identifier<Client>? { client }
    package func exists(_ context: Context) -> Bool { context.exists { diary in try diary.programmes.get(programme) } }

    package mutating func reload(_ context: inout Context) {
        let (now, zone, id, part) = (context.now, context.services.timeZone, programme, part)
        let read = context.read { diary in try WeekSummary(diary, part, of: id, now: now, zone: zone) }
        guard let read else { return }
        (client, texts.lead) = (read.client, read.lead)
        texts.texts = read.texts.map { .init($0.label, $0.text) }
    }

    private static func area(_ body: Rect) -> Rect { body.droppingTop(2).inset(columns: 2) }

    package mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        texts.move(motion, count: count, in: Self.area(context.body))
    }

    package mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        texts.mouse(mouse, in: Self.area(body))
    }

    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let head = body.top(1).inset(columns: 1)
        screen.put(part.headline, in: head, align: .leading, style: Style(.heading, .bold))
        screen.horizontalLine(from: Point(body.column, body.row + 1), width: body.width)
        texts.draw(into: &screen, in: Self.area(body))
    }
}
