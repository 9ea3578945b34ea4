import Foundation

@testable import TerminalKit

/// Parses the shipped theme files as far as these tests need: tables of `key = "value"` lines.
enum ThemeFile {
    private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "themes")

    /// The names of all shipped themes.
    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(5)) }.sorted()
    }()

    static func definition(_ name: String) throws -> ThemeDefinition {
        let file = folder.appending(path: "\(name).toml")
        var tables: [String: [String: String]] = [:]
        var table = ""
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            if let match = line.wholeMatch(of: /\[(.+)\]/) {
                table = String(match.1)
            } else if let match = line.wholeMatch(of: /"?([a-z.-]+)"? = "([^"]*)" *(#.*)?/) {
                tables[table, default: [:]][String(match.1)] = String(match.2)
            } else if !line.hasPrefix("#") {
                throw Unreadable(line: String(line))
            }
        }
        return ThemeDefinition(
            name: name, fields: tables[""] ?? [:], palette: tables["palette"] ?? [:], roles: tables["roles"] ?? [:])
    }

    static func theme(_ name: String) throws -> Theme {
        Theme(try definition(name))
    }

    struct Unreadable: Error {
        let line: String
    }
}
