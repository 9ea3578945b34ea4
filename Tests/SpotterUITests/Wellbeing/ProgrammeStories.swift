import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("The four-week programme")
struct ProgrammeStories {
    /// Anna is the current client; her programme started today, and both questionnaires are answered.
    private func begun(
        columns: Int = 80, rows: Int = 24,
        and more: (Diary, Identifier<Client>, Identifier<Programme>) throws -> Void = { _, _, _ in }
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let (anna, programme) = try ProgrammeFixture.begin(diary)
            try more(diary, anna, programme)
        }
        choose(&robot)
        return robot
    }

    private func choose(_ robot: inout Robot) {
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 4 ] ]")
    }

    private func programme(_ robot: Robot) throws -> ProgrammeStatus {
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first)
        return try #require(
            try robot.diary.programmes.status(of: anna.id, at: robot.app.context.now, in: .gmt))
    }

    /// Types all pages of a goal, starting with the first.
    private func typeGoal(_ robot: inout Robot) {
        robot.press("Enter")
        for text in ["Sleep seven hours on five nights", "The watch says 7:00"] {
            robot.type(text)
            robot.press("Enter")
        }
        robot.press("8 PgDn")
        for text in ["Patience with the children", "Sunday", "Seven hours"] {
            robot.type(text)
            robot.press("Enter")
        }
    }

    @Test("The five lines show their state, the reason if closed, and the key to open them")
    func lines() throws {
        var robot = try begun()
        robot.expect("PROGRAMME   week 1 of 4 · open since 12 Mar · ends Thu 23 April, in 42 days")
        robot.press("p")
        robot.expect(
            "1 A goal for six days", "open since 12 Mar", "Enter starts", "finish week 1 first", "finish week 2 first",
            "finish week 3 first", "finish week 4 first", "= Closing questions")
        robot.press("Down O")
        robot.expect("finish week 1 first")
        robot.press("Esc g f")
        robot.expect("2 Letting go")
    }

    @Test("Without a programme only an introduction is offered, and only b starts it")
    func introduction() throws {
        var robot = try Robot { diary in
            let anna = try diary.clients.add(named: "Anna Malá")
            try diary.consents.give(Consent(), by: anna)
        }
        choose(&robot)
        robot.expect("none yet; p shows what it is")
        robot.press("p a")
        robot.expect("Four weeks, one small task each")
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first).id
        robot.press("Esc")
        #expect(try robot.diary.programmes.list(of: anna).isEmpty)
        robot.press("Enter b")
        #expect(try robot.diary.programmes.list(of: anna).first?.introReadAt != nil)
    }

    @Test("From nothing to the first page: the introduction, both questionnaires, and week 1 is open")
    func fromTheStart() throws {
        var robot = try Robot { diary in
            let anna = try diary.clients.add(named: "Anna Malá")
            try diary.consents.give(Consent(), by: anna)
        }
        choose(&robot)
        robot.press("p a b")
        robot.expect("Month in days")
        robot.press("2 Enter")
        for _ in 0..<8 { robot.press("5 Enter") }
        robot.press("Enter")
        #expect(try programme(robot).entering(.goal) == .answer(.screening))
        robot.press("Space Enter Enter")
        robot.expect("WEEK 1 · A goal for six days", "page 1 of 6")
        robot.press("Esc")
        robot.expect("open since 12 Mar")
    }

    @Test("Four keys show the answers of a finished week from anywhere")
    func readAgain() throws {
        var robot = try begun { diary, _, programme in try ProgrammeFixture.finishGoal(1, programme, diary) }
        robot.press("1 g f k Enter")
        robot.expect("Sleep seven hours on five nights", "8 of 10")
    }

    @Test("The first practice on the last page ends week 2; u opens it again, and a second one only adds a row")
    func practice() throws {
        var robot = try begun { diary, _, programme in try ProgrammeFixture.reach(2, programme, diary) }
        robot.press("p Enter PgDn PgDn PgDn PgDn PgDn PgDn PgDn PgDn")
        robot.expect("Enter starts the practice.")
        func practise() {
            robot.press("Enter Tab C-u")
            robot.type("20 s")
            robot.press("Enter")
            robot.wait(seconds: 21)
            robot.press("Enter")
        }
        practise()
        robot.expect("Week 2 is done.", "done 12 Mar")
        let end = try #require(try programme(robot).weeks[2]?.completedAt)
        robot.press("u")
        robot.expect("open since 12 Mar")
        robot.press("C-r")
        #expect(try programme(robot).weeks[2]?.completedAt == end)
        robot.press("Enter")
        robot.expect("page 3 of 9")
        robot.press("PgDn PgDn PgDn PgDn PgDn PgDn")
        practise()
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first).id
        #expect(try robot.diary.practices.list(of: anna, in: Robot.today...Robot.today).count == 2)
        #expect(try programme(robot).weeks[2]?.completedAt == end)
    }

    @Test("Week 4: the event, its good sides, ten sentences; then one of four texts")
    func fourthWeek() throws {
        var robot = try begun { diary, _, programme in try ProgrammeFixture.reach(4, programme, diary) }
        robot.press("p Enter Enter")
        robot.type("A quarrel at work")
        robot.press("PgDn")
        robot.type("We talked at last")
        robot.press("PgDn Enter")
        robot.expect("Direction")
        for _ in 0..<10 { robot.press("5 Enter") }
        robot.press("Enter")
        robot.expect("Week 4 is done.", "A quarrel at work", "Keep the search light.")
        robot.press("Esc G")
        robot.expect("Enter repeats the first questions")
    }

    @Test("Nothing starts before the consent is given")
    func consent() throws {
        var robot = try Robot { diary in try diary.clients.add(named: "Anna Malá") }
        choose(&robot)
        robot.press("p a")
        robot.expect("Wellbeing of Anna Malá: consent")
        robot.press("y C-s")
        robot.expect("Four weeks, one small task each")
    }

    @Test("Week 1: 5 does not continue, 6 does; going back keeps all; when done, Enter shows it again")
    func firstWeek() throws {
        var robot = try begun()
        robot.press("p Enter")
        robot.expect("WEEK 1 · A goal for six days", "page 1 of 6", "What do you want to have done in six days?")
        robot.press("Enter Enter")
        robot.expect("A few words are needed")
        robot.type("Sleep seven hours on five nights")
        robot.press("Enter")
        robot.type("The watch")
        robot.press("PgDn 5")
        robot.expect("page 3 of 6", "[5]")
        robot.press("PgDn")
        robot.expect("page 3 of 6", "The next page opens from 6 on")
        robot.press("Right PgDn")
        robot.expect("page 4 of 6")
        robot.press("PgUp PgUp PgUp")
        robot.expect("page 1 of 6", "Sleep seven hours on five nights")
        robot.press("PgDn PgDn PgDn")
        for text in ["Patience", "Sunday", "Seven hours"] {
            robot.type(text)
            robot.press("Enter")
        }
        robot.expect("Week 1 is done.", "Seven hours", "opens on Wed 18 Mar", "6 of 10", "The watch")
        robot.press("Esc")
        robot.expect("done 12 Mar", "Enter reads the answers", "opens Wed 18 Mar, in 6 days")
        robot.press("g g Enter")
        robot.expect("Patience", "In short")
        #expect(try programme(robot).weeks[1]?.completedAt != nil)
    }

    @Test("Week 2 asks for the outcome of week 1 once, needs an advice, and shows its introduction once")
    func secondWeek() throws {
        var robot = try begun()
        robot.press("p Enter")
        typeGoal(&robot)
        robot.press("Esc Down Enter")
        robot.expect("It opens on Wed 18 Mar")
        robot.sleep(hours: 24 * 6)
        robot.press("Enter")
        robot.expect("Before week 2: how was \"Seven hours\"?", "Did you get there?")
        robot.press("Right Right Tab Right Right Tab Space Space C-s")
        robot.expect("friend is needed.")
        #expect(try programme(robot).rated.isEmpty)
        robot.press("C-u")
        robot.type("Begin early")
        robot.press("C-s")
        robot.expect("WEEK 2 · Letting go", "page 1 of 9", "Some strain can be planned away")
        #expect(try programme(robot).rated == [1])
        robot.press("PgDn PgDn")
        robot.expect("page 3 of 9", "Sit, and let your hands rest.")
        robot.press("Esc Enter")
        robot.expect("page 3 of 9")
        robot.press("PgDn PgDn PgDn PgDn PgDn PgDn")
        robot.expect("page 9 of 9", "Now for yourself.")
    }

    @Test("O opens a week early after a confirmation; u closes it again")
    func early() throws {
        var robot = try begun { diary, _, programme in try ProgrammeFixture.finishGoal(1, programme, diary) }
        robot.press("p O")
        robot.expect("Open week 2 now?")
        robot.press("y")
        robot.expect("open since 12 Mar", "Enter rates week 1, then opens")
        robot.press("u")
        robot.expect("opens Wed 18 Mar, in 6 days")
    }

    @Test("Week 3: times, sleep, hours, shares; a skipped lunch gets a hint, more than 24 hours are pointed out")
    func thirdWeek() throws {
        var robot = try begun { diary, _, programme in try ProgrammeFixture.reach(3, programme, diary) }
        robot.press("p Enter")
        robot.expect("WEEK 3 · Where the day goes", "page 1 of 10", "07:00")
        robot.press("Enter")
        robot.type("6:40")
        robot.press("Enter Down Enter - Enter Down")
        robot.expect("No lunch: regular meals carry a day.")
        robot.press("Enter")
        robot.type("22:45")
        robot.press("Enter Enter")
        robot.type("23:20")
        robot.press("Enter")
        robot.expect("7:20 of sleep, 35 min awake in bed")
        robot.press("PgDn")
        robot.expect("page 2 of 10", "How long for each?")
        robot.press("Enter 8 Enter Enter")
        robot.type("1:30")
        robot.press("Enter")
        robot.expect("8:00", "33 %")
        robot.press("a")
        robot.type("Garden")
        robot.press("Tab C-u")
        robot.type("9 h")
        robot.press("C-s")
        robot.expect("Garden (custom)", "With sleep 25:50, 1:50 more than a day. You can leave it that way.")
        robot.press("d")
        robot.expectNo("Garden (custom)")
        robot.press("PgDn PgDn PgDn")
        robot.expect("page 4 of 10", "Choose the line that should change.")
        robot.press("Enter")
        robot.expect("should change. PgDn: the next page.")
        robot.press("PgDn")
        robot.expect("page 5 of 10")
        typeGoal(&robot)
        robot.expect("Week 3 is done.", "Work, 8:00")
    }

    @Test("Week 3: the hours of the day need at least one activity before the pages after them open")
    func noHours() throws {
        var robot = try begun { diary, _, programme in try ProgrammeFixture.reach(3, programme, diary) }
        robot.press("p Enter PgDn PgDn")
        robot.expect("page 2 of 10", "At least one activity of the day needs some time.")
        robot.press("Enter 8 Enter PgDn PgDn Enter PgDn")
        robot.expect("page 5 of 10")
    }

    @Test("Digits are answers on a page with an open question, and tabs elsewhere")
    func digits() throws {
        var robot = try begun()
        robot.press("p Enter Enter x PgDn y PgDn 1 0")
        robot.expect("[10]")
        robot.press("3")
        robot.expect("[3]")
        robot.press("Esc 1")
        robot.expectNo("WEEK 1")
    }

    @Test("E moves the last day, and nothing can be opened after it until then")
    func extended() throws {
        var robot = try begun { diary, _, programme in try ProgrammeFixture.finishGoal(1, programme, diary) }
        robot.sleep(hours: 24 * 43)
        robot.press("p")
        robot.expect("ended yesterday, E extends", "the programme ended on Thu 23 Apr")
        robot.press("Enter")
        robot.expect("Last day of the programme")
        robot.press("C-s")
        robot.expect("in 14 days", "Enter rates week 1, then opens")
    }

    @Test("A distant last day is questioned: Enter again keeps it, another one is accepted at once")
    func farDay() throws {
        var robot = try begun()
        let far = Robot.today.adding(days: 7 * 60)
        robot.press("p E")
        robot.type(far.iso)
        robot.press("Enter")
        robot.expect("That is in 60 weeks. Enter again keeps it.", "Last day of the programme")
        #expect(try programme(robot).programme.deadlineDay == Robot.today.adding(days: 42))
        robot.press("C-u")
        robot.type(Robot.today.adding(days: 7 * 26).iso)
        robot.press("Enter")
        #expect(try programme(robot).programme.deadlineDay == Robot.today.adding(days: 182))
        robot.press("E")
        robot.type(far.iso)
        robot.press("Enter Enter")
        #expect(try programme(robot).programme.deadlineDay == far)
    }

    @Test("A client silent for three days during the programme is listed for attention, and the line leads there")
    func need() throws {
        var robot = try begun()
        robot.sleep(hours: 72)
        robot.press("1 g g")
        robot.expect("no check-in for 3 d")
        robot.press("Enter")
        robot.expect("PROGRAMME   week 1 of 4", "2 Letting go")
        robot.press("2 Enter")
        robot.expect("week 1 of 4")
    }

    @Test("A left programme keeps all its texts, and another one can be started")
    func left() throws {
        var robot = try begun { diary, _, programme in try ProgrammeFixture.finishGoal(1, programme, diary) }
        robot.press("p , l y")
        robot.expect("PROGRAMME   left · started", "Enter reads the answers")
        robot.press("g g Enter")
        robot.expect("Seven hours")
        robot.press("Esc a b")
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first).id
        #expect(try robot.diary.programmes.list(of: anna).map(\.state) == [.running, .left])
    }

    @Test("The second form ends it; the results before and after stay readable")
    func closing() throws {
        var robot = try begun { diary, _, programme in
            try ProgrammeFixture.reach(5, programme, diary)
            try ProgrammeFixture.answer(.retest, programme, diary)
        }
        robot.press("p")
        robot.expect("Enter rates the programme")
        robot.press("G Enter Right Right Tab Right Right Right Right Tab Right Right Tab")
        robot.type("The breath")
        robot.press("Tab Right Right Right Right Right C-s")
        robot.expect("Finished. Your answers stay readable.", "The breath", "4 of 5")
        robot.expectLine("CLOSING QUESTIONS")
        #expect(try programme(robot).programme.state == .ended)
        robot.press("Esc")
        robot.expect("done · started 12 Mar", "Enter reads the answers")
    }

    @Test(
        "Every page fits 60x16 and 120x40, and no question is cut", arguments: [(60, 16), (120, 40)])
    func sizes(columns: Int, rows: Int) throws {
        var robot = try begun(columns: columns, rows: rows) { diary, _, programme in
            try ProgrammeFixture.reach(3, programme, diary)
        }
        robot.press("p")
        robot.expect("4 What it is good for", "finish week 3 first")
        robot.press("g g Down Down Enter")
        for page in 1...4 {
            robot.expect("page \(page) of 10")
            if page == 4 { robot.press("Enter") }
            if page == 2 { robot.press("Enter 8 Enter") }
            robot.press("PgDn")
        }
        robot.expect("page 5 of 10")
    }

    @Test("Text typed on a page without a text field is neither a command nor an answer")
    func strayWords() throws {
        var robot = try begun()
        robot.press("p Enter Enter")
        robot.type("Sleep")
        robot.press("Enter")
        robot.type("The watch")
        robot.press("Enter")
        let before = robot.app.context.diary.journal.newestOwn
        robot.type("very sure b c s f n")
        robot.expect("page 3 of 6", "A digit answers, 0 is 10; Enter turns the page.")
        robot.expectNo("[1]", "[4]", "[5]", "[6]")
        #expect(robot.app.context.diary.journal.newestOwn == before)
    }
}
