import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Logging a live session on the sheet")
struct LoggingTests {
    /// Jan with a phase of three rows, A1 and A2 as a superset, and one session done a week ago.
    private func robot(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let client = try diary.clients.add(named: "Jan Stencel")
            let phase = try diary.phases.add(named: "P6", client: client)
            let plan = [
                ("A1", "Box squat", "3", "3", "150\""), ("A2", "Broad jump", "3", "3", "60"),
                ("B1", "Seated row", "6-8", "2", "90\""),
            ]
            var rows: [Identifier<PhaseRow>] = []
            for (label, name, reps, sets, rest) in plan {
                let row = try diary.phaseRows.add(
                    to: phase, prescription: Prescription(label: label, reps: reps, sets: sets, rest: rest))
                _ = try diary.phaseRows.setNewExercise(named: name, row: row)
                rows.append(row)
            }
            let session = try diary.sessions.start(phase, day: Robot.today.adding(days: -7), mode: .handsFree)
            _ = try diary.cells.write("80x3 90x3 100x3", at: .planned(rows[0], session))
            _ = try diary.cells.write("x3 x3 x3", at: .planned(rows[1], session))
            try diary.sessions.finish(session)
        }
        robot.press("c")
        robot.type("jan")
        robot.press("Enter s")
        return robot
    }

    @Test("s starts the next session and shows last time's loads")
    func start() throws {
        let robot = try robot()
        robot.expect(
            "LIVE 00:00:00 session 2 of 6", "‹80x3", "100x3›", "set 1 of 3", "last 80x3 90x3 100x3",
            "next 80x3, top 102.5x3: all reps last time")
    }

    @Test("The settings hide last time's loads and suggestions at once")
    func settings() throws {
        var robot = try robot()
        robot.use(config: "suggestions = false")
        robot.press("l h")
        robot.expect("‹80x3", "last 80x3 90x3 100x3")
        robot.expectNo("next 80x3")
        #expect(robot.app.disabledReason(of: "log.take-suggestion") == "suggestions are switched off in the settings")
        robot.use(config: "ghosts = \"off\"")
        robot.press("l h")
        robot.expectNo("‹80x3")
        robot.expect("next 80x3")
        robot.use(config: "ghosts = \"phase\"")
        robot.press("l h")
        robot.expect("‹80x3")
    }

    @Test("f logs the next set of last time and follows the round; the rest starts after its last exercise")
    func fill() throws {
        var robot = try robot()
        robot.press("f")
        robot.expect("A2 Broad jump", "Next: A2 Broad jump, no rest.")
        robot.expectNo("rest 2:30")
        robot.press("f")
        robot.expect("A1 Box squat  set 2 of 3", "rest 1:00 of 1:00")
        let live = try robot.diary.sessions.live()
        let sheet = try robot.diary.sessions.sheet(live[0].id)
        #expect(sheet.rows[0].row.text == "80x3")
        #expect(sheet.rows[1].row.text == "x3")
    }

    @Test("After the undo of a set the cursor returns to its cell")
    func undone() throws {
        var robot = try robot()
        let cell = try #require(robot.app.sheet?.grid.cursor)
        robot.press("f")
        #expect(robot.app.sheet?.grid.cursor != cell)
        robot.press("u")
        #expect(robot.app.sheet?.grid.cursor == cell)
    }

    @Test("Typed digits add a set after those in the cell, and the reading is shown next to it")
    func typing() throws {
        var robot = try robot()
        robot.type("85x3")
        robot.expect("reads: 85 kg x 3")
        robot.press("Tab")
        robot.type("95x2@9")
        robot.press("Enter")
        let live = try robot.diary.sessions.live()
        #expect(try robot.diary.sessions.sheet(live[0].id).rows[0].row.text == "85x3 95x2@9")
    }

    @Test("Text that cannot be parsed stays as a note, exactly as typed")
    func note() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("knee hurts, 60x3")
        robot.press("Enter")
        let live = try robot.diary.sessions.live()
        #expect(try robot.diary.sessions.sheet(live[0].id).rows[0].row.text == "knee hurts, 60x3")
    }

    @Test("The rest counts down, rings once and shows go")
    func rest() throws {
        var robot = try robot()
        robot.press("f f")
        robot.wait(seconds: 30)
        robot.expect("rest 0:30 of 1:00")
        _ = robot.app.takeEffects()
        robot.wait(seconds: 31)
        #expect(robot.app.takeEffects() == [.bell])
        robot.expect("GO!")
        robot.wait(seconds: 5)
        #expect(robot.app.takeEffects().isEmpty)
    }

    @Test("From the header, the new row and the notes the cursor returns to the live column")
    func backToTheColumn() throws {
        var robot = try robot()
        let cell = try #require(robot.app.sheet?.grid.cursor)
        robot.press("Up Up Down")
        #expect(robot.app.sheet?.grid.cursor == cell)
        robot.press("G Down Down Up Up")
        #expect(robot.app.sheet?.grid.cursor.field == cell.field)
        robot.press("g g Right Down")
        #expect(robot.app.sheet?.grid.cursor.field != cell.field, "in the head another field was chosen")
    }

    @Test(
        "Nothing is logged in the plan's columns, and the message says how to return", arguments: [".", "f", "t", "F"])
    func inThePlan(_ key: String) throws {
        var robot = try robot()
        robot.press("f Up Left Left Left \(key)")
        let live = try robot.diary.sessions.live()
        #expect(try robot.diary.sessions.sheet(live[0].id).rows[0].row.text == "80x3")
        let message = robot.app.context.message?.text ?? ""
        #expect(message.contains("the cursor is in the plan: Space goes to the next set"))
    }

    @Test("A note alone is not a set: the row stays due")
    func noteStays() throws {
        var robot = try robot()
        let cell = try #require(robot.app.sheet?.grid.cursor)
        robot.press("Enter")
        robot.type("felt good")
        robot.press("Enter Enter")
        #expect(robot.message == "Saved as a note.")
        #expect(robot.app.sheet?.grid.cursor == cell)
        robot.type("80x3")
        robot.press("Enter")
        let live = try robot.diary.sessions.live()
        #expect(try robot.diary.sessions.sheet(live[0].id).rows[0].row.text == "felt good 80x3")
    }

    @Test("The suggestion is taken with one key")
    func suggestion() throws {
        var robot = try robot()
        robot.press("t")
        let live = try robot.diary.sessions.live()
        #expect(try robot.diary.sessions.sheet(live[0].id).rows[0].row.text == "80x3")
        for set in ["80x3 90x3", "80x3 90x3 102.5x3"] {
            robot.press("Up t")
            #expect(try robot.diary.sessions.sheet(live[0].id).rows[0].row.text == set)
        }
    }

    @Test("All empty cells are filled with last time's loads as one change, and one undo clears them")
    func fillSession() throws {
        var robot = try robot()
        robot.press("P")
        let live = try robot.diary.sessions.live()
        #expect(try robot.diary.sessions.sheet(live[0].id).rows.map(\.row.text) == ["80x3 90x3 100x3", "x3*3", ""])
        robot.press("u")
        #expect(try robot.diary.sessions.sheet(live[0].id).rows.allSatisfy { $0.row.text.isEmpty })
    }

    @Test("w asks for a note and an RPE, both optional, and ends the session")
    func finish() throws {
        var robot = try robot()
        robot.press("f w w")
        robot.expect("Finish the session", "RPE")
        robot.type("good day")
        robot.press("Enter")
        robot.type("8.5")
        robot.press("Enter")
        robot.expect("Finished.", "2 of 6 sessions done")
        #expect(try robot.diary.sessions.live().isEmpty)
        let client = try robot.diary.clients.list()[0].id
        let session = try robot.diary.sessions.list(of: client)[0].session
        #expect(session.note == "good day")
        #expect(session.effort == .rpe(tenths: 85))
    }

    @Test("A wrong RPE is reported at its field and nothing is lost")
    func wrongEffort() throws {
        var robot = try robot()
        robot.press("f w w Tab")
        robot.type("11")
        robot.press("Enter")
        robot.expect("RPE is 1 to 10")
        #expect(try robot.diary.sessions.live().count == 1)
    }

    @Test("A past session can be logged, on any day")
    func afterwards() throws {
        var robot = try robot()
        robot.press("w w x n s C-u")
        robot.type("-3d")
        robot.press("Enter")
        robot.expect("PAST SESSION 9 Mar")
        robot.type("70x5")
        robot.press("Enter w w C-s")
        let client = try robot.diary.clients.list()[0].id
        let session = try robot.diary.sessions.list(of: client).first {
            $0.session.mode == .handsFree && $0.session.day.iso == "2026-03-09"
        }
        #expect(session?.session.state == .done)
        #expect(session?.setCount == 1)
    }

    @Test("Two sessions are live at once, and o switches between them")
    func twoSessions() throws {
        var robot = try robot()
        let petr = try robot.diary.clients.add(named: "Petr Novak")
        let phase = try robot.diary.phases.add(named: "P1", client: petr)
        let row = try robot.diary.phaseRows.add(to: phase, prescription: Prescription(label: "A1"))
        _ = try robot.diary.phaseRows.setNewExercise(named: "Deadlift", row: row)
        robot.press("c")
        robot.type("petr")
        robot.press("Enter s")
        robot.expect("Petr Novak", "Deadlift", "LIVE")
        #expect(robot.footer.contains("o other session"))
        robot.press("o")
        robot.expect("Jan Stencel", "Box squat")
        robot.press("o")
        robot.expect("Deadlift")
    }

    @Test("Editing the plan later does not change performed sets")
    func unchangedPrescription() throws {
        var robot = try robot()
        robot.press("f w w C-s")
        let client = try robot.diary.clients.list()[0].id
        let phase = try robot.diary.phases.list(.client(client))[0].id
        let row = try robot.diary.phases.sheet(phase).rows[0].row
        try robot.diary.phaseRows.setPrescription(
            Prescription(label: "A1", reps: "10"), row: row.id, replacing: row.prescription)
        let done = try robot.diary.sessions.list(of: client)[0].session
        #expect(try robot.diary.sessions.sheet(done.id).rows[0].row.prescription.reps == "3")
    }
}
