import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Days of a phase on the sheet")
struct DaysTests {
    /// Jan's P1 with squat and row on day A, press and curl on day B, nothing done.
    private func robot(
        _ days: String = "A B", columns: Int = 80, rows: Int = 24
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let client = try diary.clients.add(named: "Jan Novák")
            let phase = try diary.phases.add(
                Phase(id: .unsaved, client: client, name: "P1", sessionCount: 6, daysText: days))
            let plan = [
                ("A", "A1", "Back squat"), ("A", "A2", "Seated row"), ("B", "A1", "Bench press"), ("B", "A2", "Curl"),
            ]
            for (day, label, name) in plan {
                let row = try diary.phaseRows.add(
                    to: phase, exercise: diary.exercises.add(named: name),
                    prescription: Prescription(label: label, reps: "5", sets: "2", rest: "60"))
                if !days.isEmpty { try diary.phaseRows.setDay(day, row: row) }
            }
        }
        robot.press("3 Enter")
        return robot
    }

    private func lines(_ robot: Robot) throws -> [SheetContent.Line] { try #require(robot.app.sheet).grid.sheet.lines }

    @Test("The first row of a sheet with days belongs to its first day")
    func firstRow() throws {
        var robot = try Robot { diary in
            let client = try diary.clients.add(named: "Jan Novák")
            try diary.phases.add(Phase(id: .unsaved, client: client, name: "P1", sessionCount: 6, daysText: "A B"))
            try diary.exercises.add(named: "Back squat")
        }
        robot.press("3 Enter a")
        robot.type("back")
        robot.press("Enter")
        #expect(try lines(robot).map(\.day) == ["A"])
    }

    @Test("= copies the cell above of the same day, and clears nothing if there is none")
    func fill() throws {
        var robot = try robot()
        robot.withSheet { $0.grid.cursor.field = .load(2) }
        robot.press("Down Down")
        #expect(robot.app.sheet?.grid.line?.name == "Bench press")
        robot.press("Enter")
        robot.type("60x5")
        robot.press("Enter Up =")
        robot.expect("There is no cell above")
        #expect(try lines(robot)[2].ahead[2] == "60x5")
        robot.press("Down =")
        #expect(try lines(robot)[3].ahead[2] == "60x5")
    }

    @Test(
        "s starts the next day in turn and names it; only its rows are due, and w w counts only them",
        arguments: [80, 60, 120])
    func turn(columns: Int) throws {
        var robot = try robot(columns: columns)
        robot.expect("Day A", "Day B")
        robot.press("s")
        robot.expect("Day A is live.")
        #expect(robot.app.sheet?.grid.line?.name == "Back squat")
        for _ in 0..<4 {
            robot.type("80x5")
            robot.press("Enter")
        }
        #expect(try lines(robot).map { $0.text(.load(1)) } == ["80x5 80x5", "80x5 80x5", "", ""])
        robot.press("Space")
        robot.expect("All sets are done.")
        robot.press("w w")
        robot.expect("4 of 4 sets done")
        robot.press("C-s Esc s")
        robot.expect("Day B is live.")
        #expect(robot.app.sheet?.grid.line?.name == "Bench press")
        #expect(robot.app.sheet?.grid.cursor.field == .load(2))
    }

    @Test("A load is rejected in a row of another day, and the logging keys give the reason")
    func otherDay() throws {
        var robot = try robot()
        robot.press("s Down Down")
        robot.type("8")
        robot.expect("Bench press is on day B, session 1 is day A: B adds it to this session", "alone.")
        #expect(robot.app.sheet?.typing.editor == nil)
        robot.press("Enter")
        #expect(robot.app.sheet?.typing.editor == nil)
        robot.press(".")
        #expect(try lines(robot).allSatisfy { $0.text(.load(1)).isEmpty })
    }

    @Test("n r offers the other days; i changes the day of a started session")
    func chosen() throws {
        var robot = try robot()
        robot.press("n r")
        robot.expect("session 1 of 6, day A", "P1, day A", "P1, day B")
        robot.type("day B")
        robot.press("Enter")
        robot.expect("Day B is live.", "day B")
        #expect(try robot.diary.sessions.live().map(\.session.letter) == ["B"])
        robot.press("i Tab Tab Tab")
        robot.expect("Phase day")
        robot.press("Left C-s")
        #expect(try robot.diary.sessions.live().map(\.session.letter) == ["A"])
        let session = try #require(try robot.diary.sessions.live().first)
        #expect(
            try robot.diary.sessions.sheet(session.id).rows.map(\.row.exerciseName) == ["Back squat", "Seated row"])
    }

    @Test("By weekday, today's day is started, a Thursday")
    func weekday() throws {
        var robot = try robot("A mon, B thu")
        robot.expect("Day A · mon", "Day B · thu")
        robot.press("s")
        robot.expect("Day B is live.")
    }

    @Test("E sets the days of a phase, and H that of a range of rows; undo reverts both")
    func given() throws {
        var robot = try robot("")
        robot.press("Home E Tab Tab Tab Tab Tab Tab")
        robot.type("A B B")
        robot.press("C-s")
        robot.expect("Day B is listed twice")
        robot.press("Backspace Backspace C-s")
        #expect(robot.app.sheet?.grid.sheet.days.names == ["A", "B"])
        robot.press("Home Down Down * Down H")
        robot.type("day B")
        robot.press("Enter")
        let rows = try lines(robot).map { "\($0.day) \($0.name)" }
        #expect(rows == [" Back squat", " Curl", "B Seated row", "B Bench press"])
        robot.expect("Put 2 rows on day B.")
        robot.press("u")
        #expect(try lines(robot).allSatisfy { $0.day.isEmpty })
    }

    @Test("A row moved past the end of its day joins the next one; a new row belongs to the day above")
    func moved() throws {
        var robot = try robot()
        robot.press("Home Down Down m Down")
        robot.expect("Now on day B.")
        #expect(try lines(robot).map(\.day) == ["A", "B", "B", "B"])
        robot.press("Down")
        #expect(try lines(robot).map(\.name) == ["Back squat", "Bench press", "Seated row", "Curl"])
        robot.press("Up Up Up Up")
        #expect(try lines(robot).map { "\($0.day) \($0.name)" }.first == " Seated row")
        robot.press("Enter Home Down Down a")
        robot.type("Plank")
        robot.press("Enter")
        #expect(try lines(robot).map { "\($0.day) \($0.name)" }[2] == "A Plank")
    }

    @Test("Planning moves down the rows of the column's day; a wave fills the sessions of the row's day")
    func planned() throws {
        var robot = try robot()
        robot.press("Enter")
        robot.type("80x5")
        robot.press("Enter")
        robot.type("50x8")
        robot.press("Enter Home Down Right Right Right Right Right Right")
        #expect(try lines(robot).map(\.ahead) == [[1: "80x5"], [1: "50x8"], [:], [:]])
        robot.press("u u Home Down Down Down")
        while robot.app.sheet?.grid.cursor.field != .load(2) { robot.press("Right") }
        robot.press("Enter")
        robot.type("@7 @8 @9")
        robot.press("Enter")
        #expect(try lines(robot).map(\.ahead) == [[:], [:], [2: "@7", 4: "@8", 6: "@9"], [:]])
    }

    @Test("The header takes end and days, and errors have a correction")
    func header() throws {
        var robot = try robot()
        robot.press("Home Up")
        while robot.app.sheet?.grid.cursor.field != .days { robot.press("Right") }
        robot.press("Enter")
        robot.type("A B hypertrophy")
        robot.press("Enter")
        robot.expect("is too long for a day")
        robot.press("Esc Left")
        #expect(robot.app.sheet?.grid.cursor.field == .end)
        robot.press("Enter")
        robot.type("2026-04-30")
        robot.press("Enter")
        #expect(robot.app.sheet?.grid.sheet.phase?.lastDay?.iso == "2026-04-30")
        robot.expect("until 30")
    }

    @Test(
        "Sixty sessions are typed in the header, and the last one is in view at every size", arguments: [60, 80, 120])
    func sixty(columns: Int) throws {
        var robot = try robot(columns: columns)
        robot.press("E Tab Tab Tab Tab Backspace")
        robot.type("61")
        robot.press("C-s")
        robot.expect("60")
        robot.press("Backspace")
        robot.type("0")
        robot.press("C-s")
        #expect(robot.app.sheet?.grid.sheet.columnCount == 60)
        while robot.app.sheet?.grid.cursor.field != .load(60) { robot.press("Right") }
        robot.expect("60 of 60", "60")
        robot.press("Enter")
        robot.expect("Back squat is on day A, session 60 is day B")
    }
}
