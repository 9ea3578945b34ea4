import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import WellbeingUI

@Suite("Lines of the four-week programme, reading answers again, and the end")
struct ProgrammeReadingStories {
    private func opened(
        columns: Int = 80, keys: String = "p", _ fill: (Diary) throws -> Void
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: 24, fill: fill)
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 4 ] ]")
        robot.press(keys)
        return robot
    }

    /// Anna's programme at the start of a week; 5 is the closing questions.
    private func reached(_ week: Int, keys: String = "p") throws -> Robot {
        try opened(keys: keys) { diary in
            try ProgrammeFixture.reach(week, ProgrammeFixture.begin(diary).programme, diary)
        }
    }

    private func anna(_ robot: Robot) throws -> Identifier<Client> {
        try #require(try robot.diary.clients.named("Anna Malá").first).id
    }

    private func status(_ robot: Robot) throws -> ProgrammeStatus {
        try #require(try robot.diary.programmes.status(of: anna(robot), at: robot.app.context.now, in: .gmt))
    }

    // MARK: Lines

    /// The line of a part: the first one on screen that starts with its number and title.
    private func line(_ part: ProgrammePart, _ robot: Robot) -> String {
        let title = "\(part.week.map(String.init) ?? "=") \(part.title)"
        return robot.lines.first { $0.contains(title) } ?? ""
    }

    @Test("A closed line gives its reason: introduction, questionnaires, the end, or leaving")
    func reasons() throws {
        var robot = try opened(columns: 120) { diary in
            let anna = try diary.clients.add(named: "Anna Malá")
            try diary.consents.give(Consent(), by: anna)
            try diary.programmes.begin(of: anna, on: Robot.today)
        }
        let id = try status(robot).programme.id
        func again() { robot.press("Esc p") }
        #expect(line(.goal, robot).contains("read the introduction first"), "\(robot.screen)")
        #expect(line(.closing, robot).contains("finish week 4 first"), "\(robot.screen)")
        try robot.diary.programmes.readIntroduction(id)
        again()
        #expect(line(.goal, robot).contains("2 sets of questions first"), "\(robot.screen)")
        try ProgrammeFixture.answer(.entry, id, robot.diary)
        again()
        #expect(line(.goal, robot).contains("1 set of questions first"), "\(robot.screen)")
        try ProgrammeFixture.answer(.screening, id, robot.diary)
        // So late that week 2 would open after the last day.
        robot.sleep(hours: 24 * 40)
        try ProgrammeFixture.finishGoal(1, id, robot.diary)
        again()
        #expect(line(.lettingGo, robot).contains("27 Apr, after the end: E extends"), "\(robot.screen)")
        robot.press(", l y")
        for part in [ProgrammePart.lettingGo, .hours, .meaning, .closing] {
            #expect(line(part, robot).contains("the programme was left"), "\(robot.screen)")
        }
        #expect(line(.goal, robot).contains("Enter reads the answers"), "\(robot.screen)")
    }

    @Test("Without the current consent every unfinished line says so, and Enter asks for it")
    func withoutConsent() {
        let weeks = Programme(client: .unsaved, startedDay: Robot.today, deadlineDay: Robot.today.adding(days: 42))
        let status = ProgrammeStatus(weeks, hasConsent: false, now: Robot.start, in: .gmt)
        for part in ProgrammePart.allCases {
            let line = ProgrammeLine(part: part, status: status, isTrainers: true)
            #expect(line.way == "the consent is missing" && line.state == "closed")
            #expect(status.entering(part) == .agree)
        }
    }

    @Test("The last days are named: tomorrow, today, ended", arguments: [(41, "in 1 day"), (42, "ends today")])
    func lastDays(days: Int, words: String) throws {
        var robot = try reached(1, keys: "")
        robot.sleep(hours: 24 * days)
        robot.press("p")
        robot.expect(words)
    }

    // MARK: Answers shown again

    @Test("Enter shows week 3 again: the day, the shares, the goal; nothing can change there")
    func thirdWeek() throws {
        var robot = try reached(4)
        #expect(line(.hours, robot).contains("Enter reads the answers"), "\(robot.screen)")
        robot.press("g g Down Down Enter")
        robot.expect(
            "WEEK 3 · Where the day goes", "up 07:00", "Work, 8:00", "Sleep seven hours on five nights", "8 of 10")
        try expectReadOnly(3, &robot)
    }

    @Test("Enter shows week 4 again; nothing can change there")
    func fourthWeek() throws {
        var robot = try reached(5)
        #expect(line(.meaning, robot).contains("Enter reads the answers"), "\(robot.screen)")
        robot.press("g g Down Down Down Enter")
        robot.expect("WEEK 4 · What it is good for", "A quarrel at work", "We talked at last")
        try expectReadOnly(4, &robot)
    }

    @Test("Week 1 is shown again with its rating; nothing can change there")
    func firstWeek() throws {
        var robot = try reached(2)
        robot.press("g g Enter")
        robot.expect("WEEK 1 · A goal for six days", "Seven hours", "Begin early", "partly")
        try expectReadOnly(1, &robot)
    }

    private func expectReadOnly(_ week: Int, _ robot: inout Robot) throws {
        let id = try status(robot).programme.id
        let answers = try robot.diary.programmes.answers(week: week, of: id)
        let newest = robot.diary.journal.newestOwn
        robot.press("e d x Space - + Delete C-u C-s PgDn PgUp")
        robot.paste("other words")
        #expect(try robot.diary.programmes.answers(week: week, of: id) == answers)
        #expect(robot.diary.journal.newestOwn == newest)
        robot.expectNo("other words")
        robot.expect("WEEK \(week) ·")
    }

    // MARK: Week 4

    /// The text for two sums: the one for sums far from 24.
    struct Sums: Sendable, CustomTestStringConvertible {
        let have: [Int]
        let seek: [Int]
        let knows: Bool
        let looks: Bool

        var testDescription: String { "\(have.reduce(0, +)) and \(seek.reduce(0, +))" }
        var text: String { DirectionResult.text(knows: knows ? 35 : 5, looks: looks ? 35 : 5).text }

        static let all = [
            Sums(have: [5, 5, 5, 5, 4], seek: [5, 5, 5, 5, 4], knows: true, looks: true),
            Sums(have: [5, 5, 5, 5, 4], seek: [5, 5, 5, 4, 4], knows: true, looks: false),
            Sums(have: [5, 5, 5, 4, 4], seek: [5, 5, 5, 5, 4], knows: false, looks: true),
            Sums(have: [5, 5, 5, 4, 4], seek: [5, 5, 5, 4, 4], knows: false, looks: false),
        ]
    }

    @Test("24 divides the four texts of week 4, sentence by sentence", arguments: Sums.all)
    func direction(_ sums: Sums) throws {
        var robot = try reached(4, keys: "p Enter Enter")
        robot.type("A quarrel at work")
        robot.press("PgDn")
        robot.type("We talked at last")
        robot.press("PgDn Enter")
        let set = try #require(try robot.diary.answerSets.list(of: anna(robot)).first { !$0.isDone })
        #expect(set.questionnaire.key == DirectionResult.questionnaire)
        for item in set.items {
            let place = try #require(item.key.split(separator: "-").last.flatMap { Int($0) }) - 1
            robot.press("\(item.key.hasPrefix("have") ? sums.have[place] : sums.seek[place]) Enter")
        }
        robot.press("Enter")
        robot.expect("Week 4 is done.")
        let read = flat(robot.lines)
        for other in Sums.all {
            #expect(read.contains(flat([other.text])) == (other.text == sums.text), "\(robot.screen)")
        }
    }

    /// The words, joined across the wrapped lines.
    private func flat(_ lines: [String]) -> String {
        lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    }

    // MARK: The end

    @Test("The end repeats the first questions, shows both results side by side, and asks for a rating")
    func closing() throws {
        var robot = try opened { diary in
            let anna = try diary.clients.add(named: "Anna Malá")
            try diary.consents.give(Consent(), by: anna)
            let id = try diary.programmes.begin(of: anna, on: Robot.today)
            try diary.programmes.readIntroduction(id)
            let month = try #require(QuestionnaireLibrary().named("month-in-days"))
            let entry = try diary.answerSets.begin(month, for: .entry, of: anna, programme: id)
            let values: [Int?] = [2, 4, 11, 6, 8, 5, 14, 12, 6]
            let given = zip(month.items, values).map { (item: $0.key, value: $1) }
            try diary.answerSets.answer(given, in: entry.id)
            try diary.answerSets.complete(entry.id)
            try ProgrammeFixture.answer(.screening, id, diary)
            try ProgrammeFixture.reach(5, id, diary)
        }
        #expect(line(.closing, robot).contains("Enter repeats the first questions"), "\(robot.screen)")
        robot.press("G Enter")
        robot.expect("Month in days", "question 1 of 9")
        for number in [2, 2, 6, 3, 0, 2, 9, 7, 11] {
            for digit in String(number) { robot.press(String(digit)) }
            robot.press("Enter")
        }
        robot.press("Enter")
        robot.expect("at the end", "entry 12 Mar", "now 12 Mar", "change")
        let row = try #require(robot.lines.first { $0.contains("days unhealthy") })
        #expect(row.split(separator: " ").suffix(3) == ["15", "8", "-7"])
        #expect(try status(robot).programme.state == .running)
        robot.press("Enter")
        robot.expect("The programme: how was it?")
        robot.press("2 Tab 4 Tab y Tab")
        robot.type("The breath")
        robot.press("Tab 5 C-s")
        robot.expect("Finished. Your answers stay readable.", "The breath", "2 of 5", "4 of 5", "5 of 5")
        let end = try status(robot)
        #expect(end.programme.state == .ended && end.isFinished)
        let rating = try #require(try robot.diary.programmes.exitRating(of: end.programme.id))
        #expect(rating.before == 2 && rating.after == 4 && rating.hasHelped && rating.stars == 5)
    }
}
