import DiaryStore
import FitnessModel
import Testing

@testable import SpotterCore
@testable import SpotterShell
@testable import SpotterUI

@Suite("Questionnaires")
struct QuestionnaireStories {
    private func filled(
        columns: Int = 80, rows: Int = 24, agreed: Bool = true,
        and more: (Diary, _ anna: Identifier<Client>) throws -> Void = { _, _ in }
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let anna = try diary.clients.add(named: "Anna Malá")
            if agreed { try diary.consents.give(Consent(), by: anna) }
            try more(diary, anna)
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 4 ] ] Q")
        return robot
    }

    private func sets(_ robot: Robot) throws -> [AnswerSet] {
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first)
        return try robot.diary.answerSets.list(of: anna.id)
    }

    private func scores(_ robot: Robot) throws -> [String: Int] {
        let set = try #require(try sets(robot).first)
        return Dictionary(
            uniqueKeysWithValues: try robot.diary.answerSets.scores(of: set.id).map { ($0.scale, $0.milli) })
    }

    @Test("A month in days asks one question per screen, and shows the result")
    func month() throws {
        var robot = try filled()
        robot.expect("No questionnaires yet: a chooses one.")
        robot.press("a")
        robot.expect("Month in days", "What changed this year", "Direction")
        robot.press("Enter")
        robot.expect("question 1 of 9", "Would you say that in general your health is", "1 excellent", "5 poor")
        robot.press("Enter")
        robot.expect("No answer yet")
        robot.press("Down Down Down Enter 2 0 Enter 1 5 Enter")
        robot.expect("question 4 of 9")
        robot.press("9 9 Enter")
        robot.expect("Type a number from 0 to 30.")
        robot.press("Backspace Backspace 5 Enter - 0 Enter 1 4 Enter 1 2 Enter 6 Enter")
        robot.expect("8 questions answered, 1 without an answer", "Enter completes it")
        robot.press("Enter")
        robot.expect("RESULT", "days unhealthy (of 30)", "frequent distress", "it is no", "now 12 Mar")
        #expect(try scores(robot)["unhealthy"] == 30_000)
        #expect(try scores(robot)["health"] == 3_000)
        #expect(try scores(robot)["pain"] == nil)
        robot.press("Esc")
        robot.expect("Month in days", "completed")
        robot.press("d")
        robot.expect("a completed one cannot be", "u undoes the last completion.")
        robot.press("u")
        robot.expect("started")
        #expect(try sets(robot).first?.isDone == false)
    }

    @Test("However it ends, it continues at the first open question; PgUp goes back and changes an answer")
    func goesOn() throws {
        var robot = try filled()
        robot.press("a Enter 2 Enter 4 Enter 1 1")
        // As if the program were killed here: every answer confirmed with Enter is in the diary.
        let set = try #require(try sets(robot).first)
        #expect(try robot.diary.answerSets.answers(of: set.id) == Answers(["health": 2, "body": 4]))
        robot.press("Esc")
        robot.expect("Saved: 6 questions left.")
        robot.press("Enter")
        robot.expect("question 4 of 9")
        robot.press("PgUp")
        robot.expect("question 3 of 9", "0 to 30  11")
        robot.press("PgUp C-u 7 PgDn")
        robot.expect("question 3 of 9")
        #expect(try robot.diary.answerSets.answers(of: set.id).value(of: "body") == 7)
        // The same questionnaire is not started twice.
        robot.press("Esc a Enter")
        robot.expect("question 4 of 9")
        #expect(try sets(robot).count == 1)
        robot.press("Esc d")
        #expect(try sets(robot).isEmpty)
        robot.press("u")
        #expect(try sets(robot).count == 1)
    }

    @Test("A tick list is ticked with Space, each tick is stored, and the rest counts as no")
    func ticks() throws {
        var robot = try filled(columns: 60, rows: 16)
        robot.press("a Down Enter")
        robot.expect("Tick what applied in the last 12 months (0 ticked)", "[ ] I moved")
        // The number of lines below is shown, and nothing at the end.
        let shown = robot.lines.count { $0.contains("[ ] ") }
        robot.expect("▼ \(20 - shown) more")
        robot.press("Space Down Down Space End Space Space")
        robot.expect("[ ] A long journey", "(2 ticked)", "end of the list")
        robot.expectNo("▼")
        let set = try #require(try sets(robot).first)
        #expect(try robot.diary.answerSets.answers(of: set.id) == Answers(["moved": 1, "lost-work": 1, "journey": 0]))
        robot.press("Enter")
        robot.expect("2 of 20 lines ticked.")
        robot.press("PgUp Home")
        robot.expect("[x] Lost my work")
        robot.press("Enter Enter")
        robot.expect("changes in a year")
        #expect(try scores(robot) == ["changes": 2_000])
        let answers = try robot.diary.answerSets.answers(of: set.id)
        #expect(answers.count == 20 && answers.value(of: "exams") == 0)
    }

    @Test("The sentences have an order of their own per set, every answer has its key, and - skips one")
    func direction() throws {
        var robot = try filled()
        robot.press("a Down Down Enter")
        robot.expect("question 1 of 10", "1 not true at all", "7 wholly true")
        let set = try #require(try sets(robot).first)
        for (place, item) in set.items.enumerated() {
            robot.expect("question \(place + 1) of 10", item.text)
            robot.press(item.key == "seek-5" ? "-" : item.key.hasPrefix("have") ? "6 Enter" : "2 Enter")
        }
        robot.press("Enter")
        robot.expect("nobody has measured", "from the line on")
        #expect(try scores(robot) == ["have": 30_000])
    }

    @Test("A retest is next to the first answers with the differences")
    func retest() throws {
        var robot = try filled { diary, anna in
            let month = try #require(QuestionnaireLibrary().questionnaire(for: .entry))
            for (role, values) in [(AnswerSet.Role.entry, [2, 4, 11]), (.retest, [2, 2, 6])] {
                let set = try diary.answerSets.begin(month, for: role, of: anna)
                let answers = month.items.enumerated().map { (item: $1.key, value: $0 < 3 ? values[$0] : 10) }
                try diary.answerSets.answer(answers, in: set.id)
                try diary.answerSets.complete(set.id)
            }
        }
        robot.press("g g Enter")
        robot.expect("at the end", "entry 12 Mar", "now 12 Mar", "change")
        let row = try #require(robot.lines.first { $0.contains("days unhealthy") })
        #expect(row.split(separator: " ").suffix(3) == ["15", "8", "-7"])
        robot.press("PgDn")
        robot.expect("11)")
    }

    @Test("Before the first one the client is asked to agree, and otherwise nothing starts")
    func consent() throws {
        var robot = try filled(agreed: false)
        robot.press("a Enter")
        robot.expect("I agree:")
        robot.press("Esc")
        #expect(try sets(robot).isEmpty)
        robot.press("a Enter y C-s")
        robot.expect("question 1 of 9")
        #expect(try sets(robot).count == 1)
    }

    @Test("A custom file is used, and a broken one is reported and ignored")
    func ownFiles() throws {
        var robot = try filled()
        let own = "key = \"own\"\ntitle = \"My week\"\nrange = [0, 4]\n[[item]]\nkey = \"a\"\ntext = \"How was it?\"\n"
        robot.app.context.services.settings = Settings.inMemory(
            commands: CommandTable.all, questionnaires: ["own.toml": own, "bad.toml": "key = 1.5"])
        robot.press("a")
        robot.expect("My week", "Skipped: bad.toml line 1")
        robot.press("Enter 3 Enter Enter")
        robot.expect("ANSWERS", "How was it?")
    }
}
