import DiaryStore
import FitnessModel

/// The four-week programmes of two made-up clients: one is in the second week, one has finished and answered the first
/// questionnaire again. Nothing is random, so that all other records stay the same.
struct DemoFourWeeks {
    private enum Stage {
        case inSecondWeek, ended
    }

    private let client: Identifier<Client>
    private let stage: Stage
    private let started: Day
    private let questionnaires: [Questionnaire]
    private let change: Change

    /// Nil if the client has no programme.
    init?(_ person: DemoPerson, number: Int, writer: DemoWriter) {
        questionnaires = writer.plan.questionnaires
        guard !questionnaires.isEmpty else { return nil }
        switch number {
        case 0: stage = .inSecondWeek
        case 2: stage = .ended
        default: return nil
        }
        (client, change) = (person.client.id, writer.change)
        started = writer.plan.today.adding(days: stage == .ended ? -40 : -9)
    }

    func write() throws {
        var programme = Programme(
            client: client, startedDay: started, deadlineDay: started.adding(days: ProgrammeStatus.spanDays))
        programme.consent = try change.demandConsent(of: client)
        (programme.state, programme.introReadAt) = (stage == .ended ? .ended : .running, started.date(36_000))
        let id = try change.insert(programme)
        try answer(.entry, [3, 4, 11, 3, 2, 6, 14, 12, 6], on: 0, of: id)
        try answer(.screening, [1, 0, 0, 1, 1], on: 0, of: id)
        try week(1, from: 0, done: 1, of: id)
        try goal(1, short: "Bed before eleven", target: "In bed before eleven on five of six nights", due: 7, of: id)
        try rate(1, .partly, .hard, "Leave the phone in another room", on: 7, of: id)
        guard stage == .ended else { return try week(2, from: 7, page: 4, of: id) }
        try week(2, from: 7, of: id)
        for day in [8, 9, 11, 12, 16, 25] { try practise(on: day, of: id) }
        try rate(2, .yes, .easy, "At the same time each day", on: 14, of: id)
        try week(3, from: 14, page: 10, done: 14, of: id)
        try hours(of: id)
        try goal(3, short: "Half an hour less screen time", target: "Screens off at nine", due: 20, of: id)
        try rate(3, .partly, .easy, "Start with one evening", on: 20, of: id)
        try week(4, from: 20, page: 3, of: id)
        var meaning = WeekMeaning(programme: id)
        (meaning.event, meaning.positives) = ("A quarrel about shifts", "We talked for the first time in months")
        _ = try change.insert(meaning)
        try answer(.meaning, [6, 5, 5, 4, 6, 4, 3, 5, 4, 3], on: 20, of: id)
        try answer(.retest, [2, 2, 6, 1, 1, 3, 9, 7, 11], on: 21, of: id)
        var exit = ExitRating(programme: id, before: 2, after: 4, hasHelped: true, stars: 4)
        (exit.helpedBy, exit.advice, exit.ratedAt) = ("the breathing", "", started.adding(days: 21).date(43_200))
        _ = try change.insert(exit)
    }

    // MARK: Parts

    private func week(
        _ number: Int, from begun: Int, page: Int = 6, done: Int? = nil, of id: Identifier<Programme>
    ) throws {
        var week = ProgrammeWeek(programme: id, number: number)
        week.page = page
        week.firstOpenedAt = started.adding(days: begun).date(39_600)
        week.completedAt = done.map { started.adding(days: $0).date(43_200) }
        _ = try change.insert(week)
    }

    private func goal(_ number: Int, short: String, target: String, due: Int, of id: Identifier<Programme>) throws {
        var goal = WeekGoal(programme: id, number: number)
        (goal.short, goal.target, goal.seenBy, goal.feasibility) = (short, target, "A mark on the calendar", 8)
        (goal.reason, goal.due, goal.dueDay) = ("Patience in the morning", "in six days", started.adding(days: due))
        _ = try change.insert(goal)
    }

    private func rate(
        _ number: Int, _ reached: WeekRating.Reached, _ hardness: WeekRating.Hardness, _ advice: String, on day: Int,
        of id: Identifier<Programme>
    ) throws {
        var rating = WeekRating(programme: id, number: number, reached: reached, hardness: hardness, advice: advice)
        rating.ratedAt = started.adding(days: day).date(39_000)
        _ = try change.insert(rating)
    }

    private func practise(on day: Int, of id: Identifier<Programme>) throws {
        let day = started.adding(days: day)
        try change.practices.add(
            Practice(
                programme: id, kind: .longBreath, beganAt: day.date(72_000), day: day, minute: 1_200, planned: 300,
                seconds: 300), of: client)
    }

    private func hours(of id: Identifier<Programme>) throws {
        _ = try change.insert(DayTimes(programme: id))
        var answers = WeekAnswers(week: 3)
        for (index, minutes) in [480, 120, 30, 50, 75, 60, 30, 80, 150, 20].enumerated() {
            answers.activities[index].minutes = minutes
        }
        answers.choose(answers.activities[8])
        for var activity in answers.activities {
            activity.programme = id
            _ = try change.insert(activity)
        }
    }

    /// Answers the questionnaire of a role in the order of the file; further items of a tick list are not ticked.
    private func answer(
        _ role: AnswerSet.Role, _ values: [Int], on day: Int, of id: Identifier<Programme>
    ) throws {
        guard let questionnaire = questionnaires.first(where: { $0.roles.contains(role) }) else { return }
        var set = AnswerSet(
            id: change.newID(), client: client, role: role, programme: id, questionnaire: questionnaire)
        set.consent = try change.demandConsent(of: client)
        (set.seed, set.startedAt) = (set.id.rawValue, started.adding(days: day).date(36_600))
        set.doneAt = started.adding(days: day).date(36_900)
        let left = Array(repeating: 0, count: max(0, questionnaire.items.count - values.count))
        let given = zip(questionnaire.items, values + left).map { (item: $0.key, value: Optional($1)) }
        var answers = Answers()
        for answer in given { answers.set(answer.value, of: answer.item) }
        try change.answerSets.store(set, answers: given, scores: questionnaire.scores(answers))
    }
}
