/// Something in a theme that could not be used. The theme works without it.
public struct ThemeIssue: Hashable, Sendable {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// No role has this name; the nearest one that does.
        case unknownRole(nearest: String?)
        /// A word is neither a colour nor an emphasis.
        case unknownWord(String)
        /// The theme has no such key.
        case unknownKey
        /// The key's value is not one of these.
        case notOneOf([String])
        /// No theme has the inherited name.
        case unknownParent(String)
        /// The theme inherits itself.
        case circle
    }

    /// The theme's name.
    public let theme: String
    /// The role, palette entry or key.
    public let place: String
    /// What is wrong.
    public let problem: Problem
}

extension ThemeIssue: CustomStringConvertible {
    /// One line that names the theme, the place and the fix.
    public var description: String {
        "theme \(theme), \(place): \(advice)"
    }

    private var advice: String {
        switch problem {
        case .unknownRole(let nearest):
            "no such role" + (nearest.map { "; did you mean \($0)?" } ?? "; see docs/themes.md for the list")
        case .unknownWord(let word):
            "\(word) is no colour; write #rrggbb, a palette name, red, bright-blue or default"
        case .unknownKey:
            "no such key; known are \(ThemeDefinition.knownFields.sorted().joined(separator: ", "))"
        case .notOneOf(let values):
            "write \(values.joined(separator: " or "))"
        case .unknownParent(let name):
            "there is no theme \(name); correct the name or remove the line"
        case .circle:
            "it inherits itself; remove one of the inherits lines"
        }
    }
}
