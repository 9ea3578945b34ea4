/// A key and what it does here, for the last line of the screen.
public struct KeyHint: Hashable, Sendable {
    /// The key's name for people.
    public let key: String
    /// What it does, in one or two words.
    public let label: String

    /// Makes a hint.
    public init(_ key: String, _ label: String) {
        self.key = key
        self.label = label
    }

    /// Makes a hint for a key.
    public init(_ key: Key, _ label: String) {
        self.init(key.displayName, label)
    }
}
