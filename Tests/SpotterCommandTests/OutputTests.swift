import Foundation
import Phrases
import TerminalKit
import TestSupport
import Testing

@Suite("The output of commands")
struct OutputTests {
    @Test("No control character from a name or a file reaches a terminal, from any command")
    func controls() throws {
        let diary = try HostileDiary()
        let help = try CommandRun("--help", home: diary.home).output
        let names = help.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "SUBCOMMANDS:" }
            .dropFirst()
            .prefix { !$0.isEmpty }
            .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first }
        let covered = Set(diary.commands.compactMap(\.first))
        #expect(names.count > 8)
        for name in names where name != "help" { #expect(covered.contains(String(name)), "\(name) is not asked") }
        for command in diary.commands {
            let text = try CommandRun.onTerminal(command, home: diary.home)
            #expect(!text.isEmpty, "\(command)")
            let controls = text.unicodeScalars.filter { TextWidth.isControl($0) && $0 != "\n" && $0 != "\r" }
            #expect(controls.isEmpty, "\(command): \(controls.map(\.value))")
            #expect(!text.replacing("\r\n", with: "").contains("\r"), "\(command): a carriage return of its own")
        }
    }

    @Test("Keys are not mentioned where there is no screen")
    func keysOfTheScreen() throws {
        let diary = try HostileDiary()
        // The output of `keys` consists of keys.
        let withData = diary.commands.filter { $0.first != "keys" }
        let empty = [["diary", "Ada", "--today", "2026-03-12"], ["diary", "Ada", "--markdown"], ["stats", "Ada"]]
        let again = Array(
            repeating: ["import", diary.home.path + "/strong.csv", "--client", "Ada", "--unit", "kg"], count: 2)
        let hints = [
            "Enter", "Ctrl-", "Esc", "opens a day", "adds a food", "adds one", "marks a day", "in the day", "(z)",
            "(w w)", ", e ", " C ", " F ", "u: undo", "u undoes", "enters it", "changes it", "already in the diary",
        ]
        for command in withData + empty + again {
            let run = try CommandRun(command, home: diary.home)
            let told = (run.output + run.errors).replacing("Entered by", with: "")
            for hint in hints { #expect(!told.contains(hint), "\(command): \(hint)") }
        }
    }

    @Test("In another language commands and help print no English sentence")
    func language() throws {
        let diary = try HostileDiary()
        let template = try POFile.template()
        let (sentences, file) = (template.sentences, try diary.home.write(template.pseudo.text, to: "pseudo.po"))
        // What programs read is English in every language.
        let data: Set = ["--json", "--csv", "--ics", "--typed"]
        // The goal of a day in these two is a word for files, such as "not recorded" (`DiaryTable`).
        let days = ["--plain", "--markdown"].map { ["diary", "Jan", $0] }
        let commands = diary.commands.filter { data.isDisjoint(with: $0) && !days.contains(Array($0.prefix(3))) }
        let helps = Set(diary.commands.compactMap(\.first)).map { [$0, "--help"] }
        for command in commands + helps + [["--help"], ["stats", "Nobody"], ["doctor", "--db", "/nowhere/x"]] {
            let run = try CommandRun(["--language", file] + command, home: diary.home)
            let text = (run.output + run.errors).replacing(/\s+/, with: " ")
            #expect(!text.isEmpty, "\(command)")
            let english = sentences.found(in: text)
            #expect(english.isEmpty, "\(command): \(english)")
        }
        for command in diary.commands where command.contains("--json") {
            let run = try CommandRun(["--language", file] + command, home: diary.home)
            #expect(try run.output == CommandRun(command, home: diary.home).output, "\(command)")
        }
    }

    @Test("JSON escapes every control character, also in a file, and reads back exactly")
    func json() throws {
        let diary = try HostileDiary()
        for command in diary.commands where command.contains("--json") {
            let run = try CommandRun(command, home: diary.home)
            #expect(!run.output.unicodeScalars.contains { TextWidth.isControl($0) && $0 != "\n" }, "\(command)")
            #expect(try !run.json().isEmpty, "\(command)")
        }
        let foods = try CommandRun(
            [
                "diary", "Jan", "--foods", "--json", "--from", "2026-03-01", "--to", "2026-03-12", "--today",
                "2026-03-12",
            ],
            home: diary.home
        ).json()
        let rows = try #require(foods["rows"] as? [[String: Any]])
        #expect(rows.first?["Food"] as? String == "Soup\(HostileDiary.evil)")
    }

    @Test("CSV in a file is exact")
    func data() throws {
        let diary = try HostileDiary()
        let csv = try CommandRun(
            [
                "diary", "Jan", "--foods", "--csv", "--from", "2026-03-01", "--to", "2026-03-12", "--today",
                "2026-03-12",
            ],
            home: diary.home)
        #expect(csv.output.contains("Soup\(HostileDiary.evil)"))
    }

    @Test("Output to a full disk exits with 74 and reports it")
    func fullDisk() throws {
        let diary = try HostileDiary()
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        for command in diary.commands + [["--help"], ["--version"]] {
            guard try !CommandRun(command, home: diary.home).output.isEmpty else { continue }
            if command.first == "demo" || command.first == "backup" {
                for file in ["demo", "copy"] { unlink(diary.home.path + "/\(file)\u{1B}[31m.sqlite") }
            }
            let run = try CommandRun(command, home: diary.home, standardOutput: full)
            #expect(run.status == 74, "\(command): \(run.errors)")
            #expect(run.errors.contains("Standard output cannot be written: No space left"), "\(command)")
        }
    }

    @Test("A closed pipe is not reported")
    func closedPipe() throws {
        let diary = try HostileDiary()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        for command in [["keys"], ["doctor"], ["stats", "Jan"], ["stats", "Jan", "--json"], ["--help"]] {
            let run = try CommandRun(command, home: diary.home, standardOutput: pipe.fileHandleForWriting)
            #expect(run.isKilled ? run.status == SIGPIPE : run.status == 74, "\(command): \(run.status)")
            #expect(run.errors.isEmpty, "\(command): \(run.errors)")
        }
    }
}
