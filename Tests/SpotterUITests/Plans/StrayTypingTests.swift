import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Typing in the wrong place changes nothing, and logged sets remain")
struct StrayTypingTests {
    /// Jan's squat and row, done once, and now live with the cursor on the squat.
    private func robot() throws -> Robot {
        var robot = try Robot { diary in
            let client = try diary.clients.add(named: "Jan Stencel")
            let phase = try diary.phases.add(named: "P6", client: client)
            let rows = try ["Back squat", "Seated row"].enumerated().map { index, name in
                try diary.phaseRows.add(
                    to: phase, exercise: diary.exercises.add(named: name),
                    prescription: Prescription(label: "A\(index + 1)", reps: "5", sets: "3", rest: "90"))
            }
            let session = try diary.sessions.start(phase, day: Robot.today.adding(days: -7), mode: .handsFree)
            for row in rows { try diary.cells.write("80x5*3", at: .planned(row, session)) }
            try diary.sessions.finish(session)
        }
        robot.press("c")
        robot.type("jan")
        robot.press("Enter s")
        return robot
    }

    private func texts(_ robot: Robot) throws -> [String] {
        try robot.diary.sessions.sheet(robot.diary.sessions.live()[0].id).rows.map(\.row.text)
    }

    @Test("f logs and the set remains, whatever key follows", arguments: ["o", "r", "w w", "Left"])
    func saved(next: String) throws {
        var robot = try robot()
        robot.press("f \(next)")
        #expect(try texts(robot) == ["80x5", ""])
        #expect(robot.app.sheet?.typing.editor == nil)
        robot.expectNo("Not a set")
    }

    @Test("A letter of a command says why it cannot run, and never becomes text", arguments: ["f", "F"])
    func impossible(letter: String) throws {
        var robot = try robot()
        robot.press("f f f f f f \(letter)")
        robot.expect("left of last time")
        #expect(robot.app.sheet?.typing.editor == nil)
        robot.press("w w")
        robot.expect("Finish the session", "RPE")
        #expect(try texts(robot) == ["80x5 80x5 80x5", "80x5 80x5 80x5"])
    }

    @Test("A note that starts with the letter of a command is typed after Enter", arguments: ["felt good", "hurts"])
    func note(words: String) throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type(words)
        robot.press("Enter Enter")
        #expect(try texts(robot) == [words, ""])
        #expect(robot.app.context.live.rests.isEmpty)
    }

    @Test("A letter without a command starts a note, and x8 a set")
    func others() throws {
        var robot = try robot()
        robot.type("x8")
        #expect(robot.app.sheet?.typing.editor?.line.text == "x8")
        robot.press("Esc")
        robot.type("Quad sore")
        #expect(robot.app.sheet?.typing.editor?.line.text == "Quad sore")
    }

    @Test(
        "During a live session, a set typed on the header or the plan starts no text there",
        arguments: ["Up", "Left Left"])
    func head(way: String) throws {
        var robot = try robot()
        robot.press(way)
        robot.type("x")
        robot.expect("Space goes to the set that is due. Enter edits this cell.")
        #expect(robot.app.sheet?.typing.editor == nil)
        #expect(try robot.diary.phases.list(.client(robot.diary.clients.list()[0].id)).first?.phase.name == "P6")
    }

    @Test("A set as the name of an exercise is rejected, and as that of a phase questioned")
    func setsAsNames() throws {
        var robot = try robot()
        robot.press("Down Down Enter")
        robot.type("24x15")
        robot.press("Enter")
        robot.expect("24x15 is a set, not a name. Space goes to the set that is due.")
        robot.press("Enter")
        #expect(try robot.diary.exercises.named("24x15") == nil)
        robot.press("Esc Home Up Enter C-u")
        robot.type("80x5")
        robot.press("Enter")
        robot.expect("80x5 is a set, not a name. Enter again keeps it")
        robot.press("Enter")
        #expect(robot.app.sheet?.grid.sheet.phase?.name == "80x5")
    }

    @Test("Replacing an exercise with sets asks from when on, removing it asks, correcting its name does not")
    func replaced() throws {
        var robot = try robot()
        robot.press("f k Left Left Left Left Left Left Left")
        #expect(robot.app.sheet?.grid.cursor.field == .exercise)
        robot.press("Enter")
        robot.type("Sofa throw")
        robot.press("Enter")
        robot.expect("Sofa throw in place of Back squat", "2 sessions keep Back squat")
        #expect(robot.app.sheet?.grid.sheet.lines.first?.name == "Back squat")
        robot.press("Esc C-u Enter")
        robot.expect("Back squat has 1 set today. Enter again keeps it")
        robot.press("Esc Enter Enter")
        robot.expectNo("set today", "in place of")
    }

    @Test("After a correction logging continues with the set that is due")
    func correction() throws {
        var robot = try robot()
        robot.press("f f f k")
        #expect(robot.app.sheet?.grid.cursor.line == robot.app.sheet?.grid.sheet.cursorLines[1])
        robot.press("Enter C-u")
        robot.type("82.5x5 80x5")
        robot.press("Enter")
        #expect(try texts(robot) == ["82.5x5 80x5", "80x5"])
        #expect(robot.app.sheet?.grid.line?.name == "Seated row", "one of it is done, two of the squat")
    }
}
