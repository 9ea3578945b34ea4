/// The looks of all roles. Making one never fails: what cannot be used is listed in `issues` and left out.
public struct Theme: Sendable {
    /// Whether a theme is made for a dark or a light terminal.
    public enum Appearance: String, CaseIterable, Sendable {
        /// Light text on dark ground.
        case dark
        /// Dark text on light ground.
        case light
    }

    /// The name by which it is chosen.
    public let name: String
    /// The name for people.
    public let title: String
    /// The kind of terminal that it is made for.
    public let appearance: Appearance
    /// What stands behind the text when the terminal's own background is used; only for computing contrast.
    public let assumedBackground: RGB
    /// What could not be used of the definitions.
    public let issues: [ThemeIssue]

    /// What the theme says of the roles; the others look like `text`.
    let looks: [Role: Look]

    /// The theme without colours, for when no file can be read.
    public static let plain = Theme(.base)

    /// Understands a definition; `library` holds the themes that it may inherit.
    public init(_ definition: ThemeDefinition, among library: [ThemeDefinition] = []) {
        var reader = ThemeReader(definition, library: library)
        name = definition.name
        looks = reader.looks()
        title = reader.field("title") ?? definition.name
        appearance = reader.appearance()
        assumedBackground = reader.assumedBackground() ?? (appearance == .light ? RGB(255, 255, 255) : RGB(0, 0, 0))
        issues = reader.issues
    }

    func look(_ role: Role) -> Look {
        looks[role] ?? Look()
    }
}
