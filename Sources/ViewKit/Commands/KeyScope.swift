/// Where a key counts. A view names its scopes from the innermost outwards; the first one that knows the key wins. Each
/// view declares its own beside its commands.
public struct KeyScope: Hashable, Sendable {
    /// The name in the key file: `[keys.sheet]`.
    public let name: String
    /// The heading in the help and in the key file.
    public let title: String

    /// Names a scope.
    package init(_ name: String, _ title: String) {
        self.name = name
        self.title = title
    }

    /// Works in every view.
    public static let everywhere = KeyScope("everywhere", "Everywhere")
    /// Moving in whatever has lines.
    public static let list = KeyScope("list", "Moving")
    /// Forms, questions and lists that lie over a view.
    public static let dialog = KeyScope("dialog", "Forms, questions and choosers")
}
