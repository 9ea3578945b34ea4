import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI
@testable import WellbeingUI

@Suite("Breathing and relaxation")
struct RelaxingStories {
    private func filled(
        columns: Int = 80, rows: Int = 24, and more: (Diary, _ anna: Identifier<Client>) throws -> Void = { _, _ in }
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let anna = try diary.clients.add(named: "Anna Malá")
            try diary.consents.give(Consent(), by: anna)
            try more(diary, anna)
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 4 ] ]")
        return robot
    }

    private func practices(_ robot: Robot) throws -> [Practice] {
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first)
        return try robot.diary.practices.list(of: anna.id, in: Robot.today...Robot.today)
    }

    @Test("Two keys start, one ends: 60 s are 6 breaths, the pause of 10 s is not counted, and u undoes all")
    func practise() throws {
        var robot = try filled()
        robot.press("r")
        robot.expect("Relaxation of Anna Malá", "Long breath out", "5:00")
        robot.press("Enter")
        robot.expect("RELAX · Long breath out", "breathe in", "0:00 of 5:00", "in 4 · out 6     breath 1")
        robot.wait(seconds: 5)
        robot.expect("breathe out", "0:05 of 5:00")
        robot.press("Space")
        robot.wait(seconds: 10)
        robot.expect("paused", "0:05 of 5:00")
        robot.press("Space")
        robot.wait(seconds: 55)
        robot.expect("1:00 of 5:00", "breath 7")
        robot.press("Enter")
        robot.expect("Anna Malá: Long breath out, 1:00. u: undo.", "relaxed", "6 breaths, 1 pause.")
        #expect(try practices(robot).map(\.seconds) == [60] && !robot.app.needsTick)
        robot.press("u")
        #expect(try practices(robot).isEmpty)
    }

    @Test("Hidden, it continues in the second row, and is stored at its end; the last length is suggested")
    func hidden() throws {
        var robot = try filled()
        robot.press("r Tab C-u")
        robot.type("30 s")
        robot.press("Enter Esc")
        robot.wait(seconds: 10)
        robot.expect("relax 0:10")
        robot.press("1")
        robot.expect("Anna Malá relax 0:10")
        robot.press("4 r")
        robot.expect("0:10 of 0:30")
        robot.press("+")
        robot.expect("0:10 of 1:30")
        robot.press("- Esc")
        robot.wait(seconds: 20)
        robot.expect("Anna Malá: Long breath out, 0:30. u: undo.")
        #expect(try practices(robot).map(\.planned) == [30] && robot.app.takeEffects().contains(.bell))
        robot.press("r")
        robot.expect("0:30")
    }

    @Test("On screen the end is announced and waits for a key; the next step happens once")
    func end() throws {
        var robot = try filled()
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first)
        let weeks = try robot.diary.programmes.begin(of: anna.id, on: Robot.today)
        Relaxing.begin(of: anna, programme: weeks, &robot.app.context) { practice, context in
            context.message = .plain(
                "after \(practice.seconds) s, \(practice.programme == weeks ? "week 2" : "no week")")
        }
        robot.press("Tab C-u")
        robot.type("20 s")
        robot.press("Enter")
        robot.wait(seconds: 25)
        robot.expect("Stored. Enter closes it.", "2 breaths", "0:20 of 0:20")
        robot.expectLine("done")
        robot.expectNo("week 2")
        #expect(try practices(robot).map(\.seconds) == [20])
        robot.press("j Enter")
        robot.expect("after 20 s, week 2")
        #expect(try practices(robot).count == 1)
    }

    @Test("A practice started freely belongs to a programme started in the meantime")
    func adopted() throws {
        var robot = try filled()
        robot.press("r Enter")
        robot.wait(seconds: 17)
        robot.press("Esc")
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first)
        let weeks = try robot.diary.programmes.begin(of: anna.id, on: Robot.today)
        Relaxing.begin(of: anna, programme: weeks, &robot.app.context) { practice, context in
            context.message = .plain("after \(practice.seconds) s")
        }
        robot.expect("0:17 of 5:00")
        robot.press("Enter")
        robot.expect("after 17 s")
        #expect(try practices(robot).map(\.programme) == [weeks])
    }

    @Test("The bell rings at each phase if it is on, and a practice shorter than a long breath is not stored")
    func bell() throws {
        var robot = try filled()
        robot.press("r Enter Enter")
        robot.expect("Not stored: it took less than 10 seconds.")
        robot.press("r Enter")
        robot.wait(seconds: 9)
        robot.press("Enter")
        robot.expect("Not stored: it took less than 10 seconds.")
        #expect(try practices(robot).isEmpty)
        robot.press("r Enter m")
        robot.expect("m bell at each turn on")
        _ = robot.app.takeEffects()
        robot.wait(seconds: 3)
        #expect(!robot.app.takeEffects().contains(.bell))
        robot.wait(seconds: 1)
        #expect(robot.app.takeEffects().contains(.bell))
    }

    @Test("A practice running when the program ends is stored, even after a kill: all but the last seconds")
    func killed() throws {
        var robot = try filled()
        robot.press("r Enter")
        robot.wait(seconds: 13)
        let services = robot.app.context.services
        // Another program starts on the same diary, as after kill -9.
        let again = AppState(services: services, size: Size(columns: 80, rows: 24))
        #expect(again.context.message?.text.contains("Long breath out, 0:10") == true)
        #expect(try practices(robot).map(\.seconds) == [10])
        try robot.diary.undo()
        robot.press("C-c")
        robot.expect("Relaxing: Anna Malá, Long breath out, 0:13. Quitting ends and")
        robot.press("Esc")
        robot.app.prepareToEnd()
        #expect(try practices(robot).map(\.seconds) == [13])
    }

    @Test("Withdrawing during a practice ends it, and nothing of it remains")
    func withdrawn() throws {
        var robot = try filled()
        robot.press("r Enter")
        robot.wait(seconds: 6)
        robot.press("Esc , w")
        robot.type("Anna Malá")
        robot.press("C-s")
        robot.app.handle(.wake)
        robot.expect("Erased at the client's wish")
        robot.wait(seconds: 10)
        #expect(!robot.app.needsTick && robot.app.context.live.practices.isEmpty)
        #expect(try robot.diary.practices.keepLeft().isEmpty)
    }
}
