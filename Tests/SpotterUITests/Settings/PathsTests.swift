import Foundation
import Testing

@testable import SpotterCore
@testable import SpotterUI

@Suite("Paths and remembered state")
struct PathsTests {
    @Test("Without variables everything is where the XDG specification puts it")
    func defaults() {
        let paths = Paths(environment: [:], home: "/home/eva")
        #expect(paths.configFile == "/home/eva/.config/spotter/config.toml")
        #expect(paths.keyFile == "/home/eva/.config/spotter/keys.toml")
        #expect(paths.database == "/home/eva/.local/share/spotter/diary.sqlite")
        #expect(paths.backups == "/home/eva/.local/share/spotter/backups")
        #expect(paths.stateFile == "/home/eva/.local/state/spotter/state.toml")
    }

    @Test("The variables move them; a relative one is ignored, as specified")
    func variables() {
        let paths = Paths(
            environment: ["XDG_CONFIG_HOME": "/c/", "XDG_DATA_HOME": "relative", "XDG_STATE_HOME": "/s"],
            home: "/home/eva")
        #expect(paths.config == "/c/spotter")
        #expect(paths.data == "/home/eva/.local/share/spotter")
        #expect(paths.state == "/s/spotter")
    }

    @Test("A flag takes precedence over the variable, the variable over the default")
    func database() {
        let environment = ["SPOTTER_DB": "~/gym.sqlite", "SPOTTER_CONFIG": "/etc/spotter"]
        #expect(Paths(environment: environment, home: "/home/eva").database == "/home/eva/gym.sqlite")
        #expect(Paths(environment: environment, home: "/home/eva").config == "/etc/spotter")
        #expect(Paths(environment: environment, home: "/home/eva", database: "/x.sqlite").database == "/x.sqlite")
        #expect(Paths(environment: environment, home: "/home/eva", database: "/d/x.sqlite").backups == "/d/backups")
    }

    @Test("The themes of a source tree are found from the program that was built in it")
    func themes() {
        let paths = Paths(environment: [:], home: "/home/eva", executable: "/src/spotter/.build/debug/spotter")
        #expect(paths.themes.contains("/src/spotter/themes"))
        #expect(paths.themes.first == "/home/eva/.config/spotter/themes")
        let installed = Paths(environment: ["SPOTTER_THEMES": "/t"], home: "/h", executable: "/usr/local/bin/spotter")
        #expect(installed.themes.first == "/t")
        #expect(installed.themes.contains("/usr/local/share/spotter/themes"))
    }

    @Test("The chosen theme is stored in its own folder, and read again")
    func state() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = StateFile(path: folder + "/spotter/state.toml")
        #expect(file.theme == nil)
        for name in ["light", "a \"b\" \\ c", "日本"] {
            try file.saveTheme(name)
            #expect(file.theme == name)
        }
        let rights = try FileManager.default.attributesOfItem(atPath: folder + "/spotter")[.posixPermissions] as? Int
        #expect(rights == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/spotter") == ["state.toml"])
    }

    @Test("The first theme: the flag's, the remembered one, the setting's, and never a missing one")
    func themeName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let themes = folder.appendingPathComponent("themes")
        try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
        for name in ["dark", "light", "dusk"] {
            try Data("[roles]\ntext = \"white\"\n".utf8).write(to: themes.appendingPathComponent("\(name).toml"))
        }
        try Data("theme = \"light\"\n".utf8).write(to: folder.appendingPathComponent("config.toml"))
        let environment = ["SPOTTER_CONFIG": folder.path, "XDG_STATE_HOME": folder.path + "/state"]
        func settings() -> Settings {
            Settings(Paths(environment: environment, home: folder.path), commands: CommandTable.all)
        }
        #expect(settings().themeName(flag: nil) == "light")
        try settings().state.saveTheme("dusk")
        #expect(settings().themeName(flag: nil) == "dusk")
        #expect(settings().themeName(flag: "dark") == "dark")
        try settings().state.saveTheme("gone")
        #expect(settings().themeName(flag: nil) == "light")
    }

    @Test("A path is absolute; ~ is the home folder, and an absolute path typed after ~/ is that path")
    func expanded() {
        #expect(Paths.expanded("~", home: "/home/eva") == "/home/eva")
        #expect(Paths.expanded("~/gym.csv", home: "/home/eva") == "/home/eva/gym.csv")
        #expect(Paths.expanded("~//tmp/gym.csv", home: "/home/eva") == "/tmp/gym.csv")
    }
}
