import TerminalKit
public import ViewKit

/// Reads a key file entry by entry and removes colliding entries.
struct KeyFileReader {
    /// The keys of one command in the file.
    struct Entry: Sendable {
        let keys: [KeySequence]
        /// The path in the file.
        let path: [String]
    }

    private(set) var entries: [CommandID: Entry] = [:]
    private(set) var problems: [SettingsProblem] = []
    /// The path of every entry, including removed ones.
    private(set) var paths: [CommandID: [String]] = [:]
    /// The commands whose entries were removed, with the reason.
    private(set) var clashes: [CommandID: SettingsProblem] = [:]
    private let file: TOMLFile
    private let commands: [CommandInfo]
    private let commandByName: [String: CommandInfo]

    init(_ file: TOMLFile, commands: [CommandInfo]) {
        self.file = file
        self.commands = commands
        commandByName = Dictionary(commands.map { ($0.id.rawValue, $0) }) { first, _ in first }
    }

    mutating func read() {
        problems = file.problems
        for (key, value) in file.root.sorted(by: { $0.key < $1.key }) {
            switch (key, value) {
            case ("version", .whole(KeyFile.version)): continue
            case ("version", _): complain([key], "write version = \(KeyFile.version).")
            case ("keys", .table(let table)): read(table, at: ["keys"])
            case ("keys", _): complain([key], "write [keys] on its own line, and the commands below it.")
            default: complain([key], "unknown key \(key); commands belong below [keys].")
            }
        }
        removeCollisions()
    }

    private mutating func read(_ table: [String: TOMLFile.Value], at path: [String]) {
        for (key, value) in table.sorted(by: { $0.key < $1.key }) {
            if case .table(let inner) = value {
                read(inner, at: path + [key])
            } else {
                take(path + [key], value)
            }
        }
    }

    private mutating func take(_ path: [String], _ value: TOMLFile.Value) {
        guard let command = command(Array(path.dropFirst())) else {
            let name = path.last ?? ""
            let near = NearName.nearest(to: name, among: commands.map(\.id.rawValue), least: 2)
            return complain(
                path,
                near.map { "unknown command \(name): did you mean \($0)? The line is ignored." }
                    ?? "unknown command \(name). The line is ignored.")
        }
        guard let texts = Self.texts(value) else {
            return complain(
                path, "\(command.id.rawValue) takes a key or a list of keys in quotes: [\"a\", \"g g\"].")
        }
        var keys: [KeySequence] = []
        for text in texts {
            guard let sequence = KeySequence(text) else {
                let unknown = text.split(separator: " ").first { Key(name: String($0)) == nil } ?? Substring(text)
                return complain(
                    path, "\"\(unknown)\" is not a key. Write a character, or Enter, Esc, Tab, PgUp, F5, C-r or A-x.")
            }
            keys.append(sequence)
        }
        entries[command.id] = Entry(keys: keys, path: path)
        paths[command.id] = path
    }

    /// The path may contain the scope of the command, its name, or both.
    private func command(_ path: [String]) -> CommandInfo? {
        if let command = commandByName[path.joined(separator: ".")] { return command }
        guard let first = path.first, commands.contains(where: { $0.scope.name == first }) else { return nil }
        return commandByName[path.dropFirst().joined(separator: ".")]
    }

    private static func texts(_ value: TOMLFile.Value) -> [String]? {
        switch value {
        case .text(let text): return [text]
        case .list(let values):
            let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
            return texts.count == values.count ? texts : nil
        default: return nil
        }
    }

    private mutating func complain(_ path: [String], _ text: Phrase) {
        problems.append(file.problem(at: path, text))
    }
}

// MARK: Collisions

extension KeyFileReader {
    /// Removes an entry if its key would run two commands in one view, or would be the prefix of a longer key. Of two
    /// entries in the file the later one is removed.
    private mutating func removeCollisions() {
        while let (mine, other, key) = firstCollision() {
            let place: Phrase =
                commandByName[other.rawValue].map { "\(other.rawValue) (\($0.title))" } ?? "\(other.rawValue)"
            let problem = file.problem(
                at: entries.removeValue(forKey: mine)?.path ?? [],
                "\(key.description) already belongs to \(place). Give that command another key as well; the line is ignored."
            )
            problems.append(problem)
            clashes[mine] = problem
        }
    }

    /// The entry to remove, the command it collides with, and the key.
    private func firstCollision() -> (mine: CommandID, other: CommandID, key: KeySequence)? {
        var owners: [KeyScope: [(key: KeySequence, command: CommandID)]] = [:]
        for command in commands {
            for key in entries[command.id]?.keys ?? command.keys {
                for owner in owners[command.scope] ?? []
                where owner.command != command.id && owner.key.collides(with: key) {
                    guard let mine = later(owner.command, command.id) else { continue }
                    return mine == command.id ? (mine, owner.command, key) : (mine, command.id, owner.key)
                }
                owners[command.scope, default: []].append((key, command.id))
            }
        }
        return nil
    }

    /// The command that the file sets; if it sets both, the one further down.
    private func later(_ first: CommandID, _ second: CommandID) -> CommandID? {
        [second, first].filter { entries[$0] != nil }.max { line(of: $0) < line(of: $1) }
    }

    private func line(of command: CommandID) -> Int { entries[command].flatMap { file.line(of: $0.path) } ?? 0 }
}

/// The user's key file, which sets other keys for some commands. Unusable entries are reported in `problems` and
/// ignored.
///
///     version = 1
///     [keys]
///     "log.fill-set" = ["f"]
///     [keys.sheet]
///     "row.add" = "a"
public struct KeyFile: Sendable {
    /// The version of this file's format.
    public static let version = 1

    /// The keys that replace the default ones, by command.
    public private(set) var changes: [CommandID: [KeySequence]] = [:]
    /// The paths of all entries, including those removed because of a clash.
    private(set) var paths: [CommandID: [String]] = [:]
    /// The problems of the file, with line and fix.
    private(set) var found: [SettingsProblem] = []
    /// The commands whose entries were removed because of a clash, with the message.
    public private(set) var clashes: [CommandID: Phrase] = [:]

    /// The problems of the file, with file, line and fix.
    public var problems: [Phrase] { found.map(\.wording) }

    /// Creates an empty key file: all keys are the defaults.
    public init() {}

    /// Parses the text of a file that sets keys for these commands.
    public init(_ text: String, name: String = "keys.toml", commands: [CommandInfo]) {
        var reader = KeyFileReader(TOMLFile(text, name: name), commands: commands)
        reader.read()
        changes = reader.entries.mapValues(\.keys)
        paths = reader.paths
        clashes = reader.clashes.mapValues(\.wording)
        found = reader.problems.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
    }

    /// A commented-out key file with the default keys of all commands, grouped by view.
    public static func template(_ sections: [(scope: KeyScope, commands: [CommandInfo])]) -> String {
        var text = """
            # Spotter's keys. Remove the # before a line and write other keys; an empty list leaves a command only in the palette.
            # A key is a character, or Enter, Tab, S-Tab, Esc, Space, Up, PgDn, F5, C-r (Ctrl), A-x (Alt); "g g" is two keys in a row.
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
