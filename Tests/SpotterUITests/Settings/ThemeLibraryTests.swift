import Foundation
import Phrases
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

    @Test("The name of a theme is its own, or the file's")
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

    @Test("Dotted roles work with and without quotes")
    func dottedRoles() {
        let theme = ThemeLibrary(files: [("dusk.toml", Self.dusk)]).theme(named: "dusk")
        let sand = Colour.rgb(RGB(0xDD, 0xCC, 0xAA))
        #expect(theme.resolve(.gaugeFull, depth: .trueColour).foreground == sand)
        #expect(theme.resolve(.gaugeOver, depth: .trueColour).foreground == .index(1))
    }

    @Test("A theme inherits what it does not set")
    func inherits() {
        let child = "inherits = \"dusk\"\n[roles]\nerror = \"red\""
        let library = ThemeLibrary(files: [("night.toml", child), ("dusk.toml", Self.dusk)])
        #expect(
            library.theme(named: "night").resolve(.accent, depth: .trueColour)
                == library.theme(named: "dusk").resolve(.accent, depth: .trueColour))
    }

    @Test("Invalid parts are reported with file, line and correction; the theme works without them")
    func problems() {
        let text = "title = \"T\"\n[roles]\naccnt = \"red\"\nerror = \"reed\"\n[colours]\na = \"red\""
        let library = ThemeLibrary(files: [("t.toml", text), ("broken.toml", "[roles\n")])
        #expect(library.entries.map(\.name) == ["t"])
        let problems = library.problems.map(\.text)
        #expect(problems.contains { $0.hasPrefix("t.toml line 3: ") && $0.contains("accent") })
        #expect(problems.contains { $0.hasPrefix("t.toml line 4: ") && $0.contains("reed") })
        #expect(problems.contains { $0.hasPrefix("t.toml line 5: ") && $0.contains("[palette] and [roles]") })
        #expect(problems.contains("broken.toml line 1: the closing ] is missing."))
    }

    @Test("An unknown name gives the dark theme, and none the plain one")
    func fallback() {
        let library = ThemeLibrary(files: [("dusk.toml", Self.dusk), ("dark.toml", "[roles]\ntext = \"white\"")])
        #expect(library.theme(named: "gone").name == "dark")
    }

    @Test("A theme read by its file name equals the one from the folder")
    func byNeed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [
            "a.toml": "name = \"dusk\"\n[roles]\ntext = \"red\"", "dusk.toml": Self.dusk,
            "night.toml": "inherits = \"noon\"\n[roles]\nerror = \"red\"",
            "z.toml": "name = \"noon\"\n[roles]\naccent = \"blue\"",
            "other.toml": "name = \"else\"\n[roles]\ntext = \"red\"",
            "broken.toml": "[roles\n",
        ]
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let whole = ThemeLibrary(files: files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        #expect(whole.entries.map(\.name).sorted() == ["dusk", "else", "night", "noon"])
        for name in ["dusk", "night", "noon", "else", "other", "broken", "gone", "../dusk"] {
            let library = ThemeLibrary.load(directories: ["/nowhere", folder.path])
            #expect(library.contains(name) == whole.contains(name), "\(name)")
            let (found, expected) = (library.theme(named: name), whole.theme(named: name))
            #expect(found.name == expected.name, "\(name)")
            for style in [Style(.text), Style(.accent), Style(.error)] {
                let other = expected.resolve(style, depth: .trueColour)
                #expect(found.resolve(style, depth: .trueColour) == other, "\(name)")
            }
            #expect(library.entries == whole.entries)
        }
        #expect(whole.text(of: "dusk") == Self.dusk)
    }

    @Test("The shipped themes have no errors, and the required ones exist")
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
