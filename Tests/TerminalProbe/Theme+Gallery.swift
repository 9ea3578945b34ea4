import TerminalKit

extension Theme {
    /// Colours that the tests know.
    static let gallery = Theme(
        ThemeDefinition(
            name: "gallery", fields: [:], palette: [:],
            roles: ["accent": "#ff8000", "error": "bright-red", "selection": "#000010 on #80ff00", "border": "blue"]))
}
