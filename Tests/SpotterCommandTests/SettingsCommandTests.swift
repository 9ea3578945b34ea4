import DiaryStore
import Foundation
import Testing

@Suite("spotter settings")
struct SettingsCommandTests {
    private let home: Home
    private var file: String { home.path + "/.config/spotter/config.toml" }

    init() throws { home = try Home() }

    private func text() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

    @Test("All settings are printed with value, default and meaning, without creating a file")
    func list() throws {
        let run = try CommandRun("settings", home: home)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(
            run.output.contains("absent-days = 10\n    After how many days without a session a client is listed.\n"))
        #expect(!FileManager.default.fileExists(atPath: file))
        #expect(!FileManager.default.fileExists(atPath: home.diary))
    }

    @Test("set writes a setting, list and JSON show it with line and default, reset restores the default")
    func change() throws {
        let run = try CommandRun("settings", "set", "absent-days", "21", home: home)
        #expect(run.status == 0 && run.output == "absent-days = 21  # \(file)\n", "\(run.errors)")
        #expect(try text().hasSuffix("\nabsent-days = 21\n"))
        #expect(try CommandRun("settings", home: home).output.contains("absent-days = 21  # default: 10\n"))
        let json = try CommandRun("settings", "--json", home: home).json()
        let settings = try #require(json["settings"] as? [[String: Any]])
        let absent = try #require(settings.first { $0["key"] as? String == "absent-days" })
        #expect(
            absent["value"] as? String == "21" && absent["default"] as? String == "10" && absent["line"] as? Int == 5)
        #expect(json["problems"] as? [String] == [])
        #expect(try CommandRun("settings", "reset", "absent-days", home: home).output.hasPrefix("absent-days = 10"))
        #expect(try text().hasSuffix("\nabsent-days = 10\n"))
    }

    @Test(
        "An unknown setting or value is a usage error and writes nothing",
        arguments: [
            (["absent", "3"], "There is no setting absent."), (["bell", "loud"], "Bell must be true or false"),
            (["grouping", "."], "the same character as decimal"), (["theme", "nope"], "There is no theme nope"),
        ])
    func wrong(arguments: [String], words: String) throws {
        let run = try CommandRun(["settings", "set"] + arguments, home: home)
        #expect(run.status == 64 && run.errors.contains(words), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test("Errors in the file are listed as well, and stay there")
    func mistakes() throws {
        try FileManager.default.createDirectory(
            atPath: home.path + "/.config/spotter", withIntermediateDirectories: true)
        _ = try home.write("# mine\r\nmoo = 1\r\nbell = false # shh", to: ".config/spotter/config.toml")
        let run = try CommandRun("settings", home: home)
        #expect(run.status == 0 && run.errors.contains("config.toml line 2: unknown setting moo"))
        _ = try CommandRun("settings", "set", "bell", "on", home: home)
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data("# mine\r\nmoo = 1\r\nbell = true # shh".utf8))
    }

    @Test("A location that cannot be written is a separate error with its path")
    func unwritable() throws {
        _ = try home.write("", to: ".config")
        let run = try CommandRun("settings", "set", "bell", "off", home: home)
        #expect(run.status == 73 && run.errors.contains("was not changed"), "\(run.errors)")
    }

    @Test("The week of the diary starts as in the settings")
    func week() throws {
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        try diary.clients.add(named: "Jan")
        try diary.close()
        func heading() throws -> String { try CommandRun("diary", "Jan", "--today", "2026-03-12", home: home).output }
        #expect(try heading().contains("(2026-03-09 to 2026-03-15)"))
        _ = try CommandRun("settings", "set", "week-start", "sunday", home: home)
        #expect(try heading().contains("(2026-03-08 to 2026-03-14)"))
    }
}
