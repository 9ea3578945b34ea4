import DiaryStore
import FitnessModel
import Testing

@testable import SpotterUI

@Suite("The name of an exercise typed into a sheet")
struct ExerciseEntryTests {
    private let names: [String]
    private var robot: Robot
    private let phase: Identifier<Phase>
    private let row: Identifier<PhaseRow>

    init() throws {
        names = ["Box squat, banded", "Bench press", "Chin-up"]
        robot = try Robot { diary in
            for name in ["Box squat, banded", "Bench press", "Chin-up"] { try diary.exercises.add(named: name) }
        }
        phase = try robot.diary.phases.add(named: "P1", client: nil)
        row = try robot.diary.addRow(to: phase)
    }

    private func exercise() throws -> String { try robot.diary.sheet(phase).rows[0].row.exerciseName }

    @Test("The exact name, but for case and accents, is taken at once")
    mutating func exact() throws {
        ExerciseEntry.resolve(" BENCH préss ", row: row, replacing: .none, &robot.app.context)
        #expect(try exercise() == "Bench press")
        #expect(robot.app.context.overlays.isEmpty)
        #expect(try robot.diary.exercises.count() == 3)
    }

    @Test("A name like none is created, as one undo")
    mutating func new() throws {
        ExerciseEntry.resolve("Zercher carry", row: row, replacing: .none, &robot.app.context)
        #expect(try exercise() == "Zercher carry")
        #expect(try robot.diary.exercises.count() == 4)
        robot.press("u")
        #expect(try exercise() == "")
        #expect(try robot.diary.exercises.count() == 3)
    }

    @Test(
        "A near name is asked about, the nearest first",
        arguments: ["Bx squat banded", "box-squat banded", "Box squat"])
    mutating func near(name: String) throws {
        ExerciseEntry.resolve(name, row: row, replacing: .none, &robot.app.context)
        robot.expect("did you mean", "Box squat, banded", "new exercise: \(name)")
        robot.press("Enter")
        #expect(try exercise() == "Box squat, banded")
        #expect(try robot.diary.exercises.count() == 3)
    }

    @Test("The last line makes the new exercise after all")
    mutating func newAfterAll() throws {
        ExerciseEntry.resolve("Box squat", row: row, replacing: .none, &robot.app.context)
        let near = try robot.diary.exercises.nearMatches(to: "Box squat", limit: 6).count
        for _ in 0..<near { robot.press("Down") }
        robot.press("Enter")
        #expect(try exercise() == "Box squat")
        #expect(try robot.diary.exercises.count() == 4)
    }

    @Test("Esc leaves row and library as they were")
    mutating func escape() throws {
        ExerciseEntry.resolve("Box squat", row: row, replacing: .none, &robot.app.context)
        robot.press("Esc")
        #expect(try exercise() == "")
        #expect(try robot.diary.exercises.count() == 3)
    }

    @Test("An empty name takes the exercise out of the row")
    mutating func empty() throws {
        ExerciseEntry.resolve("Bench press", row: row, replacing: .none, &robot.app.context)
        let bench = SheetEdit.Choice(try robot.diary.sheet(phase).rows[0].row.exercise)
        ExerciseEntry.resolve("  ", row: row, replacing: bench, &robot.app.context)
        #expect(try exercise() == "")
    }
}
