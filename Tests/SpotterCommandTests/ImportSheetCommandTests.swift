import Foundation
import Testing

@Suite("spotter import for a training sheet")
struct ImportSheetCommandTests {
    private let home: Home

    init() throws { home = try Home() }

    private static let rows = """
        Phase;P4 Base
        ;Exercise;Reps;1;2
        A1;Box squat;5;80x5*3;82.5x5 easy
        A2;Broad jump;3;x3*5;

        """

    private func file(_ text: String = rows) throws -> String { try home.write(text, to: "old.csv") }

    private func run(_ arguments: String...) throws -> CommandRun {
        try CommandRun(["import", try file(), "--client", "Jan", "--yes"] + arguments, home: home)
    }

    @Test("As done on days, in one run and in JSON; unreadable cells are listed on standard error")
    func done() throws {
        let run = try run("--days", "5 jan 2026 every 7", "--json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors == "spotter: old.csv: E3: \"82.5x5 easy\" kept as a note: not all of it is a set.\n")
        let json = try run.json()
        #expect(json["phase"] as? String == "P4 Base")
        #expect(json["first_day"] as? String == "2026-01-05" && json["last_day"] as? String == "2026-01-12")
        #expect(json["sessions_added"] as? Int == 2 && json["sets_added"] as? Int == 9)
        #expect(json["cells_lost"] as? Int == 0 && json["cells_remarked"] as? Int == 1)
        let doctor = try CommandRun("doctor", "--json", home: home).json()
        #expect((doctor["counts"] as? [String: Int])?["phases"] == 1)
        let printed = try CommandRun("print", "P4", "--client", "Jan", "--format", "csv", home: home)
        #expect(printed.output.contains("A1,Box squat,,5,,,,80x5*3,82.5x5 easy"), "\(printed.output)")
    }

    @Test("Without days it is a plan, with another name if one is given")
    func plan() throws {
        let run = try run("--name", "P9")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Imported P9: 2 rows, 3 planned loads.\n"))
        #expect(run.output.contains("1 remark."))
        let doctor = try CommandRun("doctor", "--json", home: home).json()
        #expect((doctor["counts"] as? [String: Int])?["sessions"] == 0)
    }

    @Test("Importing again is rejected without --yes")
    func twice() throws {
        #expect(try run().status == 0)
        let again = try CommandRun("import", try file(), "--client", "Jan", home: home)
        #expect(again.status == 65)
        #expect(again.errors.contains("Jan already has a phase P4 Base: this would be a second one. Add --yes"))
        #expect(try run().status == 0)
    }

    @Test(
        "Conflicting arguments are rejected with their exit code before anything is created",
        arguments: [
            (["--days", "5 jan 2026"], 64, "1 day for 2 sessions: 1 missing."),
            (["--days", "5 jan 2150 every 7"], 64, "is in the future"),
            (["--days", "soon"], 64, "\"soon\" is not a day"),
            (["--as", "done"], 64, "The days of the 2 sessions are needed"),
            (["--as", "plan", "--days", "5 jan every 7"], 64, "--days needs loads that were done"),
            (["--as", "both"], 64, "both"), (["--sheet", "P5"], 66, "no sheet P5. Training sheets: old."),
        ] as [([String], Int32, String)])
    func refused(arguments: [String], status: Int32, words: String) throws {
        let run = try CommandRun(
            ["import", try file(), "--client", "Jan", "--yes"] + arguments, home: home)
        #expect(run.status == status)
        #expect(run.errors.contains(words), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: home.diary))
    }

    @Test("A workbook of several sheets asks for one; other files and hostile ones are rejected as data")
    func files() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let book = root.appendingPathComponent("DiaryExchangeTests/Fixtures/sheets/written.ods").path
        let which = try CommandRun("import", book, "--client", "Jan", "--yes", home: home)
        #expect(which.status == 64)
        #expect(
            which.errors.contains("written.ods holds several training sheets: P6, P7 plan. Add --sheet NAME.")
        )
        let none = try CommandRun("import", book, "--client", "Jan", "--yes", "--sheet", "Addresses", home: home)
        #expect(none.status == 66)
        #expect(none.errors.contains("no column of Addresses holds exercises"))
        let p6 = try CommandRun("import", book, "--client", "Jan", "--yes", "--sheet", "p6", home: home)
        #expect(p6.status == 0)
        #expect(p6.output.contains("Imported P6 In season: 6 rows, 6 sessions, 117 sets."))
        let broken = try home.write("PK\u{3}\u{4} and no archive", to: "bomb.xlsx")
        let refused = try CommandRun("import", broken, "--client", "Jan", "--yes", home: home)
        #expect(refused.status == 65)
        #expect(refused.errors.contains("bomb.xlsx: the end is missing"))
        let strong = try home.write(
            "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n",
            to: "strong.csv")
        let foreign = try CommandRun("import", strong, "--client", "Jan", "--as", "plan", home: home)
        #expect(foreign.status == 64)
        #expect(foreign.errors.contains("are for training sheets; strong.csv is of Strong."))
    }
}
