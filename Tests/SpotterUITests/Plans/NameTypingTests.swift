import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Matching names are listed below the cell while an exercise is typed")
struct NameTypingTests {
    /// Jan did box squats once; the cursor is on the new row of his empty phase.
    private func robot(columns: Int = 100, rows: Int = 24) throws -> Robot {
        var context = try ComfortContext(columns: columns, rows: rows)
        context.open(context.other)
        context.robot.withSheet { $0.grid.cursor = SheetCursor(line: .newRow, field: .exercise) }
        return context.robot
    }

    private func rows(_ robot: Robot) throws -> [SheetRow] {
        let client = try robot.diary.clients.list()[0].id
        let phases = try robot.diary.phases.list(.client(client))
        return try robot.diary.phases.sheet(#require(phases.first { $0.name == "P7" }).id).rows
    }

    private func names(_ robot: Robot) throws -> [String] { try rows(robot).map(\.row.exerciseName) }

    private func message(_ robot: Robot) -> String? { robot.app.context.message?.text }

    /// The listed names.
    private func shown(_ robot: Robot) throws -> NameSuggestions {
        try #require(robot.app.sheet?.typing.editor?.names)
    }

    @Test("The beginning of a name and Tab choose the exercise: no second one is created")
    func backSquat() throws {
        var robot = try robot()
        try robot.diary.exercises.add(named: "Back squat")
        robot.press("Enter")
        robot.type("Back sq")
        robot.expect("▌ Back squat", "+ new exercise: Back sq")
        robot.press("Tab")
        #expect(try names(robot) == ["Back squat"])
        #expect(message(robot) == "Back squat it is.")
        #expect(robot.app.sheet?.typing.editor?.place.field == .tempo)
        #expect(try robot.diary.exercises.list().filter { $0.name.hasPrefix("Back") }.count == 1)
    }

    @Test("From the first letter, up to six names: the client's most frequent, then the trainer's own")
    func firstLetter() throws {
        var robot = try robot()
        try robot.diary.exercises.add(named: "Squat, heels up")
        robot.press("Enter")
        #expect(try shown(robot).lineCount == 0)
        robot.type("s")
        #expect(try shown(robot).names.count == NameSuggestions.most)
        // A broad jump is a standing long jump, too.
        let first = try shown(robot).names.prefix(4).map(\.name)
        #expect(first == ["Seated row", "Box squat", "Broad jump", "Squat, heels up"])
        robot.expect("▌ Seated row", "2 times, 6 d ago", "library, ")
        robot.press("Backspace")
        #expect(try shown(robot).lineCount == 0)
    }

    @Test("Down and Up move the selection, Enter and Tab take it")
    func marking() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("s")
        robot.press("Up Down")
        robot.expect("▌ Box squat")
        robot.press("Enter")
        #expect(try names(robot) == ["Box squat"])
        // The list continues below.
        #expect(robot.app.sheet?.typing.editor?.place.line == .newRow)
        robot.type("s")
        robot.press("Down Up Tab")
        #expect(try names(robot) == ["Box squat", "Seated row"])
        #expect(robot.app.sheet?.grid.cursor.field == .tempo)
    }

