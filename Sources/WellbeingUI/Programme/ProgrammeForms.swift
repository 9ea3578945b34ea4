import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import ViewKit

/// The questions beside the pages of the weeks.
enum ProgrammeForms {
    // MARK: Rating

    private struct RatingDraft: Sendable {
        var reached: WeekRating.Reached?
        var hardness: WeekRating.Hardness?
        var advice = ""
    }

    /// Asks for the outcome of a week; then the next one opens.
    static func rate(_ week: Int, _ status: ProgrammeStatus, _ context: inout Context) {
        guard context.mayWrite() else { return }
        let programme = status.programme
        let goal = context.read { diary in try diary.programmes.answers(week: week, of: programme.id) }?.goal.name ?? ""
        let named: Phrase = goal.isEmpty ? ProgrammePart(rawValue: week)?.title ?? "" : "\(goal)"
        let unanswered: [(value: WeekRating.Reached?, word: Phrase)] = [(nil, "-")]
        let unansweredHardness: [(value: WeekRating.Hardness?, word: Phrase)] = [(nil, "-")]
        let fields: [Field<RatingDraft>] = [
            .choice(
                "reached", "Did you get there?", \.reached,
                unanswered + WeekRating.Reached.allCases.map { ($0, $0.word) },
                help: "Answer all three. Then week \(week + 1) opens."),
            .choice(
                "hard", "How hard was it?", \.hardness,
                unansweredHardness + WeekRating.Hardness.allCases.map { ($0, $0.word) }),
            .text(
                "advice", "Advice to a friend", \.advice, isRequired: true,
                help: "What would you tell a friend who wants the same?"),
        ]
        let draft = context.wellbeingDraft("rating of week \(week) \(programme.id.rawValue)", of: programme.client)
        context.present(
            Form(
                "Before week \(week + 1): how was \"\(named)\"?", editing: RatingDraft(), fields, draftKey: draft,
                verb: "rate and continue",
                save: { typed, context in
                    guard let reached = typed.reached else {
                        return .wrong(field: "reached", "Did you get there? no, partly or yes.")
                    }
                    guard let hardness = typed.hardness else {
                        return .wrong(field: "hard", "How hard was it? From very easy to very hard.")
                    }
                    let rating = WeekRating(number: week, reached: reached, hardness: hardness, advice: typed.advice)
                    guard context.save(nil, { try $0.programmes.rate(rating, of: programme.id) }) else {
                        return .failed
                    }
                    return .saved { ProgrammeFlow.goOn(&$0) }
                }
            ).restoringDraft(context))
    }

    // MARK: The end

    private struct ExitDraft: Sendable {
        var before: Int?
        var after: Int?
        var helped: Bool?
        var helpedBy = ""
        var stars: Int?
        var starsNote = ""
        var advice = ""
    }

