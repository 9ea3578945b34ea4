import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterUI

@Suite("What is typed in the wrong place or meant as a word changes nothing unasked")
struct StrayTypingTests {
    /// Jan's squat and row, done once, and live now with the cursor on the squat.
    private func robot() throws -> Robot {
        var robot = try Robot { diary in
            let client = try diary.clients.add(named: "Jan Stencel")
            let phase = try diary.phases.add(named: "P6", client: client)
            let rows = try ["Back squat", "Seated row"].enumerated().map { index, name in
                try diary.addRow(
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

    /// Letters as fast as they come in a word.
    private func typeWord(_ word: String, _ robot: inout Robot) {
        for (index, letter) in word.enumerated() {
            robot.app.handle(.key(.char(letter)), isQuick: index > 0)
        }
    }

    @Test(
        "A word that begins with a command's letter is a note, and nothing is logged",
        arguments: ["felt good", "tired", "hurts", "left knee", "done", "good form"])
    func words(word: String) throws {
        var robot = try robot()
        typeWord(word, &robot)
        #expect(robot.app.sheet?.editor?.line.text == word)
        #expect(try texts(robot) == ["", ""])
        #expect(robot.app.context.rests.isEmpty)
        robot.press("Enter Enter")
        #expect(try texts(robot) == [word, ""])
    }

    @Test("Who goes about with h j k l goes fast; elsewhere than on a live cell letters stay commands")
    func moving() throws {
        var robot = try robot()
        robot.app.handle(.key(.char("j")))
        robot.app.handle(.key(.char("k")), isQuick: true)
        #expect(robot.app.sheet?.editor == nil && robot.app.sheet?.line?.name == "Back squat")
        robot.press("Left Left")
        robot.app.handle(.key(.char("h")))
        robot.app.handle(.key(.char("u")), isQuick: true)
        #expect(robot.app.sheet?.editor == nil)
    }

    @Test("The same letter twice, a slow one and a capital are commands")
    func commands() throws {
        var robot = try robot()
        robot.app.handle(.key(.char("f")))
        robot.app.handle(.key(.char("f")), isQuick: true)
        #expect(try texts(robot) == ["80x5", "80x5"])
        robot.press("f e")
        #expect(robot.app.sheet?.editor != nil)
        robot.press("Esc")
        #expect(try texts(robot) == ["80x5 80x5", "80x5"])
    }

    @Test("What was logged before somebody else's change is not taken back by a word")
    func elsewhere() throws {
        var robot = try robot()
        robot.app.handle(.key(.char("f")))
        try robot.diary.clients.add(named: "Ana")
        robot.app.context.noteChange()
        robot.app.handle(.key(.char("e")), isQuick: true)
        #expect(try texts(robot)[0] == "80x5")
        #expect(try !robot.diary.clients.named("Ana").isEmpty)
    }

    @Test(
        "While a session is live a set typed on the head or the plan begins no text there",
        arguments: ["Up", "Left Left"])
    func head(way: String) throws {
        var robot = try robot()
        robot.press(way)
        robot.type("x")
        robot.expect("Space goes to the set that is due; Enter edits what is marked.")
        #expect(robot.app.sheet?.editor == nil)
        #expect(try robot.diary.phases.list(.client(robot.diary.clients.list()[0].id)).first?.phase.name == "P6")
    }

    @Test("A set in the place of a name is asked about: of a row, of a new row, of the phase")
    func setsAsNames() throws {
        var robot = try robot()
        robot.press("Down Down Enter")
        robot.type("24x15")
        robot.press("Enter")
        robot.expect("24x15 is a set, and this is a name.")
        #expect(try robot.diary.exercises.named("24x15") == nil)
        robot.press("Esc Home Up Enter C-u")
        robot.type("80x5")
        robot.press("Enter")
        robot.expect("80x5 is a set, and this is a name. Enter again keeps it")
        robot.press("Enter")
        #expect(robot.app.sheet?.sheet.phase?.name == "80x5")
    }

    @Test("Another exercise under which sets stand is asked about, and its name alone is not")
    func replaced() throws {
        var robot = try robot()
        robot.press("f k Left Left Left Left Left Left Left")
        #expect(robot.app.sheet?.cursor.field == .exercise)
        robot.press("Enter")
        robot.type("Sofa throw")
        robot.press("Enter")
        robot.expect("Back squat has 1 set today. Enter again keeps it")
        #expect(robot.app.sheet?.sheet.lines.first?.name == "Back squat")
        robot.press("Esc Enter Enter")
        robot.expectNo("set today")
    }

    @Test("After a correction work goes on with the set that is due")
    func correction() throws {
        var robot = try robot()
        robot.press("f f f k")
        #expect(robot.app.sheet?.cursor.line == robot.app.sheet?.sheet.cursorLines[1])
        robot.press("Enter C-u")
        robot.type("82.5x5 80x5")
        robot.press("Enter")
        #expect(try texts(robot) == ["82.5x5 80x5", "80x5"])
        #expect(robot.app.sheet?.line?.name == "Seated row", "one of it is done, two of the squat")
    }
}
