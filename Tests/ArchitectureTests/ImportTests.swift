import Foundation
import Testing

/// SwiftPM lets a target import modules that it did not declare; this test checks the table of `docs/architecture.md`.
@Suite("Targets import only what the architecture allows")
struct ImportTests {
    /// The libraries that every room of the front end may import.
    private static let libraries: Set = [
        "FitnessModel", "DiaryStore", "DiaryExchange", "Phrases", "TerminalKit", "ViewKit", "SpotterCore",
    ]
    /// The rooms below the application.
    private static let rooms: Set = ["SpotterShell", "BodyUI", "WellbeingUI", "TrainingUI", "DiaryUI", "PeopleUI"]

    /// The modules, internal and external, that each target may import; the standard library and Foundation are free.
    static let allowed: [String: Set<String>] = [
        "Phrases": [],
        "FitnessModel": [],
        "DiaryStore": ["FitnessModel", "GRDB", "CSQLiteSession", "CEmbedded", "CSecret"],
        "DemoDiary": ["FitnessModel", "DiaryStore", "CEmbedded"],
        "DiaryExchange": ["FitnessModel", "CExpat", "CZlib"],
        "TerminalKit": ["CWidth", "Phrases"],
        "CursesTerminal": ["TerminalKit", "CCurses"],
        "ViewKit": ["FitnessModel", "Phrases", "TerminalKit"],
        "SpotterCore": ["FitnessModel", "DiaryStore", "DiaryExchange", "Phrases", "TerminalKit", "ViewKit"],
        "SpotterShell": libraries.union(["DemoDiary"]),
        "BodyUI": libraries.union(["SpotterShell"]),
        "WellbeingUI": libraries.union(["SpotterShell"]),
        "TrainingUI": libraries.union(["SpotterShell", "BodyUI"]),
        "DiaryUI": libraries.union(["SpotterShell", "BodyUI"]),
        "PeopleUI": libraries.union(["SpotterShell", "BodyUI", "WellbeingUI", "TrainingUI", "DiaryUI"]),
        "SpotterUI": libraries.union(rooms),
        "spotter": libraries.union([
            "DemoDiary", "CursesTerminal", "SpotterShell", "SpotterUI", "ArgumentParser", "Logging",
        ]),
    ]
    static let free: Set<String> = [
        "Foundation", "FoundationEssentials", "Glibc", "Darwin", "Dispatch", "Synchronization", "Swift",
    ]

    @Test("Every import is in the table", arguments: allowed.keys.sorted())
    func imports(target: String) throws {
        let permitted = try #require(Self.allowed[target]).union(Self.free)
        let files = try Source.files(in: "Sources/\(target)")
        #expect(!files.isEmpty)
        for file in files {
            for module in file.imports where !permitted.contains(module) {
                Issue.record("\(file.path) imports \(module), which \(target) may not")
            }
        }
    }

    @Test("Every target is in the table")
    func targets() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Source.root + "/Sources")
        let swift = folders.filter { !$0.hasPrefix("C") || $0 == "CursesTerminal" }
        #expect(Set(swift) == Set(Self.allowed.keys))
    }

    @Test("The benchmarks and what they use do without the test library, which release builds do not have")
    func benchmarks() throws {
        let files = try Source.files(in: "Tests/Support") + Source.files(in: "Tests/Benchmarks")
        #expect(!files.isEmpty)
        #expect(files.filter { $0.imports.contains("Testing") }.map(\.path) == [])
    }

    @Test("No source file has more than 345 lines")
    func lengths() throws {
        for file in try Source.files(in: "Sources") where file.lines.count > 345 {
            Issue.record("\(file.path) has \(file.lines.count) lines")
        }
    }

    @Test("Only tests use try! and as!")
    func force() throws {
        for file in try Source.files(in: "Sources") {
            for (number, line) in file.lines.enumerated() where line.contains("try!") || line.contains("as!") {
                Issue.record("\(file.path):\(number + 1) forces: \(line)")
            }
        }
    }
}

/// A source file of the package, read as text.
struct Source {
    /// The package's folder.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    let path: String
    let lines: [Substring]

    /// The modules that the file imports, with any access and of any kind.
    var imports: [String] {
        lines.compactMap { line in
            let words = line.split(separator: " ").filter {
                !["public", "package", "internal", "private", "fileprivate", "@testable", "@preconcurrency"].contains(
                    $0)
            }
            guard words.first == "import", words.count > 1 else { return nil }
            let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
            let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
            return String(name.split(separator: ".")[0])
        }
    }

    /// All Swift files below a folder of the package.
    static func files(in folder: String) throws -> [Source] {
        let base = root + "/" + folder
        let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
        return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            let text = try String(contentsOfFile: base + "/" + name, encoding: .utf8)
            return Source(
                path: folder + "/" + name, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
        }
    }
}
