/// One thing that Spotter can do. The table of commands is the source of the footer, the help, the palette, the prefix
/// popups, the key file and `docs/keys.md`.
public struct Command: Identifiable, Sendable {
    /// The stable name of a command, as the key file writes it: `log.fill-set`.
    public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Wraps a literal name.
        public init(stringLiteral value: String) { self.init(rawValue: value) }
    }

    /// The stable name.
    public let id: ID
    /// What it does, as an imperative phrase; stands in the help and in the palette.
    public let title: String
    /// One or two words for the footer; nil keeps it out of the footer.
    public let hint: String?
    /// Where its keys count.
    public let scope: KeyScope
    /// The keys it has unless the key file says otherwise.
    public let keys: [KeySequence]
    /// Why it cannot be done now; nil when it can.
    public let disabledReason: @Sendable (AppState) -> String?

    /// Describes a command.
    public init(
        _ id: ID, _ title: String, hint: String? = nil, in scope: KeyScope, keys: [KeySequence] = [],
        unless disabledReason: @escaping @Sendable (AppState) -> String? = { _ in nil }
    ) {
        self.id = id
        self.title = title
        self.hint = hint
        self.scope = scope
        self.keys = keys
        self.disabledReason = disabledReason
    }
}