    @Test("A new exercise has its own line: only moving down to it creates it silently")
    func newLine() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("Seated")
        robot.expect("+ new exercise: Seated")
        for _ in 0..<8 { robot.press("Down") }
        robot.expect("▌ + new exercise: Seated")
        robot.press("Enter")
        #expect(try names(robot) == ["Seated"])
        #expect(message(robot) == "New exercise Seated.")
    }

    @Test("Without a match Enter creates the exercise; similar spelling still asks")
    func nothingBegins() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("Sofa throw")
        robot.expect("▌ + new exercise: Sofa throw")
        robot.press("Enter")
        #expect(try names(robot) == ["Sofa throw"])
        robot.type("Seeted row")
        robot.press("Enter")
        robot.expect("did you mean", "Seated row", "new exercise: Seeted row")
        robot.press("Enter")
        #expect(try names(robot) == ["Sofa throw", "Seated row"])
        #expect(message(robot) == "Seated row it is.")
        // The answer moves where Enter would have moved.
        #expect(robot.app.sheet?.typing.editor?.place.line == .newRow)
    }

    @Test("Esc in that question leaves the cell open with the typed text, and adds no row")
    func questionLeft() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("Seeted row")
        robot.press("Tab Esc")
        #expect(robot.app.sheet?.typing.editor?.line.text == "Seeted row")
        #expect(try rows(robot).isEmpty)
        robot.press("Tab Down Down Down Down Down Down Down Enter")
        #expect(try names(robot) == ["Seeted row"])
        #expect(robot.app.sheet?.typing.editor?.place.field == .tempo)
    }

    @Test("An exact name precedes frequent ones, ignoring case, and is not offered as new")
    func exact() throws {
        var robot = try robot()
        try robot.diary.exercises.add(named: "Squat")
        robot.press("Enter")
        robot.type("SQUAT")
        robot.expect("▌ Squat")
        robot.expectNo("new exercise")
        robot.press("Enter")
        #expect(try names(robot) == ["Squat"])
        #expect(message(robot) == "Saved.")
    }

    @Test("A library exercise becomes the trainer's own, with the row as one undo")
    func library() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("romanian dead")
        robot.press("Enter Esc")
        let own = try #require(try robot.diary.exercises.named("Romanian deadlift"))
        #expect(own.muscles == ExerciseLibrary.named("Romanian deadlift")?.muscles)
        #expect(try rows(robot).map(\.row.prescription.label) == ["A1"])
        robot.press("u")
        #expect(robot.message == "Undid: Add Romanian deadlift to P7")
        #expect(try rows(robot).isEmpty)
        #expect(try robot.diary.exercises.named("Romanian deadlift") == nil)
    }

    @Test("Another name replaces the old one; the same name changes nothing, and Esc restores it")
    func over() throws {
        var context = try ComfortContext()
        context.go(0, .exercise)
        context.robot.press("Enter")
        context.robot.type("broad")
        context.robot.press("Esc")
        #expect(try context.names() == ["Box squat", "Broad jump", "Seated row"])
        context.go(0, .exercise)
        context.robot.press("Enter")
        context.robot.type("broad")
        context.robot.press("Enter")
        context.robot.expect(
            "Broad jump in place of Box squat", "from now on", "2 sessions keep Box squat", "on the whole sheet",
            "2 sessions get Broad jump")
        context.robot.press("Enter")
        #expect(
            context.message
                == "Broad jump from now on. What was done as Box squat is below the rows. u: undo.")
        #expect(try context.names() == ["Broad jump", "Broad jump", "Seated row", "Box squat"])
        #expect(try context.load(3, 1) == "80x3 90x3")
        #expect(try context.load(0, 1) == "")
        context.go(1, .exercise)
        context.robot.press("Enter")
        context.robot.type("broa")
        context.robot.press("Enter u")
        #expect(try context.names() == ["Box squat", "Broad jump", "Seated row"])
    }

    @Test("An exercise can be replaced on the whole sheet; Esc on the question changes nothing")
    func everywhere() throws {
        var context = try ComfortContext()
        context.go(0, .exercise)
        context.robot.press("Enter")
        context.robot.type("Sofa throw")
        context.robot.press("Enter")
        context.robot.expect("Sofa throw in place of Box squat")
        context.robot.press("Esc")
        #expect(context.robot.app.sheet?.typing.editor?.line.text == "Sofa throw")
        #expect(try context.names() == ["Box squat", "Broad jump", "Seated row"])
        context.robot.press("Enter Down Enter")
        #expect(context.message == "Sofa throw on the whole sheet, in place of Box squat. u: undo.")
        #expect(try context.names() == ["Sofa throw", "Broad jump", "Seated row"])
        #expect(try context.load(0, 1) == "80x3 90x3")
        context.robot.press("u")
        #expect(try context.names() == ["Box squat", "Broad jump", "Seated row"])
        #expect(try context.robot.diary.exercises.named("Sofa throw") == nil)
    }

    @Test("An empty name removes the exercise from the row")
    func emptied() throws {
        var context = try ComfortContext()
        context.go(2, .exercise)
        context.robot.press("Enter C-u Enter")
        #expect(try context.names() == ["Box squat", "Broad jump", "", "Seated row"])
    }

    @Test("It works on a template")
    func template() throws {
        var robot = try Robot { diary in
            _ = try diary.phases.add(named: "T1", client: nil)
            try diary.exercises.add(named: "Back squat")
        }
        robot.press("3 Enter Enter")
        robot.type("ba sq")
        robot.press("Enter")
        let template = try #require(try robot.diary.phases.list(.templates).first)
        #expect(try robot.diary.phases.sheet(template.id).rows.map(\.row.exerciseName) == ["Back squat"])
    }

    @Test("And on the Board, over the totals below the rows")
    func board() throws {
        var robot = try Robot.onBoard()
        robot.press("G Down Enter")
        robot.type("pl")
        robot.expect("▌ Plank", "+ new exercise: pl")
        robot.press("Enter")
        #expect(try robot.phase("P6").rows.last?.row.exerciseName == "Plank")
    }

    @Test("They are in view at every size, above the cell if there is no room below", arguments: [(60, 16), (80, 24)])
    func sizes(columns: Int, rows: Int) throws {
        var context = try ComfortContext(columns: columns, rows: rows, lines: 30)
        context.robot.press("G Down Enter")
        context.robot.type("s")
        context.robot.expect("▌ Seated row")
        context.robot.press("Down")
        context.robot.expectNo("▌ Seated row")
    }

    @Test("A half-typed name restored from a draft asks, and is never created silently")
    func draft() throws {
        var context = try ComfortContext()
        context.go(2, .exercise)
        context.robot.press("Enter C-u")
        context.robot.type("Broad")
        context.robot.wait(seconds: 2)
        context.startAgain()
        context.robot.expect("Restored what you were typing")
        context.robot.press("Enter")
        context.robot.expect("did you mean", "Broad jump")
        context.robot.press("Enter")
        context.robot.expect("Broad jump in place of Seated row")
        context.robot.press("Enter")
        #expect(try context.names() == ["Box squat", "Broad jump", "Broad jump", "Seated row"])
    }

    @Test("Without the library only own exercises are offered, and a typed name stays as it is")
    func withoutLibrary() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("plank")
        robot.expect("library, ")
        robot.press("Esc")
        robot.use(config: "exercise-library = false")
        robot.press("Enter")
        robot.type("plan")
        robot.expect("+ new exercise: plan")
        robot.expectNo("library, ")
        robot.press("C-u")
        robot.type("Plank")
        robot.press("Enter")
        #expect(try robot.diary.exercises.named("Plank")?.library == nil)
        #expect(try robot.diary.exercises.named("Plank") != nil)
    }

    @Test("The footer shows the keys while names are listed")
    func hints() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("s")
        #expect(robot.footer.hasPrefix("Enter take, next row · Tab take, right · ↑ ↓ choose · Esc restore"))
    }
}
