import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Ranges and pasting with extra exercises")
struct LooseRowTests {
    /// Broad jump and Seated row are on the plan; Box squat is an extra exercise in two sessions.
    private func context() throws -> ComfortContext {
        var context = try ComfortContext()
        try context.robot.diary.phaseRows.delete(try context.robot.diary.phases.sheet(context.phase).rows[0].id)
        context.open(context.phase)
        #expect(try context.beside() == ["80x3 90x3", "85x3*2"])
        return context
    }

    @Test("Clearing, filling and pasting work on their cells; each is one undo with its name")
    func written() throws {
        var context = try context()
        context.go(2, .load(1))
        context.robot.press("* Right Delete")
        #expect(try context.beside() == ["", ""])
        context.robot.press("u")
        #expect(context.robot.message == "Undid: Clear 1 x 2 cells of P6")
        #expect(try context.beside() == ["80x3 90x3", "85x3*2"])
        context.go(2, .load(1))
        context.robot.paste("70x5\t75x5")
        #expect(try context.beside() == ["70x5", "75x5"])
        context.go(1, .load(1))
        context.robot.press("* Down =")
        #expect(try context.beside()[0] == "35x8*4 \"easy\"")
        context.go(2, .load(2))
        context.robot.press("Delete K")
        #expect(try context.beside() == ["35x8*4 \"easy\"", "35x8*4 \"easy\""])
    }

    @Test("Rows pasted beyond the plan become new rows and leave the extra exercises alone")
    func endOfPlan() throws {
        var context = try context()
        context.go(1, .exercise)
        context.robot.paste("Box squat\nSeated row\nBroad jump")
        #expect(context.message.contains("Rows added: 2."))
        let rows = try context.robot.diary.phases.sheet(context.phase).rows.map(\.row)
        #expect(rows.map(\.exerciseName) == ["Broad jump", "Box squat", "Seated row", "Broad jump"])
        #expect(rows.map(\.prescription.label) == ["A2", "B1", "B2", "C1"])
        #expect(try context.beside() == ["80x3 90x3", "85x3*2"])
    }

    @Test("Impossible pastes are rejected with a reason and change nothing")
    func refused() throws {
        var context = try context()
        context.go(2, .load(3))
        context.robot.paste("90x3")
        #expect(context.message.hasPrefix("Box squat is an extra and not in session 3: B adds it there."))
        context.go(2, .load(1))
        context.robot.paste("1x1\n2x2")
        #expect(context.message.hasPrefix("The extra exercises end here"))
        context.robot.press("* Up Left Left Delete")
        #expect(context.message.hasPrefix("Box squat is an extra exercise and has loads only"))
        #expect(try context.beside() == ["80x3 90x3", "85x3*2"])
        #expect(
            try context.robot.diary.phases.sheet(context.phase).rows.map(\.row.prescription.rest) == ["60", "90\""])
    }

    @Test("A load pasted with its exercise belongs to it, even if the text is unchanged")
    func rebooked() throws {
        var context = try ComfortContext()
        context.go(0, .exercise)
        context.robot.paste("Seated row\t31X0\t3\t5\t150\"\t\t80x3 90x3\t100x5")
        let (diary, client) = (context.robot.diary, try #require(context.robot.app.context.client?.id))
        let squat = try #require(try diary.exercises.named("Box squat")?.id)
        let row = try #require(try diary.exercises.named("Seated row")?.id)
        #expect(try diary.loads.history(client: client, exercise: squat).isEmpty)
        #expect(try diary.loads.history(client: client, exercise: row).contains { $0.text.contains("80x3 90x3") })
        context.robot.press("u")
        #expect(try diary.loads.history(client: client, exercise: squat).map(\.text) == ["85x3*2", "80x3 90x3"])
    }
}

extension ComfortContext {
    /// The loads of the extra exercise in the first two sessions.
    fileprivate func beside() throws -> [String] {
        let lines = try SheetContent(.phase(phase), robot.diary).lines
        let line = try #require(lines.last { $0.name == "Box squat" })
        return (1...2).map { line.cells[$0]?.text ?? "none" }
    }
}
