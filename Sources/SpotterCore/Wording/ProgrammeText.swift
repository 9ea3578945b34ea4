package import FitnessModel
package import Phrases

/// The texts of the four-week programme. `isTrainers` is true for the trainer's view, which names keys that clients do
/// not have.
package enum ProgrammeText {
    /// "Sun 20 December", with the year if it is not the current one.
    private static func long(_ day: Day, today: Day) -> Phrase {
        day.year == today.year ? day.longOfYear : day.long
    }

    /// "Fri 20 Nov".
    private static func short(_ day: Day, today: Day) -> Phrase {
        day.year == today.year ? day.named : day.namedDated
    }

    /// "ends Sun 20 December, in 28 days".
    package static func end(_ status: ProgrammeStatus, isTrainers: Bool = true) -> Phrase {
        let left = status.daysLeft
        let day = long(status.programme.deadlineDay, today: status.today)
        switch left {
        case 0: return "ends today"
        case 1...: return "ends \(day), in \(left, one: "day", other: "days")"
        default:
            let ended = RelativeDay.text(status.programme.deadlineDay, today: status.today)
            return isTrainers ? "ended \(ended), E extends" : "ended \(ended)"
        }
    }

    /// "week 2 of 4", "closing questions", "done".
    package static func place(_ status: ProgrammeStatus) -> Phrase {
        guard status.programme.state != .left else { return "left" }
        guard let part = status.currentPart else { return "done" }
        return part.week.map { "week \($0) of 4" } ?? "closing questions"
    }

    /// The summary in one line: "week 2 of 4 · open since 20 Nov · ends Sun 20 December, in 28 days".
    package static func line(_ status: ProgrammeStatus) -> Phrase { forms(status)[0] }

    /// The summary from the longest form to the shortest, so that dates are never cut.
    package static func forms(_ status: ProgrammeStatus, isTrainers: Bool = true) -> [Phrase] {
        guard status.programme.state == .running, let part = status.currentPart else {
            let begun = RelativeDay.date(status.programme.startedDay, today: status.today)
            return [[place(status), "started \(begun)"].joined(separator: " · ")]
        }
        // The message that the programme has ended appears only once.
        let isOver = status.state(of: part) == .closed(.ended(status.programme.deadlineDay))
        let state: Phrase = isOver ? "" : state(of: part, status, isTrainers: isTrainers)
        let left: Phrase =
            status.daysLeft >= 0
            ? "\(status.daysLeft, one: "day", other: "days") left" : isTrainers ? "ended, E extends" : "ended"
        let forms: [[Phrase]] = [
            [place(status), state, end(status, isTrainers: isTrainers)],
            [place(status), end(status, isTrainers: isTrainers)], [place(status), left],
        ]
        return forms.map { $0.filter { !$0.isEmpty }.joined(separator: " · ") }
    }

    /// The state of a part, with the reason if it is closed: "open since 20 Nov", "opens Fri 20 Nov, in 3 days",
    /// "finish week 1 first".
    package static func state(
        of part: ProgrammePart, _ status: ProgrammeStatus, isTrainers: Bool = true
    ) -> Phrase {
        switch status.state(of: part) {
        case .open(let since): "open since \(RelativeDay.date(since, today: status.today))"
        case .done(let day): "done \(RelativeDay.date(day, today: status.today))"
        case .closed(let reason): wording(reason, status, isTrainers: isTrainers)
        }
    }

    /// The short state: "closed", "done 14 Nov, rated".
    package static func shortState(of part: ProgrammePart, _ status: ProgrammeStatus) -> Phrase {
        if case .closed = status.state(of: part) { return "closed" }
        let isRated = part.week.map { status.rated.contains($0) } ?? false
        let state = state(of: part, status)
        return isRated ? "\(state), rated" : state
    }

    /// The reason why a part is closed.
    package static func wording(
        _ reason: PartClosed, _ status: ProgrammeStatus, isTrainers: Bool = true
    ) -> Phrase {
        let today = status.today
        switch reason {
        case .noConsent: return "the consent is missing"
        case .left: return "the programme was left"
        case .introduction: return "read the introduction first"
        case .questions(let roles): return "\(roles.count, one: "set", other: "sets") of questions first"
        case .finishFirst(let part): return finishFirst(part)
        case .opens(let day):
            return "opens \(short(day, today: today)), in \(today.days(until: day), one: "day", other: "days")"
        case .opensAfterEnd(let day):
            let day = short(day, today: today)
            return isTrainers ? "opens \(day), after the end: E extends" : "opens \(day), after the end"
        case .ended(let day): return "the programme ended on \(short(day, today: today))"
        }
    }

    private static func finishFirst(_ part: ProgrammePart) -> Phrase {
        guard let week = part.week else { return "finish the closing questions first" }
        return "finish week \(week) first"
    }

    /// The effect of Enter on a part: "reads the answers", "continues on page 3".
    package static func enter(
        _ part: ProgrammePart, _ status: ProgrammeStatus, isTrainers: Bool = true
    ) -> Phrase {
        switch status.entering(part) {
        case .agree: "asks for the consent"
        case .readIntroduction: "shows the introduction"
        case .answer(.retest): "repeats the first questions"
        case .answer: "asks the first questions"
        case .rate(let week): "rates week \(week), then opens"
        case .goOn(let week) where status.week(week).page > 1: "continues on page \(status.week(week).page)"
        case .goOn: "starts"
        case .read(.lettingGo): "practises again"
        case .read: "reads the answers"
        case .rateExit: "rates the programme"
        case .wait: isTrainers ? "waits; O opens it now" : "waits"
        case .extend: isTrainers ? "moves the last day" : "shows the reason"
        case .beginAnew: "starts again"
        }
    }

    /// The text of an item of the attention list, from the longest form to the shortest.
    package static func forms(_ need: ProgrammeNeed) -> [Phrase] {
        switch need {
        case .noCheckIn(let days):
            [
                "no check-in for \(days, one: "day", other: "days") in the programme",
                "no check-in for \(days, one: "day", other: "days")", "no check-in for \(days) d",
            ]
        case .openFor(let part, let days):
            openFor(part, days)
        case .ends(let days):
            days == 0
                ? ["the programme ends today", "programme ends today"]
                : ["the programme ends in \(days, one: "day", other: "days")", "programme: \(days) d left"]
        case .over(let days):
            ["the programme ended \(days, one: "day", other: "days") ago, unfinished", "programme ended"]
        }
    }

    private static func openFor(_ part: ProgrammePart, _ days: Int) -> [Phrase] {
        guard let week = part.week else {
            return [
                "the closing questions have been open for \(days, one: "day", other: "days")",
                "closing questions open \(days) d",
            ]
        }
        return [
            "week \(week) has been open for \(days, one: "day", other: "days")", "week \(week) open \(days) d",
        ]
    }

    // MARK: Answers

    /// The answers of a week with their labels; empty answers are left out.
    package static func answers(of part: ProgrammePart, _ answers: WeekAnswers) -> [(label: Phrase, text: Phrase)] {
        part.pages.filter { !$0.label.isEmpty }.compactMap { page in
            let text = text(of: page, answers)
            return text.isEmpty ? nil : (page.label, text)
        }
    }

    /// The answer of a page as text.
    package static func text(of page: WeekPage, _ answers: WeekAnswers) -> Phrase {
        switch page.answer {
        case .none, .practice, .sentences: return ""
        case .text(let path): return "\(answers[keyPath: path])"
        case .feasibility: return answers.goal.feasibility.map { "\($0) of 10" } ?? ""
        case .times:
            let times = DayTimes.Kind.allCases.map { kind -> Phrase in "\(kind.word) \(time(answers.times[kind]))" }
            return (times + [sleep(answers.times)].filter { !$0.isEmpty }).joined(separator: ", ")
        case .minutes:
            return answers.shares.shares.filter { $0.minutes > 0 }
                .map { share -> Phrase in "\(share.part.title) \(hours(share.minutes))" }.joined(separator: ", ")
        case .shares: return answers.chosen.map { "\($0.title), \(hours($0.minutes))" } ?? ""
        }
    }

    /// "06:40", or "-" if nil.
    package static func time(_ minute: Int?) -> String { TimeOfDay(minuteOfDay: minute)?.text ?? "-" }

    /// "7:20"; the argument is in minutes.
    package static func hours(_ minutes: Int) -> String {
        "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }

    /// "7:20 of sleep, 35 min awake in bed"; empty if unknown. Times of day have the words "to bed" and "asleep".
    package static func sleep(_ times: DayTimes) -> Phrase {
        guard let asleep = times.minutesAsleep else { return "" }
        guard let awake = times.minutesAwakeInBed else { return "\(hours(asleep)) of sleep" }
        return "\(hours(asleep)) of sleep, \(awake) min awake in bed"
    }

    /// The message at the end of a week: the client's goal, and the day the next week opens.
    package static func done(_ part: ProgrammePart, _ answers: WeekAnswers, _ status: ProgrammeStatus) -> Phrase {
        let today = status.today
        let opens = part.week.flatMap { ProgrammePart(rawValue: $0 + 1) }.flatMap { next in
            status.opens(next).map { day in (next, day) }
        }
        let goal: Phrase? =
            part.hasGoal
            ? opens.map { "Your goal until \(short($0.1, today: today)): \"\(answers.goal.name)\"." }
                ?? "Your goal: \"\(answers.goal.name)\"." : nil
        let next = opens.map { next, day -> Phrase in
            day > today
                ? "\(next.name) opens on \(short(day, today: today)). Until then: a check-in a day."
                : "\(next.name) has been open since \(short(day, today: today))."
        }
        let isClosingOpen = if case .open = status.state(of: .closing) { part == .meaning } else { false }
        let closing: Phrase? = isClosingOpen ? "The closing questions are open." : nil
        return [goal, next, closing].compactMap(\.self).joined(separator: " ")
    }
}
