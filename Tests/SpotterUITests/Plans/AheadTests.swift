import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Planned loads on the sheet")
struct AheadTests {
    /// Jan's P1: squat and row with a finished first session, no live session.
    private func robot(
        _ rows: [Prescription] = [
            Prescription(label: "A1", reps: "5", sets: "3"), Prescription(label: "A2", reps: "8-10", sets: "3"),
        ], sessions: Int = 6, done: [String] = ["80x5*3", "50x10*3"]
    ) throws -> Robot {
        var robot = try Robot { diary in
            let client = try diary.clients.add(named: "Jan Novák")
            let phase = try diary.phases.add(
                Phase(id: .unsaved, client: client, name: "P1", sessionCount: sessions))
            let names = ["Back squat", "Seated row", "Plank"]
            for (row, name) in zip(rows, names) {
                try diary.phaseRows.add(to: phase, exercise: diary.exercises.add(named: name), prescription: row)
            }
            if !done.isEmpty {
                let session = try diary.sessions.start(
                    phase, day: Robot.today.adding(days: -7), mode: .handsFree)
                let sheet = try diary.phases.sheet(phase)
                for (row, text) in zip(sheet.rows, done) {
                    try diary.cells.write(text, at: .planned(row.row.id, session))
                }
                try diary.sessions.finish(session)
            }
        }
        robot.press("3 Enter")
        return robot
    }

    private func ahead(_ robot: Robot) throws -> [[Int: String]] {
        try #require(robot.app.sheet).grid.sheet.lines.map(\.ahead)
    }

