import DiaryStore
import FitnessModel
import Testing

@testable import SpotterShell

@Suite("A trainer plans a season")
struct MesocycleStoryTests {
    @Test("Typing in the chooser also matches the details next to the names")
    func choosingByDetail() throws {
        var robot = try MesocycleRobot.make()
        robot.press("n M")
        robot.type("temp")
        robot.expectNo("Nothing matches")
    }

    @Test("A template of three phases takes six keys from the dashboard")
    func threePhases() throws {
        var robot = try MesocycleRobot.make(choosing: false)
        robot.press("n M")
        robot.expect("Mesocycle 1 (template): which phases?", "Box squat", "3 of 3", "Space mark")
        robot.press("Space Space Space")
        robot.expect("1. Base", "2. Build", "3. Peak", "3 marked", "Enter add 3")
        robot.press("Enter")
        robot.expect("Mesocycle 1", "12 weeks · 3 phases · 18 sessions", "template", "Base", "1-4", "5-8", "9-12", "4w")
        let made = try MesocycleRobot.only(robot, .templates)
        #expect(MesocycleRobot.texts(made) == ["Base 28", "Build 28", "Peak 28"])
    }

    @Test("Marked phases keep the order of marking, also across searches")
    func order() throws {
        var robot = try MesocycleRobot.make(choosing: false)
        robot.press("n M")
        robot.type("pe")
        robot.press("Space")
        robot.type("ba")
        robot.press("Space Enter")
        let made = try MesocycleRobot.only(robot, .templates)
        #expect(MesocycleRobot.texts(made) == ["Peak 28", "Base 28"])
    }

    @Test("A template is assigned with four keys from the dashboard and three from the profile")
    func assignPhase() throws {
        var robot = try MesocycleRobot.make()
        robot.press("3 v A Enter")
        robot.expect("Assigned a copy of Base to Jan Novák.")
        let client = try #require(try robot.diary.clients.list().first)
        #expect(try robot.diary.phases.list(.client(client.id)).map(\.name) == ["Base", "P1 Start"])
        robot.press("q 1 Enter")
        robot.expect("PLANS")
        robot.press("a t Enter")
        robot.expect("Assigned a copy of Base.")
        #expect(try robot.diary.phases.count(.client(client.id)) == 3)
    }

    @Test("Assigning names the sheet in progress, and s continues with it before the new ones")
    func underWay() throws {
        var robot = try MesocycleRobot.make()
        let client = try #require(try robot.diary.clients.list().first?.id)
        let own = try #require(try robot.diary.phases.list(.client(client)).first?.id)
        let session = try robot.diary.sessions.start(own, day: Robot.today.adding(days: -2), mode: .handsFree)
        try robot.diary.sessions.finish(session)
        robot.press("3 ] v a Space Space Space Enter A Enter")
        robot.expect("P1 Start still has", "5 open sessions.")
        #expect(try robot.diary.phases.byTurn(of: client, today: Robot.today).first?.name == "P1 Start")
    }

    @Test("A mesocycle is made, assigned, changed with a week off, a repeat, a shift and a move, and all is undone")
    func season() throws {
        var robot = try MesocycleRobot.make()
        let client = try #require(try robot.diary.clients.list().first?.id)
        robot.press("3 ] v a Space Space Space Enter")
        robot.press("E C-u")
        robot.type("Autumn")
        robot.press("Tab")
        robot.type("for the league")
        robot.press("C-s")
        robot.expect("Autumn", "for the league")
        robot.press("A Enter")
        robot.expect(
            "Copied Autumn and its phases to Jan Novák, from today.", "12 Mar - 3 Jun 2026", "0/6   current",
            "0/6   next")
        robot.expect("now Base, week 1 of 4")

        robot.press("a b")
        robot.expect("Added a week off.", "week off", "9 Apr - 15 Apr", "1 week off")
        robot.press("- +")
        robot.press("Down y")
        robot.expect("Repeated as Build (2).", "18 weeks")
        var plan = try MesocycleRobot.only(robot, .client(client))
        #expect(MesocycleRobot.texts(plan) == ["Base 28", "- 14", "Build 28", "Build (2) 28", "Peak 28"])
        robot.press("S")
        robot.expect("Shift dates of Autumn", "Build (2) and after")
        robot.type("1w")
        robot.press("C-s")
        robot.expect("Shifted: 1 week later.")
        robot.press("g g m Down Enter")
        robot.expect("Moved Base to position 2.")
        plan = try MesocycleRobot.only(robot, .client(client))
        #expect(MesocycleRobot.texts(plan) == ["- 14", "Base 28", "Build 28", "- 7", "Build (2) 28", "Peak 28"])
        #expect(
            plan.parts.compactMap { $0.phase?.start?.iso } == ["2026-03-26", "2026-04-23", "2026-05-28", "2026-06-25"])

        for _ in 0..<20 { robot.press("u") }
        robot.expect("There is nothing to undo.")
    }
}