    /// Asks for the final rating, which ends the programme.
    static func rateExit(_ status: ProgrammeStatus, _ context: inout Context) {
        guard context.mayWrite() else { return }
        let (programme, zone) = (status.programme, context.services.timeZone)
        let marks: [(value: Int?, word: Phrase)] = [(nil, "-")] + ExitRating.marks.map { ($0, "\($0)") }
        let fields: [Field<ExitDraft>] = [
            .choice(
                "before", "Coped before", \.before, marks,
                help: "How well you coped with strain before: 1 badly, 5 well."),
            .choice("after", "Cope now", \.after, marks, help: "How well you cope now: 1 badly, 5 well."),
            .choice("helped", "Did it help?", \.helped, [(nil, "-"), (false, "no"), (true, "yes")]),
            .note("helped-by", "What helped", \.helpedBy, help: "What exactly? Leave it empty if nothing did."),
            .choice("stars", "Stars", \.stars, marks, help: "1 to 5."),
            .note("why", "Why", \.starsNote),
            .note("advice", "Suggestions", \.advice, help: "What should be different next time?"),
        ]
        let draft = context.wellbeingDraft("end of \(programme.id.rawValue)", of: programme.client)
        context.present(
            Form(
                "The programme: how was it?", editing: ExitDraft(), fields, draftKey: draft, verb: "end",
                save: { typed, context in
                    guard let before = typed.before else {
                        return .wrong(field: "before", "1 to 5: how was it before?")
                    }
                    guard let after = typed.after else { return .wrong(field: "after", "1 to 5: how is it now?") }
                    guard let helped = typed.helped else { return .wrong(field: "helped", "Did the programme help?") }
                    guard let stars = typed.stars else { return .wrong(field: "stars", "How many stars, 1 to 5?") }
                    var rating = ExitRating(before: before, after: after, hasHelped: helped, stars: stars)
                    (rating.helpedBy, rating.starsNote, rating.advice) = (typed.helpedBy, typed.starsNote, typed.advice)
                    let answered = rating
                    let isSaved = context.save("Finished. Your answers stay readable.") { diary in
                        try diary.programmes.rateExit(answered, of: programme.id, in: zone)
                    }
                    guard isSaved else { return .failed }
                    return .saved { $0.push(WeekSummaryView(.closing, of: programme.id)) }
                }
            ).restoringDraft(context).following(context) { form, _ in
                form.hide("helped-by", form.choice("helped", of: [Bool?.some(true)]) == nil)
            })
    }

    // MARK: Days

    private struct DayDraft: Sendable {
        var day: Day
    }

    /// More weeks than this must be confirmed: the year is probably mistyped.
    private static let usualWeeks = 26

    /// Moves the last day, two weeks on where nothing else is typed.
    static func extend(_ status: ProgrammeStatus, _ context: inout Context) {
        guard context.mayWrite() else { return }
        let (programme, today) = (status.programme, context.today)
        let proposed = max(programme.deadlineDay, today).adding(days: 14)
        context.present(
            Form(
                "Last day of the programme", editing: DayDraft(day: proposed),
                [
                    .value(
                        "day", "Last day", \.day, .day, isProposed: true,
                        help: "Weeks can be opened until then; now until \(programme.deadlineDay.dated).")
                ],
                verb: "move",
                confirmations: { typed, _ in
                    let weeks = today.days(until: typed.day) / 7
                    return weeks > usualWeeks
                        ? [
                            Form.Confirmation(
                                field: "day", about: typed.day, "That is in \(weeks, one: "week", other: "weeks").")
                        ] : []
                },
                save: { typed, context in
                    guard typed.day >= today else {
                        return .wrong(field: "day", "The last day must be today or later.")
                    }
                    return .done(
                        context.save("The programme now ends on \(typed.day.dated). u: undo.") { diary in
                            try diary.programmes.extend(programme.id, to: typed.day)
                        })
                }))
    }

    /// Opens a week before its day.
    static func openEarly(_ line: ProgrammeLine, _ context: inout Context) {
        guard let week = line.part.week, context.mayWrite() else { return }
        let (programme, zone) = (line.status.programme.id, context.services.timeZone)
        context.present(
            Confirm(
                title: "Open week \(week) now?",
                lines: [
                    "It \(ProgrammeText.state(of: line.part, line.status)).",
                    "Until then, try out what week \(week - 1) was about.",
                ], yes: ("y", "open it")
            ) { context in
                context.write("Week \(week) is open. u: undo.") { diary in
                    try diary.programmes.openEarly(week: week, of: programme, in: zone)
                }
            })
    }

    /// Ends the programme before its last day.
    static func leave(_ status: ProgrammeStatus, _ context: inout Context) {
        guard context.mayWrite() else { return }
        let programme = status.programme.id
        context.present(
            Confirm(
                title: "Leave the programme?",
                lines: ["The answers stay readable. You can start another one at any time."], yes: ("y", "leave it")
            ) { context in
                context.write("Left the programme. u: undo.") { diary in try diary.programmes.leave(programme) }
            })
    }
}
