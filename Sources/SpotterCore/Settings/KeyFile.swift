public import ViewKit

/// The user's key file: other keys for some commands. What cannot be used is named in `problems` and left out.
///
///     version = 1
///     [keys]
///     "log.fill-set" = ["f"]
///     [keys.sheet]
///     "row.add" = "a"
public struct KeyFile: Sendable {
    /// The version of this file's format.
    public static let version = 1

    /// Keys in place of the default ones, by command.
    public private(set) var changes: [CommandID: [KeySequence]] = [:]
    /// Where the entries stand, those that are left out because of a clash among them.
    private(set) var paths: [CommandID: [String]] = [:]
    /// What could not be used, with line and fix.
    private(set) var found: [SettingsProblem] = []
    /// The command whose line was left out because of a clash, with what is said of it.
    public private(set) var clashes: [CommandID: String] = [:]

    /// What could not be used, with file, line and fix.
    public var problems: [String] { found.map(\.description) }

    /// All defaults: no file.
    public init() {}

    /// Reads a file's text, which may give keys to these commands.
    public init(_ text: String, name: String = "keys.toml", commands: [CommandInfo]) {
        var reader = KeyFileReader(TOMLFile(text, name: name), commands: commands)
        reader.read()
        changes = reader.entries.mapValues(\.keys)
        paths = reader.paths
        clashes = reader.clashes.mapValues(\.description)
        found = reader.problems.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
    }

    /// The default keys as a key file, all commented out: a file to begin with, from the commands by their views.
    public static func template(_ sections: [(scope: KeyScope, commands: [CommandInfo])]) -> String {
        var text = """
            # Spotter's keys. Remove the # before a line and write other keys; an empty list leaves a command to the palette.
            # A key is a character, or Enter, Tab, S-Tab, Esc, Space, Up, PgDn, F5, C-r (Ctrl), A-x (Alt); "g g" is one after another.
            version = \(version)

            """
        for (scope, own) in sections {
            text += "\n# \(scope.title)\n[keys.\(scope.name)]\n"
            for command in own {
                let keys = command.keys.map { TOMLFile.quoted($0.description) }.joined(separator: ", ")
                text += "# \(TOMLFile.quoted(command.id.rawValue)) = [\(keys)]  # \(command.title)\n"
            }
        }
        return text
    }
}
