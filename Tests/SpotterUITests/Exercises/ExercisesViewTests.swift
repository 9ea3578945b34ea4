import DiaryStore
import FitnessModel
import Testing

@Suite("The library of exercises")
struct ExercisesPaneTests {
    private func robot(columns: Int = 80, rows: Int = 24, _ exercises: Exercise...) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            for exercise in exercises { try diary.exercises.add(exercise) }
        }
        robot.press("3 ] ]")
        return robot
    }

    private static func exercise(_ name: String, tags: [String] = [], kind: UnitKind = .loadAndReps) -> Exercise {
        Exercise(id: .unsaved, name: name, tags: tags, unitKind: kind)
    }

    @Test("An empty library says which key to press and that a sheet adds exercises")
    func empty() throws {
        let robot = try robot()
        robot.expect("No exercises yet. a adds one", "[Exercises]")
    }

    @Test("A name and Ctrl-S are enough for a new exercise")
    func add() throws {
        var robot = try robot()
        robot.press("a")
        robot.type("Box squat, banded")
        robot.press("C-s")
        robot.expect("Box squat, banded", "Added exercise Box squat, banded.", "weight and reps", "1 of 1")
        #expect(try robot.diary.exercises.named("box squat, banded")?.loadStep == Exercise.defaultLoadStep)
    }

    @Test("All fields of the form are stored")
    func form() throws {
        var robot = try robot()
        robot.press("n e")
        robot.type("Plank")
        robot.press("Enter")
        robot.type("t")
        robot.press("Enter C-u")
        robot.type("5 lb")
        robot.press("Enter")
        robot.type("core, ~should")
        robot.press("Enter Enter")
        robot.type("core, hold,, ")
        robot.press("Enter")
        robot.type("Rehab, Team")
        robot.press("Enter Enter")
        robot.type("elbows under shoulders")
        robot.press("Enter")
        robot.type("https://example.org/plank")
        robot.press("Enter")
        let plank = try #require(try robot.diary.exercises.named("plank"))
        #expect(plank.unitKind == .time)
        #expect(plank.loadStep == Mass(5, .lb))
        #expect(plank.muscles == [.core: .direct, .shoulders: .indirect])
        #expect(plank.tags == ["core", "hold"])
        #expect(try robot.diary.categories.of(plank.id).map(\.name) == ["Rehab", "Team"])
        #expect(plank.description == "elbows under shoulders")
        #expect(plank.videoURL == "https://example.org/plank")
    }

    @Test("A wrong muscle group is reported with the closest one, or with all")
    func muscles() throws {
        var robot = try robot(Self.exercise("Squat"))
        robot.press("e Down Down Down")
        robot.type("quad, bycepts")
        robot.press("C-s")
        robot.expect("There is no muscle group bycepts: did you mean biceps?")
        robot.press("C-u")
        robot.type("wings")
        robot.press("Down")
        robot.expect("One of: chest back shoul bi tri fore core glut quad ham calv add neck")
        robot.press("C-u")
        robot.type("quad, ~ham")
        robot.press("C-s")
        robot.expect("Saved.", "quadriceps, ~h")
    }

    @Test("A step that is shown rounded stays exact unless it is edited")
    func step() throws {
        var robot = try Robot { diary in
            _ = try diary.clients.add(named: "Jan", unit: .lb)
            try diary.exercises.add(named: "Squat")
        }
        robot.press("c Enter 3 ] ] e")
        robot.expect("5.51 lb")
        robot.press("C-u")
        robot.type("Back squat")
        robot.press("C-s")
        #expect(try robot.diary.exercises.named("Back squat")?.loadStep == Mass(grams: 2500))
        robot.press("e Down Down C-u")
        robot.type("5")
        robot.press("C-s")
        #expect(try robot.diary.exercises.named("Back squat")?.loadStep == Mass(5, .lb))
    }

    @Test("f filters by muscle group and category, also combined, and adds categories")
    func scopes() throws {
        var row = Self.exercise("Seated row")
        row.muscles = [.back: .direct, .biceps: .indirect]
        var robot = try robot(row, Self.exercise("Squat", tags: ["legs"]))
        robot.press("f")
        robot.type("bicep")
        robot.press("Enter")
        robot.expect("Exercises · biceps", "Seated row")
        robot.expectNo("Squat")
        robot.press("f")
        robot.type("Rehab")
        robot.press("Enter")
        robot.expect("Added the category Rehab.")
        robot.press("f")
        robot.type("Rehab")
        robot.press("Enter")
        robot.expect("No exercises in Rehab, biceps. Esc shows all.")
        robot.press("Esc")
        robot.expect("Seated row", "Squat")
    }

    @Test("An existing name, ignoring case and accents, is rejected at the field")
    func twice() throws {
        var robot = try robot(Self.exercise("Dřep"))
        robot.press("a")
        robot.type("drep")
        robot.press("C-s")
        robot.expect("Dřep already exists")
        #expect(try robot.diary.exercises.count() == 1)
    }

    @Test("A new name applies everywhere, and one undo reverts it")
    func rename() throws {
        var robot = try robot(Self.exercise("Squat"))
        robot.press("e C-u")
        robot.type("Back squat")
        robot.press("C-s")
        robot.expect("Back squat", "Saved.")
        robot.press("u")
        robot.expect("Squat", "Undid: Edit exercise Back squat")
        robot.expectNo("  Back squat")
    }

    @Test("Deleting needs no confirmation, because undo restores it")
    func delete() throws {
        var robot = try robot(Self.exercise("Squat"), Self.exercise("Bench press"))
        robot.press("d")
        robot.expect("Deleted Bench press. u: undo.", "1 of 1")
        robot.press("u")
        robot.expect("Bench press", "2 of 2")
    }

    @Test("An exercise on a sheet cannot be deleted, and the sheet is named")
    func inUse() throws {
        var robot = try Robot { diary in
            let jan = try diary.clients.add(named: "Jan Novak")
            let phase = try diary.phases.add(named: "P6", client: jan)
            try diary.phaseRows.add(to: phase, exercise: try diary.exercises.add(named: "Squat"))
        }
        robot.press("3 ] ] d")
        robot.expect("Squat is in use", "P6 (Jan Novak)")
        #expect(try robot.diary.exercises.count() == 1)
    }

    @Test("Archived exercises leave the list, Z shows them, z restores them")
    func archive() throws {
        var robot = try robot(Self.exercise("Squat"))
        robot.press("z")
        robot.expect("Archived Squat. Z shows archived exercises.", "No exercises yet")
        robot.press("Z")
        robot.expect("Squat (archived)", "archived")
        robot.press("z Z Z")
        robot.expect("Squat", "1 of 1")
        robot.expectNo("(archived)")
    }

    @Test("A duplicate gets a free name and is selected")
    func duplicate() throws {
        var robot = try robot(Self.exercise("Squat", tags: ["legs"]), Self.exercise("Squat 2"))
        robot.press("y")
        robot.expect("Squat 3", "Duplicated as Squat 3. e renames it.", "3 of 3")
        #expect(try robot.diary.exercises.named("Squat 3")?.tags == ["legs"])
    }

    @Test("A filter applies while it is typed")
    func filter() throws {
        var robot = try robot(Self.exercise("Squat"), Self.exercise("Bench press"), Self.exercise("Łydki"))
        robot.press("/")
        robot.type("ly")
        robot.expect("Łydki", "1 match")
        robot.expectNo("Bench")
        robot.press("Esc")
        robot.expect("Bench press", "Squat")
    }

    @Test("f shows the exercises of one tag, Esc all of them again")
    func tag() throws {
        var robot = try robot(Self.exercise("Squat", tags: ["legs"]), Self.exercise("Bench press", tags: ["chest"]))
        robot.press("f")
        robot.expect("all exercises", "chest", "legs")
        robot.type("leg")
        robot.press("Enter")
        robot.expect("tag legs", "Squat")
        robot.expectNo("Bench")
        robot.press("Esc")
        robot.expect("Bench press")
    }

    @Test("Wide windows show all details of the selected exercise next to the list")
    func detail() throws {
        var squat = Self.exercise("Squat")
        squat.description = "Knees out, chest up."
        squat.videoURL = "https://example.org/squat"
        var robot = try robot(columns: 110, squat)
        robot.expect("│", "Knees out, chest up.", "https://example.org/squat", "2.5 kg")
        robot.resize(columns: 80, rows: 24)
        robot.expectNo("Knees out")
    }

    @Test("The details show the current client's last time")
    func lastTime() throws {
        var robot = try Robot(columns: 120) { diary in
            let jan = try diary.clients.add(named: "Jan")
            let squat = try diary.exercises.add(named: "Squat")
            let session = try diary.sessions.startFree(client: jan, day: Robot.today.adding(days: -3), mode: .handsFree)
            let row = try diary.cells.add(squat, to: session)
            try diary.cells.write("80x3 95x3", at: .own(row))
        }
        robot.press("c Enter 3 ] ]")
        robot.expect("Jan: 2 work sets on 1 day")
    }

    @Test("Names with control characters, emoji and 10,000 characters are shown, not sent")
    func hardNames() throws {
        let hard = ["Squat \u{1B}[2J", "💪🏿 curl", String(repeating: "x", count: 10_000), "مرحبا", "a\u{0301}b"]
        let robot = try Robot { diary in
            for name in hard { try diary.exercises.add(named: name) }
        }
        var shown = robot
        shown.press("3 ] ]")
        #expect(shown.lines.allSatisfy { !$0.contains("\u{1B}") })
        shown.expect("1 of 5")
    }
}
