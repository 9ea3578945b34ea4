import FitnessModel
import Foundation
import Phrases
import Testing
import ViewKit

@testable import SpotterCore
@testable import SpotterUI

@Suite("Changing settings in their files")
struct SettingsFileTests {
    /// A folder of settings that is deleted with the test.
    private final class Folder: Sendable {
        let path: String
        init() throws {
            path = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)").path
        }
        deinit { try? FileManager.default.removeItem(atPath: path) }

        var settings: Settings {
            let paths = Paths(environment: ["SPOTTER_CONFIG": path, "XDG_STATE_HOME": path + "/state"], home: path)
            return Settings(paths, commands: CommandTable.all)
        }
        func write(_ text: String, to name: String = "config.toml") throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
        }
        func read(_ name: String = "config.toml") -> String {
            FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
                ?? "none"
        }
    }

    private let folder: Folder
    init() throws { folder = try Folder() }

    private func setting(_ key: String) throws -> Setting { try #require(Setting.named(key)) }

    @Test("A missing file is created with comments, for its owner only")
    func made() throws {
        var settings = folder.settings
        try settings.set(setting("bell"), to: "off")
        #expect(
            folder.read() == """
                # Spotter's settings. Everything not set here has its default: `spotter settings` lists everything.
                version = 1

                # Whether the terminal rings when a rest is over. Default: true.
                bell = false

                """)
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/config.toml")[.posixPermissions]
        #expect(mode as? Int == 0o600)
        #expect(!settings.config.bell && !folder.settings.config.bell)
        #expect(folder.settings.problems.isEmpty)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names == ["config.toml"])
    }

    @Test("A setting that is the default creates no file and no line")
    func standard() throws {
        var settings = folder.settings
        try settings.set(setting("bell"), to: "true")
        #expect(folder.read() == "none")
        try folder.write("mouse = false\n")
        try settings.reset(setting("bell"))
        #expect(folder.read() == "mouse = false\n")
        try settings.reset(setting("mouse"))
        #expect(folder.read() == "mouse = true\n")
    }

    @Test("A change fails in words while another program keeps the file locked")
    func locked() throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let descriptor = open(folder.path, O_RDONLY)
        defer { close(descriptor) }
        try #require(flock(descriptor, LOCK_EX) == 0)
        var settings = folder.settings
        let error = #expect(throws: SettingsError.self) { try settings.set(setting("bell"), to: "false") }
        #expect(error?.wording.text.hasSuffix("was not changed: another program keeps writing it.") == true)
        #expect(folder.read() == "none" && settings.config.bell)
    }

    @Test("Every setting accepts all its values and its default, and reads them back", arguments: Setting.all)
    func everyValue(setting: Setting) throws {
        var settings = folder.settings
        let values: [String] =
            switch setting.kind {
            case .flag: ["true", "false"]
            case .choice(let choices): choices.map(\.word)
            case .number(let range, let canBeOff):
                ["\(range.lowerBound)", "\(range.upperBound)"] + (canBeOff ? ["off"] : [])
            case .text: ["/x \"y\"\\z", "~/a"]
            case .theme: [settings.themes.entries[0].name]
            }
        for value in values + [setting.standardText] {
            // The decimal sign cannot separate thousands.
            if setting.key == "grouping", value == "." { continue }
            try settings.set(setting, to: value)
            #expect(setting.text(in: settings.config) == value)
            #expect(folder.settings.config == settings.config)
            #expect(folder.settings.config.problems.isEmpty, "\(folder.settings.config.problems)")
        }
    }

    @Test(
        "A wrong value is rejected, and nothing is written",
        arguments: [
            ("bell", "loud", "Bell must be true or false, without quotes."),
            ("absent-days", "0", "Absent-days must be a number from 1 to 999, or \"off\"."),
            ("absent-days", "99999999999999999999", "Absent-days must be a number from 1 to 999, or \"off\"."),
            ("appointment-minutes", "off", "Appointment-minutes must be a number from 5 to 720."),
            ("unit", "st", "Unit must be one of \"auto\", \"kg\", \"lb\"."),
            ("grouping", ".", "Grouping is the same character as decimal. Thousands use a space."),
            ("backups", "here", "Backups must be a full path that begins with / or ~/. Backups go next to the diary."),
            ("theme", "nope", "There is no theme nope. `spotter themes` lists them."),
        ])
    func refused(key: String, value: String, problem: String) throws {
        var settings = folder.settings
        let before = settings.config
        #expect {
            try settings.set(setting(key), to: value)
        } throws: { error in
            guard case .refused(let phrase)? = error as? SettingsError else { return false }
            return phrase.text == problem
        }
        #expect(folder.read() == "none" && settings.config == before)
    }

    @Test("A file with errors is changed around them; they remain and are named")
    func mistakes() throws {
        try folder.write("# mine\nthis is broken\nbell = \"yes\" # loud\nmoo = 1\n")
        var settings = folder.settings
        #expect(settings.problems.count == 3)
        try settings.set(setting("bell"), to: "false")
        #expect(folder.read() == "# mine\nthis is broken\nbell = false # loud\nmoo = 1\n")
        #expect(settings.problems.count == 2 && settings.problems[0].text.hasPrefix("config.toml line 2: "))
        let hopeless = String(repeating: "?\n", count: 30)
        try folder.write(hopeless)
        #expect {
            try settings.set(setting("bell"), to: "false")
        } throws: { error in
            (error as? SettingsError)?.wording.text.hasPrefix("config.toml line 1: ") == true
        }
        #expect(folder.read() == hopeless)
    }

    @Test("A choice is also set by the title that is shown, in any case")
    func titles() throws {
        var settings = folder.settings
        let titles = [
            ("ghosts", "Of the same phase", "phase"), ("dates", "Month first", "month-first"),
            ("colours", "none", "mono"),
        ]
        for (key, title, word) in titles {
            try settings.set(setting(key), to: title)
            #expect(try setting(key).text(in: settings.config) == word)
        }
    }

    @Test("Another program's changes are read first, and apply at once")
    func meanwhile() throws {
        var settings = folder.settings
        try folder.write("decimal = \",\"\n# theirs\n")
        try settings.set(setting("bell"), to: "false")
        #expect(folder.read().hasPrefix("decimal = \",\"\n# theirs\n\n# Whether"))
        #expect(settings.config.numbers.decimal == .comma)
    }

    @Test("A file changed during the write is confirmed again")
    func race() throws {
        try folder.write("a = 1\n")
        var calls = 0
        let text = try SettingsDocument(path: folder.path + "/config.toml").edit { before throws(SettingsError) in
            calls += 1
            if calls == 1 { try? folder.write("a = 2\n") }
            return (before ?? "") + "b = 3\n"
        }
        #expect(calls == 2 && text == "a = 2\nb = 3\n" && folder.read() == text)
    }

    @Test("Several windows change different settings at once without losing any")
    func several() async throws {
        let keys = ["bell", "mouse", "suggestions", "finished-phases", "plans-due", "records"]
        await withTaskGroup(of: Void.self) { group in
            for key in keys {
                group.addTask { [folder] in
                    var settings = folder.settings
                    if let setting = Setting.named(key) { try? settings.set(setting, to: "false") }
                }
            }
        }
        let config = folder.settings.config
        for key in keys { #expect(try setting(key).text(in: config) == "false", "\(key)\n\(folder.read())") }
    }

    @Test("A link is followed, and the file keeps its permissions")
    func link() throws {
        try folder.write("bell = true\n", to: "real.toml")
        let real = folder.path + "/real.toml"
        chmod(real, 0o644)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/config.toml", withDestinationPath: real)
        var settings = folder.settings
        try settings.set(setting("bell"), to: "false")
        #expect(folder.read("real.toml") == "bell = false\n")
        let kind = try FileManager.default.attributesOfItem(atPath: folder.path + "/config.toml")[.type]
        #expect(kind as? FileAttributeType == .typeSymbolicLink)
        #expect(try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o644)
        try FileManager.default.removeItem(atPath: real)
        #expect(throws: SettingsError.self) { try settings.set(setting("bell"), to: "true") }
        #expect(!settings.config.bell)
    }

    @Test("If nothing can be written, nothing is lost and the reason is given")
    func unwritable() throws {
        // The folder is a file.
        try folder.write("x", to: "config")
        let paths = Paths(environment: ["SPOTTER_CONFIG": folder.path + "/config"], home: folder.path)
        var settings = Settings(paths, commands: CommandTable.all)
        #expect {
            try settings.set(setting("bell"), to: "false")
        } throws: { error in
            let wording = (error as? SettingsError)?.wording.text ?? ""
            return wording.hasPrefix(paths.configFile) && wording.contains("was not changed")
        }
        #expect(settings.config.bell && folder.read("config") == "x")
        // A file that is not text is not turned into one.
        let bytes = Data([0x62, 0xFF, 0xFE, 0x0A])
        try bytes.write(to: URL(fileURLWithPath: folder.path + "/config.toml"))
        settings = folder.settings
        #expect(throws: SettingsError.self) { try settings.set(setting("bell"), to: "false") }
        #expect(FileManager.default.contents(atPath: folder.path + "/config.toml") == bytes)
    }

    @Test("A read-only file stays unchanged", .enabled(if: geteuid() != 0))
    func readOnly() throws {
        try folder.write("bell = true\n")
        chmod(folder.path + "/config.toml", 0o400)
        var settings = folder.settings
        #expect(throws: SettingsError.self) { try settings.set(setting("bell"), to: "false") }
        #expect(folder.read() == "bell = true\n")
    }

    @Test("Settings that are not stored touch no file")
    func inMemory() throws {
        try folder.write("bell = true\n")
        var settings = folder.settings.inMemory()
        try settings.set(setting("bell"), to: "false")
        #expect(!settings.config.bell && folder.read() == "bell = true\n")
        try settings.setKeys(["x"], of: #require(CommandTable.command("undo")))
        #expect(settings.keys.changes["undo"] == ["x"] && folder.read("keys.toml") == "none")
    }

    // MARK: Keys

    @Test("A command gets other keys in keys.toml; the rest remains, and the default can be restored")
    func keys() throws {
        let undo = try #require(CommandTable.command("undo"))
        var settings = folder.settings
        try settings.setKeys(["C-y", "g u"], of: undo)
        #expect(
            folder.read("keys.toml").hasSuffix(
                "version = 1\n\n[keys.everywhere]\n# Undo the last change\nundo = [\"C-y\", \"g u\"]\n"))
        #expect(settings.keyMap.keys(of: "undo") == ["C-y", "g u"])
        try settings.setKeys(["C-y"], of: undo)
        #expect(folder.read("keys.toml").hasSuffix("undo = [\"C-y\"]\n"))
        try settings.setKeys(nil, of: undo)
        #expect(folder.read("keys.toml").hasSuffix("version = 1\n\n[keys.everywhere]\n"))
        #expect(settings.keys.changes.isEmpty)
        #expect(folder.settings.problems.isEmpty)
    }

    @Test("A key of another command of the view is rejected with its name")
    func clash() throws {
        var settings = folder.settings
        let undo = try #require(CommandTable.command("undo"))
        #expect {
            try settings.setKeys(["n"], of: undo)
        } throws: { error in
            (error as? SettingsError)?.wording.text
                == "n already belongs to \"New client\". Give that command another key first."
        }
        #expect(folder.read("keys.toml") == "none")
    }

    @Test("A default key that now belongs to another command is rejected with its name, and both keep theirs")
    func resetClash() throws {
        let (undo, mouse) = (try #require(CommandTable.command("undo")), try #require(CommandTable.command("mouse")))
        var settings = folder.settings
        try settings.setKeys(["C-y"], of: undo)
        try settings.setKeys(["u"], of: mouse)
        let text = folder.read("keys.toml")
        #expect {
            try settings.setKeys(nil, of: undo)
        } throws: { error in
            (error as? SettingsError)?.wording.text
                == "u already belongs to \"\(mouse.title)\". Give that command another key first."
        }
        #expect(folder.read("keys.toml") == text)
        #expect(settings.keyMap.keys(of: "undo") == ["C-y"] && settings.keyMap.keys(of: mouse.id) == ["u"])
        try settings.setKeys(nil, of: mouse)
        try settings.setKeys(nil, of: undo)
        #expect(settings.keyMap.keys(of: "undo") == ["u"] && settings.problems.isEmpty)
    }

    @Test("The default keys of a command whose line was ignored for a conflict can be restored")
    func resetLeftOut() throws {
        try folder.write("[keys]\nundo = \"n c\" \n", to: "keys.toml")
        var settings = folder.settings
        #expect(settings.keys.clashes["undo"] != nil)
        try settings.setKeys(nil, of: try #require(CommandTable.command("undo")))
        #expect(folder.read("keys.toml") == "[keys]\n" && settings.problems.isEmpty)
    }

    @Test("A line with another name or in another table is changed in place")
    func elsewhere() throws {
        try folder.write("# mine\n[keys]\n\"undo\" = \"x\" # left hand\nredo = \"X\"\n", to: "keys.toml")
        var settings = folder.settings
        try settings.setKeys(["C-y"], of: try #require(CommandTable.command("undo")))
        #expect(folder.read("keys.toml") == "# mine\n[keys]\n\"undo\" = [\"C-y\"] # left hand\nredo = \"X\"\n")
    }

    // MARK: Themes

    /// Settings with three themes; light is remembered.
    private func withThemes() throws -> Settings {
        try FileManager.default.createDirectory(atPath: folder.path + "/themes", withIntermediateDirectories: true)
        for name in ["dark", "dusk", "light"] {
            try folder.write("[roles]\ntext = \"white\"", to: "themes/\(name).toml")
        }
        let settings = folder.settings
        try settings.state.saveTheme("light")
        #expect(settings.themeName(flag: nil) == "light")
        return settings
    }

    @Test("A set theme takes precedence over the remembered one", arguments: ["dusk", "dark"])
    func theme(name: String) throws {
        var settings = try withThemes()
        try settings.set(setting("theme"), to: name)
        #expect(settings.state.theme == nil)
        #expect(settings.themeName(flag: nil) == name && folder.settings.themeName(flag: nil) == name)
    }

    @Test("A theme that cannot be set keeps the remembered one")
    func themeRefused() throws {
        var settings = try withThemes()
        try FileManager.default.createDirectory(
            atPath: folder.path + "/config.toml", withIntermediateDirectories: false)
        #expect(throws: SettingsError.self) { try settings.set(setting("theme"), to: "dusk") }
        #expect(settings.themeName(flag: nil) == "light")
    }

    @Test("A remembered theme that cannot be removed is reported, and nothing is written", .enabled(if: geteuid() != 0))
    func storedTheme() throws {
        var settings = try withThemes()
        let place = (settings.state.path as NSString).deletingLastPathComponent
        chmod(place, 0o500)
        defer { chmod(place, 0o700) }
        #expect {
            try settings.set(setting("theme"), to: "dusk")
        } throws: { error in
            (error as? SettingsError)?.wording.text.hasPrefix("\(settings.state.path) was not changed: ") == true
        }
        #expect(folder.read() == "none" && settings.themeName(flag: nil) == "light")
    }
}
