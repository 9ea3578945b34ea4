import Foundation
import Testing

@Suite("spotter stats")
struct StatsCommandTests {
    private let home: Home

    init() throws {
        home = try Home()
        let demo = try CommandRun(
            "demo", home.diary, "--seed", "7", "--clients", "3", "--years", "1", "--today", "2026-03-12", home: home)
        #expect(demo.status == 0, "\(demo.errors)")
    }

    @Test("Prints a section for a client given by part of the name")
    func plain() throws {
        let run = try CommandRun(
            "stats", "Anna", "--weeks", "4", "--section", "sessions", "--today", "2026-03-12", home: home)
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n")
        #expect(lines.first?.hasSuffix("Sessions per week (4 weeks, 2026-02-16 to 2026-03-12)") == true)
        #expect(lines.count == 6)
        #expect(lines.last?.hasPrefix("2026-W11  2026-03-09") == true)
    }

    @Test("The screen's periods and section names are accepted, and the period is printed")
    func period() throws {
        func heading(_ arguments: String...) throws -> String {
            let run = try CommandRun(["stats", "Anna", "--today", "2026-03-12"] + arguments, home: home)
            return run.output.split(separator: "\n").first.map(String.init) ?? run.errors
        }
        #expect(try heading().hasSuffix("Overview (12 weeks, 2025-12-22 to 2026-03-12)"))
        #expect(try heading("--all").contains("Overview (all time, 2025-"))
        #expect(try heading("--section", "Session load").contains("Session load (12 weeks, "))
        #expect(try heading("--section", "muscle groups").contains("(12 weeks, "))
        #expect(try heading("--section", "records").hasSuffix("Records of the last 30 days"))
        #expect(try heading("--all", "--weeks", "4").contains("cannot be combined"))
    }

    @Test("Without a name the clients are listed; an only client needs none")
    func unnamed() throws {
        let several = try CommandRun("stats", home: home)
        #expect(several.status == 64)
        #expect(several.errors.hasPrefix("spotter: Name a client: ") && several.errors.contains("Anna"))
        let path = home.path + "/one.sqlite"
        _ = try CommandRun("demo", path, "--clients", "1", "--today", "2026-03-12", home: home)
        let only = try CommandRun("stats", "--db", path, "--today", "2026-03-12", home: home)
        #expect(only.status == 0 && only.output.contains("Overview"), "\(only.errors)")
    }

    @Test("The shell offers clients, phases of a client, themes, settings and their values, and files")
    func completion() throws {
        /// The candidates for an argument after these words; the last word is the one that is completed.
        func offered(_ command: [String], _ argument: String, after words: String...) throws -> [String] {
            let line = ["\(words.count - 1)", "\(words.last?.count ?? 0)"] + words
            let run = try CommandRun(["---completion"] + command + ["--", argument] + line, home: home)
            #expect(run.status == 0, "\(run.errors)")
            return run.output.split(separator: "\n").map(String.init)
        }
        let clients = try offered(["stats"], "positional@0", after: "spotter", "stats", "A")
        #expect(clients.count == 3 && clients.contains { $0.contains("Anna") })
        #expect(try offered(["import"], "--client", after: "spotter", "import", "--client", "") == clients)
        let other = ["spotter", "stats", "--db", home.path + "/other.sqlite", ""]
        #expect(
            try offered(["stats"], "positional@0", after: other[0], other[1], other[2], other[3], other[4]) == [])
        let phases = try offered(
            ["print"], "positional@0", after: "spotter", "print", "--client", "\"Anna\"", "")
        #expect(!phases.isEmpty)
        #expect(try offered(["themes"], "--print", after: "spotter", "themes", "--print", "").contains("okabe-ito"))
        let flags = try offered(
            ["settings", "set"], "positional@1", after: "spotter", "settings", "set", "bell", "")
        #expect(flags == ["true", "false"])
        let zsh = try CommandRun("--generate-completion-script", "zsh", home: home).output
        #expect(zsh.contains(":file:_files") && zsh.contains(":path:_files") && zsh.contains("week-start"))
    }

    @Test("CSV and JSON have the same values")
    func formats() throws {
        let arguments = ["Anna", "--weeks", "4", "--section", "volume", "--today", "2026-03-12"]
        func run(_ format: String) throws -> CommandRun {
            try CommandRun(
                "stats", arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5],
                arguments[6], format, home: home)
        }
        let csv = try run("--csv").output.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
        let rows = try #require(try run("--json").json()["rows"] as? [[String: Any]])
        #expect(csv.count == 5 && rows.count == 4)
        for (line, row) in zip(csv.dropFirst(), rows) {
            #expect(row["week"] as? String == line[0])
            #expect((row["volume (kg)"] as? Double).map { String(format: "%.1f", $0) } == line[2])
            #expect((row["sets"] as? Int).map(String.init) == line[3])
        }
    }

    @Test(
        "Every section is printed",
        arguments: [
            "overview", "sessions", "volume", "muscles", "strength", "records", "adherence", "frequency", "load",
            "wellbeing", "times", "badges",
        ])
    func sections(section: String) throws {
        let run = try CommandRun("stats", "Anna", "--section", section, "--today", "2026-03-12", home: home)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Anna"))
    }

    @Test("No match and several matches are different errors, and wrong arguments are rejected")
    func mistakes() throws {
        let nobody = try CommandRun("stats", "Zebulon", home: home)
        #expect(nobody.status == 66 && nobody.errors.contains("There is no client Zebulon"))
        let many = try CommandRun("stats", "", home: home)
        #expect(
            many.status == 65 && many.errors.contains("matches several clients:")
                && many.errors.contains("last session"))
        #expect(try CommandRun("stats", "Anna", "--section", "nonsense", home: home).status == 64)
        #expect(try CommandRun("stats", "Anna", "--weeks", "0", home: home).status == 64)
        #expect(try CommandRun("stats", "Anna", "--csv", "--json", home: home).status == 64)
        #expect(try CommandRun("stats", "Anna", "--today", "soon", home: home).status == 64)
        #expect(try CommandRun("stats", "Anna", "--db", home.path + "/none.sqlite", home: home).status == 66)
    }
}
