import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterUI

@Suite("Check-ins")
struct CheckInStories {
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
        robot.press("Enter 1")
        return robot
    }

    private func entries(_ robot: Robot) throws -> [WellbeingEntry] {
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first)
        return try robot.diary.wellbeingEntries.list(of: anna.id, limit: 20)
    }

    @Test("A check-in takes four keys; u undoes it")
    func fourKeys() throws {
        var robot = try filled()
        robot.press("n k 2 Enter")
        robot.expect("Anna Malá: 2 worn out. u: undo.")
        #expect(try entries(robot).count == 1)
        robot.press("u")
        #expect(try entries(robot).isEmpty)
    }

    @Test("After the lowest level, breathing, articles and help are one key away; after the others nothing is asked")
    func helps() throws {
        for (key, view) in [("r", "Relaxation of Anna Malá"), ("L", "What stress is"), ("!", "112")] {
            var robot = try filled()
            robot.press("n k 1 Enter")
            robot.expect(
                "Anna Malá: 1 wound up. u: undo.", "What may help now", "a few minutes of breathing or relaxation",
                "help and contacts: who to call")
            robot.press("x 3")
            robot.expect("What may help now")
            robot.press(key)
            robot.expectNo("What may help now")
            robot.expect(view)
            #expect(try entries(robot).count == 1)
        }
        var robot = try filled()
        robot.press("n k 1 Enter u")
        robot.expectNo("What may help now")
        #expect(try entries(robot).isEmpty)
        robot.press("n k 2 Enter")
        robot.expectNo("What may help now")
    }

    @Test("Before the first one the client is asked to agree, and otherwise nothing is stored")
    func consent() throws {
        var robot = try filled(agreed: false)
        robot.press("n k")
        robot.expect("Wellbeing of Anna Malá: consent", "I agree:", "be brought back. This is no treatment.")
        robot.press("Esc")
        #expect(try entries(robot).isEmpty)
        robot.press("n k C-s")
        robot.expect("Nothing is stored without it: y agrees, Esc leaves.")
        robot.press("y C-s")
        robot.expect("How do you feel right now?")
        robot.press("3 Enter")
        #expect(try entries(robot).count == 1)
        // The consent is asked for once.
        robot.press("n k")
        robot.expect("again today")
    }

    @Test("Trainers add custom questions; an earlier check-in keeps a question that is changed and archived")
    func ownQuestions() throws {
        var robot = try filled()
        robot.press("4 ] ] , q")
        robot.expect("What presses most right now?", "1 wound up")
        robot.press("e")
        robot.expect("it comes with Spotter; a adds your own")
        robot.press("a C-e")
        robot.press("Tab")
        robot.type("Which song fits?")
        robot.press("C-s")
        robot.expect("Added.", "custom")
        let own = try #require(try robot.diary.checkInQuestions.list().first { !$0.isShipped })
        robot.press("q n k 1")
        while !robot.screen.contains("Which song fits?") { robot.press("C-o") }
        robot.press("Enter Esc , q j j j j e C-u")
        robot.type("Which colour fits?")
        robot.press("C-s z")
        #expect(
            try entries(robot).contains { if case .checkIn(let one) = $0 { one.question == own.text } else { false } })
        #expect(try robot.diary.checkInQuestions.list(.archived).map(\.text) == ["Which colour fits?"])
    }

    @Test("The first panel of a day explains the digits; a later one shows the earlier answers and takes a note")
    func panels() throws {
        var robot = try filled()
        robot.press("n k")
        robot.expect("wound up", "worn out", "at ease", "carefree", "There is no middle")
        robot.expectNo("only a note")
        // From the middle to the nearer side, without a stop between 2 and 3.
        robot.press("Left Right Enter Enter n k")
        robot.expect("again today: 09:00 was 3")
        robot.expectNo("carefree")
        robot.press("N")
        robot.type("Bed before eleven")
        robot.press("Enter 4 ] ]")
        robot.expect("Bed before eleven", "3 at ease", "TODAY")
        #expect(try entries(robot).count == 2)
    }

    @Test("The question stays while the panel is open, Ctrl-O asks another, and it is stored exactly")
    func question() throws {
        var robot = try filled()
        let questions = try robot.diary.checkInQuestions.list().filter { $0.level == .wornOut }.map(\.text)
        func shown(_ robot: Robot) -> String? { questions.first { robot.sees($0) } }
        robot.press("n k 2")
        let first = shown(robot)
        robot.type("two moves")
        #expect(shown(robot) == first && first != nil)
        robot.press("C-o")
        let second = try #require(shown(robot))
        #expect(second != first)
        robot.expect("two moves")
        robot.press("Enter")
        guard case .checkIn(let one) = try entries(robot)[0] else { throw Unexpected() }
        #expect(one.question == second && one.answer == "two moves")
    }

    @Test("In the diary a check-in's level is fixed, its words can be edited, and a note is deleted and restored")
    func diary() throws {
        var robot = try filled { diary, anna in
            try diary.checkIns.add(
                CheckIn(
                    day: Robot.today, minute: 480, level: .wornOut, question: "How was last night?", answer: "short"),
                of: anna)
            try diary.wellbeingNotes.add(
                WellbeingNote(day: Robot.today, minute: 500, text: "Bed before eleven"), of: anna)
        }
        robot.press("4 ] ]")
        robot.expect("TODAY   2 worn out at 08:00", "FEELING", "TRAINED", "Bed before eleven")
        robot.press("g g d")
        robot.expect("Deleted the note of 12 Mar. u: undo.")
        robot.expectNo("Bed before eleven")
        robot.press("u")
        robot.expect("Bed before eleven")
        robot.press("G d")
        robot.expect("a check-in cannot be deleted")
        robot.press("Enter C-u")
        robot.type("very short")
        robot.press("Tab")
        robot.type("5:40")
        robot.press("C-s")
        robot.expect("very short")
        guard case .checkIn(let one) = try entries(robot)[1] else { throw Unexpected() }
        #expect(one.sleep == 340 && one.level == .wornOut && one.changedAt != nil)
        robot.press("2 Enter")
        robot.expect("2 worn out, slept 5:40")
    }

    @Test("TRAINED marks each day with a session, a run or an activity, also where no load is known")
    func trainedDays() throws {
        var robot = try filled { diary, anna in
            try diary.runs.add(Run(day: Robot.today, elapsed: 3_600_000), of: anna)
            try diary.sessions.startFree(client: anna, day: Robot.today.adding(days: -1), mode: .handsFree)
                .finished(in: diary)
        }
        robot.press("4 ] ]")
        let row = try #require(robot.lines.first { $0.contains("TRAINED") })
        #expect(row.filter { $0 == "✓" }.count == 2)
    }

    @Test("Three years later its words can still be edited, and nothing else")
    func yearsLater() throws {
        var robot = try filled { diary, anna in
            try diary.checkIns.add(
                CheckIn(
                    day: Robot.today, minute: 480, level: .wornOut, question: "How was last night?", answer: "short"),
                of: anna)
        }
        guard case .checkIn(let before) = try entries(robot)[0] else { throw Unexpected() }
        robot.sleep(hours: 24 * 1_095)
        robot.press("4 ] ] g g Enter C-u")
        robot.type("short, as I know now")
        robot.press("C-s")
        robot.expect("short, as I know now")
        guard case .checkIn(var after) = try entries(robot)[0] else { throw Unexpected() }
        #expect(after.answer == "short, as I know now")
        #expect(after.changedAt.map { Day($0, in: .gmt) } == Robot.today.adding(days: 1_095))
        (after.answer, after.changedAt) = (before.answer, before.changedAt)
        #expect(after == before)
    }

    @Test("Wound up twice within three days is listed for attention, and the line leads to it")
    func need() throws {
        var robot = try filled { diary, anna in
            for ago in 0...1 {
                try diary.checkIns.add(
                    CheckIn(day: Robot.today.adding(days: -ago), minute: 480, level: .woundUp), of: anna)
            }
        }
        robot.press("1 g g")
        robot.expect("wound up twice")
        robot.press("Enter")
        robot.expect("[Wellbeing]", "1 wound up")
    }

    @Test("Withdrawing asks for the name, erases everything, and u does not restore it")
    func withdrawal() throws {
        var robot = try filled(columns: 120) { diary, anna in
            try diary.checkIns.add(CheckIn(day: Robot.today, minute: 480, level: .wornOut), of: anna)
            try diary.clients.add(named: "Zdena")
        }
        robot.press("4 ] ] , w")
        robot.expect("Erase the wellbeing of Anna Malá?", "1 check-in.")
        robot.type("Anna")
        robot.press("C-s")
        robot.expect("Type the name in full: Anna Malá.")
        robot.press("C-u")
        robot.type("Anna Malá")
        robot.press("C-s")
        robot.app.handle(.wake)
        robot.expect("Erased at the client's wish: it cannot be restored.")
        #expect(try entries(robot).isEmpty)
        // Earlier changes are not undone by mistake.
        robot.press("u")
        robot.expect(
            "Erased at the client's wish: it cannot be restored. u again undoes the change before it.")
        #expect(try entries(robot).isEmpty && robot.diary.clients.named("Zdena").count == 1)
        robot.press("u")
        robot.expect("Undid", "Zdena")
        #expect(try entries(robot).isEmpty && robot.diary.clients.named("Zdena").isEmpty)
        robot.press("a")
        robot.expect("Wellbeing of Anna Malá: consent")
    }

    @Test("An entry made after the withdrawal is undone by the first u")
    func afterWithdrawal() throws {
        var robot = try filled()
        robot.press("4 ] ] , w")
        robot.type("Anna Malá")
        robot.press("C-s")
        robot.app.handle(.wake)
        robot.press("n c")
        robot.type("Zdena")
        robot.press("C-s")
        #expect(try robot.diary.clients.named("Zdena").count == 1)
        robot.press("u")
        #expect(try robot.diary.clients.named("Zdena").isEmpty)
    }

    @Test("The previous week has its levels above and its entries in the list; . returns to this one")
    func weekBefore() throws {
        var robot = try filled { diary, anna in
            for (ago, words) in [(0, "Words of today"), (6, "Words of last week"), (13, "Words of the week before")] {
                try diary.checkIns.add(
                    CheckIn(day: Robot.today.adding(days: -ago), minute: 480, level: .wornOut, answer: words), of: anna)
            }
        }
        func chosen(_ robot: Robot) -> String { robot.lines.first { $0.contains("▌") } ?? "" }
        robot.press("4 ] ]")
        robot.expect("9 Mar - 15 Mar")
        #expect(chosen(robot).contains("Words of today"), "\(robot.screen)")
        robot.press("{")
        robot.expect("2 Mar - 8 Mar", "Fri 6")
        #expect(chosen(robot).contains("Words of last week"), "\(robot.screen)")
        robot.press("{")
        robot.expect("23 Feb - 1 Mar")
        #expect(chosen(robot).contains("Words of the week before"), "\(robot.screen)")
        robot.press("}")
        #expect(chosen(robot).contains("Words of last week"), "\(robot.screen)")
        robot.press(".")
        robot.expect("9 Mar - 15 Mar")
        #expect(chosen(robot).contains("Words of today"), "\(robot.screen)")
    }

    private struct Unexpected: Error {}

    @Test("A started erasure cannot be cancelled, and names no key for it")
    func unstoppable() throws {
        var robot = try filled { diary, anna in
            try diary.checkIns.add(CheckIn(day: Robot.today, minute: 480, level: .wornOut), of: anna)
        }
        robot.press("4 ] ] , w")
        robot.type("Anna Malá")
        robot.press("C-s")
        robot.expect("Erasing the wellbeing of Anna Malá")
        robot.expectNo("stops it", "Esc stop")
        robot.press("Esc C-c")
        robot.expect("Erasing the wellbeing of Anna Malá")
        robot.app.handle(.wake)
        robot.expect("Erased at the client's wish: it cannot be restored.")
    }

    @Test("Deleting a client asks about their check-ins, which can be erased for good first")
    func deletion() throws {
        var robot = try filled { diary, anna in
            try diary.checkIns.add(CheckIn(day: Robot.today, minute: 480, level: .wornOut), of: anna)
        }
        robot.press("2 d")
        robot.expect("Delete Anna Malá with wellbeing records?", "w erase first")
        robot.press("w")
        robot.expect("Erase the wellbeing of Anna Malá?", "1 check-in")
        robot.press("Esc")
        #expect(try entries(robot).count == 1)
        robot.press("d x")
        robot.expect("Deleted Anna Malá and all records. u: undo")
        robot.press("u")
        #expect(try entries(robot).count == 1)
    }
}
