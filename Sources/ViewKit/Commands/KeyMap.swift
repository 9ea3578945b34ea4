public import TerminalKit

/// Which keys run which command, scope by scope.
public struct KeyMap: Sendable {
    /// The meaning of a sequence of keys so far.
    public enum Meaning: Equatable, Sendable {
        case command(CommandID)
        case prefix
        case nothing
    }

    /// The commands of each scope by their keys.
    private var tables: [KeyScope: [[Key]: CommandID]] = [:]
    private var sequencesByCommand: [CommandID: [KeySequence]] = [:]

    /// The default keys of the commands, replaced by `changes` for the commands it names.
    public init(commands: [CommandInfo], changes: [CommandID: [KeySequence]] = [:]) {
        for command in commands {
            let keys = changes[command.id] ?? command.keys
            sequencesByCommand[command.id] = keys
            for sequence in keys { tables[command.scope, default: [:]][sequence.keys] = command.id }
        }
    }

    /// The keys of a command, the usual one first.
    public func keys(of command: CommandID) -> [KeySequence] { sequencesByCommand[command] ?? [] }

    /// The meaning of `keys` in `scopes`, innermost first.
    public func meaning(of keys: [Key], in scopes: [KeyScope]) -> Meaning {
        for table in scopes.lazy.compactMap({ tables[$0] }) {
            if let command = table[keys] { return .command(command) }
            if table.keys.contains(where: { $0.starts(with: keys) }) { return .prefix }
        }
        return .nothing
    }

    /// The commands that can follow the keys pressed so far, with the key that comes next; of several the one with the
    /// fewest further keys.
    public func continuations(of keys: [Key], in scopes: [KeyScope]) -> [(key: Key, command: CommandID)] {
        var found: [Key: CommandID] = [:]
        for table in scopes.compactMap({ tables[$0] }) {
            let longer = table.filter { $0.key.count > keys.count && $0.key.starts(with: keys) }
            let nearestFirst = longer.sorted { $0.key.count < $1.key.count }
            let next = Dictionary(nearestFirst.map { ($0.key[keys.count], $0.value) }) { nearest, _ in nearest }
            found.merge(next) { inner, _ in inner }
        }
        return found.map { ($0.key, $0.value) }.sorted { $0.key.name < $1.key.name }
    }
}

/// Where a key works. A view names its scopes from the innermost outwards; the first one that knows the key wins. Each
/// view declares its own beside its commands.
public struct KeyScope: Hashable, Sendable {
    /// The name in the key file: `[keys.sheet]`.
    public let name: String
    /// The heading in the help and in the key file.
    public let title: Phrase

    /// Names a scope.
    package init(_ name: String, _ title: Phrase) {
        self.name = name
        self.title = title
    }

    /// Works in every view.
    public static let everywhere = KeyScope("everywhere", "Everywhere")
    /// Moving in whatever has lines.
    public static let list = KeyScope("list", "Moving")
    /// Forms, questions and lists above a view.
    public static let dialog = KeyScope("dialog", "Forms, questions and choosers")
}

/// One or more keys pressed after each other: `a`, `g g`, `n c`, `C-r`.
public struct KeySequence: Hashable, Sendable, CustomStringConvertible {
    /// The keys in the order they are pressed; never empty.
    public let keys: [Key]

    /// Makes a sequence of one or more keys.
    public init(_ keys: [Key]) { self.keys = keys }

    /// Parses names separated by blanks; nil if a name is unknown or there is none.
    public init?(_ text: String) {
        let names = text.split(separator: " ")
        let keys = names.compactMap { Key(name: String($0)) }
        guard !names.isEmpty, keys.count == names.count else { return nil }
        self.keys = keys
    }

    /// Whether one is a prefix of the other: the longer one could then never be pressed.
    package func collides(with other: KeySequence) -> Bool {
        keys.starts(with: other.keys) || other.keys.starts(with: keys)
    }

    /// Whether it is one character alone, which may be text.
    package var isCharacter: Bool {
        if case .char? = keys.first { keys.count == 1 } else { false }
    }

    /// The names as they are written in help and in the key file.
    public var description: String { keys.map(\.name).joined(separator: " ") }

    /// The names as they are shown to a person: `Ctrl-R`, `g g`.
    public var display: String { keys.map(\.displayName).joined(separator: " ") }
}

extension KeySequence: ExpressibleByStringLiteral {
    /// Only for the program's own tables; a name that does not exist is a programmer's error.
    public init(stringLiteral text: String) {
        guard let sequence = KeySequence(text) else { preconditionFailure("unknown key in \"\(text)\"") }
        self = sequence
    }
}

/// The stable name of a command, as the key file writes it: `log.fill-set`.
public struct CommandID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Wraps a literal name.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The description of a command without its view: the source of footer, help, palette, prefix popups, key file and
/// `docs/keys.md`.
public struct CommandInfo: Identifiable, Sendable {
    /// The stable name.
    public let id: CommandID
    /// The title in help and palette, an imperative phrase.
    public let title: Phrase
    /// One or two words for the footer; nil to leave it out.
    public let hint: Phrase?
    /// The scope in which its keys work.
    public let scope: KeyScope
    /// The default keys; the key file can replace them.
    public let keys: [KeySequence]

    /// Describes a command.
    public init(
        _ id: CommandID, _ title: Phrase, hint: Phrase? = nil, in scope: KeyScope, keys: [KeySequence] = []
    ) {
        self.id = id
        self.title = title
        self.hint = hint
        self.scope = scope
        self.keys = keys
    }

    /// The same command with other keys.
    public func having(_ keys: [KeySequence]) -> CommandInfo {
        CommandInfo(id, title, hint: hint, in: scope, keys: keys)
    }
}

/// Moving in lists, tables and charts: arrows and vi's keys, the same everywhere.
package enum Motion: String, CaseIterable, Sendable {
    case up = "move.up"
    case down = "move.down"
    case left = "move.left"
    case right = "move.right"
    case pageUp = "move.page-up"
    case pageDown = "move.page-down"
    case first = "move.first"
    case last = "move.last"

    /// The motion of a command; nil for other commands.
    package init?(_ id: CommandID) { self.init(rawValue: id.rawValue) }

    /// The commands of moving, which every view with the scope `list` understands.
    package static let commands: [CommandInfo] = allCases.map { motion in
        CommandInfo(CommandID(rawValue: motion.rawValue), motion.info.title, in: .list, keys: motion.info.keys)
    }

    /// The target line from line `index` of `count`; the ends are not left.
    package func target(from index: Int, count: Int, times: Int = 1, page: Int) -> Int? {
        guard count > 0 else { return nil }
        let wanted: Int
        switch self {
        case .up: wanted = index - times
        case .down: wanted = index + times
        case .pageUp: wanted = index - times * max(page - 1, 1)
        case .pageDown: wanted = index + times * max(page - 1, 1)
        case .first: wanted = 0
        case .last: wanted = count - 1
        case .left, .right: return nil
        }
        return max(0, min(wanted, count - 1))
    }

    /// The title and the keys of the command.
    private var info: (title: Phrase, keys: [KeySequence]) {
        switch self {
        case .up: ("Move up", ["Up", "k"])
        case .down: ("Move down", ["Down", "j"])
        case .left: ("Move left", ["Left", "h"])
        case .right: ("Move right", ["Right", "l"])
        case .pageUp: ("One screen up", ["PgUp", "C-u"])
        case .pageDown: ("One screen down", ["PgDn", "C-d"])
        case .first: ("Go to the first row", ["g g", "Home"])
        case .last: ("Go to the last row", ["G", "End"])
        }
    }
}
