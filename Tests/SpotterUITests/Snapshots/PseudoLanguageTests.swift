import Foundation
import Phrases
import TerminalKit
import TestSupport
import Testing

/// Every view in a made-up language with accents in every translated text: a plain word on screen is data, a key, a
/// unit, or a text that is not a phrase.
@Suite("Every view in the pseudo-language")
struct PseudoLanguageTests {
    private static let language = Result {
        let template = Words.project.appendingPathComponent("Sources/CEmbedded/po/spotter.pot")
        return try Language.pseudo(POFile(String(contentsOf: template, encoding: .utf8)))
    }

    @Test("No text is left in English", arguments: RecordedView.all)
    func leaks(_ view: RecordedView) throws {
        // The keys to that view type English words of commands.
        var robot = try view.robot(columns: 120, rows: 40)
        let language = try Self.language.get()
        let lines = Language.$current.withValue(language) {
            robot.resize(columns: 121, rows: 40)
            return robot.lines
        }
        let leaks = Set(lines.flatMap(Words.plain)).subtracting(try Words.known.get())
        let allowed = Set((try Words.exceptions.get())[view.name] ?? [])
        #expect(
            leaks.isSubset(of: allowed), "\(view.name): \(leaks.subtracting(allowed).sorted().joined(separator: " "))")
        #expect(allowed.isSubset(of: leaks), "\(view.name) has no longer: \(allowed.subtracting(leaks).sorted())")
    }
}

/// The words that a screen may show in any language.
private enum Words {
    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Data of the samples and the libraries, keys, units and notation.
    static let known = Result {
        var words: Set<String> = []
        let folders = ["Tests/SpotterUITests/Snapshots", "Sources/CEmbedded", "Sources/DiaryStore/Training/Exercises"]
        for folder in folders {
            let files = FileManager.default.enumerator(
                at: project.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard ["swift", "md", "toml", "tsv", "csv", "json"].contains(file.pathExtension),
                    file.lastPathComponent != "PseudoLanguageTests.swift"
                else { continue }
                let text = try String(contentsOf: file, encoding: .utf8)
                if file.pathExtension == "swift" {
                    // Only quoted words: the rest is code.
                    for literal in text.matches(of: /"([^"\n]*)"/) { words.formUnion(plain(String(literal.1))) }
                } else {
                    words.formUnion(plain(text))
                }
            }
        }
        return words.union(units)
    }

    private static let units: Set<String> = [
        "kg", "lb", "km", "cm", "mm", "mi", "kcal", "ml", "min", "reps", "Ctrl", "Esc", "Tab", "Enter", "Space", "PgUp",
        "PgDn", "Home", "End", "Shift", "Backspace", "Alt", "Del", "RPE", "BMI", "EMOM",
    ]

    /// What is not translated yet, view by view; the list may only shrink.
    static let exceptions = Result {
        let file = project.appendingPathComponent("Tests/SpotterUITests/Snapshots/untranslated.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let parts = lines.map { $0.components(separatedBy: ":") }.filter { $0.count == 2 }
        return Dictionary(
            uniqueKeysWithValues: parts.map { ($0[0], $0[1].components(separatedBy: " ").filter { !$0.isEmpty }) })
    }

    /// The words of two letters or more without an accent.
    static func plain(_ line: String) -> [String] {
        let words = line.split(whereSeparator: { !$0.isLetter })
        return words.filter { $0.count > 1 && $0.allSatisfy(\.isASCII) }.map { String($0) }
    }
}
