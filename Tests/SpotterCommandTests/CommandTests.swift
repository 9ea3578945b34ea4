import Foundation
import Testing

@Suite("spotter on the command line")
struct CommandTests {
    private let home: Home

    init() throws { home = try Home() }

    @Test("Without a terminal the program does not start, creates nothing, and names what works")
    func noTerminal() throws {
        let run = try CommandRun(home: home)
        #expect(run.status == 69)
        #expect(run.errors.contains("not a terminal") && run.errors.contains("spotter --help"))
        #expect(run.output.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: home.diary))
    }

    @Test("The help names every command and the exit codes")
    func help() throws {
        let run = try CommandRun("--help", home: home)
        #expect(run.status == 0)
        for word in [
            "import", "demo", "backup", "restore", "doctor", "themes", "keys", "--db", "--read-only", "Exit codes",
            "65",
        ] {
            #expect(run.output.contains(word), "\(word)")
        }
    }

    @Test("A wrong argument is a usage error", arguments: ["--nonsense", "frobnicate"])
    func usage(argument: String) throws { #expect(try CommandRun(argument, home: home).status == 64) }

    @Test(
        "A wrong command is named with the one that was meant",
        arguments: [
            ("statz", "There is no command statz: did you mean stats?"),
            ("stat", "There is no command stat: did you mean stats?"),
            ("frobnicate", "There is no command frobnicate. `spotter --help` lists the commands."),
        ])
    func meant(argument: String, message: String) throws {
        let run = try CommandRun(argument, "Anna", home: home)
        #expect(run.status == 64)
        #expect(run.errors == "spotter: \(message)\n")
    }

    @Test("The file - is standard input and output")
    func standard() throws {
        _ = try CommandRun("demo", home.diary, "--clients", "1", home: home)
        let copy = home.path + "/copy"
        _ = FileManager.default.createFile(atPath: copy, contents: nil)
        let written = try CommandRun(
            ["backup", "-"], home: home, standardOutput: FileHandle(forWritingAtPath: copy))
        #expect(written.status == 0, "\(written.errors)")
        let restored = try CommandRun(
            ["restore", "-", "--db", home.path + "/new.sqlite"], home: home, input: copy)
        #expect(restored.output.contains("was restored from standard input."), "\(restored.errors)")
        let weights = try home.write("Date,Weight kg\n2026-03-01,80\n", to: "weights.csv")
        for name in ["-", "/dev/stdin"] {
            let read = try CommandRun(["import", name, "--client", "New", "--yes"], home: home, input: weights)
            #expect(read.status == 0, "\(read.errors)")
        }
        #expect(try CommandRun("import", "-", "--client", "New", home: home).status == 65)
        let report = try CommandRun("report", "New", "--output", "-", home: home)
        #expect(report.status == 0 && report.output.contains("New"))
        #expect(!FileManager.default.fileExists(atPath: FileManager.default.currentDirectoryPath + "/-"))
    }

    @Test("A seed always gives the same demo, another seed another one")
    func demo() throws {
        func counts(_ name: String, seed: String) throws -> NSDictionary {
            let path = home.path + "/" + name
            let run = try CommandRun(
                "demo", path, "--seed", seed, "--clients", "3", "--years", "1", "--today", "2026-03-12", "--json",
                home: home)
            #expect(run.status == 0, "\(run.errors)")
            let doctor = try CommandRun("doctor", "--json", "--db", path, home: home).json()
            #expect((doctor["diary"] as? [String: Any])?["sound"] as? Bool == true)
            return ["counts": try run.json(), "totals": doctor["totals"] ?? ""]
        }
        let first = try counts("a.sqlite", seed: "7")
        #expect(try counts("b.sqlite", seed: "7") == first)
        #expect(try counts("c.sqlite", seed: "8") != first)
    }

    @Test("The demo does not overwrite a diary with content")
    func demoTwice() throws {
        _ = try CommandRun("demo", home.diary, "--clients", "1", home: home)
        let again = try CommandRun("demo", home.diary, "--clients", "1", home: home)
        #expect(again.status == 65)
        #expect(again.errors.contains("\(home.diary) is not empty, nothing was written: the demo needs a new file."))
        let opened = try CommandRun("demo", home.diary, "--open", home: home)
        #expect(opened.status == 65 && opened.errors.contains("spotter --db \(home.diary)"))
    }

    @Test("--db is accepted before and after the command's name")
    func databaseOption() throws {
        let path = home.path + "/other.sqlite"
        #expect(try CommandRun("--db", path, "demo", "--clients", "1", home: home).status == 0)
        #expect(FileManager.default.fileExists(atPath: path))
        let doctor = try CommandRun("--db", path, "doctor", "--json", home: home).json()
        #expect((doctor["paths"] as? [String: Any])?["database"] as? String == path)
        #expect((doctor["counts"] as? [String: Int])?["clients"] == 1)
    }

    @Test("A backup is a diary, and restoring it keeps the replaced file")
    func backupAndRestore() throws {
        _ = try CommandRun("demo", home.diary, "--clients", "2", home: home)
        let copy = home.path + "/copy.sqlite"
        #expect(try CommandRun("backup", copy, home: home).status == 0)
        let taken = try CommandRun("backup", copy, home: home)
        #expect(taken.status == 73 && taken.errors.contains("\(copy) already exists. --replace replaces it."))
        #expect(try CommandRun("backup", copy, "--replace", home: home).status == 0)
        try FileManager.default.removeItem(atPath: home.diary)
        _ = try CommandRun("demo", home.diary, "--clients", "1", home: home)
        let restored = try CommandRun("restore", copy, home: home)
        #expect(restored.status == 0, "\(restored.errors)")
        #expect(restored.output.contains("was renamed to"))
        let doctor = try CommandRun("doctor", "--json", home: home).json()
        #expect((doctor["counts"] as? [String: Int])?["clients"] == 2)
    }

    @Test("Without a file name the backup goes into the backup folder")
    func backupFolder() throws {
        _ = try CommandRun("demo", home.diary, "--clients", "1", home: home)
        let run = try CommandRun("backup", home: home)
        #expect(run.status == 0)
        let path = run.output.trimmingCharacters(in: .newlines)
        #expect(path.hasPrefix(home.path + "/backups/"))
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test("A file that is not a diary is neither backed up nor restored nor damaged")
    func noDiary() throws {
        #expect(try CommandRun("backup", home: home).status == 66)
        let text = try home.write("this is a letter, not a diary", to: "letter.txt")
        #expect(try CommandRun("restore", text, home: home).status == 65)
        #expect(try CommandRun("doctor", "--db", text, home: home).status == 65)
        #expect(try String(contentsOfFile: text, encoding: .utf8) == "this is a letter, not a diary")
        #expect(try CommandRun("doctor", "--db", home.path, home: home).status == 66)
        let nowhere = try CommandRun("doctor", "--db", home.path + "/no.db", home: home)
        #expect(nowhere.status == 66 && nowhere.errors.contains("no.db: there is no diary."))
    }

    @Test("Doctor warns of a diary that other users can use")
    func rights() throws {
        _ = try CommandRun("demo", home.diary, "--clients", "1", home: home)
        chmod(home.path, 0o755)
        #expect(try !CommandRun("doctor", home: home).output.contains("other users"))
        chmod(home.diary, 0o644)
        let run = try CommandRun("doctor", home: home)
        #expect(run.status == 0 && run.output.contains("chmod 600 \(home.diary)"))
        chmod(home.path, 0o700)
        #expect(try !CommandRun("doctor", home: home).output.contains("other users"))
    }

    @Test("Doctor without a diary succeeds, creates none, and prints every path")
    func doctor() throws {
        let run = try CommandRun("doctor", home: home)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.contains(home.diary) && run.output.contains("does not exist yet")
                && run.output.contains("keys.toml"))
        #expect(!FileManager.default.fileExists(atPath: home.diary))
    }

    @Test("Doctor reports errors in the settings with their lines")
    func doctorSettings() throws {
        let config = home.path + "/.config/spotter"
        try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: true)
        _ = try home.write("moose = true\n", to: ".config/spotter/config.toml")
        let run = try CommandRun("doctor", home: home)
        #expect(run.output.contains("config.toml line 1: unknown setting moose: did you mean mouse?"))
        #expect(run.status == 78)
        #expect(run.errors.contains("1 mistake in settings, keys, themes or questionnaires"))
    }

