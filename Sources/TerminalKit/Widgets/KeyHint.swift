/// A key and what it does here, for the last line of the screen.
public struct KeyHint: Hashable, Sendable {
    /// The key's name for people.
    public let key: String
    /// What it does, in one or two words.
    public let label: String
    /// What a click on it presses, one after another; empty where it names several ways.
    public let keys: [Key]

    /// Makes a hint of the name of one key, or of words: `↑ ↓`, `type`.
    public init(_ key: String, _ label: String) {
        self.key = key
        self.label = label
        keys = Key(name: key).map { [$0] } ?? []
    }

    /// Makes a hint for a key.
    public init(_ key: Key, _ label: String) {
        self.init([key], label)
    }

    /// Makes a hint for keys pressed after each other.
    public init(_ keys: [Key], _ label: String) {
        key = keys.map(\.displayName).joined(separator: " ")
        self.label = label
        self.keys = keys
    }
}
