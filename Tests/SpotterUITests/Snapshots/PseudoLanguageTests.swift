import DiaryStore
import Foundation
import GRDB
import Phrases
import TerminalKit
import TestSupport
import Testing

/// Every view in a made-up language with accents in every translated text: a plain word on screen is data, a key, a
/// unit, or a text that is not a phrase.
@Suite("Every view in the pseudo-language")
struct PseudoLanguageTests {
    @Test("The list of exceptions names recorded views")
    func list() throws {
        let views = Set(RecordedView.all.map(\.name))
        let listed = Set(try PlainWords.exceptions.get().keys)
        #expect(views.isSuperset(of: listed), "\(listed.subtracting(views))")
    }

    @Test("No text is left in English, and none is cut at 80x24", arguments: RecordedView.all)
    func view(_ view: RecordedView) throws {
        // The keys to that view type English words of commands.
        var robot = try view.robot(columns: 120, rows: 40)
        let (large, usual) = Language.$current.withValue(try PlainWords.language.get()) {
            robot.resize(columns: 121, rows: 40)
            let large = robot.lines
            robot.resize(columns: 80, rows: 24)
            return (large, robot.lines)
        }
        let texts = try PlainWords.texts(robot.diary)
        let (data, exceptions) = (try PlainWords.data(texts), try PlainWords.exceptions.get())
        let words = Set(large.map { PlainWords.withoutHalves($0, of: data) }.flatMap(PlainWords.of)).subtracting(data)
        expect(words, in: view, only: exceptions, "is in English", on: large)
        // A note may have the words of a text.
        let allowed = data.union(exceptions[view.name] ?? [])
        let sentences = try PlainWords.sentences.get()
        let english = large.flatMap(sentences.found).filter { !allowed.isSuperset(of: PlainWords.of($0)) }
        #expect(english.isEmpty, "\(view.name): \(english)")
        // Names of the diary are cut, too: beginnings of at least two letters.
        let names = texts.flatMap { $0.split(separator: " ") }
        let cut = Set(usual.flatMap(PlainWords.cut)).filter { word in
            word.count < 3 || !names.contains { $0.hasPrefix(word.dropLast()) }
        }
        let lines = usual.filter { line in cut.contains { line.contains($0) } }.joined(separator: "\n")
        #expect(cut.isEmpty, "is cut: \(view.name): \(cut.sorted().joined(separator: " "))\n\(lines)")
    }

    private func expect(
        _ words: Set<String>, in view: RecordedView, only exceptions: [String: [String]], _ fault: String,
        on lines: [String]
    ) {
        let allowed = Set(exceptions[view.name] ?? [])
        let new = words.subtracting(allowed).sorted()
        let places = lines.filter { line in new.contains { line.contains($0) } }.joined(separator: "\n")
        #expect(new.isEmpty, "\(fault): \(view.name): \(new.joined(separator: " "))\n\(places)")
        #expect(
            allowed.isSubset(of: words),
            "no longer \(fault): \(view.name): \(allowed.subtracting(words).sorted().joined(separator: " "))")
    }
}

/// The plain words of a screen, and those that may be plain in any language.
private enum PlainWords {
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let template = Result { try POFile.template() }

    static let language = Result { try Language(template.get().pseudo) }

    static let sentences = Result { try template.get().sentences }

    /// The words of two letters or more without an accent.
    static func of(_ line: String) -> [String] {
        let words = line.split(whereSeparator: { !$0.isLetter })
        return words.filter { $0.count > 1 && $0.allSatisfy(\.isASCII) }.map { String($0) }
    }

    /// The line without beginnings of words of the data before "…": data is cut where there is no room.
    static func withoutHalves(_ line: String, of data: Set<String>) -> String {
        line.replacing(/([A-Za-z]+)…/) { half in
            data.contains { $0.hasPrefix(half.output.1) } ? "" : String(half.output.0)
        }
    }

    /// The translated words that are cut: each translated text ends with a tilde, so the last
    /// letter of one that is cut has an accent.
    static func cut(_ line: String) -> [String] {
        line.matches(of: /[^\s│▌]*[~\u{C0}-\u{24F}\u{1E00}-\u{1EFF}]+…/).map { String($0.output) }
    }

    /// The words of a diary, of the lists of names that are built in, keys, units and notation.
    static func data(_ texts: [String]) throws -> Set<String> {
        try names.get().union(units).union(texts.flatMap(inASCII))
    }

    /// All texts in a diary.
    static func texts(_ diary: Diary) throws -> [String] {
        try diary.read { database in
            let tables = try String.fetchAll(
                database,
                sql: """
                    SELECT name FROM pragma_table_list
                    WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'journal%'
                    """)
            return try tables.flatMap { table in
                try Row.fetchAll(database, sql: "SELECT * FROM \"\(table)\"").flatMap { row in
                    row.databaseValues.compactMap { String.fromDatabaseValue($0) }
                }
            }
        }
    }

    /// The same in data, by bytes, since a diary has much of it.
    private static func inASCII(_ text: String) -> [String] {
        let words = text.utf8.split { $0 < 0x80 && !(0x61...0x7A).contains($0 | 0x20) }
        return words.compactMap { $0.count > 1 && $0.allSatisfy { $0 < 0x80 } ? String(Substring($0)) : nil }
    }

    /// The words in names of exercises, activities, foods and themes.
    private static let names = Result {
        var words: Set<String> = []
        for list in ["activities", "exercises", "foods", "portions"] {
            let file = project.appendingPathComponent("Sources/CEmbedded/catalogue/\(list).csv")
            words.formUnion(of(try String(contentsOf: file, encoding: .utf8)))
        }
        let themes = project.appendingPathComponent("themes").path
        for theme in try FileManager.default.contentsOfDirectory(atPath: themes) {
            let text = try String(contentsOfFile: themes + "/" + theme, encoding: .utf8)
            words.formUnion(text.matches(of: /(?:name|title) = "(.*)"/).flatMap { of(String($0.1)) })
        }
        return words
    }

    private static let units: Set<String> = [
        "kg", "lb", "km", "cm", "mm", "mi", "kcal", "ml", "min", "bpm", "mmHg", "reps", "RM", "bw", "RPE", "BMI",
        "EMOM", "csv", "Ctrl", "Esc", "Tab", "Enter", "Space", "PgUp", "PgDn", "Home", "End", "Shift", "Backspace",
        "Alt", "Del", "Delete",
    ]

    /// The plain words that a view may show: data that is typed or read from files, articles of the library, halves of
    /// words behind a window. Only content may be added.
    static let exceptions = Result { try list("untranslated") }

    /// The words of each view in a list of exceptions.
    private static func list(_ name: String) throws -> [String: [String]] {
        let file = project.appendingPathComponent("Tests/SpotterUITests/Snapshots/\(name).txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let parts = lines.map { $0.split(separator: ":", maxSplits: 1).map(String.init) }
        return Dictionary(uniqueKeysWithValues: parts.map { ($0[0], $0[1].split(separator: " ").map(String.init)) })
    }
}
