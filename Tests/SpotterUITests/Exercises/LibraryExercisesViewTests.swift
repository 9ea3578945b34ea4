import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import SpotterUI

@Suite("The built-in library next to the trainer's exercises")
struct LibraryExercisesViewTests {
    private func robot(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            try diary.exercises.add(named: "Plank")
        }
        robot.press("3 ] ] v")
        return robot
    }

    @Test("v shows it and returns")
    func showing() throws {
        var robot = try robot()
        robot.expect("Library", "5-10-5 shuttle", "Equipment")
        robot.press("v")
        robot.expect("Plank")
        robot.expectNo("5-10-5 shuttle")
    }

    @Test("Enter and a take an exercise, with undo; one already taken is opened")
    func taking() throws {
        var robot = try robot()
        robot.press("/")
        robot.type("romanian deadlift")
        robot.press("Enter Enter")
        #expect(robot.message.hasPrefix("Added Romanian deadlift to my exercises."))
        robot.expect("added")
        #expect(try robot.diary.exercises.named("Romanian deadlift")?.muscles.isEmpty == false)
        robot.press("a")
        #expect(robot.message.hasPrefix("You already have Romanian deadlift"))
        robot.press("u")
        #expect(try robot.diary.exercises.named("Romanian deadlift") == nil)
        robot.press("a Enter")
        robot.expect("Romanian deadlift", "[History]")
    }

    @Test("z hides: not listed and not suggested until Z shows it and z restores it")
    func hiding() throws {
        var robot = try robot()
        robot.press("/")
        robot.type("front squat")
        robot.press("Enter z")
        #expect(robot.message.hasPrefix("Hid Front squat"))
        robot.press("Esc Z")
        robot.expect("Front squat", "hidden")
        #expect(try robot.diary.exercises.names(for: nil).exact("Front squat") == nil)
        robot.press("z")
        #expect(robot.message == "Restored Front squat.")
        robot.expect("No hidden exercises")
        #expect(try robot.diary.exercises.names(for: nil).exact("Front squat") != nil)
        robot.press("Z")
        robot.expect("with hidden")
    }

    @Test("f filters, repeatedly; Esc shows all again, then returns")
    func narrowing() throws {
        var robot = try robot(rows: 40)
        robot.press("f")
        robot.type("kettlebell")
        robot.press("Enter f")
        robot.type("glutes")
        robot.press("Enter")
        robot.expect("kettlebell · glutes", "Kettlebell swing")
        robot.expectNo("5-10-5 shuttle")
        robot.press("Esc")
        robot.expect("5-10-5 shuttle")
        robot.press("Esc")
        robot.expect("Plank")
    }

    @Test("It fits every size", arguments: [(60, 16), (80, 24), (120, 40)])
    func sizes(columns: Int, rows: Int) throws {
        let robot = try robot(columns: columns, rows: rows)
        robot.expect("5-10-5 shuttle")
        #expect(robot.app.screen().lines().allSatisfy { TextWidth.of($0) <= columns })
    }
}