    @Test(
        "Doctor exits with 78 for each file of settings, with 65 if the diary is damaged as well",
        arguments: [
            ("config.toml", "moose = true"), ("keys.toml", "version = 1\n[keys.nowhere]\n\"quit\" = [\"x\"]"),
            ("themes/dusk.toml", "[roles]\naccent = \"no colour\""),
            ("questionnaires/own.toml", "title = \"Own\""),
        ])
    func doctorStatus(file: String, text: String) throws {
        let config = home.path + "/.config/spotter"
        for folder in ["themes", "questionnaires"] {
            try FileManager.default.createDirectory(atPath: "\(config)/\(folder)", withIntermediateDirectories: true)
        }
        _ = try home.write(text + "\n", to: ".config/spotter/" + file)
        let run = try CommandRun("doctor", "--json", home: home)
        #expect(run.status == 78, "\(run.output)")
        #expect(((try run.json()["settings"] as? [String: Any])?["problems"] as? [String])?.isEmpty == false)
        let letter = try home.write("this is a letter, not a diary", to: "letter.txt")
        #expect(try CommandRun("doctor", "--db", letter, home: home).status == 65)
    }

    @Test("Doctor names line and correction for a broken questionnaire file, and lists the valid ones")
    func doctorQuestionnaires() throws {
        let folder = ".config/spotter/questionnaires"
        try FileManager.default.createDirectory(atPath: "\(home.path)/\(folder)", withIntermediateDirectories: true)
        func file(_ key: String, _ last: String) throws {
            let text = "key = \"\(key)\"\ntitle = \"Own\"\nrange = [0, 4]\n[[item]]\nkey = \"a\"\n\(last) = \"A\"\n"
            _ = try home.write(text, to: "\(folder)/\(key).toml")
        }
        try file("mine", "text")
        let sound = try CommandRun("doctor", home: home)
        #expect(sound.status == 0, "\(sound.errors)")
        #expect(sound.output.contains("Questions  mine, month-in-days, what-changed, direction\n"))
        try file("broken", "txet")
        let run = try CommandRun("doctor", home: home)
        let problem = "broken.toml line 6: unknown key txet in [[item]]: did you mean text?"
        #expect(run.status == 78 && run.output.contains("Problem    \(problem)\n"), "\(run.output)")
        #expect(run.output.contains("Questions  mine, month-in-days, what-changed, direction\n"))
        #expect(run.errors.contains("1 mistake in settings, keys, themes or questionnaires"))
        let json = try CommandRun("doctor", "--json", home: home)
        #expect(json.status == 78)
        #expect((try json.json()["settings"] as? [String: Any])?["problems"] as? [String] == [problem])
    }

    @Test("The printed keys are a key file")
    func keys() throws {
        let run = try CommandRun("keys", home: home)
        #expect(run.status == 0)
        #expect(run.output.contains("version = 1") && run.output.contains("[keys.everywhere]"))
        #expect(try CommandRun("keys", "--markdown", home: home).output.hasPrefix("# Keys"))
    }

    @Test("The themes are listed, and one is printed exactly")
    func themes() throws {
        let folder = home.path + "/themes"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = try home.write("title = \"Dusk\"\n[roles]\naccent = \"red\"\n", to: "themes/dusk.toml")
        let environment = ["SPOTTER_THEMES": folder]
        #expect(try CommandRun("themes", home: home, environment: environment).output.contains("dusk  Dusk"))
        let printed = try CommandRun("themes", "--print", "dusk", home: home, environment: environment)
        #expect(printed.output.hasPrefix("title = \"Dusk\"\n[roles]"))
        #expect(try CommandRun("themes", "--print", "gone", home: home, environment: environment).status == 66)
    }
}
