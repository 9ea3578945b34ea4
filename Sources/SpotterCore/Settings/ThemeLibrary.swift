public import TerminalKit

/// The themes that were found, by name. There is always one: without files, the theme that is built in.
public struct ThemeLibrary: Sendable {
    /// A theme to choose.
    public struct Entry: Hashable, Sendable {
        /// The name in `config.toml`.
        public let name: String
        /// The name for people.
        public let title: String
    }

    /// The themes in the order of their titles; never empty.
    public let entries: [Entry]
    private let files: [ThemeFile]
    private let unreadable: [SettingsProblem]

    /// Only the theme that is built in.
    public init() { self.init(files: []) }

    /// The themes of these files. Of two with the same name the first counts; what is no theme is in `problems`.
    public init(files texts: [(name: String, text: String)]) {
        var files: [ThemeFile] = []
        var unreadable: [SettingsProblem] = []
        for file in texts {
            do throws(SettingsProblem) {
                let theme = try ThemeFile(file.text, name: file.name)
                guard !files.contains(where: { $0.definition.name == theme.definition.name }) else { continue }
                files.append(theme)
            } catch {
                unreadable.append(error)
            }
        }
        self.files = files
        self.unreadable = unreadable
        let found = files.map { file in
            Entry(name: file.definition.name, title: file.definition.fields["title"] ?? file.definition.name)
        }
        let sorted = found.sorted { $0.title != $1.title ? $0.title < $1.title : $0.name < $1.name }
        entries = sorted.isEmpty ? [Entry(name: Theme.plain.name, title: Theme.plain.title)] : sorted
    }

    /// The themes of all `*.toml` files in these folders; folders that are not there are passed over.
    public static func load(directories: [String]) -> ThemeLibrary {
        ThemeLibrary(files: directories.flatMap(Settings.files))
    }

    /// The theme of that name; else `dark`; else the one that is built in.
    public func theme(named name: String) -> Theme {
        let file = files.first { $0.definition.name == name } ?? files.first { $0.definition.name == "dark" }
        return file.map { Theme($0.definition, among: definitions) } ?? .plain
    }

    /// The file of that theme to the letter: something to begin an own one with.
    public func text(of name: String) -> String? { files.first { $0.definition.name == name }?.text }

    /// Whether a theme of that name was found.
    public func contains(_ name: String) -> Bool { entries.contains { $0.name == name } }

    /// What cannot be used, naming file, line and fix. Looks through all themes: not for the way to the first frame.
    public var problems: [String] {
        let found = unreadable + files.flatMap { $0.problems(among: definitions) }
        return found.map(\.description)
    }

    private var definitions: [ThemeDefinition] { files.map(\.definition) }
}
