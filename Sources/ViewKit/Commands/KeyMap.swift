public import TerminalKit

/// Which keys run which command, scope by scope.
public struct KeyMap: Sendable {
    /// What a sequence of keys means so far.
    public enum Meaning: Equatable, Sendable {
        case command(CommandID)
        case prefix
        case nothing
    }

    /// The keys that can come next, and what the keys until here run.
    private struct Node: Sendable {
        var command: CommandID?
        var next: [Key: Node] = [:]

        subscript(keys: ArraySlice<Key>) -> Node? {
            guard let first = keys.first else { return self }
            return next[first]?[keys.dropFirst()]
        }

        mutating func put(_ command: CommandID, at keys: ArraySlice<Key>) {
            if let first = keys.first {
                next[first, default: Node()].put(command, at: keys.dropFirst())
            } else {
                self.command = command
            }
        }

        /// The command that a key leads to, the one with the fewest further keys first.
        var nearest: CommandID? { command ?? next.values.lazy.compactMap(\.nearest).first }
    }

    private var roots: [KeyScope: Node] = [:]
    private var sequencesByCommand: [CommandID: [KeySequence]] = [:]

    /// The default keys of the commands, with the keys of `changes` in place of those of the commands it names.
    public init(commands: [CommandInfo], changes: [CommandID: [KeySequence]] = [:]) {
        for command in commands {
            let keys = changes[command.id] ?? command.keys
            sequencesByCommand[command.id] = keys
            for key in keys { roots[command.scope, default: Node()].put(command.id, at: key.keys[...]) }
        }
    }

    /// The keys of a command, the usual one first.
    public func keys(of command: CommandID) -> [KeySequence] { sequencesByCommand[command] ?? [] }

    /// What `keys` mean where `scopes` count, innermost first.
    public func meaning(of keys: [Key], in scopes: [KeyScope]) -> Meaning {
        for scope in scopes {
            guard let node = roots[scope]?[keys[...]] else { continue }
            if let command = node.command { return .command(command) }
            return .prefix
        }
        return .nothing
    }

    /// The commands that can follow the keys pressed so far, with the key that comes next.
    public func continuations(of keys: [Key], in scopes: [KeyScope]) -> [(key: Key, command: CommandID)] {
        var found: [Key: CommandID] = [:]
        for scope in scopes {
            for (key, node) in roots[scope]?[keys[...]]?.next ?? [:] where found[key] == nil {
                found[key] = node.nearest
            }
        }
        return found.map { ($0.key, $0.value) }.sorted { $0.key.name < $1.key.name }
    }
}
