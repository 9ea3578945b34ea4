import DiaryStore
import FitnessModel
import Testing

@Suite("Merging and deleting exercises")
struct ExerciseMergeTests {
    private func robot() throws -> Robot {
        var robot = try Robot { diary in
            let jan = try diary.clients.add(named: "Jan Novak")
            let phase = try diary.phases.add(named: "P6", client: jan)
            let squat = try diary.exercises.add(named: "Box squat")
            let row = try diary.phaseRows.add(to: phase, exercise: squat)
            let session = try diary.sessions.start(phase, day: Robot.today.adding(days: -3), mode: .handsFree)
            try diary.cells.write("80x3 85x3", at: .planned(row, session))
            try diary.sessions.finish(session)
            try diary.exercises.add(named: "Bench press")
            try diary.exercises.add(named: "Box squat, banded")
        }
        robot.press("3 ] ] j")
        return robot
    }

    @Test("J offers near names first, shows the changes, and asks")
    func merge() throws {
        var robot = try robot()
        robot.press("J")
        robot.expect("Merge Box squat into", "▌ Box squat, banded", "Bench press")
        robot.press("Enter")
        robot.expect("Rows on sheets: 1. Sets: 2, of 1 client.", "Box squat is then deleted.")
        robot.press("y")
        robot.expect("Merged Box squat into Box squat, banded. u: undo.", "2 of 2")
        #expect(try robot.diary.exercises.named("Box squat") == nil)
        robot.press("u")
        robot.expect("Undid: Merge Box squat into Box squat, banded")
        #expect(try robot.diary.exercises.count() == 3)
    }

    @Test("After merging under a filter without the other one, the list says that nothing matches")
    func filtered() throws {
        var robot = try robot()
        robot.press("/")
        robot.type("bench")
        robot.press("Enter J")
        robot.type("banded")
        robot.press("Enter")
        robot.expect("video and description it lacks.")
        robot.press("y")
        robot.expect("No exercise matches \"bench\". Esc clears the filter.")
    }

    @Test("Enter and Esc change nothing")
    func leave() throws {
        var robot = try robot()
        robot.press("J Enter Enter")
        robot.press("J Esc")
        #expect(try robot.diary.exercises.count() == 3)
    }

    @Test("A used exercise cannot be deleted: its uses are named, and J merges it")
    func inUse() throws {
        var robot = try robot()
        robot.press("d")
        robot.expect("Box squat is in use", "P6 (Jan Novak)", "1 session of Jan Novak", "J merges it into another")
        robot.press("Enter")
        #expect(try robot.diary.exercises.count() == 3)
        robot.press("d J")
        robot.type("bench")
        robot.press("Enter y")
        robot.expect("Merged Box squat into Bench press.")
        #expect(try robot.diary.exercises.named("Box squat") == nil)
    }

    @Test("Merging from an open exercise shows the other one")
    func fromRoom() throws {
        var robot = try robot()
        robot.press("c Enter Enter J Enter y")
        robot.expect("[History]", "Box squat, banded", "80x3 85x3")
    }

    @Test("A new exercise with a near name needs a confirmation; Esc returns to the form")
    func near() throws {
        var robot = try robot()
        robot.press("a")
        robot.type("Boxsquat")
        robot.press("C-s")
        robot.expect("Boxsquat: did you mean", "Box squat", "new exercise: Boxsquat")
        robot.press("Esc")
        robot.expect("New exercise", "Boxsquat")
        robot.press("C-s Enter")
        robot.expect("It already exists; nothing was added.")
        #expect(try robot.diary.exercises.count() == 3)
        robot.press("a")
        robot.type("Boxsquat")
        robot.press("C-s")
        robot.type("new")
        robot.press("Enter")
        robot.expect("Added exercise Boxsquat.")
        #expect(try robot.diary.exercises.count() == 4)
    }
}