    @Test("Enter opens the cell of a future session; typed text is in brackets, and Enter continues down the column")
    func typed() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("82.5x5*3")
        robot.press("Enter")
        robot.type("52.5x10*3")
        robot.press("Enter")
        #expect(try ahead(robot) == [[2: "82.5x5*3"], [2: "52.5x10*3"]])
        robot.expect("[82.5x5*3]", "[52.5x10*3]")
        robot.press("u")
        #expect(try ahead(robot) == [[2: "82.5x5*3"], [:]])
    }

    @Test("Tab moves to the row's next session, and typing replaces a planned cell opened with Enter")
    func along() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("82.5x5")
        robot.press("Tab")
        robot.type("85x5")
        robot.press("Enter Esc k Enter")
        robot.type("87.5x5")
        robot.press("Enter Esc")
        #expect(try ahead(robot)[0] == [2: "82.5x5", 3: "87.5x5"])
    }

    @Test("Beside planned sets nothing else is suggested, in their cell and on the name")
    func planFirst() throws {
        var robot = try robot()
        robot.expect("next 82.5x5")
        robot.press("Enter")
        robot.type("85x5*3")
        robot.press("Enter Esc k")
        robot.expect("planned 85x5*3, last 80x5*3")
        robot.expectNo("next 82.5x5")
        robot.press("Left Left Left Left Left Left Left")
        #expect(robot.app.sheet?.grid.cursor.field == .exercise)
        robot.expect("planned 85x5*3, last 80x5*3")
        robot.expectNo("next 82.5x5")
    }

    @Test("When the session starts, the plan replaces last time's loads, and f logs it set by set")
    func start() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("82.5x5*2 85x5")
        robot.press("Enter Esc s")
        robot.expect("‹82.5x5", "planned 82.5x5*2 85x5, last 80x5*3")
        #expect(robot.footer.hasPrefix("f next set · "))
        robot.press("C")
        robot.expect("Enter writes 82.5x5 (as planned)")
        robot.press("Enter k f")
        #expect(robot.app.sheet?.grid.sheet.lines.first?.text(.load(2)) == "82.5x5 82.5x5")
        robot.expect("‹85x5›")
        robot.press("k")
        #expect(robot.app.disabledReason(of: "log.take-suggestion") == "the sets are planned: f logs the next one")
    }

    @Test(
        "f and F say what is missing: an e1RM for a planned share, an earlier set",
        arguments: ["fill-set", "fill-cell"])
    func nothingToLog(command: String) throws {
        var robot = try robot(done: [])
        robot.press("Enter")
        robot.type("70%")
        robot.press("Enter Esc s")
        let id = CommandID(rawValue: "log.\(command)")
        #expect(robot.app.disabledReason(of: id) == "70 % needs an e1RM")
        robot.press("Down")
        #expect(robot.app.disabledReason(of: id) == "there are no grey sets here: type a set")
    }

    @Test("After the last planned set f says so")
    func planDone() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("82.5x5")
        robot.press("Enter Esc s f k")
        #expect(robot.app.disabledReason(of: "log.fill-set") == "all planned sets are done")
    }

    @Test("A percentage becomes a load if the client's maximum is known, and a wave fills the sessions")
    func wave() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("70 75 80 60 %")
        robot.press("Enter")
        // 80x5 is an e1RM of 93.3 kg by Epley.
        #expect(try ahead(robot)[0] == [2: "65x5*3", 3: "70x5*3", 4: "75x5*3", 5: "55x5*3"])
        robot.press("Esc u")
        #expect(try ahead(robot)[0] == [:])
    }

    @Test("Bare loads are a wave with the reps of the row, and the line below says what was read")
    func loads() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("82.5 85 87.5")
        robot.expect("plan: 82.5x5*3, 85x5*3, 87.5x5*3 from here on")
        robot.press("Enter")
        robot.expectNo("Not a set")
        #expect(try ahead(robot)[0] == [2: "82.5x5*3", 3: "85x5*3", 4: "87.5x5*3"])
    }

    @Test("Without a maximum the targets are stored as typed, and the first log makes them loads")
    func waveWithoutMaximum() throws {
        var robot = try robot(done: [])
        robot.press("Enter")
        robot.type("@7 @8 @9 @6")
        robot.press("Enter")
        #expect(try ahead(robot)[0] == [1: "@7", 2: "@8", 3: "@9", 4: "@6"])
        robot.expect("[@7]")
    }

    @Test("A wave longer than the phase is rejected with a correction, and stays open")
    func tooLong() throws {
        var robot = try robot(sessions: 3)
        robot.press("Enter")
        robot.type("70 75 80 60 %")
        robot.press("Enter")
        robot.expect("The wave has 4 values, but the phase has only 2 sessions left", "plan: 70%, 75%, 80%, 60%")
        #expect(try ahead(robot)[0] == [:])
        #expect(robot.app.sheet?.typing.editor?.line.text == "70 75 80 60 %")
    }

    @Test("P plans a column as suggested and keeps existing plans; K copies the column before")
    func filled() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("100x1")
        robot.press("Enter Esc P")
        #expect(try ahead(robot) == [[2: "100x1"], [2: "52.5x8*3"]])
        robot.press("Right K")
        #expect(try ahead(robot) == [[2: "100x1", 3: "100x1"], [2: "52.5x8*3", 3: "52.5x8*3"]])
        robot.press("u u")
        #expect(try ahead(robot) == [[2: "100x1"], [:]])
    }

    @Test("P plans a ramp as a ramp")
    func ramp() throws {
        var robot = try robot(done: ["60x5 70x5 80x5", "50x8 50x8 50x8"])
        robot.press("P")
        #expect(try ahead(robot) == [[2: "60x5 70x5 82.5x5"], [2: "50x8*3"]])
    }

    @Test("While a session is logged, a digit in the next column plans nothing")
    func digits() throws {
        var robot = try robot()
        robot.press("s Right")
        robot.press("8")
        robot.expect("Session 3 has not started: Enter plans it")
        #expect(robot.app.sheet?.typing.editor == nil)
        robot.press("Enter")
        robot.type("90x3")
        robot.press("Enter Esc")
        #expect(try ahead(robot)[0] == [3: "90x3"])
    }

    @Test("A word is stored as a note after a second Enter; a percentage and an effort are not questioned")
    func words() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("easy")
        robot.press("Enter")
        robot.expect("Not a set: Enter again keeps it as a note")
        robot.press("Enter")
        #expect(try ahead(robot)[0] == [2: "easy"])
        robot.type("75%")
        robot.press("Enter")
        #expect(try ahead(robot)[1] == [2: "75%"])
    }

    @Test("A template accepts plans, then shows its columns, and assigning it copies them")
    func template() throws {
        var robot = try Robot { diary in
            let phase = try diary.phases.add(Phase(id: .unsaved, name: "Base", sessionCount: 4))
            try diary.phaseRows.add(
                to: phase, exercise: diary.exercises.add(named: "Back squat"),
                prescription: Prescription(label: "A1", reps: "5", sets: "3"))
            try diary.clients.add(named: "Jan Novák")
        }
        robot.press("3 v Enter")
        robot.expect("Back squat")
        #expect(robot.line(1).hasSuffix(" Template"))
        robot.press("Right Right Right Right Right Right Enter")
        robot.type("70 75 80 60 %")
        robot.press("Enter")
        #expect(try ahead(robot)[0] == [1: "70%", 2: "75%", 3: "80%", 4: "60%"])
        robot.expect("[70%]")
    }

    @Test("A half-typed plan is restored as a plan, and not into a session that started since")
    func draft() throws {
        var context = try ComfortContext()
        context.go(0, .load(3))
        context.robot.press("Enter")
        context.robot.type("42x")
        context.robot.wait(seconds: 2)
        context.startAgain()
        context.robot.expect("Restored what you were typing. Enter accepts it, Esc discards it.", "42x")
        context.robot.wait(seconds: 2)
        let session = try context.robot.diary.sessions.start(context.phase, day: Robot.today)
        context.startAgain()
        context.robot.expect("This cell no longer exists. You had typed: 42x")
        #expect(try context.robot.diary.sessions.sheet(session).rows.allSatisfy { $0.row.text.isEmpty })
    }

    @Test("The session summary compares plan and performed sets")
    func card() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("82.5x5*3")
        robot.press("Enter Esc s")
        robot.type("85x5")
        robot.press("Enter w w C-s")
        robot.expect("BEST SET", "planned", "82.5x5*3")
    }
}
