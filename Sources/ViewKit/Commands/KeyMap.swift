public import TerminalKit

/// Which keys run which command, scope by scope.
public struct KeyMap: Sendable {
    /// What a sequence of keys means so far.
    public enum Meaning: Equatable, Sendable {
        case command(CommandID)
        case prefix
        case nothing
    }

    /// What each sequence of keys runs.
    private var tables: [KeyScope: [[Key]: CommandID]] = [:]
    private var sequencesByCommand: [CommandID: [KeySequence]] = [:]

    /// The default keys of the commands, with the keys of `changes` in place of those of the commands it names.
    public init(commands: [CommandInfo], changes: [CommandID: [KeySequence]] = [:]) {
        for command in commands {
            let keys = changes[command.id] ?? command.keys
            sequencesByCommand[command.id] = keys
            for sequence in keys { tables[command.scope, default: [:]][sequence.keys] = command.id }
        }
    }

    /// The keys of a command, the usual one first.
    public func keys(of command: CommandID) -> [KeySequence] { sequencesByCommand[command] ?? [] }

    /// What `keys` mean where `scopes` count, innermost first.
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
