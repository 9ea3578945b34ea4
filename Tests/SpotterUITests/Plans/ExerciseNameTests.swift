import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterUI
@testable import TrainingUI

@Suite("A name typed into a row")
struct ExerciseNameTests {
    @Test("Esc in the question about near names returns the typed name to its cell")
    func cancelled() throws {
        var robot = try Robot { diary in
            _ = try diary.phases.add(named: "P1", client: nil)
            _ = try diary.exercises.add(named: "Box squat")
        }
        robot.press("3 Enter Enter")
        robot.type("Box sqaut")
        robot.press("Enter")
        robot.expect("did you mean")
        robot.press("Esc")
        robot.expect("Box sqaut")
        #expect(robot.app.sheet?.typing.editor?.line.text == "Box sqaut")
        robot.press("C-u")
        robot.type("Box squat")
        robot.press("Enter")
        #expect(try robot.diary.exercises.names().map(\.name) == ["Box squat"])
    }
}
