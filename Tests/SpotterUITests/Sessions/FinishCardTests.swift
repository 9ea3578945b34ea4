import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("The session summary")
struct FinishCardTests {
    /// Jan, with a note about his knee, has a phase of two rows, one session of it done a week ago, and a pack of ten.
    private func robot(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            var jan = Client(id: .unsaved, name: "Jan Stencel")
            jan.health = "secret knee"
            let client = try diary.clients.add(jan)
            try diary.packages.add(client: client, bought: Robot.today.adding(days: -30), sessions: 10)
            let phase = try diary.phases.add(named: "P6", client: client)
            var rows: [Identifier<PhaseRow>] = []
            for (label, name, reps) in [("A1", "Bench press", "5"), ("B1", "Seated row", "8")] {
                let row = try diary.phaseRows.add(
                    to: phase, prescription: Prescription(label: label, reps: reps, sets: "2"))
                _ = try diary.phaseRows.setNewExercise(named: name, row: row)
                rows.append(row)
            }
            let session = try diary.sessions.start(phase, day: Robot.today.adding(days: -7), mode: .handsFree)
            try diary.cells.write("100x5 100x5", at: .planned(rows[0], session))
            try diary.cells.write("60x8 60x8", at: .planned(rows[1], session))
            try diary.sessions.finish(session)
        }
        robot.chooseClient("jan")
        robot.press("s")
        return robot
    }

    /// The same with today's session finished: the bench press better, the row worse and cut short, with words in a
    /// cell.
    private func finished(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try robot(columns: columns, rows: rows)
        robot.type("105x5 105x5 secret pain")
        robot.press("Enter")
        robot.wait(seconds: 125)
        robot.type("55x8")
        robot.press("Enter w w")
        robot.type("secret note")
        robot.press("C-s")
        return robot
    }

    @Test(
        "Records, values, best sets against last time, the next session and the sessions left",
        arguments: [80, 120, 200])
    func card(columns: Int) throws {
        let robot = try finished(columns: columns, rows: columns == 80 ? 24 : 40)
        robot.expect(
            "Finished. The session is in the diary", "Jan Stencel · P6, session 2 · 12 Mar",
            "3 of 4 sets done · 8 sessions left", "▲ Bench press 5-rep best 105 kg (was 100)",
            "▲ Bench press e1RM 122.5 kg (was 116.7)", "5 Mar", "BEST SET", "last time", "next time")
        let rows = [
            "Bench press": ["105x5 ▲", "100x5", "107.5x5"], "Seated row": ["55x8 ▼", "60x8", "55x8"],
            "Volume": ["490 kg", "960 kg"], "Sets": ["3", "4"], "Time": ["0:02"],
        ]
        for (name, texts) in rows {
            let line = robot.lines.first { $0.contains("│ \(name) ") } ?? ""
            for text in texts { #expect(line.contains(text), "\(name): \(line)") }
        }
    }

    @Test("The notes and the RPE that were typed are shown")
    func notes() throws {
        var robot = try robot()
        robot.type("105x5@8 105x5@9 knee ok")
        robot.press("Enter w w")
        robot.type("good day")
        robot.press("Enter")
        robot.type("8.5")
        robot.press("Enter")
        robot.expect("RPE 8.5 · good day", "105x5@9 ▲", "  knee ok")
    }

    @Test("What the next session plans comes before a suggestion")
    func planned() throws {
        var robot = try robot()
        let client = try robot.diary.clients.list()[0].id
        let rows = try robot.diary.phases.sheet(robot.diary.phases.list(.client(client))[0].id).rows
        try robot.diary.cells.write("62.5x8*4 easy", at: .ahead(rows[1].row.id, column: 3))
        try robot.diary.cells.write("@8", at: .ahead(rows[1].row.id, column: 4))
        robot.type("105x5 105x5")
        robot.press("Enter")
        robot.type("55x8 55x8")
        robot.press("Enter w w C-s")
        let line = robot.lines.first { $0.contains("│ Seated row ") } ?? ""
        #expect(line.contains("62.5x8*4") && !line.contains("easy"), "\(line)")
        #expect(robot.lines.contains { $0.contains("│ Bench press ") && $0.contains("107.5x5") })
    }

    @Test("In the smallest window it scrolls, and says that there is more")
    func small() throws {
        var robot = try finished(columns: 60, rows: 16)
        robot.expect("3 of 4 sets done", "more ▼")
        robot.press("Down Down Down Down Down Down Down Down")
        robot.expect("Seated row", "55x8")
        robot.expectNo("more ▼")
        robot.press("Esc")
        robot.expectNo("BEST SET")
    }

    @Test("y copies a text for the client: exercises, records and next time, without health, notes or money")
    func copy() throws {
        var robot = try finished()
        _ = robot.app.takeEffects()
        robot.press("y")
        robot.expect("Copied, if your terminal allows it", "BEST SET")
        let text = """
            Thu 12 March 2026: P6, session 2

            Bench press: 105 kg x 5, 105 kg x 5
            Seated row: 55 kg x 8

            Records:
            - Bench press e1RM 122.5 kg (was 116.7)
            - Bench press 5-rep best 105 kg (was 100)

            Next time:
            Bench press: 107.5 kg x 5
            Seated row: 55 kg x 8

            """
        let effects = robot.app.takeEffects()
        #expect(effects == [.copy(text)])
    }

    @Test("X exports the same as a table")
    func export() throws {
        var robot = try finished()
        robot.press("X")
        robot.expect("Write the session to a file", "Markdown", ".md")
        robot.press("Esc")
        robot.expect("BEST SET")
        let live = try #require(try robot.diary.sessions.list(of: try robot.diary.clients.list()[0].id).first)
        let read = FinishedSession.read(live.id, &robot.app.context)
        let markdown = try #require(read?.markdown)
        #expect(markdown.hasPrefix("# Jan Stencel, Thu 12 March 2026\n\nP6, session 2. 3 of 4 sets done.\n"))
        #expect(markdown.contains("| Bench press | 105x5 105x5 | 100x5 | 107.5x5 |"))
        #expect(markdown.contains("- Bench press 5-rep best 105 kg (was 100)"))
        #expect(!markdown.contains("secret"))
    }

    @Test("w w on a finished column shows it again, unless nothing was done")
    func again() throws {
        var robot = try finished()
        robot.press("Esc")
        robot.expectNo("BEST SET")
        robot.press("w w")
        robot.expect("BEST SET", "P6, session 2")
        robot.press("Esc Left w w")
        robot.expect("BEST SET", "P6, session 1")
        // Later sessions are known, so nothing is suggested for the next one.
        robot.expectNo("next time")
        robot.press("Esc Right Right w w")
        robot.expect("there is no finished session in this column")
    }

    @Test("A session without a stored set has no summary")
    func empty() throws {
        var robot = try robot()
        robot.press("w w k C-s")
        robot.expect("Finished.")
        robot.expectNo("BEST SET")
    }

    @Test("A free session has a summary, too, without a comparison")
    func free() throws {
        var robot = try Robot { try SessionDiary.free($0) }
        robot.chooseClient("jan")
        robot.press("s Enter a Enter")
        robot.type("85x5")
        robot.press("Enter w w C-s")
        robot.expect("Jan Stencel · Free session · 12 Mar", "1 set done", "▲ Box squat 5-rep best 85 kg (was 80)")
        robot.press("Esc w w")
        robot.expect("BEST SET")
    }
}
