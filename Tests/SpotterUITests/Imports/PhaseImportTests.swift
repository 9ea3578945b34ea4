import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI

/// Today is 12 March 2026.
@Suite("Importing a training sheet")
struct PhaseImportTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Six rows with their prescription and six columns of loads, as a spreadsheet puts them on the clipboard.
    private static let sixBySix: String = {
        let names = ["Box squat", "Broad jump", "Bench press", "Seated row", "Nordic curl", "Sandbag hug"]
        let titles = ["", "Exercise", "Tempo", "Reps", "Sets", "Rest"] + (1...6).map(String.init)
        let rows = names.enumerated().map { index, name in
            ["A\(index + 1)", name, "31X0", "5", "3", "120\""] + (0..<6).map { "\(60 + index + $0)x5*3" }
        }
        return ([titles] + rows).map { $0.joined(separator: "\t") }.joined(separator: "\r") + "\r"
    }()

    private static let markedSheet = """
        Phase,P4 Base
        Client,Anna
        Exercise,Reps,2026-01-05,2026-01-12,2026-01-19
        Box squat,5,80x5*3,82.5x5 easy,[85x5*3]
        ,,,see Anna,
        """

    private func robot(
        columns: Int = 80, rows: Int = 24, _ fill: (Diary) throws -> Void = { _ in }
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            try diary.clients.add(named: "Jan")
            try diary.exercises.add(named: "Box squat")
            try fill(diary)
        }
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter")
        return robot
    }

    private func jan(_ robot: Robot) throws -> Identifier<Client> { try SampleDay.client("Jan", in: robot.diary) }

    private func phases(_ robot: Robot) throws -> [PhaseListItem] {
        try robot.diary.phases.list(.client(try jan(robot)))
    }

    private func open(_ path: String, _ robot: inout Robot) {
        robot.press("I C-u")
        robot.paste(path)
        robot.press("Enter")
        robot.finishJobs()
    }

    @Test("One paste on a client's phases and one form: six rows and six finished sessions, in 40 keys or fewer")
    func paste() throws {
        var robot = try robot()
        robot.press("3")
        robot.expect("Phases of Jan")
        robot.paste(Self.sixBySix)
        robot.expect("Import a training sheet", "6 rows, 36 loads planned in 6 sessions", "1 known")
        let keys = "Tab Tab Right Tab"
        let days = "5 jan every 7"
        robot.press(keys)
        robot.type(days)
        robot.expect("6 rows, 6 sessions done, 5 Jan 2026 to 9 Feb 2026")
        robot.press("Enter")
        #expect(keys.split(separator: " ").count + days.count + 1 <= 40)
        robot.expect("Imported P1: 6 rows, 6 sessions, 108 sets. u: undo.")
        let phase = try #require(try phases(robot).first)
        #expect(phase.name == "P1" && phase.sessionCount == 6 && phase.sessionsDone == 6)
        let sheet = try robot.diary.phases.sheet(phase.id)
        #expect(
            sheet.sessions.map(\.day.iso).first == "2026-01-05" && sheet.sessions.map(\.day.iso).last == "2026-02-09")
        #expect(sheet.rows.first?.row.prescription.rest == "120\"")
        #expect(sheet.rows.last.flatMap { sheet.cell($0.id, column: 6)?.text } == "70x5*3")
        robot.press("u")
        robot.expect("Undid: Import P1 (Jan)")
        #expect(try phases(robot).isEmpty && robot.diary.contents.counts().sessions == 0)
        #expect(try robot.diary.exercises.named("Sandbag hug") == nil)
    }

    private static let twoDays = """
        Exercise\tReps\tWeek 1\tWeek 2
        Plank\t60s\t60s\t70s
        Day A\t\t\t
        Box squat\t5\t80x5*3\t85x5*3
        Day B\t\t\t
        Bench press\t5\t60x5*3\t62.5x5*3
        """

    @Test("A sheet with two days is one phase: each week becomes a session of each day", arguments: [60, 80, 120])
    func days(columns: Int) throws {
        var robot = try robot(columns: columns)
        robot.press("3")
        robot.paste(Self.twoDays)
        robot.expect("3 rows on days A B, 6 loads planned in 4 sessions")
        robot.press("Enter")
        let phase = try #require(try phases(robot).first)
        let sheet = try robot.diary.phases.sheet(phase.id)
        #expect(sheet.phase.daysText == "A B" && sheet.phase.sessionCount == 4)
        #expect(sheet.rows.map(\.row.letter) == ["", "A", "B"])
        #expect(
            sheet.rows.map { sheet.ahead[$0.id]?.mapValues(\.text) } == [
                [1: "60s", 3: "70s"], [1: "80x5*3", 3: "85x5*3"], [2: "60x5*3", 4: "62.5x5*3"],
            ])
        robot.press("s")
        robot.expect("Day A is live.")
        #expect(
            try robot.diary.sessions.live().first.map { try robot.diary.sessions.sheet($0.id).rows.map(\.row.planned) }
                == ["60s", "80x5*3"])
    }

    @Test("As done every session gets its own day, and only the rows of its day")
    func daysDone() throws {
        var robot = try robot()
        robot.press("3")
        robot.paste(Self.twoDays)
        robot.press("Tab Tab Right Tab")
        robot.type("5 jan, 8 jan, 12 jan, 15 jan")
        robot.press("Enter")
        robot.expect("4 sessions, 14 sets")
        let phase = try #require(try phases(robot).first)
        let sheet = try robot.diary.phases.sheet(phase.id)
        #expect(
            sheet.sessions.map { "\($0.letter) \($0.day.iso)" } == [
                "A 2026-01-05", "B 2026-01-08", "A 2026-01-12", "B 2026-01-15",
            ])
        let rows = try sheet.sessions.map { try robot.diary.sessions.sheet($0.id).rows.map(\.row.text) }
        #expect(rows == [["60s", "80x5*3"], ["", "60x5*3"], ["70s", "85x5*3"], ["", "62.5x5*3"]])
        robot.press("u")
        #expect(try phases(robot).isEmpty)
    }

    @Test("As a plan it takes one key after the paste, also on the profile; among the templates it has no client")
    func plan() throws {
        var robot = try robot()
        robot.press("2 Enter")
        robot.paste(Self.sixBySix)
        robot.press("Enter")
        robot.expect("Imported P1: 6 rows, 36 planned loads. u: undo.")
        #expect(try phases(robot).map(\.name) == ["P1"])
        #expect(try robot.diary.contents.counts().sessions == 0)
        robot.app.context.go(to: .phases(.templates))
        robot.app.follow()
        robot.app.refresh()
        robot.expect("Templates")
        robot.paste(Self.sixBySix)
        robot.press("Enter")
        #expect(try robot.diary.phases.list(.templates).map(\.name) == ["Template 1"])
        #expect(try phases(robot).count == 1)
    }

    @Test("A file sets the fields, warns of another name, and lists unreadable cells with their positions")
    func file() throws {
        var robot = try robot(rows: 40)
        open(try folder.write(Self.markedSheet, to: "old.csv"), &robot)
        robot.expect(
            "P4 Base", "[done]", "2026-01-05, 2026-01-12", "1 row, 2 sessions done, 5 Jan 2026 to 12 Jan 2026",
            "! The sheet names another client: Anna.", "Exercises: 1 known", "D4: \"82.5x5 easy\" kept as a note",
            "D5: \"see Anna\" no exercise in this row; kept in the notes.",
            "Box squat  5  80x5*3 | 82.5x5 easy | [85x5*3]")
        robot.press("Enter")
        robot.expect("Imported P4 Base: 1 row, 2 sessions, 4 sets, 1 planned load. u: undo.")
        let phase = try #require(try phases(robot).first)
        let sheet = try robot.diary.phases.sheet(phase.id)
        #expect(sheet.phase.notes == "see Anna")
        #expect(sheet.ahead.values.first == [3: PlannedText("85x5*3", unit: .kg)])
    }

    @Test("A second import is confirmed, and so are days with sessions of the client")
    func twice() throws {
        var robot = try robot()
        let path = try folder.write(Self.markedSheet, to: "old.csv")
        open(path, &robot)
        robot.press("Enter")
        open(path, &robot)
        robot.press("Enter")
        robot.expect("Jan already has a phase P4 Base: this would be a second one. Enter", "again keeps it.")
        #expect(try phases(robot).count == 1)
        robot.press("Esc")
        open(path, &robot)
        robot.press("Tab C-u")
        robot.type("P5")
        robot.press("Enter")
        robot.expect(
            "Jan already has sessions on 5 Jan 2026 and 1 other day: both would", "count. Enter again keeps it.")
        robot.press("Enter")
        #expect(try phases(robot).map(\.name) == ["P5", "P4 Base"])
    }

    @Test("Sessions that use a session pack are announced, and old sessions do not use it")
    func package() throws {
        func warned(bought: String) throws -> Robot {
            var robot = try robot(rows: 40) { diary in
                let jan = try diary.clients.named("Jan")[0].id
                try diary.packages.add(client: jan, bought: Day(iso: bought) ?? .earliest, sessions: 10)
            }
            open(try folder.write(Self.markedSheet, to: "old.csv"), &robot)
            return robot
        }
        try warned(bought: "2026-01-10").expect(
            "! Session packs bought since 10 Jan 2026 pay 1 of 2 sessions, then 9", "! left.")
        try warned(bought: "2026-02-01").expect(
            "Session packs do not change: the first was bought later, 1 Feb 2026.")
    }

    @Test("Impossible days are rejected at their field, and so are an unknown client and a template as done")
    func refused() throws {
        var robot = try robot()
        robot.press("3")
        robot.paste(Self.sixBySix)
        robot.press("Tab Tab Right Enter")
        robot.expect("The days of the 6 sessions are needed")
        robot.type("5 mar every 7")
        robot.press("Enter")
        robot.expect("Thu 19 March 2026 is in the future")
        robot.press("C-u")
        robot.type("5 jan every 7")
        robot.press("S-Tab S-Tab S-Tab C-u")
        robot.type("Maria")
        robot.press("Enter")
        robot.expect("There is no client Maria")
        robot.press("C-u Enter")
        robot.expect("A template has planned loads only")
        #expect(try phases(robot).isEmpty)
    }

    @Test("Columns beyond the limit are left out and listed, text that is not a sheet is rejected with a reason")
    func unfit() throws {
        var robot = try robot()
        robot.press("3")
        let titles = "Exercise\tReps\t" + (1...61).map(String.init).joined(separator: "\t")
        let loads = "Squat\t5\t" + (1...61).map { "\($0)x5" }.joined(separator: "\t")
        robot.paste(titles + "\n" + loads)
        robot.expect(
            "1 row, 60 loads planned in 60 sessions", "BK1: \"61\" a column with an unknown meaning; left out.")
        robot.press("Esc")
        robot.paste("Milk\t2\nBread\t1")
        robot.expect("Not a training sheet")
        robot.paste("Exercise\u{1b}[2J\t1\nSquat\t80x5")
        robot.expect("Row 1 of what you pasted holds control characters")
    }

    @Test("The sheets of a workbook are chosen one by one, each with its beginning below the list")
    func workbook() throws {
        var robot = try robot()
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        open(root.appendingPathComponent("DiaryExchangeTests/Fixtures/sheets/written.xlsx").path, &robot)
        robot.expect(
            "2 training sheets in written.xlsx, 1 without exercises", "P6  P6 In season", "6 rows, 6 columns of loads",
            "P7 plan", "P6 In season · for Jan Novák · Goal maximal strength",
            "A1 Box squat  31X0 5 5 2:30 80%  80x5*5 | 82.5x5*5")
        robot.press("Enter")
        robot.expect("Import a training sheet", "7 remarks:")
        robot.press("Enter")
        robot.expect("Imported P6 In season: 6 rows, 6 sessions", "imported", "P7 plan")
        robot.press("Enter Enter")
        #expect(try phases(robot).map(\.name) == ["P7 plan", "P6 In season"])
        #expect(try phases(robot).map(\.sessionsDone) == [0, 6])
    }

    @Test("A long list of skipped cells scrolls, and never hides the answers")
    func longList() throws {
        var robot = try robot()
        robot.press("3")
        let rows = (1...30).map { "Exercise \($0)\t5\tnothing \($0)\t80x5" }
        robot.paste((["Exercise\tReps\t1\t2"] + rows).joined(separator: "\n"))
        robot.expect("30 rows, 60 loads planned in 2 sessions", "C2: \"nothing 1\"", "more lines: PgDn")
        robot.press("PgDn PgDn")
        robot.expect("30 rows, 60 loads planned in 2 sessions", "C20: \"nothing 19\"")
        robot.expectNo("C2: \"nothing 1\"")
        robot.press(Array(repeating: "PgDn", count: 12).joined(separator: " "))
        robot.expect("Exercise 30  5  nothing 30 | 80x5")
        robot.expectNo("more lines")
        robot.press(Array(repeating: "PgUp", count: 12).joined(separator: " "))
        robot.expect("C2: \"nothing 1\"")
    }
}
