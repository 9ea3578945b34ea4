import DiaryStore
import FitnessModel
import Testing

@testable import SpotterShell
@testable import SpotterUI

struct WelcomeTests {
    @Test("The first start asks for the names of the trainer and the gym")
    func setUp() throws {
        var robot = try Robot(isSetUp: false)
        robot.expect("Welcome to Spotter", "Start my diary", "Look at the demo diary", "import a file")
        robot.press("Enter")
        robot.expect("Your diary")
        robot.expectNo("Welcome to Spotter", "Start my diary")
        robot.type("Eva")
        robot.press("Enter")
        robot.type("Gym 20")
        robot.press("Enter")
        robot.expect("Gym 20 · Eva", "A new diary", "Welcome, Eva.")
        #expect(try robot.diary.gym.get()?.name == "Gym 20")
    }

    @Test("Esc returns to the welcome and keeps the typed text")
    func draft() throws {
        var robot = try Robot(isSetUp: false)
        robot.press("Enter")
        robot.type("Eva")
        robot.press("Esc")
        robot.expect("Start my diary")
        robot.press("Esc Enter")
        robot.expect("Eva", "Draft restored")
    }

    @Test("Starting with an import asks for the file after the names")
    func importFirst() throws {
        var robot = try Robot(isSetUp: false)
        robot.press("Down Enter")
        robot.type("Eva")
        robot.press("C-s")
        #expect(robot.app.context.navigation.overlays.count == 1)
        #expect(try !robot.diary.gym.isMissing())
    }

    @Test("q quits in the welcome")
    func quit() throws {
        var robot = try Robot(isSetUp: false)
        robot.press("q")
        #expect(robot.app.isFinished)
    }

    @Test("The history lists changes, newest first, and undoes them")
    func history() throws {
        var robot = try Robot { diary in
            try diary.clients.add(named: "Anna")
            try diary.clients.add(named: "Bob")
        }
        robot.press("U")
        let lines = robot.lines
        let bob = try #require(lines.firstIndex { $0.contains("Add client Bob") })
        let anna = try #require(lines.firstIndex { $0.contains("Add client Anna") })
        #expect(bob < anna)
        robot.expect("today 09:00")
        robot.expectNo("Enter restore")
        robot.press("u")
        robot.expect("Undid: Add client Bob")
        #expect(robot.lines[bob].contains("undone"))
        robot.press("C-r")
        #expect(!robot.lines[bob].contains("undone"))
        robot.press("Esc")
        robot.expectNo("Add client Anna")
    }

    @Test("Find searches clients, phases and exercises and opens them")
    func find() throws {
        var robot = try Robot { diary in
            let anna = try diary.clients.add(named: "Łucja Box")
            try diary.phases.add(named: "Box phase", client: anna)
            try diary.exercises.add(named: "Box squat")
        }
        robot.press("C-f")
        robot.expect("Type the beginning of any word")
        robot.type("box")
        robot.expect("Łucja Box", "Box phase", "Box squat", "3 matches")
        robot.press("C-u")
        robot.type("lucja")
        robot.press("Enter")
        robot.expect("› Łucja Box")
    }
}
