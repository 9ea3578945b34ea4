import Foundation
import TerminalKit
import Testing

@testable import SpotterCore

@Suite("Theme files")
struct ThemeLibraryTests {
    private static let dusk = """
        title = "Dusk"
        [palette]
        sand = "#ddccaa"
        [roles]
        accent = "sand bold"
        gauge.full = "sand"
        "gauge.over" = "red"
        """

    @Test("Without files there is one theme")
    func none() {
        let library = ThemeLibrary()
        #expect(library.entries.count == 1)
        #expect(library.theme(named: "anything").name == Theme.plain.name)
        #expect(library.problems.isEmpty)
    }

    @Test("A file is a theme by its own name, or by the file's")
    func names() {
        let library = ThemeLibrary(files: [
            ("dusk.toml", Self.dusk), ("x.toml", "name = \"noon\"\n[roles]\ntext = \"white\""),
        ])
        #expect(
            library.entries == [
                ThemeLibrary.Entry(name: "dusk", title: "Dusk"), ThemeLibrary.Entry(name: "noon", title: "noon"),
            ])
        #expect(library.problems.isEmpty)
        #expect(library.text(of: "dusk") == Self.dusk)
    }

    @Test("Dotted roles count with and without quotes")
    func dottedRoles() {
        let theme = ThemeLibrary(files: [("dusk.toml", Self.dusk)]).theme(named: "dusk")
        let sand = Colour.rgb(RGB(0xDD, 0xCC, 0xAA))
        #expect(theme.resolve(.gaugeFull, depth: .trueColour).foreground == sand)
        #expect(theme.resolve(.gaugeOver, depth: .trueColour).foreground == .index(1))
    }

    @Test("A theme takes what it does not say from the one it inherits")
    func inherits() {
        let child = "inherits = \"dusk\"\n[roles]\nerror = \"red\""
        let library = ThemeLibrary(files: [("night.toml", child), ("dusk.toml", Self.dusk)])
        #expect(
            library.theme(named: "night").resolve(.accent, depth: .trueColour)
                == library.theme(named: "dusk").resolve(.accent, depth: .trueColour))
    }

    @Test("What cannot be used names file, line and mend; the theme works without it")
    func problems() {
        let text = "title = \"T\"\n[roles]\naccnt = \"red\"\nerror = \"reed\"\n[colours]\na = \"red\""
        let library = ThemeLibrary(files: [("t.toml", text), ("broken.toml", "[roles\n")])
        #expect(library.entries.map(\.name) == ["t"])
        let problems = library.problems
        #expect(problems.contains { $0.hasPrefix("t.toml line 3: ") && $0.contains("accent") })
        #expect(problems.contains { $0.hasPrefix("t.toml line 4: ") && $0.contains("reed") })
        #expect(problems.contains { $0.hasPrefix("t.toml line 5: ") && $0.contains("[palette] and [roles]") })
        #expect(problems.contains("broken.toml line 1: the closing ] is missing."))
    }

    @Test("A name that is not there gives the dark theme, and without one the plain one")
    func fallback() {
        let library = ThemeLibrary(files: [("dusk.toml", Self.dusk), ("dark.toml", "[roles]\ntext = \"white\"")])
        #expect(library.theme(named: "gone").name == "dark")
    }

    @Test("The shipped themes have no problems, and those that must be there are")
    func shipped() {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../themes")
        let library = ThemeLibrary.load(directories: [folder.standardizedFileURL.path, "/nowhere"])
        #expect(library.problems.isEmpty)
        for name in ["dark", "light", "high-contrast", "mono", "okabe-ito"] {
            #expect(library.contains(name), "\(name)")
        }
    }
}
