import TerminalKit

/// One theme file: its definition and the lines of its keys.
struct ThemeFile: Sendable {
    let definition: ThemeDefinition
    /// The unchanged text of the file.
    let text: String
    private let source: TOMLFile

    /// Parses a theme file.
    ///
    /// - Parameter name: The name of the file. It names the theme if the file does not.
    /// - Throws: A problem if the file has no roles and inherits none.
    init(_ text: String, name: String) throws(SettingsProblem) {
        source = TOMLFile(text, name: name)
        self.text = text
        var fields: [String: String] = [:]
        var tables: [String: [String: String]] = [:]
        for (key, value) in source.root {
            switch value {
            case .text(let text): fields[key] = text
            case .table(let table): tables[key] = Self.flattened(table)
            default: continue
            }
        }
        let stem = name.hasSuffix(".toml") ? String(name.dropLast(5)) : name
        guard tables["roles"] != nil || fields["inherits"] != nil else {
            throw source.problems.first
                ?? SettingsProblem(
                    file: name, line: nil, text: "this is not a theme: it has no [roles] and inherits none.")
        }
        definition = ThemeDefinition(
            name: fields["name"] ?? stem, fields: fields, palette: tables["palette"] ?? [:],
            roles: tables["roles"] ?? [:])
    }

    /// The problems of the theme, with lines.
    func problems(among library: [ThemeDefinition]) -> [SettingsProblem] {
        strayValues
            + Theme(definition, among: library).issues.map { issue in
                SettingsProblem(file: source.name, line: line(of: issue.place), text: issue.wording)
            }
    }

    private var strayValues: [SettingsProblem] {
        source.root.sorted { $0.key < $1.key }.compactMap { key, value in
            switch value {
            case .text: nil
            case .table where ["palette", "roles"].contains(key): nil
            case .table: source.problem(at: [key], "[\(key)] is not a table of a theme: use [palette] and [roles].")
            default: source.problem(at: [key], "\(key) must be text in quotes.")
            }
        }
    }

    private func line(of place: String) -> Int? {
        let parts = place.split(separator: ".").map(String.init)
        let paths = [["roles", place], ["roles"] + parts, ["palette", place], [place]]
        return paths.lazy.compactMap { source.line(of: $0) }.first
    }

    /// Flattens nested tables: `gauge.full` may be one quoted key or a table in a table.
    private static func flattened(_ table: [String: TOMLFile.Value], prefix: String = "") -> [String: String] {
        var flat: [String: String] = [:]
        for (key, value) in table {
            switch value {
            case .text(let text): flat[prefix + key] = text
            case .table(let inner): flat.merge(flattened(inner, prefix: prefix + key + ".")) { own, _ in own }
            // Not a text: the theme itself reports it.
            default: flat[prefix + key] = "?"
            }
        }
        return flat
    }
}
