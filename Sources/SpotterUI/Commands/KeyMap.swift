public import TerminalKit

/// Which keys run which command, scope by scope.
public struct KeyMap: Sendable {
    /// What a sequence of keys means so far.
    public enum Meaning: Equatable, Sendable {
        case command(Command.ID)
        case prefix
        case nothing
    }

    private var commandBySequence: [KeyScope: [KeySequence: Command.ID]] = [:]
    private var sequencesByCommand: [Command.ID: [KeySequence]] = [:]

    /// The default keys of the commands, with the keys of `changes` in place of those of the commands it names.
    public init(commands: [Command] = CommandTable.all, changes: [Command.ID: [KeySequence]] = [:]) {
        for command in commands {
            let keys = changes[command.id] ?? command.keys
            sequencesByCommand[command.id] = keys
            for key in keys { commandBySequence[command.scope, default: [:]][key] = command.id }
        }
    }

    /// The keys of a command, the usual one first.
    public func keys(of command: Command.ID) -> [KeySequence] { sequencesByCommand[command] ?? [] }

    /// What `keys` mean where `scopes` count, innermost first.
    public func meaning(of keys: [Key], in scopes: [KeyScope]) -> Meaning {
        let sequence = KeySequence(keys)
        for scope in scopes {
            if let command = commandBySequence[scope]?[sequence] { return .command(command) }
            if isPrefix(keys, in: scope) { return .prefix }
        }
        return .nothing
    }

    /// The commands that can follow the keys pressed so far, with the key that comes next.
    public func continuations(of keys: [Key], in scopes: [KeyScope]) -> [(key: Key, command: Command.ID)] {
        var found: [(key: Key, command: Command.ID)] = []
        for scope in scopes {
            for (sequence, command) in commandBySequence[scope] ?? [:]
            where sequence.keys.count > keys.count && sequence.keys.starts(with: keys) {
                let next = sequence.keys[keys.count]
                if !found.contains(where: { $0.key == next }) { found.append((next, command)) }
            }
        }
        return found.sorted { $0.key.name < $1.key.name }
    }

    private func isPrefix(_ keys: [Key], in scope: KeyScope) -> Bool {
        commandBySequence[scope]?.keys.contains { $0.keys.count > keys.count && $0.keys.starts(with: keys) } ?? false
    }
}
