public import TerminalKit

/// One or more keys pressed after each other: `a`, `g g`, `n c`, `C-r`.
public struct KeySequence: Hashable, Sendable, CustomStringConvertible {
    /// The keys in the order they are pressed; never empty.
    public let keys: [Key]

    /// Makes a sequence of one or more keys.
    public init(_ keys: [Key]) { self.keys = keys }

    /// Reads names separated by blanks; nil when a name is unknown or there is none.
    public init?(_ text: String) {
        let names = text.split(separator: " ")
        let keys = names.compactMap { Key(name: String($0)) }
        guard !names.isEmpty, keys.count == names.count else { return nil }
        self.keys = keys
    }

    /// Whether one of the two is the beginning of the other: then only the shorter one could ever be pressed.
    package func collides(with other: KeySequence) -> Bool {
        keys.starts(with: other.keys) || other.keys.starts(with: keys)
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
