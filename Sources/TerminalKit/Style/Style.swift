/// What a cell means and how it is stressed; a theme turns it into colours when it is painted.
public struct Style: Hashable, Sendable {
    /// What the text means.
    public var role: Role
    /// How it is stressed, in addition to what the theme does for the role.
    public var emphasis: Emphasis

    /// Makes a style, for example `Style(.accent, .bold)`.
    public init(_ role: Role, _ emphasis: Emphasis = []) {
        self.role = role
        self.emphasis = emphasis
    }

    /// The same style, stressed in addition.
    public func with(_ emphasis: Emphasis) -> Style {
        Style(role, self.emphasis.union(emphasis))
    }
}
