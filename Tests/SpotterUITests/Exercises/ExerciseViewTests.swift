import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("One exercise")
struct ExerciseViewTests {
    /// Jan with a sheet, three sessions of squats and one of planks.
    private func robot(columns: Int = 80, rows: Int = 24, unit: MassUnit = .kg) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let jan = try diary.clients.add(named: "Jan Novak", unit: unit)
            let squat = try diary.exercises.add(named: "Box squat")
            let plank = try diary.exercises.add(named: "Plank", unitKind: .time)
            let phase = try diary.phases.add(named: "P6", client: jan)
            let first = try diary.phaseRows.add(to: phase, exercise: squat)
            let second = try diary.phaseRows.add(to: phase, exercise: plank)
            for (day, text, hold) in [
                (-30, "100x5 w60x5", "45s"), (-20, "105x3 90x8", ""), (-3, "110x2 90x8@9", "60s"),
            ] {
                let session = try diary.sessions.start(phase, day: Robot.today.adding(days: day), mode: .handsFree)
                let row = try #require(try diary.cells.write(text, at: .planned(first, session)))
                if day == -20 { try diary.cells.updateNote(of: row, to: "slow") }
                if !hold.isEmpty { try diary.cells.write(hold, at: .planned(second, session)) }
                try diary.sessions.finish(session)
            }
        }
        robot.press("c Enter")
        return robot
    }

    @Test("Enter opens the history: every cell, newest first, with estimate, volume and session")
    func history() throws {
        var robot = try robot()
        robot.press("3 ] ] Enter")
        robot.expect("Box squat", "Jan Novak", "[History]", "9 Mar 2026", "110x2 90x8@9", "118.1", "P6, session 3")
        #expect(
            robot.lines.firstIndex { $0.contains("110x2") } ?? 99 < robot.lines.firstIndex { $0.contains("105x3") } ?? 0
        )
        robot.press("j")
        robot.expect("note: slow")
        robot.press("Enter")
        robot.expect("P6", "105x3 90x8")
        #expect(robot.app.navigator.place == .tab(.plans, 0))
        robot.press("Esc")
        robot.expect("[History]", "note: slow")
    }

    @Test("Left, right and v step through the views, also several at once")
    func views() throws {
        var robot = try robot()
        robot.press("3 ] ] Enter Right")
        robot.expect("[Records]")
        robot.press("v")
        robot.expect("[Chart]")
        robot.press("v")
        robot.expect("[About]", "weight and reps", "5 work sets on 3 days")
        robot.press("Right")
        robot.expect("[History]")
        robot.press("0 2 v")
        robot.expect("[Chart]")
        robot.press("Esc")
        robot.expect("1 of 2", "Exercises")
        robot.expectNo("[Chart]")
    }

    @Test("The records: best estimate with its formula, volume, and the heaviest load per number of repetitions")
    func records() throws {
        var robot = try robot()
        robot.press("3 ] ] Enter v")
        robot.expect("e1RM", "118.1 kg", "90x8@9, RPE table", "Heaviest by repetitions")
        robot.expect("2 reps", "110 kg", "3 reps", "105 kg", "5 reps", "100 kg", "8 reps", "90 kg")
        robot.press("G Enter")
        #expect(robot.app.navigator.place == .tab(.plans, 0))
    }

    @Test("Holds have records by time, and a chart of the longest")
    func holds() throws {
        var robot = try robot()
        robot.press("3 ] ] j Enter v")
        robot.expect("Longest holds", "no weight", "60s")
        robot.press("v")
        robot.expect("Longest hold (s)", "60 s")
    }

    @Test("The chart reads values under its cursor; braces show another value, t shows the table")
    func chart() throws {
        var robot = try robot()
        robot.press("3 ] ] Enter v v")
        robot.expect("e1RM by Epley", "9 Mar 2026: 118.1 kg")
        robot.press("Left")
        robot.expect("20 Feb 2026: 115.5 kg")
        robot.press("g g")
        robot.expect("10 Feb 2026: 116.7 kg")
        robot.press("}")
        robot.expect("Heaviest load", "9 Mar 2026: 110 kg")
        robot.press("{")
        robot.expect("e1RM by Epley")
        robot.press("}")
        robot.press("t")
        robot.expect("Heaviest load (kg)", "Change", "+5", "1 of 3")
        robot.press("t Left")
        robot.expect("20 Feb 2026: 105 kg")
    }

    @Test("Another formula changes the chart at once")
    func formula() throws {
        var robot = try robot()
        robot.press("3 ] ] Enter v v g g")
        robot.press(":")
        robot.type("formula e1rm")
        robot.press("Enter")
        robot.type("brzycki")
        robot.press("Enter")
        robot.expect("e1RM by Brzycki", "10 Feb 2026: 112.5 kg")
    }

    @Test("The chart is written to a CSV file")
    func export() throws {
        var robot = try robot()
        let path = NSTemporaryDirectory() + "spotter-chart-\(UUID().uuidString).csv"
        robot.press("3 ] ] Enter v v X")
        robot.expect("~/Jan Novak Box squat e1RM.csv")
        robot.press("C-u")
        robot.type("/nowhere/at/all.csv")
        robot.press("C-s")
        robot.expect("cannot be written there: No such file")
        robot.press("C-u")
        robot.type(path)
        robot.press("C-s")
        robot.expect("Wrote")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text == "day,e1RM (kg)\r\n2026-02-10,116.7\r\n2026-02-20,115.5\r\n2026-03-09,118.1\r\n")
        let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(rights == 0o600)
        try FileManager.default.removeItem(atPath: path)
    }

    @Test("The chart replaces a file only with Ctrl-S after naming it, and asks again for another name")
    func exportOverFile() throws {
        var robot = try robot()
        let path = NSTemporaryDirectory() + "spotter-chart-\(UUID().uuidString).csv"
        let other = path + "2"
        defer { for path in [path, other] { try? FileManager.default.removeItem(atPath: path) } }
        for path in [path, other] { try Data("mine".utf8).write(to: URL(fileURLWithPath: path)) }
        func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
        robot.press("3 ] ] Enter v v X C-u")
        robot.type(path)
        robot.press("C-s")
        robot.expect("The file exists. Ctrl-S replaces", "Ctrl-S replace it")
        robot.press("Enter")
        #expect(try text(path) == "mine")
        robot.type("2")
        robot.press("C-s")
        #expect(try text(other) == "mine")
        robot.press("C-s")
        #expect(try text(other).hasPrefix("day,e1RM"))
        #expect(try text(path) == "mine")
    }

    @Test("V on a sheet's row opens the exercise, and Esc returns to the sheet")
    func fromSheet() throws {
        var robot = try robot()
        robot.press("3 Enter V")
        robot.expect("[History]", "Box squat")
        robot.press("v v v v Esc")
        #expect(robot.app.navigator.place == .tab(.plans, 0))
        #expect(robot.app.sheet != nil)
        robot.expect("P6")
    }

    @Test("Opened from another tab, Esc returns there")
    func fromFind() throws {
        var robot = try robot()
        robot.press("C-f")
        robot.type("plank")
        robot.press("Enter")
        robot.expect("[History]", "Plank")
        robot.press("Esc")
        #expect(robot.app.navigator.pane == .dashboard)
    }

    @Test("Wide windows show list and exercise side by side, narrow ones only the exercise")
    func wide() throws {
        var robot = try robot(columns: 120, rows: 40)
        robot.press("3 ] ]")
        robot.expect("Box squat", "Plank", "[About]")
        robot.press("Enter")
        robot.expect("Plank", "[History]", "110x2 90x8@9")
        robot.resize(columns: 60, rows: 16)
        robot.expect("[History]", "110x2 90x8@9", "118.1")
        robot.expectNo("Plank")
    }

    @Test("Without a client or a set the view says what to do")
    func empty() throws {
        var robot = try Robot { try $0.exercises.add(named: "Squat") }
        robot.press("3 ] ] Enter")
        robot.expect("No client chosen. c chooses one.")
        _ = try robot.diary.clients.add(named: "Anna")
        robot.press("c Enter")
        robot.expect("Anna has not done this exercise yet.")
        robot.press("v")
        robot.expect("Anna has not done this exercise yet.")
        robot.press("v")
        robot.expect("Anna has not done this exercise yet.")
    }

    @Test("Of an exercise that the client never did it says who did; one day is a line of the table, not a chart")
    func others() throws {
        var robot = try robot()
        robot.chooseClient("jan")
        robot.press("3 ] ] Enter")
        _ = try robot.diary.clients.add(named: "Anna")
        robot.chooseClient("anna")
        robot.expect("Anna has not done this exercise yet. Done by: Jan Novak.")
        let anna = try #require(try robot.diary.clients.list().first { $0.name == "Anna" }).id
        let squat = try #require(try robot.diary.exercises.named("Box squat")).id
        let session = try robot.diary.sessions.startFree(client: anna, day: Robot.today, mode: .handsFree)
        try robot.diary.cells.write("80x5", at: .own(try robot.diary.cells.add(squat, to: session)))
        robot.app.context.noteChange()
        robot.app.refresh()
        robot.press("v v")
        robot.expect("[Chart]", "12 Mar 2026", "e1RM (kg)")
    }

    @Test("In the search the current client's exercises come first, with the best set and the last day")
    func found() throws {
        var robot = try robot(columns: 100)
        try robot.diary.exercises.add(named: "Box jump")
        robot.press("C-f")
        robot.type("box")
        let squat = try #require(robot.lines.firstIndex { $0.contains("Box squat") })
        let jump = try #require(robot.lines.firstIndex { $0.contains("Box jump") })
        #expect(squat < jump)
        #expect(robot.lines[squat].contains("exercise · best 90x8 · 3 d ago"))
    }

    @Test("A client who lifts in pounds sees pounds")
    func pounds() throws {
        var robot = try robot(unit: .lb)
        robot.press("3 ] ] Enter")
        robot.expect("118.1")
        robot.press("v")
        robot.expect("110 lb")
    }

    @Test("A set logged elsewhere appears at once, and a deleted exercise closes its view")
    func changes() throws {
        var robot = try robot()
        robot.press("3 ] ] Enter v")
        let squat = try #require(try robot.diary.exercises.named("Box squat"))
        let jan = try #require(try robot.diary.clients.list().first)
        let session = try robot.diary.sessions.startFree(client: jan.id, day: Robot.today, mode: .handsFree)
        let row = try robot.diary.cells.add(squat.id, to: session)
        try robot.diary.cells.write("140x1", at: .own(row))
        robot.app.context.noteChange()
        robot.app.refresh()
        robot.expect("140 kg")
        let plank = try #require(try robot.diary.exercises.named("Plank"))
        try robot.diary.exercises.merge(squat.id, into: plank.id)
        robot.app.context.noteChange()
        robot.app.refresh()
        #expect(robot.app.navigator.shown(ExerciseView.self) == nil)
        robot.expect("Plank", "1 of 1")
    }
}
