import Foundation
public import ViewKit

/// The settings as they were found at the start: files of the user and the themes.
public struct Settings: Sendable {
    /// Where everything lies.
    public let paths: Paths
    /// `config.toml`.
    public let config: ConfigFile
    /// `keys.toml`.
    public let keys: KeyFile
    /// The themes.
    public let themes: ThemeLibrary
    /// What was remembered.
    public let state: StateFile

    /// Reads the files; those that are not there count as empty.
    ///
    /// - Parameter commands: those to which the key file may give keys.
    public init(_ paths: Paths, commands: [CommandInfo]) {
        self.paths = paths
        config = Self.text(paths.configFile).map { ConfigFile($0) } ?? ConfigFile()
        keys = Self.text(paths.keyFile).map { KeyFile($0, commands: commands) } ?? KeyFile()
        themes = ThemeLibrary.load(directories: paths.themes)
        state = StateFile(path: paths.stateFile)
    }

    /// The theme to begin with: a flag's, the one chosen last, the settings' one, `dark`.
    public func themeName(flag: String?) -> String {
        let names = [flag, state.theme, config.theme, "dark"].compactMap { $0 }
        return names.first { themes.contains($0) } ?? themes.entries[0].name
    }

    /// What is wrong in the user's own two files. The themes' problems are in `themes`.
    public var problems: [String] {
        var problems = config.problems + keys.problems
        if let theme = config.theme, !themes.contains(theme) {
            problems.append("config.toml: there is no theme \(theme). `spotter themes` lists them.")
        }
        return problems
    }

    /// Where automatic backups go.
    public var backups: String { config.backups.map { Paths.expanded($0) } ?? paths.backups }

    /// The text of a file; nil where there is none.
    static func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
