import FitnessModel
import Foundation
import GRDB
import Testing

@testable import DiaryStore

@Suite("The stored four-week programme")
struct ProgrammeStoreTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }
    private let today = DiaryFixture.today
    private let zone = TimeZone.gmt

    init() throws { fixture = try DiaryFixture() }

    /// Begins a programme, reads the introduction and answers both questionnaires.
    private func begin() throws -> Identifier<Programme> {
        try diary.consents.give(Consent(), by: fixture.jan)
        let id = try diary.programmes.begin(of: fixture.jan, on: today)
        try diary.programmes.readIntroduction(id)
        for role in [AnswerSet.Role.entry, .screening] { try answer(role, id) }
        return id
    }

    private func answer(_ role: AnswerSet.Role, _ id: Identifier<Programme>) throws {
        let item = Questionnaire.Item("a", "One?", .tick)
        let questionnaire = Questionnaire(key: "q-\(role.rawValue)", title: "Q", items: [item], scales: [])
        let set = try diary.answerSets.begin(questionnaire, for: role, of: fixture.jan, programme: id)
        try diary.answerSets.answer("a", 1, in: set.id)
        try diary.answerSets.complete(set.id)
    }

    private func practise(_ id: Identifier<Programme>) throws {
        let practice = Practice(
            programme: id, kind: .longBreath, beganAt: DiaryFixture.now, day: today, minute: 540, planned: 300,
            seconds: 120)
        try diary.practices.add(practice, of: fixture.jan)
    }

    private func goal(_ number: Int, feasibility: Int = 7) -> WeekAnswers {
        var answers = WeekAnswers(week: number)
        answers.goal.target = "Sleep seven hours on five nights"
        answers.goal.seenBy = "The watch"
        answers.goal.feasibility = feasibility
        (answers.goal.reason, answers.goal.due, answers.goal.short) = ("Patience", "Sunday", "Seven hours")
        answers.goal.dueDay = today.adding(days: 3)
        return answers
    }

    private func status(_ id: Identifier<Programme>, days: Int = 0) throws -> ProgrammeStatus {
        let now = DiaryFixture.now.addingTimeInterval(Double(days) * 86_400)
        return try diary.programmes.status(id, at: now, in: zone)
    }

    private func keep(
        _ number: Int, _ id: Identifier<Programme>, _ answers: WeekAnswers, page: Int = 1, finishes: Bool = false
    ) throws -> WeekAnswers {
        let old = try diary.programmes.answers(week: number, of: id)
        var new = answers
        new.goal.id = old.goal.id
        new.goal.programme = old.goal.programme
        return try diary.programmes.keep(
            week: number, of: id, from: old, to: new, page: page, finishes: finishes, in: zone)
    }

    @Test("Nothing is stored without a consent, and one programme runs at a time")
    func consent() throws {
        #expect(throws: StoreError.refused(.noConsent(client: "Jan Novák"))) {
            try diary.programmes.begin(of: fixture.jan, on: today)
        }
        let id = try begin()
        #expect(throws: StoreError.refused(.programmeGoesOn)) { try diary.programmes.begin(of: fixture.jan, on: today) }
        _ = try diary.erasure.withdrawConsent(of: fixture.jan)
        #expect(throws: StoreError.self) { try keep(1, id, goal(1)) }
    }

    @Test("Start, pages, end and leaving are undone and redone exactly")
    func undo() throws {
        try diary.consents.give(Consent(), by: fixture.jan)
        try fixture.checkUndo("Start the four-week programme of Jan Novák") {
            try diary.programmes.begin(of: fixture.jan, on: today)
        }
        let id = try #require(try diary.programmes.list(of: fixture.jan).first).id
        try diary.programmes.readIntroduction(id)
        for role in [AnswerSet.Role.entry, .screening] { try answer(role, id) }
        try fixture.checkUndo("Answer week 1 of Jan Novák") { _ = try keep(1, id, goal(1), page: 3) }
        try fixture.checkUndo("Finish week 1 of Jan Novák") {
            var last = try diary.programmes.answers(week: 1, of: id)
            last.goal.short = "Seven"
            _ = try keep(1, id, last, page: 6, finishes: true)
        }
        try fixture.checkUndo("Open week 2 of Jan Novák early") {
            try diary.programmes.openEarly(week: 2, of: id, in: zone)
        }
        try fixture.checkUndo("Rate week 1 of Jan Novák") {
            try diary.programmes.rate(
                WeekRating(number: 1, reached: .partly, hardness: .hard, advice: "Begin early"), of: id)
        }
        try fixture.checkUndo("Extend the four-week programme of Jan Novák") {
            try diary.programmes.extend(id, to: today.adding(days: 50))
        }
        try fixture.checkUndo("Leave the four-week programme of Jan Novák") { try diary.programmes.leave(id) }
        #expect(throws: StoreError.refused(.programmeIsOver)) { try diary.programmes.leave(id) }
    }

    @Test("Pages of a week are one journal entry; texts are read as written")
    func pages() throws {
        let id = try begin()
        let entries = try diary.journal.entries().count
        var answers = WeekAnswers(week: 1)
        for page in 1...4 {
            answers.goal.target += "word \(page)\n"
            answers = try keep(1, id, answers, page: page)
        }
        #expect(try diary.journal.entries().count == entries + 1)
        #expect(try status(id).week(1).page == 4)
        #expect(try diary.programmes.answers(week: 1, of: id).goal.target == answers.goal.target)
    }

    @Test("A week can be written only while it is open, is done when complete and rated from 6, and then stays")
    func gates() throws {
        let id = try begin()
        #expect(throws: StoreError.refused(.weekClosed(2))) { try keep(2, id, WeekAnswers(week: 2)) }
        #expect(throws: StoreError.refused(.weekIncomplete(1))) {
            try keep(1, id, goal(1, feasibility: 5), finishes: true)
        }
        _ = try keep(1, id, goal(1), finishes: true)
        #expect(throws: StoreError.refused(.weekClosed(1))) { try keep(1, id, goal(1)) }
        // The database rejects it, too.
        #expect(throws: StoreError.self) {
            try diary.writeAlone { db in
                try db.execute(sql: "UPDATE week_goal SET feasibility = 5")
                try db.execute(sql: "UPDATE programme_week SET completed_at = 5")
            }
        }
        #expect(throws: StoreError.refused(.weekClosed(2))) {
            try diary.programmes.rate(WeekRating(number: 2, reached: .yes, hardness: .easy, advice: "x"), of: id)
        }
        #expect(throws: StoreError.self) {
            try diary.programmes.rate(WeekRating(number: 1, reached: .yes, hardness: .easy, advice: "  "), of: id)
        }
        let rating = WeekRating(number: 1, reached: .yes, hardness: .easy, advice: "x")
        try diary.programmes.rate(rating, of: id)
        #expect(throws: StoreError.self) { try diary.programmes.rate(rating, of: id) }
    }

    @Test("The first practice ends week 2, its undo opens it again, and a second one changes nothing")
    func practice() throws {
        let id = try begin()
        _ = try keep(1, id, goal(1), finishes: true)
        try diary.programmes.rate(WeekRating(number: 1, reached: .yes, hardness: .easy, advice: "x"), of: id)
        try diary.programmes.openEarly(week: 2, of: id, in: zone)
        #expect(try status(id).entering(.lettingGo) == .goOn(2))
        try practise(id)
        let end = try status(id).week(2).completedAt
        #expect(end == DiaryFixture.now.addingTimeInterval(120))
        try diary.undo()
        #expect(try status(id).entering(.lettingGo) == .goOn(2))
        try diary.redo()
        try practise(id)
        #expect(
            try status(id).week(2).completedAt == end
                && status(id).state(of: .hours) != .closed(.finishFirst(.lettingGo)))
        #expect(try diary.practices.list(of: fixture.jan, in: today...today).count == 2)
    }

    @Test("The day of week 3 is stored with its own lines, one of them chosen; custom ones can be removed")
    func day() throws {
        let id = try begin()
        _ = try keep(1, id, goal(1), finishes: true)
        try diary.programmes.rate(WeekRating(number: 1, reached: .yes, hardness: .easy, advice: "x"), of: id)
        try diary.programmes.openEarly(week: 2, of: id, in: zone)
        try practise(id)
        try diary.programmes.rate(WeekRating(number: 2, reached: .yes, hardness: .easy, advice: "x"), of: id)
        try diary.programmes.openEarly(week: 3, of: id, in: zone)
        var answers = try diary.programmes.answers(week: 3, of: id)
        answers.times.lunch = nil
        answers.activities[1].minutes = 90
        answers.add("Garden", minutes: 60)
        answers = try keep(3, id, answers)
        answers.choose(answers.activities[1])
        answers = try keep(3, id, answers)
        #expect(answers.times.lunch == nil && answers.chosen?.minutes == 90 && answers.activities.count == 11)
        answers.activities.removeLast()
        answers = try keep(3, id, answers)
        #expect(answers.activities.map(\.name) == DayActivity.given)
        #expect(try diary.programmes.answers(week: 1, of: id).goal.short == "Seven hours")
    }

    @Test("The last form ends the programme, after the closing questions")
    func exit() throws {
        let id = try begin()
        let rating = ExitRating(before: 2, after: 4, hasHelped: false, stars: 5)
        #expect(throws: StoreError.refused(.programmeNotClosing)) {
            try diary.programmes.rateExit(rating, of: id, in: zone)
        }
        try answer(.meaning, id)
        try answer(.retest, id)
        var answered = rating
        answered.helpedBy = "nothing"
        try fixture.checkUndo("End the four-week programme of Jan Novák") {
            try diary.programmes.rateExit(answered, of: id, in: zone)
        }
        #expect(try diary.programmes.exitRating(of: id)?.helpedBy == "")
        #expect(try diary.programmes.get(id).state == .ended && status(id).isFinished)
        try diary.programmes.begin(of: fixture.jan, on: today)
        #expect(try diary.programmes.list(of: fixture.jan).count == 2)
    }

    @Test("Active programmes are listed with the last check-in, and no other trainer's")
    func running() throws {
        let id = try begin()
        try diary.checkIns.add(CheckIn(day: today, minute: 480, level: .atEase), of: fixture.jan)
        let found = try diary.programmes.running(at: DiaryFixture.now, in: zone)
        #expect(
            found.map(\.status.programme.id) == [id] && found[0].lastCheckIn == today && found[0].name == "Jan Novák")
        _ = try fixture.becomeOther()
        #expect(try diary.programmes.running(at: DiaryFixture.now, in: zone).isEmpty)
        #expect(throws: StoreError.missing) { try diary.programmes.answers(week: 1, of: id) }
    }
}
