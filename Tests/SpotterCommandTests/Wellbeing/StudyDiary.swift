import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import Testing

/// A diary of four clients with every kind of wellbeing record, each text marked with the client's tag. Two of them
/// take part in the study. The consents are from 12 March 2026, all other records from two days later.
struct StudyDiary {
    struct Person {
        let name: String
        /// A part of every text that belongs only to this client.
        let tag: String
        let isForStudy: Bool
        let withdraws: Bool
    }

    static let people = [
        Person(name: "Annegret Quolt", tag: "quolt", isForStudy: true, withdraws: false),
        Person(name: "Evelyn Zwirn", tag: "zwirn", isForStudy: false, withdraws: false),
        Person(name: "Zoltan Pfiff", tag: "pfiff", isForStudy: true, withdraws: true),
        Person(name: "Idris Bjork", tag: "bjork", isForStudy: true, withdraws: false),
    ]
    /// The suffixes of all texts, one for each field that takes free text.
    static let words = [
        "answer", "note", "target", "seen", "reason", "due", "short", "advice", "garden", "event", "positives",
        "helped",
        "stars", "change", "draft",
    ]

    private static let consented = Date(timeIntervalSince1970: 1_773_306_000)
    private let diary: Diary
    private let now: Date
    private let day: Day

    private init(_ path: String, at now: Date) throws {
        diary = try Diary(path: path, options: DiaryOptions(clock: DiaryClock(now: { now })))
        (self.now, day) = (now, Day(now, in: .gmt))
    }

    static func make(at path: String) throws {
        let first = try StudyDiary(path, at: consented)
        try first.diary.gym.setUp(gym: "Gym 20", trainer: "Ada Lovegood")
        var clients: [Identifier<Client>] = []
        for person in people { clients.append(try first.agree(person)) }
        try first.diary.close()
        let later = try StudyDiary(path, at: consented.addingTimeInterval(2 * 86_400))
        for (person, client) in zip(people, clients) { try later.fill(person, client) }
        for (person, client) in zip(people, clients) where person.withdraws {
            _ = try later.diary.erasure.withdrawConsent(of: client)
        }
        try later.diary.close()
    }

    private func agree(_ person: Person) throws -> Identifier<Client> {
        let id = try diary.clients.add(named: person.name)
        let old = try diary.clients.get(id)
        var new = old
        (new.phone, new.email) = ("0420555017", "me@\(person.tag).example")
        (new.birthDay, new.health) = (Day(iso: "1987-06-05"), "\(person.tag)health")
        try diary.clients.update(from: old, to: new)
        let paper = Consent(way: .paper, paperDay: day.adding(days: -2), isForStudy: person.isForStudy)
        try diary.consents.give(paper, by: id)
        return id
    }

    /// Adds records to every table of a client's wellbeing.
    private func fill(_ person: Person, _ client: Identifier<Client>) throws {
        func word(_ what: String) -> String { person.tag + what }
        var one = CheckIn(
            day: day, minute: 480, level: .wornOut, question: "How was last night?", answer: word("answer"),
            speaker: .client)
        (one.sleep, one.soreness, one.energy) = (340, 2, 3)
        try diary.checkIns.add(one, of: client)
        try diary.checkIns.add(CheckIn(day: day.adding(days: -1), minute: 600, level: .carefree), of: client)
        try diary.wellbeingNotes.add(WellbeingNote(day: day, minute: 500, text: word("note")), of: client)
        let early = Practice(
            kind: .evenBreath, beganAt: Self.consented.addingTimeInterval(86_400), day: day.adding(days: -1),
            minute: 700, planned: 60, seconds: 48, pauses: 2)
        try diary.practices.add(early, of: client)
        try fillWeeks(person, client)
        // An unfinished questionnaire, and a half-typed draft.
        let month = try #require(QuestionnaireLibrary().named("month-in-days"))
        let begun = try diary.answerSets.begin(month, for: .extra, of: client)
        try diary.answerSets.answer(month.items[0].key, 1, in: begun.id)
        try diary.drafts.save(WellbeingDraft.key("check-in", of: client), word("draft"))
    }

    private func fillWeeks(_ person: Person, _ client: Identifier<Client>) throws {
        let id = try diary.programmes.begin(of: client, on: day)
        try diary.programmes.readIntroduction(id)
        try answer("month-in-days", .entry, client, id)
        try answer("what-changed", .screening, client, id)
        try keep(1, id) { answers in goal(&answers.goal, person.tag, sure: 7) }
        try rate(1, id, person.tag)
        try diary.programmes.openEarly(week: 2, of: id, in: .gmt)
        let practice = Practice(
            programme: id, kind: .longBreath, beganAt: now, day: day, minute: 540, planned: 300, seconds: 120)
        try diary.practices.add(practice, of: client)
        try rate(2, id, person.tag)
        try diary.programmes.openEarly(week: 3, of: id, in: .gmt)
        try keep(3, id) { answers in
            goal(&answers.goal, person.tag, sure: 8)
            answers.times.lunch = nil
            answers.activities[1].minutes = 90
            answers.add(person.tag + "garden", minutes: 60)
            let family = answers.activities[1]
            answers.choose(family)
        }
        try rate(3, id, person.tag)
        try diary.programmes.openEarly(week: 4, of: id, in: .gmt)
        try keep(4, id) { answers in
            (answers.meaning.event, answers.meaning.positives) = (person.tag + "event", person.tag + "positives")
        }
        try answer("direction", .meaning, client, id)
        try answer("month-in-days", .retest, client, id)
        var exit = ExitRating(before: 2, after: 4, hasHelped: true, stars: 5)
        exit.helpedBy = person.tag + "helped"
        (exit.starsNote, exit.advice) = (person.tag + "stars", person.tag + "change")
        try diary.programmes.rateExit(exit, of: id, in: .gmt)
    }

    private func goal(_ goal: inout WeekGoal, _ tag: String, sure: Int) {
        (goal.target, goal.seenBy, goal.reason) = (tag + "target", tag + "seen", tag + "reason")
        (goal.due, goal.short) = (tag + "due", tag + "short")
        (goal.feasibility, goal.dueDay) = (sure, day.adding(days: 3))
    }

    /// Stores the answers of a week; weeks other than 4 are also finished.
    private func keep(_ week: Int, _ id: Identifier<Programme>, _ edit: (inout WeekAnswers) -> Void) throws {
        let old = try diary.programmes.answers(week: week, of: id)
        var new = old
        edit(&new)
        try diary.programmes.keep(
            week: week, of: id, from: old, to: new, page: 2, finishes: week != 4, in: .gmt)
    }

    private func rate(_ week: Int, _ id: Identifier<Programme>, _ tag: String) throws {
        let rating = WeekRating(number: week, reached: .partly, hardness: .hard, advice: tag + "advice")
        try diary.programmes.rate(rating, of: id)
    }

    private func answer(
        _ key: String, _ role: AnswerSet.Role, _ client: Identifier<Client>, _ programme: Identifier<Programme>
    ) throws {
        let questionnaire = try #require(QuestionnaireLibrary().named(key))
        let set = try diary.answerSets.begin(questionnaire, for: role, of: client, programme: programme)
        for item in questionnaire.items {
            try diary.answerSets.answer(item.key, item.kind.bounds.upperBound, in: set.id)
        }
        try diary.answerSets.complete(set.id)
    }
}
