/// The stable name of a command, as the key file writes it: `log.fill-set`.
public struct CommandID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Wraps a literal name.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// What there is to say of a command without its view: the source of the footer, the help, the palette, the prefix
/// popups, the key file and `docs/keys.md`.
public struct CommandInfo: Identifiable, Sendable {
    /// The stable name.
    public let id: CommandID
    /// What it does, as an imperative phrase; stands in the help and in the palette.
    public let title: String
    /// One or two words for the footer; nil keeps it out of the footer.
    public let hint: String?
    /// Where its keys count.
    public let scope: KeyScope
    /// The keys it has unless the key file says otherwise.
    public let keys: [KeySequence]

    /// Describes a command.
    public init(
        _ id: CommandID, _ title: String, hint: String? = nil, in scope: KeyScope, keys: [KeySequence] = []
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
