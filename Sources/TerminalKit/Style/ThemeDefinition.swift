/// What a theme file says, before it is understood.
///
/// A role's value is `[foreground] [on background] [emphasis ...]`, for example `accent bold`,
/// `#ffffff on #264f78`, `reverse` or `on bar`. A colour is `#rrggbb`, `#rgb`, a name of the palette, one of the
/// terminal's sixteen (`red`, `bright-blue`, `grey`), or `default` for the terminal's own. Emphasis is `bold`, `dim`,
/// `italic`, `underline` or `reverse`. What is not said is taken from the role `text`.
///
/// A name before a dot serves all that follow it: `gauge` is used for `gauge.full` unless that is set as well. What a
/// theme does not set comes from the theme that it inherits, and at last from `ThemeDefinition.base`.
public struct ThemeDefinition: Hashable, Sendable {
    /// The name by which it is chosen and inherited.
    public var name: String
    /// The keys outside of tables: `title`, `appearance` (`dark` or `light`), `inherits`, `assumed-background`.
    public var fields: [String: String]
    /// Colours by the theme's own names.
    public var palette: [String: String]
    /// Values by role name.
    public var roles: [String: String]

    /// Makes a definition from what was read from a file.
    public init(name: String, fields: [String: String] = [:], palette: [String: String] = [:], roles: [String: String])
    {
        self.name = name
        self.fields = fields
        self.palette = palette
        self.roles = roles
    }

    /// The keys that `fields` may have.
    static let knownFields: Set<String> = ["name", "title", "appearance", "inherits", "assumed-background"]

    /// The ground that all themes stand on: no colours, everything told apart by emphasis. It is also what remains
    /// of any theme on a terminal without colours.
    public static let base = ThemeDefinition(
        name: "base", fields: ["title": "Without colours", "appearance": "dark"],
        roles: [
            "text": "default on default", "accent": "bold", "title": "bold", "heading": "bold", "header": "underline",
            "tab.active": "bold", "selection": "reverse", "selection.unfocused": "underline", "warning": "bold",
            "error": "bold", "ghost": "dim", "live": "reverse", "hands-free": "reverse", "key": "bold",
            "superset": "bold", "gauge.over": "bold", "input": "underline", "cursor.cell": "bold reverse",
            "draft": "italic", "match": "underline",
        ])
}
